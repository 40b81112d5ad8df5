/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardAmount: a slider over the amounts that may be answered, and a button that answers the one it is at. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_AMOUNT (comstock_board_amount_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardAmount, comstock_board_amount, COMSTOCK, BOARD_AMOUNT, GtkWidget)

/* @moves (GArray of CsMove), which is kept, are legal moves of @seat, ascending, at least two.
 * Signal "chosen" (guint move). */
GtkWidget *comstock_board_amount_new (ComstockGame *game,
                                      guint         seat,
                                      GArray       *moves);

/* Puts the slider to the amount of @move, one of its moves. */
void       comstock_board_amount_set (ComstockBoardAmount *self,
                                      CsMove               move);
