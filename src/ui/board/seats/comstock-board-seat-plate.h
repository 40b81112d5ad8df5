/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plate of a seat of the board game tells. */

#pragma once

#include "engine/board/board-game.h"
#include "ui/table/comstock-seats.h"

/* A ComstockPlateFill, by what was told; *fill_seen* is by all that the viewer may see by now. */
void comstock_board_seat_fill_plate (ComstockGame  *game,
                                     guint          seat,
                                     ComstockPlate *plate);
void comstock_board_seat_fill_seen  (ComstockGame  *game,
                                     guint          seat,
                                     ComstockPlate *plate);

/* All that it has, a line each; @seen is the position as some viewer sees it. */
char *comstock_board_seat_dup_details (ComstockGame     *game,
                                       const BoardState *seen,
                                       guint             seat);

/* What the income of @seat, by the position that it sees, will be in this round: "+$12", of Standish "+3 VP". */
char *comstock_board_seat_dup_gain   (const BoardState    *seen,
                                      guint                seat);
char *comstock_board_seat_dup_vp     (int                  vp);

/* What cowboys on his character do for Standish, a line each. */
char *comstock_board_seat_dup_beaten (const BoardStandish *standish);
