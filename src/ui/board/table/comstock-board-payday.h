/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardPayday: the act of the building income: at each building stands what it pays, with the sign of who gets
 * it, and at each seat what it gets in all. */

#pragma once

#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_PAYDAY (comstock_board_payday_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardPayday, comstock_board_payday, COMSTOCK, BOARD_PAYDAY, ComstockAct)

/* Where it is seen; all of that must live as long as the table. */
typedef struct
{
  ComstockBoardMap *map;
  ComstockBoardTrack *track;
  ComstockSeats *seats;
} ComstockBoardPaydayPlaces;

/* Plays one in the theatre of @table whenever the buildings of its game have paid while that is played; the log tells
 * the same in words.  To be called before other acts watch the game: those come after it. */
void comstock_board_payday_watch (ComstockTable                   *table,
                                  const ComstockBoardPaydayPlaces *places);
