/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardTold: two lines that tell of what somebody looks at: a parcel, a place of the track, a seat; else, where
 * there is room for more, of what is asked. */

#pragma once

#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_TOLD (comstock_board_told_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardTold, comstock_board_told, COMSTOCK, BOARD_TOLD, GtkWidget)

/* The pointer and, where keys lead it, the focus are followed at @table, which lives longer, as do @map and @seats.
 * Rule and value are those of this moment, for the player who is asked, else for the one who looks on.  Its height
 * never changes, so it covers nothing and moves nothing. */
GtkWidget *comstock_board_told_new    (ComstockTable      *table,
                                       ComstockBoardMap   *map,
                                       ComstockSeats *seats);

/* Whether there is room for a picture, and for the name of the thing or the question in a line of its own. */
void       comstock_board_told_set_roomy (ComstockBoardTold *self,
                                          gboolean           roomy);

/* A finger, which is nowhere between two touches, has touched @object; NULL: it is over. */
void       comstock_board_told_touch    (ComstockBoardTold *self,
                                         GtkWidget         *object);

/* Somebody looks at this move among the answers, 0 for none. */
void       comstock_board_told_look_at (ComstockBoardTold *self,
                                        guint              answer);

/* The game has changed, or something else is aimed at on the map. */
void       comstock_board_told_update (ComstockBoardTold *self);
