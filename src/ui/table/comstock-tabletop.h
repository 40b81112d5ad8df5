/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTabletop: board, market, rail and seats of a table, each in its place for the room there is. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_TABLETOP (comstock_tabletop_get_type ())
G_DECLARE_FINAL_TYPE (ComstockTabletop, comstock_tabletop, COMSTOCK, TABLETOP, GtkWidget)

/* Properties, write-only, each set once (GtkWidget): "board", what stands still in the middle; "market", what everybody
 * takes from; "rail", what the person at the screen has and answers with; "seats", the others.
 * Nothing but the size and the size of the text moves them: whatever lies in an area has the room that it is given. */

typedef enum
{
  COMSTOCK_TABLETOP_WIDE,       /* market | board over rail | seats */
  COMSTOCK_TABLETOP_TALL,       /* seats, board, market and rail, one below the other */
  COMSTOCK_TABLETOP_NARROW,     /* the same on a phone */
  COMSTOCK_TABLETOP_LOW,        /* a phone sideways: board | seats, market and rail */
} ComstockTabletopShape;

typedef enum
{
  COMSTOCK_TABLETOP_BOARD,
  COMSTOCK_TABLETOP_MARKET,
  COMSTOCK_TABLETOP_RAIL,
  COMSTOCK_TABLETOP_SEATS,
  COMSTOCK_TABLETOP_AREAS
} ComstockTabletopArea;

/* Divides @width × @height pixels.  @text is the size of the text, 1.0 as usual; @scale how much larger than usual all
 * is on a large screen, 1.0 or more. */
ComstockTabletopShape comstock_tabletop_plan      (int          width,
                                                   int          height,
                                                   double       text,
                                                   double       scale,
                                                   GdkRectangle areas[COMSTOCK_TABLETOP_AREAS]);

/* A pane lies over @width pixels of the end, 0: over none any more. */
void                  comstock_tabletop_spare     (ComstockTabletop *self,
                                                   int               width);

/* How many pixels at the lower edge such a pane leaves: market and rail, where both lie below the whole board; the
 * rail, where the pane is wider than the seats beside it; else 0. */
int                   comstock_tabletop_get_foot  (ComstockTabletop *self);

/* How the areas lay when they were given their places last. */
ComstockTabletopShape comstock_tabletop_get_shape (ComstockTabletop *self);
