/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scoring table parcel by parcel, in the form in which a survey adds it up: what a parcel scores with its
 * neighbors, with all that the city shows, and by itself. */

#pragma once

#include "engine/cards/cards-score.h"

/* What a parcel can be to its neighbors: what rows count around a parcel, by CardsCount, and who counts that. */
#define CARDS_SIGHT_WHO_COUNTS(count) (CARDS_COUNTS_AROUND - 1 + (count))
#define CARDS_SIGHT_RANCHES CARDS_SIGHT_WHO_COUNTS (CARDS_COUNT_EMPTY)
#define CARDS_SIGHTS (2 * CARDS_COUNTS_AROUND - 1) /* 0 is nothing */

/* How a parcel scores with its neighbors: a pair (a, b) makes a.times × b.amount points if a sees what b shows;
 * that is symmetric. */
typedef struct
{
  uint8_t shows;           /* sight */
  uint8_t amount;
  uint8_t sees;            /* sight */
  uint8_t times;           /* 1 or 2; 0 if it sees nothing */
} CardsSightInfo;

/* The rows that multiply two sums over the whole city, at the most. */
#define CARDS_PRODUCTS 4

/* What follows is worked out before main () and read-only from then on. */

/* Without and with law; by CardsParcel, CARDS_NO_PARCEL included. */
extern CardsSightInfo cards_sights[2][CARDS_PARCELS + 1];

/* The same packed, so that those of several parcels are added up at once: a byte per sight for how much of it a parcel
 * shows, and for how many times it sees it. */
extern uint64_t cards_shown[2][CARDS_PARCELS + 1];
extern uint64_t cards_seen[2][CARDS_PARCELS + 1];

/* The sights that any parcel sees twice, a bit each. */
extern uint32_t cards_sights_twice;

/* What a parcel adds to the factors of the products, a byte each, two for each product; no city has 255 of anything.
 * CARDS_NO_PARCEL is included. */
extern uint64_t cards_parcel_sums[CARDS_PARCELS + 1];

/* Points that a parcel makes by itself, without and with law. */
extern int8_t cards_parcel_points[2][CARDS_PARCELS];

/* What each parcel adds to the points of a character. */
extern int8_t cards_character_gains[CARDS_CHARACTERS][CARDS_PARCELS];

static inline int
cards_sum_product (uint64_t sums,
                   int      product)
{
  return (int) (sums >> (16 * product) & 0xff) * (int) (sums >> (16 * product + 8) & 0xff);
}

/* The points of the products. */
static inline int
cards_sum_points (uint64_t sums)
{
  return cards_sum_product (sums, 0) + cards_sum_product (sums, 1) + cards_sum_product (sums, 2) +
         cards_sum_product (sums, 3);
}
