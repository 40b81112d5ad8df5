/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardTurn: the act of what Standish does: the card that he drew or what he builds, and what decided. */

#pragma once

#include "comstock-board-page.h"
#include "model/board/comstock-board-deeds.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_TURN (comstock_board_turn_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardTurn, comstock_board_turn, COMSTOCK, BOARD_TURN, ComstockAct)

/* Where it is seen: marks on map and track, which stand in the page. */
typedef struct
{
  ComstockBoardPage *page;
  ComstockBoardMap *map;
  ComstockBoardTrack *track;
} ComstockBoardTurnPlaces;

/* For a deed of @game.  One of @several takes less time. */
ComstockAct *comstock_board_turn_new   (ComstockBoardGame             *game,
                                        const ComstockBoardDeed       *deed,
                                        const ComstockBoardTurnPlaces *places,
                                        gboolean                       several);

/* What it shows. */
const ComstockBoardDeed *comstock_board_turn_get_deed (ComstockBoardTurn *self);

/* Plays one in the theatre of @table for each deed while its game is played: beside the map, or over an end of the map
 * where there is little room for answers, so that these stay in sight.  The log tells all of it in words. */
void         comstock_board_turn_watch (ComstockTable                 *table,
                                        const ComstockBoardTurnPlaces *places);
