/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes decks that meet the rules page's numbers exactly, in a random order. */

#include "test-deck.h"

#include <glib.h>
#include <string.h>

#define PARCELS_PER_ERA (CARDS_TERRAIN_PER_ERA * CARDS_CORNERS)

/* Fills @parcels with what the cards not wished for must show together, in a random order. */
static void
test_deck_rest (uint32_t        era,
                const TestCard *wishes,
                uint32_t        n_wishes,
                uint8_t         parcels[PARCELS_PER_ERA],
                CsRng          *rng)
{
  const uint32_t n_parcels = PARCELS_PER_ERA - CARDS_CORNERS * n_wishes;
  int left[CARDS_PARCELS];
  uint32_t n = 0;

  for (uint32_t parcel = 0; parcel < CARDS_PARCELS; parcel++)
    left[parcel] = cards_parcels[parcel].printed[era];
  left[CARDS_EMPTY] = PARCELS_PER_ERA;
  for (uint32_t i = 0; i < n_wishes; i++)
    for (uint32_t corner = 0; corner < CARDS_CORNERS; corner++)
      g_assert_cmpint (left[wishes[i].parcels[corner]]--, >, 0);
  for (uint32_t parcel = CARDS_EMPTY + 1; parcel < CARDS_PARCELS; parcel++)
    while (left[parcel]-- > 0)
      {
        g_assert_cmpuint (n, <, n_parcels);
        parcels[n++] = parcel;
      }
  memset (parcels + n, CARDS_EMPTY, n_parcels - n);
  cs_rng_shuffle (rng, parcels, n_parcels);
}

static void
test_deck_era (CardsDeck      *deck,
               uint32_t        era,
               const TestCard *wishes,
               uint32_t        n_wishes,
               CsRng          *rng)
{
  uint8_t rest[PARCELS_PER_ERA];
  const uint8_t *next = rest;

  test_deck_rest (era, wishes, n_wishes, rest, rng);
  for (uint32_t i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    {
      CardsTerrain *card = &deck->terrain[era * CARDS_TERRAIN_PER_ERA + i];

      g_snprintf (card->id, sizeof card->id, "t%u-%02u", era + 1, i);
      card->era = era;
      if (i < n_wishes)
        {
          card->appeal = wishes[i].appeal;
          memcpy (card->parcels, wishes[i].parcels, CARDS_CORNERS);
        }
      else
        {
          card->appeal = (1 + cs_rng_below (rng, 9));
          memcpy (card->parcels, next, CARDS_CORNERS);
          next += CARDS_CORNERS;
        }
    }
}

/* Three skulls, and three times the six rotations of a random order of the suits. */
static void
test_deck_backs (CardsDeck *deck,
                 CsRng     *rng)
{
  uint8_t characters[CARDS_CHARACTERS];

  for (uint8_t c = 0; c < CARDS_CHARACTERS; c++)
    characters[c] = c;
  cs_rng_shuffle (rng, characters, CARDS_CHARACTERS);
  for (uint32_t i = 0; i < CARDS_SKULLS; i++)
    deck->backs[characters[i]].skull = true;
  for (uint32_t square = 0; square < 3; square++)
    {
      uint8_t order[CARDS_SUITS];

      for (uint8_t suit = 0; suit < CARDS_SUITS; suit++)
        order[suit] = suit;
      cs_rng_shuffle (rng, order, CARDS_SUITS);
      for (uint32_t row = 0; row < CARDS_SUITS; row++)
        for (uint32_t i = 0; i < CARDS_SUITS; i++)
          deck->backs[characters[CARDS_SKULLS + CARDS_SUITS * square + row]].suits[i] =
            order[(row + i) % CARDS_SUITS];
    }
}

void
test_deck_make (CardsDeck      *deck,
                uint64_t        seed,
                const TestCard *first,
                uint32_t        n_first,
                const TestCard *second,
                uint32_t        n_second)
{
  CsRng rng;

  cs_rng_init (&rng, seed);
  memset (deck, 0, sizeof *deck);
  test_deck_era (deck, 0, first, n_first, &rng);
  test_deck_era (deck, 1, second, n_second, &rng);
  test_deck_backs (deck, &rng);
  g_assert_cmpuint (cards_deck_check (deck).reason, ==, CS_LEGAL);
}

void
test_deck_random (CardsDeck *deck,
                  uint64_t   seed)
{
  test_deck_make (deck, seed, NULL, 0, NULL, 0);
}
