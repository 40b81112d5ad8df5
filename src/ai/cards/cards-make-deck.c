/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals by chance, then swaps parcels until no card is worth much more than another. */

#include "cards-make-deck.h"

#include <string.h>

/* After so many tries hardly a swap of an era makes its cards more even. */
#define TRIES 40000

/* What a symbol is worth to the card that shows it, in half VP: the worth of the cards of eight decks that were dealt
 * by chance, 30,000 games each, comes closest to these sums. */
static const int16_t values[CARDS_PARCELS] = {
  [CARDS_HOUSE] = 3,
  [CARDS_TOWNHOUSE] = 8,
  [CARDS_MOUNTAIN] = 1,
  [CARDS_MINE] = 7,
  [CARDS_RANCH] = 8,
  [CARDS_BLACKSMITH] = 5,
  [CARDS_DRUGSTORE] = 8,
  [CARDS_BANK] = 8,
  [CARDS_SALOON] = 10,
  [CARDS_HOTEL] = 15,
  [CARDS_GENERAL_STORE] = 20,
  [CARDS_CHURCH] = 16,
  [CARDS_PRISON] = 2,
  [CARDS_CITY_HALL] = 25,
  [CARDS_OUTLAWS] = -5,
};

static int
get_value (const CardsTerrain *card)
{
  int sum = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    sum += values[card->parcels[corner]];
  return sum;
}

static void
swap (uint8_t *a,
      uint8_t *b)
{
  const uint8_t kept = *a;

  *a = *b;
  *b = kept;
}

/* As the sum of their values stays, the cards are the more even the less their squares are. */
static void
try_swap (CardsTerrain *a,
          CardsTerrain *b,
          CsRng        *rng)
{
  uint8_t *one = &a->parcels[cs_rng_below (rng, CARDS_CORNERS)];
  uint8_t *other = &b->parcels[cs_rng_below (rng, CARDS_CORNERS)];
  const int before = get_value (a) * get_value (a) + get_value (b) * get_value (b);

  swap (one, other);
  if (get_value (a) * get_value (a) + get_value (b) * get_value (b) > before)
    swap (one, other);
}

static void
deal_era (CardsTerrain cards[CARDS_TERRAIN_PER_ERA],
          CsRng       *rng)
{
  uint8_t parcels[CARDS_TERRAIN_PER_ERA][CARDS_CORNERS];

  for (int i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    memcpy (parcels[i], cards[i].parcels, CARDS_CORNERS);
  cs_rng_shuffle (rng, &parcels[0][0], sizeof parcels);
  for (int i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    memcpy (cards[i].parcels, parcels[i], CARDS_CORNERS);
  for (int i = 0; i < TRIES; i++)
    {
      CardsTerrain *card = &cards[cs_rng_below (rng, CARDS_TERRAIN_PER_ERA)];

      try_swap (card, &cards[cs_rng_below (rng, CARDS_TERRAIN_PER_ERA)], rng);
    }
}

void
cards_make_deck (CardsDeck *deck,
                 CsRng     *rng)
{
  uint8_t suits[CARDS_SUITS];

  for (int era = 0; era < CARDS_ERAS; era++)
    deal_era (&deck->terrain[era * CARDS_TERRAIN_PER_ERA], rng);
  for (uint8_t suit = 0; suit < CARDS_SUITS; suit++)
    suits[suit] = suit;
  cs_rng_shuffle (rng, suits, CARDS_SUITS);
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    for (int i = 0; i < CARDS_SUITS; i++)
      deck->backs[character].suits[i] = suits[deck->backs[character].suits[i]];
}
