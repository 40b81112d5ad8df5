/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of a seat's panel lie, for the room there is. */

#pragma once

#include <gtk/gtk.h>

typedef enum
{
  COMSTOCK_CARDS_SEAT_WIDE,     /* a panel of 276 × 143 pixels or more, one above the other */
  COMSTOCK_CARDS_SEAT_TALL,     /* a tile of 150 × 128, one beside the other */
  COMSTOCK_CARDS_SEAT_NARROW,   /* a tile of 60 × 60 or more on a phone */
} ComstockCardsSeatShape;

typedef enum
{
  COMSTOCK_CARDS_SEAT_PART_HEADER,
  COMSTOCK_CARDS_SEAT_PART_MINI,
  COMSTOCK_CARDS_SEAT_PART_BID,
  COMSTOCK_CARDS_SEAT_PART_ORDER,
  COMSTOCK_CARDS_SEAT_PART_STATE,
  COMSTOCK_CARDS_SEAT_PART_FACES,
  COMSTOCK_CARDS_SEAT_PART_PIPS,
  COMSTOCK_CARDS_SEAT_PARTS
} ComstockCardsSeatPart;

/* What it is planned for. */
typedef struct
{
  ComstockCardsSeatShape shape;
  int width;
  int height;
  double scale;         /* of the table, see comstock-scale.h */
  double text;          /* the size of the text, 1.0 as usual */
  gboolean ordered;     /* the seat has a place in the order of play */
} ComstockCardsSeatRoom;

typedef struct
{
  GdkRectangle parts[COMSTOCK_CARDS_SEAT_PARTS];        /* 0 × 0: there is no room for it */
  GdkRectangle pile;                                    /* words instead of faces */
  gboolean stacked;                                     /* the header's score stands below its sign */
  int face;                                             /* the side of a face */
} ComstockCardsSeatPlan;

/* Header, mini and order have room in every panel of the sizes above; with larger text and in smaller panels first the
 * state goes, then faces are fewer. */
void comstock_cards_seat_plan            (const ComstockCardsSeatRoom *room,
                                          ComstockCardsSeatPlan       *plan);

/* The least width of a panel. */
int  comstock_cards_seat_plan_min_width  (ComstockCardsSeatShape shape,
                                          double                 scale,
                                          double                 text);

/* The least height of a panel in which all but the state has room, if some faces only. */
int  comstock_cards_seat_plan_min_height (ComstockCardsSeatShape shape,
                                          double                 scale,
                                          double                 text);
