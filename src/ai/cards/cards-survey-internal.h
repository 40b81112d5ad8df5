/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the survey's own files share: the sums behind the products, the fields, and what lies under a card. */

#pragma once

#include "cards-survey.h"

/* The factors of the score pad's products, as byte numbers of a packed sum. */
typedef enum
{
  CARDS_SUM_RANCH_FACTOR,   /* drugstores + blacksmiths */
  CARDS_SUM_RANCHES,
  CARDS_SUM_MINE_FACTOR,    /* banks + blacksmiths */
  CARDS_SUM_MINES,
  CARDS_SUM_HOUSE_FACTOR,   /* churches + general stores */
  CARDS_SUM_HOUSES,
  CARDS_SUM_CITY_HALLS,
  CARDS_SUM_BUILDINGS,      /* as the city hall counts them */
} CardsSum;

/* What a parcel adds to the factors, by CardsParcel, CARDS_NO_PARCEL included; no city has 255 of anything. */
extern const uint64_t cards_parcel_sums[CARDS_PARCELS + 1];

static inline int
cards_sum_get (uint64_t sums,
               CardsSum factor)
{
  return (int) (sums >> (8 * factor) & 0xff);
}

/* The points of the products. */
static inline int
cards_sum_points (uint64_t sums)
{
  return cards_sum_get (sums, CARDS_SUM_RANCH_FACTOR) * cards_sum_get (sums, CARDS_SUM_RANCHES) +
         cards_sum_get (sums, CARDS_SUM_MINE_FACTOR) * cards_sum_get (sums, CARDS_SUM_MINES) +
         cards_sum_get (sums, CARDS_SUM_HOUSE_FACTOR) * cards_sum_get (sums, CARDS_SUM_HOUSES) +
         cards_sum_get (sums, CARDS_SUM_CITY_HALLS) * cards_sum_get (sums, CARDS_SUM_BUILDINGS);
}

/* What a parcel of sort @sight gains from its neighbours at every place. */
static inline const uint8_t *
cards_survey_field (const CardsSurvey *survey,
                    CardsSightInfo     sight)
{
  if (sight.times == 2)
    return survey->twice[sight.sees];
  if (sight.sees == CARDS_SIGHT_RANCH && survey->owned & CARDS_BIT (CARDS_SETTLER))
    return survey->settled;
  return survey->counts.shown[sight.sees];
}

/* A card laid at a place of the ring. */
typedef struct
{
  const uint8_t *parcels;
  CardsBoard block;
  CardsBoard corners[CARDS_CORNERS];
} CardsLaid;

/* The points of singer and settler if a card is @laid, or now if that is NULL; 0 for who is not owned. */
int cards_special_points (const CardsSurvey *survey,
                          const CardsLaid   *laid);

/* The parcels beside ranches now. */
CardsBoard cards_beside_ranches (const CardsSurvey *survey);
