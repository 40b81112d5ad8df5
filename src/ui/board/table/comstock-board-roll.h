/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardRoll: the act of a duel: who and for what, how likely each is to win, dice, firepower part by part, and
 * what comes of it. */

#pragma once

#include "model/board/comstock-board-record.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_ROLL (comstock_board_roll_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardRoll, comstock_board_roll, COMSTOCK, BOARD_ROLL, ComstockAct)

/* For a duel of @game that is decided. */
ComstockAct *comstock_board_roll_new   (ComstockGame              *game,
                                        const ComstockBoardRecord *record);

/* Plays one in the theatre of @table, over @side, which stands beside the map, for each duel of its game while that is
 * played; the log tells them in words. */
void         comstock_board_roll_watch (ComstockTable             *table,
                                        GtkWidget                 *side);
