/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing something the program shows into a file of the player's choice. */

#pragma once

#include <gtk/gtk.h>

/* Asks above the window of @widget where to write @bytes, and proposes @name, which is made fit for a file.  The file
 * is written as a whole or left as it was; the window, a ComstockWindow, tells that it is done, or why not.  @action
 * opens the question, see comstock-dialog.h. */
void comstock_export (GtkWidget  *widget,
                      const char *action,
                      const char *title,
                      const char *name,
                      GBytes     *bytes);

/* Tries the last export of @window once more, if it has failed. */
void comstock_export_again (GtkWindow *window);
