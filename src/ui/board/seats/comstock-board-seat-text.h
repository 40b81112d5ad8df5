/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat of the board game has, in words. */

#pragma once

#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

/* All of it, a line each; @seen is the position as the viewer sees it. */
char *comstock_board_seat_dup_details (ComstockGame     *game,
                                       const BoardState *seen,
                                       guint             seat);

/* What lies open of Jeb Standish's strategy all the time, a line each: his deck, what he wants.  NULL for others. */
char *comstock_board_seat_dup_strategy (const BoardState *seen,
                                        guint             seat);

/* NULL for Standish, who needs no money. */
char *comstock_board_seat_dup_money   (const BoardState *seen,
                                       guint             seat);

/* In one line: "Firepower 5 · Cowboys 3 · Roads 1"; of Standish "Firepower 4 · Cowboys 6 · Cards A 3, C 1". */
char *comstock_board_seat_dup_figures (const BoardState *seen,
                                       guint             seat);
