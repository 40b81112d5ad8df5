/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws random moves straight from hands, sets of characters and placement boards. */

#include "cards-random.h"

#include "ai/cs-random.h"
#include "engine/cards/cards-round.h"

/* Eight bytes of ones, and the highest bit of each. */
#define ONES UINT64_C (0x0101010101010101)
#define HIGHS (ONES << 7)

/* How many of the ascending bytes of @sums, all below 128, are not more than @limit: subtracted byte by byte. */
static inline uint32_t
count_reached (uint64_t sums,
               uint32_t limit)
{
  return (uint32_t) __builtin_popcountll (((limit * ONES | HIGHS) - sums) & HIGHS);
}

/* The set bit of @byte that has @skip set bits below it; 8 if there is none. */
static inline uint32_t
select_in_byte (uint64_t byte,
                uint32_t skip)
{
  /* One byte per bit; multiplying by ONES then sums each with those below. */
  const uint64_t bits = ((byte * ONES & UINT64_C (0x8040201008040201)) + (HIGHS - ONES)) >> 7 & ONES;

  return count_reached (bits * ONES, skip);
}

/* The set bit of @bits that has @skip set bits below it.  Without a branch or a loop: the processor would guess the way
 * to a random bit wrong most of the time. */
static inline uint32_t
select_bit (uint64_t bits,
            uint32_t skip)
{
  const uint64_t twos = bits - (bits >> 1 & UINT64_C (0x5555555555555555));
  const uint64_t fours = (twos & UINT64_C (0x3333333333333333)) + (twos >> 2 & UINT64_C (0x3333333333333333));
  const uint64_t sums = ((fours + (fours >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f)) * ONES;
  const uint32_t first = 8 * count_reached (sums, skip);

  return first + select_in_byte (bits >> first & 0xff, skip - (uint32_t) (sums << 8 >> first & 0xff));
}

static inline uint32_t
random_bit (uint32_t bits,
            CsRng   *rng)
{
  return select_bit (bits, cs_rng_below (rng, (uint32_t) __builtin_popcount (bits)));
}

/* An auction card of @hand, which holds none but 1 to 9. */
static inline uint32_t
random_card (uint32_t hand,
             CsRng   *rng)
{
  return 1 + select_in_byte (hand >> 1 & 0xff, cs_rng_below (rng, (uint32_t) __builtin_popcount (hand)));
}

static CsMove
random_place (const CardsState *state,
              CsRng            *rng)
{
  const CardsPlacements *places = &state->places;
  const uint64_t low = (uint64_t) places->board;
  const uint64_t high = (uint64_t) (places->board >> 64);
  const uint32_t n_low = (uint32_t) __builtin_popcountll (low);
  const uint32_t skip = cs_rng_below (rng, n_low + (uint32_t) __builtin_popcountll (high));
  const uint32_t above = -(uint32_t) (skip >= n_low);
  const uint32_t at = (64 & above) + select_bit (above ? high : low, skip - (n_low & above));
  const uint32_t i = (at - cards_board_index (places->x, places->y)) & 127;

  return cards_move_place (places->x + (int) (i % CARDS_STRIDE), places->y + (int) (i / CARDS_STRIDE));
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
  if (self->sales != 0)
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
      return cards_move (CARDS_MOVE_BID, random_card (self->hand, rng));
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

/* All bids of a round; returns how many. */
static uint32_t
play_bids (const CardsPlay *play,
           CsRng           *rng)
{
  CardsState *state = play->state;
  uint32_t n = 0;

  for (; state->bidders != 0; state->bidders &= (uint8_t) (state->bidders - 1), n++)
    {
      CardsSeat *seat = &state->seats[__builtin_ctz (state->bidders)];

      seat->bid = (uint8_t) random_card (seat->hand, rng);
    }
  cards_round_reveal_bids (play);
  return n;
}

/* Takes a card and lays it; returns how many moves that were. */
static uint32_t
play_turn (const CardsPlay *play,
           CardsSeat       *self,
           CsRng           *rng)
{
  CardsState *state = play->state;
  CsMove place;

  cards_round_take (play, self, state->column[cs_rng_below (rng, state->n_column)]);
  if (state->step != CARDS_STEP_PLACE)
    return 1;
  place = random_place (state, rng);
  cards_round_place (play, self, cards_move_x (place), cards_move_y (place));
  return 2;
}

/* What makes up nearly all of a game goes straight to the rules: telling moves apart costs as much as making them. */
uint32_t
cards_play_random_game (const CardsDeck *deck,
                        CardsState      *state,
                        CsRng           *rng)
{
  const CardsPlay play = { .deck = deck, .state = state };
  uint32_t n = 0;

  while (state->step != CARDS_STEP_OVER)
    if (state->step == CARDS_STEP_BID)
      n += play_bids (&play, rng);
    else if (state->step == CARDS_STEP_TAKE && state->seats[state->actor].kind == CARDS_REAL &&
             state->seats[state->actor].sales == 0)
      n += play_turn (&play, &state->seats[state->actor], rng);
    else
      {
        cards_game.apply (deck, state, state->actor, cards_random_move (deck, state, state->actor, rng), NULL);
        n++;
      }
  return n;
}
