/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a city: which parcels of the table are shown, so that it hardly ever moves. */

#pragma once

#include "model/cards/comstock-cards-city.h"
#include "ui/table/plane/comstock-plane-frame.h"

#define COMSTOCK_CARDS_CITY_CARD_SIDE 2 /* of a card, in parcels */

/* A city of six by six may grow by two parcels to any side, one of eight by eight to none: so much holds any reach but
 * the captain's. */
#define COMSTOCK_CARDS_CITY_FRAME_SIDE (CARDS_LIMIT + COMSTOCK_CARDS_CITY_CARD_SIDE)

/* Shows all of @city (may be NULL), and while it is @growing every place where a card may join it; moves as little as
 * possible, so that the city does not jump. */
void comstock_cards_city_frame_follow (GdkRectangle      *self,
                                       ComstockCardsCity *city,
                                       gboolean           growing);

/* Shows the same, and all places, with @city, or the first card's place, in the middle. */
void comstock_cards_city_frame_center (GdkRectangle      *self,
                                       ComstockCardsCity *city);

/* The parcels of @city; FALSE if there are none, or no city. */
gboolean comstock_cards_city_frame_get_box (ComstockCardsCity *city,
                                            GdkRectangle      *box);
