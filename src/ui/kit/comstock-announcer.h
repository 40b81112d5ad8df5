/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling a screen reader what happened where the keyboard is not. */

#pragma once

#include <gtk/gtk.h>

/* Once GTK 4.14 is the minimum, gtk_accessible_announce () takes the place of this.
 *
 * Has @sentence, which is shown somewhere as well, read out.  What is said in quick succession is read in one go,
 * together with the title of @widget's window.  Does nothing while @widget is in no window. */
void comstock_announce (GtkWidget  *widget,
                        const char *sentence);

/* Takes back what the window of @widget has announced and what it has not said yet: the language changes. */
void comstock_announce_nothing (GtkWidget *widget);
