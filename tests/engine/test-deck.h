/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decks made in code, for tests: they meet cards_deck_check () and hold the cards that a test asks for. */

#pragma once

#include "engine/cards/cards-deck.h"

/* A card that a test wants in its deck. */
typedef struct
{
  uint8_t parcels[CARDS_CORNERS];
  uint8_t appeal;
} TestCard;

/* Makes a deck from @seed whose first @n_first cards of Era I and first @n_second of Era II are the given ones and
 * whose other cards share out what must be printed besides.  Aborts if more is asked for than an era holds.
 * Ids are "t1-00" … "t2-47". */
void test_deck_make (CardsDeck      *deck,
                     uint64_t        seed,
                     const TestCard *first,
                     uint32_t        n_first,
                     const TestCard *second,
                     uint32_t        n_second);

/* A deck without wishes. */
void test_deck_random (CardsDeck *deck,
                       uint64_t   seed);
