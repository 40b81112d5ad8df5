/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What GTK's buttons do not do by themselves. */

#pragma once

#include <gtk/gtk.h>

/* Lets a button's label take more lines where one is too long: large text, small screen, another language. */
void comstock_button_wrap (GtkButton *button);

/* A new button that is a box to check, or one of several to choose from if it has the role of a radio button, and tells
 * a screen reader whether it is active: as of GTK 4.10 GTK does so itself. */
GtkWidget *comstock_button_new_toggle (GtkAccessibleRole role);
