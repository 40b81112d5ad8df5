/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardSeatRow: a row of New Game: who holds one seat of the board game, of which suit and under which name. */

#pragma once

#include "model/board/comstock-board-setup.h"
#include "ui/table/comstock-suit-row.h"

#define COMSTOCK_TYPE_BOARD_SEAT_ROW (comstock_board_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardSeatRow, comstock_board_seat_row, COMSTOCK, BOARD_SEAT_ROW, ComstockSuitRow)

/* The seat may stay empty if @optional; @usual is the rival who sits down here. */
GtkWidget *comstock_board_seat_row_new        (gboolean                 optional,
                                               const ComstockRival     *usual);

/* FALSE if nobody sits there; @choice then holds the suit alone. */
gboolean   comstock_board_seat_row_get_choice (ComstockBoardSeatRow    *self,
                                               ComstockBoardSeatChoice *choice);
