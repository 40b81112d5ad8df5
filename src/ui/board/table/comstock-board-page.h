/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardPage: the parts of a board table, each where it stands in the room there is. */

#pragma once

#include "comstock-board-answers.h"
#include "comstock-board-duel.h"
#include "comstock-board-rail.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/track/comstock-board-track.h"

#define COMSTOCK_TYPE_BOARD_PAGE (comstock_board_page_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardPage, comstock_board_page, COMSTOCK, BOARD_PAGE, AdwBin)

typedef struct
{
  ComstockBoardTrack *track;
  ComstockBoardMap *map;
  GtkWidget *turns;
  ComstockBoardRail *rail;
  GtkWidget *duel;
  ComstockBoardAnswers *answers;
  GtkWidget *feed;
  ComstockSeats *seats;
} ComstockBoardPageParts;

/* Around @parts, which are in no other widget yet.  Where large text leaves too little room, all of it scrolls.
 * Signal "arranged" (): the parts stand otherwise than before, perhaps. */
GtkWidget *comstock_board_page_new      (const ComstockBoardPageParts *parts);

/* Arranges the parts in so many pixels, of which @pane at the end are under a pane.  Beside a wide map answers and
 * seats make room below the pane; elsewhere the parts stand beside it unless too little room would be left: then it
 * lies over the last of them. */
void       comstock_board_page_set_room (ComstockBoardPage *self,
                                         int                width,
                                         int                height,
                                         int                pane);

/* Whose plate stands on the rail, where there is one; −1: nobody's. */
void       comstock_board_page_set_viewer (ComstockBoardPage *self,
                                           int                seat);

/* How much a pane leaves free below itself for answers and seats, in pixels; 0: nothing.  "arranged" tells that it may
 * be another. */
int        comstock_board_page_get_foot (ComstockBoardPage *self);

/* What stands beside the map, or below it: the seats, and the answers where these are on no rail. */
GtkWidget *comstock_board_page_get_side (ComstockBoardPage *self);

/* Whether there is little room for answers. */
gboolean   comstock_board_page_is_tight (ComstockBoardPage *self);

/* Where track and map lie one in front of the other: brings what @surface lies on to the front. */
void       comstock_board_page_show     (ComstockBoardPage *self,
                                         guint              surface);
