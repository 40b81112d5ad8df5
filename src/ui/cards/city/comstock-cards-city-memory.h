/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city scored a moment ago, parcel by parcel, so as to tell what a new card changed. */

#pragma once

#include "model/cards/comstock-cards-city.h"

#define COMSTOCK_CARDS_CITY_SIDE (CARDS_LIMIT + 1) /* with the captain */

typedef struct
{
  guint n_cards;
  ComstockCardsArea box;
  int points[COMSTOCK_CARDS_CITY_SIDE][COMSTOCK_CARDS_CITY_SIDE];
  CardsScore score;
} ComstockCardsCityMemory;

/* Remembers @city as it is now; NULL remembers an empty one. */
void comstock_cards_city_memory_take (ComstockCardsCityMemory *self,
                                      ComstockCardsCity       *city);

/* TRUE if the only change since is one more card: then @gain is all that it scored. */
gboolean comstock_cards_city_memory_find_gain (const ComstockCardsCityMemory *self,
                                               ComstockCardsCity             *city,
                                               ComstockCardsGain             *gain);

/* The points that the parcel at (@x, @y) makes more than it did. */
int comstock_cards_city_memory_get_change (const ComstockCardsCityMemory *self,
                                           ComstockCardsCity             *city,
                                           int                            x,
                                           int                            y);
