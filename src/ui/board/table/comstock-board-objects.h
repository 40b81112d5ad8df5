/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a board table can be pointed at, besides its parts. */

#pragma once

#include "comstock-board-answers.h"
#include "comstock-board-tips.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/track/comstock-board-track.h"

/* Numbers of objects: on the track a place, the cheapest for VP that is open, the one that has closed last, or the
 * places that pay money or VP; on the map the house in the middle, a mountain, land that can be bought, a building
 * of who looks on, one of somebody else that can be attacked, where what is placed may go, or an outlaw; among the
 * answers passing, and the last duel; the seat of who looks on. */
#define COMSTOCK_BOARD_OBJECT_PLACE(place) (1 + (place))
#define COMSTOCK_BOARD_OBJECT_CHEAPEST_VP 100
#define COMSTOCK_BOARD_OBJECT_MONEY 101
#define COMSTOCK_BOARD_OBJECT_COUNCIL 102
#define COMSTOCK_BOARD_OBJECT_CLOSED_VP 103

enum
{
  COMSTOCK_BOARD_OBJECT_START = 1,
  COMSTOCK_BOARD_OBJECT_MOUNTAIN,
  COMSTOCK_BOARD_OBJECT_LAND,
  COMSTOCK_BOARD_OBJECT_OWN_BUILDING,
  COMSTOCK_BOARD_OBJECT_OTHER_BUILDING,
  COMSTOCK_BOARD_OBJECT_SITE,
  COMSTOCK_BOARD_OBJECT_OUTLAW,
  COMSTOCK_BOARD_OBJECT_PASS,
  COMSTOCK_BOARD_OBJECT_DUEL,
  COMSTOCK_BOARD_OBJECT_SELF,
};

/* Where they are looked for, borrowed. */
typedef struct
{
  ComstockGame *game;
  const ComstockAsk *ask;       /* of who is asked */
  ComstockBoardTrack *track;
  ComstockBoardMap *map;
  ComstockBoardAnswers *answers;
  ComstockSeats *seats;
  GtkWidget *duel;
} ComstockBoardObjects;

/* The widget of @object in @part, with the @area of it on the map; the part itself where there is no such thing. */
GtkWidget *comstock_board_objects_find (const ComstockBoardObjects *self,
                                        guint                       part,
                                        guint                       object,
                                        graphene_rect_t            *area);
