/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a city: which parcels of the table are shown, so that it hardly ever moves. */

#pragma once

#include "model/cards/comstock-cards-city.h"
#include "ui/table/plane/comstock-plane-frame.h"

#define COMSTOCK_CARDS_CITY_CARD_SIDE 2 /* of a card, in parcels */

/* A city of six by six may grow by two parcels to any side, one of eight by eight to none: so much holds any reach but
 * the captain's. */
#define COMSTOCK_CARDS_CITY_FRAME_SIDE (CARDS_LIMIT + COMSTOCK_CARDS_CITY_CARD_SIDE)

/* A frame around an empty table. */
void comstock_cards_city_frame_init (ComstockPlaneFrame *self);

/* Shows all of @city (may be NULL), and while it is @growing every place where a card may join it; moves as little as
 * possible, so that the city does not jump.  TRUE if the extent is another one now. */
gboolean comstock_cards_city_frame_follow (ComstockPlaneFrame *self,
                                           ComstockCardsCity  *city,
                                           gboolean            growing);

/* Shows the same, and all places, with @city in the middle. */
gboolean comstock_cards_city_frame_center (ComstockPlaneFrame *self,
                                           ComstockCardsCity  *city);

/* The parcels of @city; FALSE if there are none, or no city. */
gboolean comstock_cards_city_frame_get_box (ComstockCardsCity *city,
                                            GdkRectangle      *box);
