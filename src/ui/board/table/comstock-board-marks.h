/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What map and track mark while something is asked: where it may be answered, and the figures that matter for it. */

#pragma once

#include "engine/board/board-game.h"
#include "model/board/comstock-board-game.h"
#include "model/session/comstock-ask.h"

/* The places of a person's answers, but for edges. */
typedef struct
{
  BoardParcels parcels;
  guint32 track;        /* a bit per BoardTrack */
  guint32 enclosures;   /* a bit each */
} ComstockBoardMarks;

void       comstock_board_marks_read        (ComstockBoardMarks *self,
                                             const ComstockAsk  *ask);

/* What @asked, a seat or −1, places now or would if it says yes, or BOARD_BARE. */
BoardContent comstock_board_marks_find_hand (const BoardState *seen,
                                             int               asked);

/* Where a press answers more than one question of @asked, a seat or −1: where it may put the building about which it
 * decides first whether to build it, or that it can place there once it has laid roads; and the parcel that it may
 * buy. */
BoardParcels comstock_board_marks_find_ahead (const BoardState *seen,
                                              int               asked);

/* Sets @imagined to @seen as if @asked, a seat or −1 that sends a cowboy now, had bought the building for which that
 * goes to @place of the track, after all land and roads for which others stand there already, with the parcels @land as
 * well, and with something on the parcels @planned: all functions here tell of it where that building could stand.
 * FALSE: nowhere, or nothing is for sale there, or one was sent there before. */
gboolean     comstock_board_marks_imagine    (const BoardState *seen,
                                              int               asked,
                                              BoardPlace        place,
                                              BoardParcels      land,
                                              BoardParcels      planned,
                                              BoardState       *imagined);

/* The roads that @asked, a seat or −1, lays to place what it has in hand on @parcel; often none. */
BoardRoads comstock_board_marks_find_way     (const BoardState *seen,
                                              int               asked,
                                              guint             parcel);

/* Where somebody was sent, bought or built last; BOARD_NO_PLACE if the last deed has no place. */
BoardPlace comstock_board_marks_find_last (ComstockGame *game);

/* For each of BOARD_PARCEL_COUNT parcels what it costs, or what the building that @seat places or may buy would earn
 * there, or what an attack or doubling brings, NULL where there is nothing to tell: a new array of strings; or NULL if
 * no figures matter. */
GPtrArray *comstock_board_marks_dup_figures (const ComstockBoardMarks *self,
                                             const BoardState         *seen,
                                             guint                     seat);

/* Where @seat may send a cowboy against a rival's building, or an outlaw. */
BoardParcels comstock_board_marks_find_attacks (const ComstockBoardMarks *self,
                                                const BoardState         *seen,
                                                guint                     seat);
