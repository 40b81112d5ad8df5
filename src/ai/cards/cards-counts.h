/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each parcel of the ring has around it, kept up as cards are laid.
 *
 * Every visible parcel adds what it shows to the counts of its eight neighbors: one byte per parcel of the board's
 * ring and per sort of thing that neighbors score from each other. */

#pragma once

#include "cards-gains.h"
#include "engine/cards/cards-city.h"

/* A byte per parcel of the ring, the first ones again at the end: a card's corners are read without wrapping. */
#define CARDS_RING 128
#define CARDS_APRON 16
typedef uint8_t CardsRing[CARDS_RING + CARDS_APRON];

typedef struct
{
  CardsRing kinds;                   /* visible CardsParcel or CARDS_NO_PARCEL */
  CardsRing shown[CARDS_SIGHTS];     /* by sight: how much of it the neighbors show */
  uint64_t sums;                     /* cards_parcel_sums of all visible parcels */
  uint8_t n_placed;                  /* cards of the city that are counted */
  bool law;
} CardsCounts;

/* Counts the parcels of @city, whose outlaws are empty if there is @law. */
void cards_counts_init (CardsCounts     *counts,
                        const CardsCity *city,
                        bool             law);

/* Counts the cards that have been laid in the same city since, with the same law and nothing sold. */
void cards_counts_follow (CardsCounts     *counts,
                          const CardsDeck *deck,
                          const CardsCity *city);

/* Where the corners of a card lie from its north-west parcel, on the ring. */
static const uint8_t cards_corner_offsets[CARDS_CORNERS] = { 0, 1, CARDS_STRIDE, CARDS_STRIDE + 1 };

/* Runs over the set bits of @board. */
#define CARDS_FOR_EACH_PLACE(at, board)                                                            \
  for (CardsBoard rest_ = (board); rest_ != 0; rest_ &= rest_ - 1)                                 \
    for (uint32_t at = cards_board_lowest (rest_), once_ = 1; once_ != 0; once_ = 0)
