/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person's hand: the real pointer and real keys, by xdotool. */

#pragma once

#include <gtk/gtk.h>

/* Runs xdotool with @arguments, words with spaces between ("key ctrl+0"), and lets the widgets follow. */
void ui_hand_do              (const char *arguments);

/* Moves the pointer to (@x, @y) of @widget, in pixels.  A window without a manager lies in the corner of the screen,
 * with the shadow that GTK draws around it. */
void ui_hand_point_at        (GtkWidget *widget,
                              double     x,
                              double     y);

void ui_hand_point_at_middle (GtkWidget  *widget);

/* Moves the pointer there and clicks. */
void ui_hand_click_at        (GtkWidget *widget,
                              double     x,
                              double     y);
