/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardFold: a row that answers come out of, and go back into. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_BOARD_FOLD (comstock_board_fold_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardFold, comstock_board_fold, COMSTOCK, BOARD_FOLD, GtkButton)

/* Properties: "open" (gboolean): a click, Enter and the arrow keys change it; its creator shows the answers below
 * or takes them away. */
GtkWidget *comstock_board_fold_new      (const char        *title,
                                         gboolean           open);

gboolean   comstock_board_fold_get_open (ComstockBoardFold *self);
