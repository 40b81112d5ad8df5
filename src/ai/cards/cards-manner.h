/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Manners: what a rival likes more than others of its level do, at equal strength. */

#pragma once

#include "cards-level.h"

/* What a manner of a level changes. */
typedef struct
{
  int16_t characters;   /* what every character counts more, in units of CARDS_VP */
  int16_t places;       /* how much a place in a usual round counts, of 100 */
  int16_t denial;       /* what it counts more to take from others, in parts of CARDS_VP */
  int8_t whims;         /* of 100 decisions, how many more are made on a whim */
} CardsTaste;

/* The taste of somebody of @level, which need not search. */
const CardsTaste *cards_manner_taste (CardsManner manner,
                                      CardsLevel  level);

/* @weights as somebody with @taste has them. */
void cards_taste_apply (const CardsTaste   *taste,
                        const CardsWeights *weights,
                        CardsWeights       *changed);
