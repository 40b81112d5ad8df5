/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing a game, and beginning one from a setup that nobody has checked yet (rules page 2). */

#include "cards-setup.h"

#include <string.h>

#include "cards-round.h"

static void
fill_ascending (uint8_t *items,
                uint32_t n,
                uint32_t first)
{
  for (uint32_t i = 0; i < n; i++)
    items[i] = (uint8_t) (first + i);
}

static void
deal_virtual_pile (const CardsSetup *setup,
                   uint32_t          seat,
                   uint8_t          *pile,
                   CsRng            *rng)
{
  if (setup->kinds[seat] == CARDS_REAL)
    {
      memset (pile, 0, CARDS_ROUNDS);
      return;
    }
  fill_ascending (pile, CARDS_ROUNDS, cards_kinds[setup->kinds[seat]].lowest);
  cs_rng_shuffle (rng, pile, CARDS_ROUNDS);
}

void
cards_setup_deal (CardsSetup *setup,
                  CsRng      *rng)
{
  memset (setup->virtual_piles, 0, sizeof setup->virtual_piles);
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    {
      fill_ascending (setup->terrain[era], CARDS_TERRAIN_PER_ERA, era * CARDS_TERRAIN_PER_ERA);
      cs_rng_shuffle (rng, setup->terrain[era], CARDS_TERRAIN_PER_ERA);
    }
  fill_ascending (setup->characters, CARDS_CHARACTERS, 0);
  cs_rng_shuffle (rng, setup->characters, CARDS_CHARACTERS);
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    for (uint32_t seat = 0; seat < setup->n_seats; seat++)
      deal_virtual_pile (setup, seat, setup->virtual_piles[era][seat], rng);
}

void
cards_random_setup (const void *kit,
                    uint32_t    n_seats,
                    CsRng      *rng,
                    void       *setup)
{
  CardsSetup *cards = setup;
  uint8_t suits[CARDS_SUITS];

  (void) kit;
  memset (cards, 0, sizeof *cards);
  cards->n_seats = (uint8_t) n_seats;
  fill_ascending (suits, CARDS_SUITS, 0);
  cs_rng_shuffle (rng, suits, CARDS_SUITS);
  memcpy (cards->suits, suits, n_seats);
  for (uint32_t seat = 0; seat < n_seats; seat++)
    cards->kinds[seat] = cs_rng_below (rng, 2) ? CARDS_REAL : (uint8_t) cs_rng_below (rng, CARDS_KINDS);
  cards->kinds[cs_rng_below (rng, n_seats)] = CARDS_REAL;
  cards_setup_deal (cards, rng);
}

/* True if @items are the numbers from @first on, each once. */
static bool
is_permutation (const uint8_t *items,
                uint32_t       n,
                uint32_t       first)
{
  uint64_t seen = 0;

  for (uint32_t i = 0; i < n; i++)
    if (items[i] >= first && items[i] < first + n)
      seen |= UINT64_C (1) << (items[i] - first);
  return seen == (UINT64_C (1) << n) - 1;
}

static CsRefusal
check_seats (const CardsSetup *setup)
{
  uint32_t suits = 0;
  bool any_real = false;

  if (setup->n_seats < CARDS_MIN_SEATS || setup->n_seats > CARDS_MAX_SEATS)
    return (CsRefusal) { .reason = CARDS_SETUP_SEATS };
  for (uint16_t seat = 0; seat < setup->n_seats; seat++)
    {
      if (setup->kinds[seat] >= CARDS_KINDS)
        return (CsRefusal) { .reason = CARDS_SETUP_KIND, .what = seat };
      if (setup->suits[seat] >= CARDS_SUITS || (suits & CARDS_BIT (setup->suits[seat])) != 0)
        return (CsRefusal) { .reason = CARDS_SETUP_SUIT, .what = seat };
      suits |= CARDS_BIT (setup->suits[seat]);
      any_real |= setup->kinds[seat] == CARDS_REAL;
    }
  return (CsRefusal) { .reason = any_real ? CS_LEGAL : CARDS_SETUP_NO_REAL_SEAT };
}

static CsRefusal
check_piles (const CardsSetup *setup)
{
  for (uint16_t era = 0; era < CARDS_ERAS; era++)
    if (!is_permutation (setup->terrain[era], CARDS_TERRAIN_PER_ERA, era * CARDS_TERRAIN_PER_ERA))
      return (CsRefusal) { .reason = CARDS_SETUP_TERRAIN, .what = era };
  if (!is_permutation (setup->characters, CARDS_CHARACTERS, 0))
    return (CsRefusal) { .reason = CARDS_SETUP_CHARACTERS };
  for (int16_t era = 0; era < CARDS_ERAS; era++)
    for (uint16_t seat = 0; seat < setup->n_seats; seat++)
      if (setup->kinds[seat] != CARDS_REAL &&
          !is_permutation (setup->virtual_piles[era][seat], CARDS_ROUNDS, cards_kinds[setup->kinds[seat]].lowest))
        return (CsRefusal) { .reason = CARDS_SETUP_VIRTUAL_PILE, .what = seat, .x = era };
  return (CsRefusal) { .reason = CS_LEGAL };
}

static void
seat_players (CardsState       *state,
              const CardsSetup *setup)
{
  state->n_seats = setup->n_seats;
  for (uint32_t i = 0; i < setup->n_seats; i++)
    {
      CardsSeat *seat = &state->seats[i];

      seat->kind = setup->kinds[i];
      seat->suit = setup->suits[i];
      seat->hand = cards_full_hand (seat->kind);
      if (seat->kind != CARDS_REAL)
        for (int era = 0; era < CARDS_ERAS; era++)
          memcpy (state->virtual_piles[era][i], setup->virtual_piles[era][i], CARDS_ROUNDS);
    }
}

CsRefusal
cards_init (const void *kit,
            const void *setup,
            void       *state)
{
  const CardsSetup *cards = setup;
  CardsState *s = state;
  CsRefusal refusal = check_seats (cards);

  if (refusal.reason == CS_LEGAL)
    refusal = check_piles (cards);
  if (refusal.reason != CS_LEGAL)
    return refusal;
  memset (s, 0, sizeof *s);
  seat_players (s, cards);
  memcpy (s->terrain, cards->terrain, sizeof s->terrain);
  memcpy (s->characters, cards->characters, sizeof s->characters);
  s->n_characters = CARDS_CHARACTERS;
  s->card = CARDS_NO_CARD;
  cards_round_begin (&(CardsPlay) { .deck = kit, .state = s });
  return refusal;
}
