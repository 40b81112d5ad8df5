/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city scored a moment ago, parcel by parcel, so as to tell what a new card changed. */

#pragma once

#include "model/cards/comstock-city.h"

#define COMSTOCK_CITY_SIDE (CARDS_LIMIT + 1)    /* with the captain */

typedef struct
{
  guint n_cards;
  ComstockArea box;
  int points[COMSTOCK_CITY_SIDE][COMSTOCK_CITY_SIDE];
  CardsScore score;
} ComstockCityMemory;

/* Remembers @city as it is now; NULL remembers an empty one. */
void comstock_city_memory_take (ComstockCityMemory *self,
                                ComstockCity       *city);

/* TRUE if the only change since is one more card: then @gain is all that it scored. */
gboolean comstock_city_memory_find_gain (const ComstockCityMemory *self,
                                         ComstockCity             *city,
                                         ComstockGain             *gain);

/* The points that the parcel at (@x, @y) makes more than it did. */
int comstock_city_memory_get_change (const ComstockCityMemory *self,
                                     ComstockCity             *city,
                                     int                       x,
                                     int                       y);
