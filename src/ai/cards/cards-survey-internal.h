/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the survey's own files share: the fields, and what lies under a card. */

#pragma once

#include "cards-survey.h"

/* What a parcel of sort @sight gains from its neighbours at every place. */
static inline const uint8_t *
cards_survey_field (const CardsSurvey *survey,
                    CardsSightInfo     sight)
{
  if (sight.times == 2)
    return survey->twice[sight.sees];
  if (sight.sees == CARDS_SIGHT_RANCHES && survey->owned & CARDS_BIT (CARDS_SETTLER))
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

/* The parcels beside saloons now. */
CardsBoard cards_beside_saloons (const CardsSurvey *survey);

/* The parcels beside ranches now. */
CardsBoard cards_beside_ranches (const CardsSurvey *survey);
