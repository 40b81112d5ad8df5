/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws random moves straight from hands, sets of characters and placement boards. */

#include "cards-random.h"

#include "ai/cs-random.h"

/* The set bit of @bits that has @skip set bits below it. */
static inline uint32_t
select_bit (uint64_t bits,
            uint32_t skip)
{
  for (; skip > 0; skip--)
    bits &= bits - 1;
  return (uint32_t) __builtin_ctzll (bits);
}

static uint32_t
random_bit (uint32_t  bits,
            CsRng    *rng)
{
  return select_bit (bits, cs_rng_below (rng, (uint32_t) __builtin_popcount (bits)));
}

static CsMove
random_place (const CardsState *state,
              CsRng            *rng)
{
  const CardsPlacements places = state->places;
  const uint32_t origin = cards_board_index (places.x, places.y);
  const CardsBoard board = cards_board_rotate (places.board, -origin & 127);
  const uint64_t low = (uint64_t) board;
  const uint64_t high = (uint64_t) (board >> 64);
  const uint32_t n_low = (uint32_t) __builtin_popcountll (low);
  const uint32_t skip = cs_rng_below (rng, n_low + (uint32_t) __builtin_popcountll (high));
  const uint32_t i = skip < n_low ? select_bit (low, skip) : 64 + select_bit (high, skip - n_low);

  return cards_move_place (places.x + (int) (i % CARDS_STRIDE), places.y + (int) (i / CARDS_STRIDE));
}

static CsMove
random_take (const CardsDeck  *deck,
             const CardsState *state,
             uint32_t          seat,
             CsRng            *rng)
{
  const CardsSeat *self = &state->seats[seat];

  if (self->kind != CARDS_REAL)
    return cards_move (CARDS_MOVE_TAKE, cards_virtual_choice (deck, state));
  if (self->owned & CARDS_BIT (CARDS_AUCTIONEER))
    return cs_random_move (&cards_game, deck, state, seat, rng);
  return cards_move (CARDS_MOVE_TAKE, state->column[cs_rng_below (rng, state->n_column)]);
}

static CsMove
random_hire (const CardsState *state,
             CsRng            *rng)
{
  /* One bit beyond the characters stands for hiring nobody. */
  const uint32_t choices = ~state->owned & (CARDS_BIT (CARDS_CHARACTERS + 1) - 1);
  const uint32_t choice = random_bit (choices, rng);

  return choice == CARDS_CHARACTERS ? cards_move (CARDS_MOVE_PASS, 0) : cards_move (CARDS_MOVE_HIRE, choice);
}

CsMove
cards_random_move (const CardsDeck  *deck,
                   const CardsState *state,
                   uint32_t          seat,
                   CsRng            *rng)
{
  const CardsSeat *self = &state->seats[seat];

  switch (state->step)
    {
    case CARDS_STEP_BID:
      return cards_move (CARDS_MOVE_BID, random_bit (self->hand, rng));
    case CARDS_STEP_TAKE:
      return random_take (deck, state, seat, rng);
    case CARDS_STEP_PLACE:
      return random_place (state, rng);
    case CARDS_STEP_HIRE:
      return random_hire (state, rng);
    case CARDS_STEP_ABILITY:
      return cs_rng_below (rng, 2) ? cards_move (CARDS_MOVE_USE, state->ability) : cards_move (CARDS_MOVE_PASS, 0);
    default:
      return cs_random_move (&cards_game, deck, state, seat, rng);
    }
}

uint32_t
cards_play_random_game (const CardsDeck *deck,
                        CardsState      *state,
                        CsRng           *rng)
{
  uint32_t n = 0;

  for (uint32_t actors; (actors = cards_game.actors (state)) != 0; n++)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);

      cards_game.apply (deck, state, seat, cards_random_move (deck, state, seat, rng), NULL);
    }
  return n;
}
