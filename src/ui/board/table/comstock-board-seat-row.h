/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardSeatRow: a row of New Game: who holds one seat of the board game, and under which name. */

#pragma once

#include "model/board/comstock-board-setup.h"
#include "ui/table/comstock-holder-row.h"

#define COMSTOCK_TYPE_BOARD_SEAT_ROW (comstock_board_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardSeatRow, comstock_board_seat_row, COMSTOCK, BOARD_SEAT_ROW, ComstockHolderRow)

/* The seat has the sign @suit and may stay empty if @optional; @usual is the rival who sits down here. */
GtkWidget *comstock_board_seat_row_new (ComstockBoardSuit    suit,
                                        gboolean             optional,
                                        const ComstockRival *usual);
