/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which moves are legal, and why others are not. */

#include "cards-moves.h"

#include "cards-round.h"

/* The types of move that each step asks for, a bit each. */
static const uint8_t asked_types[] = {
  [CARDS_STEP_ABILITY] = CARDS_BIT (CARDS_MOVE_USE) | CARDS_BIT (CARDS_MOVE_PASS),
  [CARDS_STEP_BID] = CARDS_BIT (CARDS_MOVE_BID),
  [CARDS_STEP_TAKE] = CARDS_BIT (CARDS_MOVE_TAKE) | CARDS_BIT (CARDS_MOVE_SELL),
  [CARDS_STEP_PLACE] = CARDS_BIT (CARDS_MOVE_PLACE),
  [CARDS_STEP_HIRE] = CARDS_BIT (CARDS_MOVE_HIRE) | CARDS_BIT (CARDS_MOVE_PASS),
  [CARDS_STEP_SELL] = CARDS_BIT (CARDS_MOVE_SELL) | CARDS_BIT (CARDS_MOVE_PASS),
  [CARDS_STEP_FINAL_SALE] = CARDS_BIT (CARDS_MOVE_SELL) | CARDS_BIT (CARDS_MOVE_PASS),
  [CARDS_STEP_OVER] = 0,
};

/* Arguments of each type lie below this. */
static const uint32_t argument_ends[] = {
  [CARDS_MOVE_BID] = 12,
  [CARDS_MOVE_USE] = CARDS_ABILITIES,
  [CARDS_MOVE_PASS] = 1,
  [CARDS_MOVE_TAKE] = CARDS_CARDS,
  [CARDS_MOVE_PLACE] = 0x10000,
  [CARDS_MOVE_HIRE] = CARDS_CHARACTERS,
  [CARDS_MOVE_SELL] = CARDS_TERRAIN,
};

uint32_t
cards_actors (const void *state)
{
  const CardsState *s = state;

  return s->actor == CS_NO_SEAT ? s->bidders : CARDS_BIT (s->actor);
}

uint32_t
cards_virtual_pick (const uint8_t *appeals,
                    uint32_t       n)
{
  uint32_t best = 0;

  for (uint32_t i = 1; i < n; i++)
    if (appeals[i] > appeals[best])
      best = i;
  return best;
}

CardsCard
cards_virtual_choice (const CardsDeck  *deck,
                      const CardsState *state)
{
  uint8_t appeals[CARDS_MAX_COLUMN];

  for (int i = 0; i < state->n_column; i++)
    appeals[i] = (uint8_t) cards_appeal (deck, state->column[i]);
  return state->column[cards_virtual_pick (appeals, state->n_column)];
}

/* The auctioneer sells on its owner's own turn, not when a card is taken in stage 1. */
static bool
may_sell_now (const CardsState *state)
{
  return state->stage == CARDS_STAGE_TAKING;
}

static uint32_t
insert_sorted (CsMove  *moves,
               uint32_t n,
               CsMove   move)
{
  uint32_t i = n;

  for (; i > 0 && moves[i - 1] > move; i--)
    moves[i] = moves[i - 1];
  moves[i] = move;
  return n + 1;
}

static uint32_t
list_bids (const CardsSeat *seat,
           CsMove          *moves)
{
  uint32_t n = 0;

  for (uint32_t hand = seat->hand; hand != 0; hand &= hand - 1)
    moves[n++] = cards_move (CARDS_MOVE_BID, (uint32_t) __builtin_ctz (hand));
  return n;
}

static uint32_t
list_sales (const CardsSeat *seat,
            CsMove          *moves,
            uint32_t         n)
{
  for (uint32_t sales = seat->sales; sales != 0; sales &= sales - 1)
    n = insert_sorted (moves, n, cards_move (CARDS_MOVE_SELL, seat->city.placed[__builtin_ctz (sales)].card));
  return n;
}

static uint32_t
list_takes (const CardsDeck  *deck,
            const CardsState *state,
            const CardsSeat  *seat,
            CsMove           *moves)
{
  uint32_t n = 0;

  if (seat->kind != CARDS_REAL)
    {
      moves[0] = cards_move (CARDS_MOVE_TAKE, cards_virtual_choice (deck, state));
      return 1;
    }
  for (int i = 0; i < state->n_column; i++)
    n = insert_sorted (moves, n, cards_move (CARDS_MOVE_TAKE, state->column[i]));
  return may_sell_now (state) ? list_sales (seat, moves, n) : n;
}

static uint32_t
list_places (const CardsState *state,
             CsMove           *moves)
{
  const CardsPlacements *places = &state->places;
  uint32_t n = 0;

  for (int x = places->x; x < places->x + CARDS_STRIDE; x++)
    for (int y = places->y; y < places->y + CARDS_STRIDE; y++)
      if (places->board & cards_board_bit (x, y))
        moves[n++] = cards_move_place (x, y);
  return n;
}

static uint32_t
list_hires (const CardsState *state,
            CsMove           *moves)
{
  uint32_t n = 0;

  moves[n++] = cards_move (CARDS_MOVE_PASS, 0);
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    if (!(state->owned & CARDS_BIT (character)))
      moves[n++] = cards_move (CARDS_MOVE_HIRE, character);
  return n;
}

uint32_t
cards_legal (const void *kit,
             const void *state,
             uint32_t    seat,
             CsMove     *moves)
{
  const CardsState *s = state;
  const CardsSeat *self;

  if (seat >= s->n_seats || !(cards_actors (s) & CARDS_BIT (seat)))
    return 0;
  self = &s->seats[seat];
  switch ((CardsStep) s->step)
    {
    case CARDS_STEP_BID:
      return list_bids (self, moves);
    case CARDS_STEP_TAKE:
      return list_takes (kit, s, self, moves);
    case CARDS_STEP_PLACE:
      return list_places (s, moves);
    case CARDS_STEP_HIRE:
      return list_hires (s, moves);
    case CARDS_STEP_ABILITY:
      moves[0] = cards_move (CARDS_MOVE_USE, s->ability);
      moves[1] = cards_move (CARDS_MOVE_PASS, 0);
      return 2;
    default:
      moves[0] = cards_move (CARDS_MOVE_PASS, 0);
      return list_sales (self, moves, 1);
    }
}

static CsRefusal
judge_bid (const CardsSeat *seat,
           uint32_t         card)
{
  CsRefusal refusal = { .reason = CS_LEGAL, .what = (uint16_t) card };

  if (!(cards_full_hand (seat->kind) & CARDS_BIT (card)))
    refusal.reason = CARDS_BID_NOT_IN_HAND;
  else if (!(seat->hand & CARDS_BIT (card)))
    refusal.reason = CARDS_BID_USED;
  return refusal;
}

static CsRefusal
judge_take (const CardsDeck  *deck,
            const CardsState *state,
            const CardsSeat  *seat,
            uint32_t          card)
{
  CsRefusal refusal = { .reason = CARDS_TAKE_NOT_IN_COLUMN, .what = (uint16_t) card };

  for (int i = 0; i < state->n_column; i++)
    if (state->column[i] == card)
      refusal.reason = CS_LEGAL;
  if (refusal.reason == CS_LEGAL && seat->kind != CARDS_REAL && card != cards_virtual_choice (deck, state))
    refusal = (CsRefusal) { .reason = CARDS_TAKE_HIGHEST, .what = cards_virtual_choice (deck, state) };
  return refusal;
}

static CsRefusal
judge_sale (const CardsState *state,
            const CardsSeat  *seat,
            uint32_t          card)
{
  if (!may_sell_now (state) || seat->kind != CARDS_REAL)
    return (CsRefusal) { .reason = CS_REFUSED_NOT_ASKED };
  if (!(seat->owned & CARDS_BIT (CARDS_AUCTIONEER)))
    return (CsRefusal) { .reason = CARDS_SALE_NO_AUCTIONEER };
  if (seat->sold == CARDS_MAX_SALES)
    return (CsRefusal) { .reason = CARDS_SALE_LIMIT };
  return cards_city_judge_sale (&seat->city, (uint8_t) card);
}

static CsRefusal
judge_actor (const CardsState *state,
             uint32_t          seat)
{
  if (state->step == CARDS_STEP_OVER)
    return (CsRefusal) { .reason = CS_REFUSED_OVER };
  if (seat < state->n_seats && (cards_actors (state) & CARDS_BIT (seat)) != 0)
    return (CsRefusal) { .reason = CS_LEGAL };
  if (state->step == CARDS_STEP_BID && seat < state->n_seats && state->seats[seat].bid != 0)
    return (CsRefusal) { .reason = CARDS_BID_ALREADY };
  return (CsRefusal) { .reason = CS_REFUSED_NOT_ACTING };
}

static bool
is_well_formed (CsMove move)
{
  const uint32_t type = cards_move_type (move);
  const uint32_t argument = cards_move_argument (move);

  return type >= CARDS_MOVE_BID && type <= CARDS_MOVE_SELL &&
         argument < argument_ends[type] &&
         !(type == CARDS_MOVE_BID && argument == 0);
}

CsRefusal
cards_is_legal (const void *kit,
                const void *state,
                uint32_t    seat,
                CsMove      move)
{
  const CardsDeck *deck = kit;
  const CardsState *s = state;
  const uint32_t argument = cards_move_argument (move);
  const CardsSeat *self;
  CsRefusal refusal = judge_actor (s, seat);

  if (refusal.reason != CS_LEGAL)
    return refusal;
  if (!is_well_formed (move))
    return (CsRefusal) { .reason = CS_REFUSED_UNKNOWN };
  if (!(asked_types[s->step] & CARDS_BIT (cards_move_type (move))))
    return (CsRefusal) { .reason = CS_REFUSED_NOT_ASKED };
  self = &s->seats[seat];
  switch (cards_move_type (move))
    {
    case CARDS_MOVE_BID:
      return judge_bid (self, argument);
    case CARDS_MOVE_TAKE:
      return judge_take (deck, s, self, argument);
    case CARDS_MOVE_PLACE:
      return cards_city_judge (&self->city, &deck->terrain[s->card], self->owned,
                               cards_move_x (move), cards_move_y (move));
    case CARDS_MOVE_SELL:
      return judge_sale (s, self, argument);
    case CARDS_MOVE_USE:
      if (argument != s->ability)
        return (CsRefusal) { .reason = CARDS_USE_OTHER, .what = s->ability };
      return refusal;
    case CARDS_MOVE_HIRE:
      if (s->owned & CARDS_BIT (argument))
        return (CsRefusal) { .reason = CARDS_HIRE_OWNED, .what = (uint16_t) argument };
      return refusal;
    default:
      return refusal;
    }
}
