/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a tile would make of the city, and what the game would come to if it ended now. */

#pragma once

#include "city-features.h"

/* The features that a tile would join or close. */
typedef struct
{
  uint8_t n;
  uint8_t n_own;                                   /* the first of them are on the tile itself */
  CityFeature features[CITY_MAX_OWN + CITY_EDGES]; /* each once, as they would stand */
  uint8_t joined[CITY_MAX_OWN + CITY_EDGES];       /* how many features of now would be part of it */
} CityOutlook;

/* Lays @design in thought at a place where it fits.  A feature of the tile that has no owners may be claimed, unless it
 * would be complete. */
void city_outlook (const CityTiles *tiles,
                   const CityState *state,
                   uint32_t         design,
                   int              x,
                   int              y,
                   uint32_t         turn,
                   CityOutlook     *outlook);

/* The points of each seat by source if the game ended here: the wall closed in thought, stewards and guards counted
 * (rules pages 9 and 10).  What is sure already are the points of CitySeat. */
void city_forecast (const CityTiles *tiles,
                    const CityState *state,
                    int16_t          points[CITY_MAX_SEATS][CITY_ROWS]);

/* The sum of a seat's points over all rows. */
int city_total (const int16_t points[CITY_ROWS]);

/* The forecast's totals of each seat. */
void city_forecast_totals (const CityTiles *tiles,
                           const CityState *state,
                           int32_t          totals[CITY_MAX_SEATS]);

/* The seats with most points as the position stands, a bit each; more than one is a shared win (ruling 21). */
uint32_t city_winners (const CityState *state);
