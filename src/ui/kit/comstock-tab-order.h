/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where Tab leads to next. */

#pragma once

#include <gtk/gtk.h>

/* Moves the focus of the window that @root is the content of to the next stop in the order of its template, or the one
 * before, and round at the end.  Returns FALSE if there is none. */
gboolean comstock_tab_order_move (GtkWidget *root,
                                  gboolean   forward);
