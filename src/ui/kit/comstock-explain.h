/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking what something is: widgets that stand for something of the rules say so, and who points may ask. */

#pragma once

#include <gtk/gtk.h>

/* Says that @widget and what lies in it stand for @topics: ids of the game's topics with spaces between (see
 * comstock-topics.h), or NULL for nothing.  May be called again whenever it stands for something else. */
void comstock_explain_set_topics (GtkWidget  *widget,
                                  const char *topics);

/* Lets a person ask about any such widget in @root: with the right button, a long press, or the keys for menus
 * offer "What Is This?"; Shift+F1 asks about the focus at once.  What is asked goes to the action "table.explain",
 * whose parameter is a string like @topics. */
void comstock_explain_watch      (GtkWidget  *root);

/* Gives @widget the tooltip @text, which may be NULL, unless it has that one: to set it once more makes GTK ask the
 * display where the pointer is, and wait for the answer. */
void comstock_explain_set_tooltip (GtkWidget  *widget,
                                   const char *text);
