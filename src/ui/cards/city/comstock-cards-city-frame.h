/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a city view: which parcels of the table it shows, and where they lie in the widget. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-city.h"

#define COMSTOCK_CARDS_CITY_CARD_SIDE 2 /* of a card, in parcels */

/* A city of six by six may grow by two parcels to any side, one of eight by eight to none: so much holds any reach but
 * the captain's. */
#define COMSTOCK_CARDS_CITY_FRAME_SIDE (CARDS_LIMIT + COMSTOCK_CARDS_CITY_CARD_SIDE)

typedef struct
{
  ComstockCardsArea area; /* the parcels that are shown */
  int x;              /* where the north-west one begins, in widget coordinates */
  int y;
  int cell;           /* side of a parcel, in application pixels */
} ComstockCardsCityFrame;

/* A frame around an empty table. */
void comstock_cards_city_frame_init (ComstockCardsCityFrame *self);

/* Shows all of @city (may be NULL), and while it is @growing every place where a card may join it; moves as little as
 * possible, so that the city does not jump.  TRUE if the area is another one now. */
gboolean comstock_cards_city_frame_follow (ComstockCardsCityFrame *self,
                                           ComstockCardsCity      *city,
                                           gboolean                growing);

/* Shows the same, and all places, with @city in the middle. */
gboolean comstock_cards_city_frame_center (ComstockCardsCityFrame *self,
                                           ComstockCardsCity      *city);

int comstock_cards_city_frame_columns (const ComstockCardsCityFrame *self);

int comstock_cards_city_frame_rows (const ComstockCardsCityFrame *self);

/* Where @side × @side parcels from (@x, @y) lie in the widget. */
graphene_rect_t comstock_cards_city_frame_bounds (const ComstockCardsCityFrame *self,
                                                  int                           x,
                                                  int                           y,
                                                  int                           side);
