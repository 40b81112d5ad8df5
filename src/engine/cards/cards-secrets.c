/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one seat cannot see of a position (rules page 6): put in order, so that nothing tells it, and dealt anew. */

#include "cards-position.h"

#include <string.h>

/* Of two skulls nobody needs to know: what shows one goes under the pile before it can lie on top. */
static bool
backs_look_alike (const CardsBack *a,
                  const CardsBack *b)
{
  return a->skull == b->skull && memcmp (a->suits, b->suits, CARDS_SUITS) == 0;
}

static void
swap (uint8_t *bytes,
      uint32_t i,
      uint32_t j)
{
  const uint8_t byte = bytes[i];

  bytes[i] = bytes[j];
  bytes[j] = byte;
}

/* The piles are short. */
static void
sort (uint8_t *bytes,
      uint32_t n)
{
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t j = i; j > 0 && bytes[j - 1] > bytes[j]; j--)
      swap (bytes, j - 1, j);
}

/* A row of face-down cards, of which everybody knows which they are, but not in what order. */
typedef struct
{
  uint8_t *cards;
  uint32_t n;
} Pile;

static Pile
get_terrain_pile (CardsState *state,
                  uint32_t    era)
{
  const uint32_t drawn = state->n_terrain_drawn[era];

  return (Pile) { state->terrain[era] + drawn, CARDS_TERRAIN_PER_ERA - drawn };
}

/* What was put under the pile for a skull was seen. */
static Pile
get_character_pile (CardsState *state)
{
  return (Pile) { state->characters, (uint32_t) (state->n_characters - state->n_bottomed) };
}

static Pile
get_virtual_pile (CardsState *state,
                  uint32_t    era,
                  uint32_t    seat)
{
  const uint32_t turned = era < state->era ? CARDS_ROUNDS :
                          era > state->era ? 0 : state->round - (cards_bids_are_open (state) ? 0u : 1u);

  return (Pile) { state->virtual_piles[era][seat] + turned, CARDS_ROUNDS - turned };
}

static bool
is_secret_bid (const CardsState *state,
               uint32_t          seat,
               uint32_t          observer)
{
  return seat != observer && state->seats[seat].kind == CARDS_REAL && state->seats[seat].bid != 0 &&
         !cards_bids_are_open (state);
}

/* The back on top lies open: of the characters that show it, the one with the lowest number comes to lie there. */
static void
sort_characters (const CardsDeck *deck,
                 Pile             pile)
{
  uint32_t first = 0;
  CardsBack top;

  if (pile.n == 0)
    return;
  top = deck->backs[pile.cards[0]];
  sort (pile.cards, pile.n);
  while (!backs_look_alike (&deck->backs[pile.cards[first]], &top))
    first++;
  for (; first > 0; first--)
    swap (pile.cards, first - 1, first);
}

uint32_t
cards_observe (const void *kit,
               void       *data,
               uint32_t    observer)
{
  CardsState *state = data;
  const Pile characters = get_character_pile (state);
  uint32_t hidden = characters.n;

  sort_characters (kit, characters);
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    {
      const Pile terrain = get_terrain_pile (state, era);

      sort (terrain.cards, terrain.n);
      hidden += terrain.n;
      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        if (state->seats[seat].kind != CARDS_REAL)
          {
            const Pile pile = get_virtual_pile (state, era, seat);

            sort (pile.cards, pile.n);
            hidden += pile.n;
          }
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (is_secret_bid (state, seat, observer))
      {
        state->seats[seat].bid = (uint8_t) __builtin_ctz (state->seats[seat].hand);
        hidden++;
      }
  return hidden;
}

/* Any card that shows the back on top may lie there, and the others in any order below. */
static void
deal_characters (const CardsDeck *deck,
                 Pile             pile,
                 CsRng           *rng)
{
  uint32_t n_alike = 0;
  uint32_t chosen = 0;

  if (pile.n == 0)
    return;
  for (uint32_t i = 0; i < pile.n; i++)
    if (backs_look_alike (&deck->backs[pile.cards[i]], &deck->backs[pile.cards[0]]) &&
        cs_rng_below (rng, ++n_alike) == 0)
      chosen = i;
  swap (pile.cards, 0, chosen);
  cs_rng_shuffle (rng, pile.cards + 1, pile.n - 1);
}

/* A secret bid may be any card of the hand. */
static uint8_t
random_bid (uint32_t hand,
            CsRng   *rng)
{
  for (uint32_t skip = cs_rng_below (rng, (uint32_t) __builtin_popcount (hand)); skip > 0; skip--)
    hand &= hand - 1;
  return (uint8_t) __builtin_ctz (hand);
}

void
cards_determinize (const void *kit,
                   void       *data,
                   uint32_t    observer,
                   CsRng      *rng)
{
  CardsState *state = data;

  cards_observe (kit, state, observer);
  deal_characters (kit, get_character_pile (state), rng);
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    {
      const Pile terrain = get_terrain_pile (state, era);

      cs_rng_shuffle (rng, terrain.cards, terrain.n);
      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        if (state->seats[seat].kind != CARDS_REAL)
          {
            const Pile pile = get_virtual_pile (state, era, seat);

            cs_rng_shuffle (rng, pile.cards, pile.n);
          }
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (is_secret_bid (state, seat, observer))
      state->seats[seat].bid = random_bid (state->seats[seat].hand, rng);
}
