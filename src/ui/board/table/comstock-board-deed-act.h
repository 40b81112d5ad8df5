/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardDeedAct: the act of what Standish does: the card that he drew or what he builds, and what decided. */

#pragma once

#include "comstock-board-page.h"
#include "model/board/comstock-board-deeds.h"
#include "ui/table/comstock-seats.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_DEED_ACT (comstock_board_deed_act_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardDeedAct, comstock_board_deed_act, COMSTOCK, BOARD_DEED_ACT, ComstockAct)

/* Where it is seen: marks on map and track, which stand in the page. */
typedef struct
{
  ComstockBoardPage *page;
  ComstockBoardMap *map;
  ComstockBoardTrack *track;
  ComstockSeats *seats;
  GtkWidget *feed;              /* of rows, none of which is seen in part */
} ComstockBoardDeedPlaces;

/* For a deed of @game.  One of @several takes less time. */
ComstockAct             *comstock_board_deed_act_new      (ComstockBoardGame             *game,
                                                           const ComstockBoardDeed       *deed,
                                                           const ComstockBoardDeedPlaces *places,
                                                           gboolean                       several);

/* What it shows. */
const ComstockBoardDeed *comstock_board_deed_act_get_deed (ComstockBoardDeedAct          *self);

/* Plays one in the theatre of @table for each deed while its game is played: beside the map, or over an end of the map
 * where there is little room for answers, so that these stay in sight.  The log tells all of it in words. */
void                     comstock_board_deed_act_watch    (ComstockTable                 *table,
                                                           const ComstockBoardDeedPlaces *places);
