/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A survey of one city: what a terrain card would gain at every place, for all places at once.
 *
 * Most points of the score pad come from pairs of neighbours (a mine and a mountain, a bank and a house), so what a
 * parcel gains at a place is known from how many neighbors of each sort the place has; these counts are made once
 * per city, as one byte per parcel of the board's ring.  The other points are products of sums over the whole city
 * or go by single parcels.  Where this does not hold, the singer's best saloon and the settler's ranches are counted
 * anew, and the first prison, which makes outlaws empty, is scored by the rules themselves. */

#pragma once

#include "cards-counts.h"
#include "cards-weights.h"

/* How the value of a place goes beyond the score of now: what parcels are worth to the cards still to come. */
typedef struct
{
  int16_t parcels[CARDS_PARCELS];  /* per parcel that the city shows */
  int16_t ground;                  /* per parcel of bare table that is used up */
} CardsOutlook;

/* The parcels of a row that counts neighbors, by kinds and as they lie. */
typedef struct
{
  CardsParcelSet each;             /* those that score */
  CardsParcelSet counted;
  CardsParcelSet twice;            /* those of them that count for two */
  CardsBoard each_board;
  CardsBoard counted_board;
  CardsBoard twice_board;
} CardsPairs;

typedef struct
{
  const CardsDeck *deck;
  const CardsCity *city;           /* borrowed; when it changes, the survey must be made anew or follow */
  CardsFrame frame;
  CardsCounts counts;
  CardsCharacterSet owned;
  CardsOutlook outlook;
  bool law;
  int products;                    /* points of the score pad's products now */
  uint16_t fields[CARDS_PARCELS + 1]; /* where in this struct begins what neighbors make of each kind of parcel */
  int32_t linear[CARDS_PARCELS + 1]; /* value of one more parcel of each kind, neighbors and products apart */
  int32_t by_covered[CARDS_CORNERS + 1]; /* value of covering so many empty parcels and taking so much ground */
  uint32_t doubts;                 /* kinds of parcels that only the rules judge, a bit each */
  int slack;                       /* points by which values by_covered differ, rounded down */
  bool even;                       /* they do not differ */
  uint32_t specials;               /* kinds with which the singer or the settler must count anew, a bit each */
  uint32_t near_specials;          /* kinds with which the singer must count anew beside saloons */
  CardsBoard near;                 /* the corners from which a card lies there; if the singer is owned */
  int special_points;              /* of these two now */
  CardsPairs saloons;              /* if the singer is owned */
  CardsPairs ranches;              /* if the settler is owned, as is the next */
  CardsBoard beside_ranches;
  CardsBoard heavy;                /* north-west corners from which a card covers more than empty parcels */
  CardsRing settled;               /* with the settler: ranches around, and one point if there is any */
  CardsRing twice[CARDS_SIGHTS];   /* houses and shops around, twice */
  CardsRing empty;                 /* 255 where a plain empty parcel lies */
  CardsRing covered;               /* plain empty parcels under a card with this north-west corner */
  CardsRing lost;                  /* points that covering these loses */
} CardsSurvey;

/* What a card is worth to a city, and the place that makes it so. */
typedef struct
{
  int32_t value;                   /* 0 if the card fits nowhere */
  bool fits;
  int8_t x;
  int8_t y;
} CardsOffer;

/* Surveys @city, whose owner has the characters @owned. */
void cards_survey_init (CardsSurvey        *survey,
                        const CardsDeck    *deck,
                        const CardsCity    *city,
                        CardsCharacterSet   owned,
                        const CardsOutlook *outlook);

/* Surveys the same city again after cards have been laid, but none sold; equal to a new survey. */
void cards_survey_follow (CardsSurvey        *survey,
                          CardsCharacterSet   owned,
                          const CardsOutlook *outlook);

/* The best place of terrain @id; among equal ones the first in the ring's order. */
CardsOffer cards_survey_best (const CardsSurvey *survey,
                              uint8_t            id);

/* The value of terrain @id at the legal place (@x, @y): CARDS_VP times the change of the score, and the outlook. */
int cards_survey_value (const CardsSurvey *survey,
                        uint8_t            id,
                        int                x,
                        int                y);
