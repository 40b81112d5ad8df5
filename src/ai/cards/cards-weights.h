/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players of the card game expect of the rounds to come, as tables of numbers. */

#pragma once

#include "engine/cards/cards-game.h"

/* One victory point, in the units in which values are counted. */
#define CARDS_VP 64

/* All in units of CARDS_VP. */
typedef struct
{
  /* Per round left: a parcel counts for what cards to come may build on it; bare table is room for them. */
  int16_t parcels[CARDS_PARCELS];
  int16_t ground;                           /* per parcel of it that is used up */

  /* What a character may still come to be worth beyond its points now, per round left: abilities not yet used, parcels
   * and characters to come. */
  int16_t characters[CARDS_CHARACTERS];

  /* The same, but whenever it is taken. */
  int16_t acquired[CARDS_CHARACTERS];

  /* How much less than the first a place in the order is worth in a usual round. */
  int places[CARDS_MAX_SEATS];

  /* The gain for which an ability is used at once; with fewer rounds to come in which it could be used, less will do,
   * and in the last of them anything. */
  int16_t patience[CARDS_ABILITIES];

  /* Whether others are taken to choose by what the column is worth to them, not by appeal. */
  bool watches;

  /* How much of what a card brings another counts for taking it away, in parts of CARDS_VP. */
  int16_t denial;
} CardsWeights;

/* The points of now. */
extern const CardsWeights cards_weights_greedy;

/* Cards also count for what later ones may add. */
extern const CardsWeights cards_weights_farsighted;

/* What won the most games against three hoarders (cards-sparring.h) when these figures were changed a few at a time,
 * 430 times: characters are worth twice what the farsighted think. */
extern const CardsWeights cards_weights_appraiser;

/* What wins most: trained by tools/comstock-train. */
extern const CardsWeights cards_weights_learned;
