/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardFlights: a bin over whose content cowboys go from their seats to places, from place to place, and home
 * again. */

#pragma once

#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_FLIGHTS (comstock_board_flights_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardFlights, comstock_board_flights, COMSTOCK, BOARD_FLIGHTS, GtkWidget)

/* Between what cowboys go; all of it stands in the content. */
typedef struct
{
  ComstockBoardMap *map;
  ComstockBoardTrack *track;
  ComstockSeats *seats;
} ComstockBoardStands;

/* @content (consumed) is a part of @table.  Cowboys go while the game of @table is played, at its pace: who is sent by
 * hand at once, Standish's and those that leave a place after what its theatre plays; all that is told and can
 * be pressed is as it will be from the first moment. */
GtkWidget *comstock_board_flights_new    (ComstockTable             *table,
                                          GtkWidget                 *content,
                                          const ComstockBoardStands *stands);

/* Ends every movement at once. */
void       comstock_board_flights_finish (ComstockBoardFlights      *self);
