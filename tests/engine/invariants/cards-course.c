/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of the course of the card game: piles and what was drawn, order, who is asked for what. */

#include "invariants.h"

/* True if @items are the @n members of @set in some order. */
static bool
is_each_once (const uint8_t *items,
              uint32_t       n,
              uint64_t       set)
{
  uint64_t seen = 0;

  for (uint32_t i = 0; i < n; i++)
    if (items[i] < 64)
      seen |= UINT64_C (1) << items[i];
  return seen == set;
}

static bool
terrain_piles_hold (const CardsState *state)
{
  uint8_t second[CARDS_TERRAIN_PER_ERA];
  const uint64_t all = (UINT64_C (1) << CARDS_TERRAIN_PER_ERA) - 1;

  for (int i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    second[i] = (uint8_t) (state->terrain[1][i] - CARDS_TERRAIN_PER_ERA);
  return is_each_once (state->terrain[0], CARDS_TERRAIN_PER_ERA, all) &&
         is_each_once (second, CARDS_TERRAIN_PER_ERA, all) &&
         (state->era == 1 || state->n_terrain_drawn[1] == 0);
}

/* Virtual players' piles are full hands, turned one a round. */
static bool
virtual_piles_hold (const CardsState *state)
{
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const CardsSeat *seat = &state->seats[i];
      const uint8_t *pile = state->virtual_piles[state->era][i];

      if (seat->kind == CARDS_REAL)
        continue;
      for (int era = 0; era < CARDS_ERAS; era++)
        if (!is_each_once (state->virtual_piles[era][i], CARDS_ROUNDS, cards_full_hand (seat->kind)))
          return false;
      for (int round = 0; round < seat->n_discards; round++)
        if (seat->discards[round] != pile[round])
          return false;
      if (seat->bid != (cards_bids_are_open (state) ? pile[state->round - 1] : 0))
        return false;
    }
  return true;
}

/* The character lies nearest the piles, then terrain in the order drawn. */
static bool
column_is_in_order (const CardsState *state)
{
  const uint8_t *pile = state->terrain[state->era];
  int drawn = 0;

  for (int i = 0; i < state->n_column; i++)
    {
      if (cards_is_character (state->column[i]))
        {
          if (i > 0)
            return false;
          continue;
        }
      while (drawn < state->n_terrain_drawn[state->era] && pile[drawn] != state->column[i])
        drawn++;
      if (drawn++ == state->n_terrain_drawn[state->era])
        return false;
    }
  return true;
}

static bool
paperboy_may_have_hired (const CardsState *state)
{
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].kind == CARDS_REAL && (state->seats[seat].owned & CARDS_BIT (CARDS_PAPERBOY)) != 0)
      return true;
  return false;
}

/* What is drawn is taken, in the column or gone: one card a round with 4 or 5 seats, none with 6.  A paperboy may have
 * brought one back. */
static bool
removed_matches (const CardsState *state)
{
  CardsCard removed[CARDS_CARDS];
  const bool over = state->step == CARDS_STEP_FINAL_SALE || state->step == CARDS_STEP_OVER;
  const uint32_t rounds = state->era * CARDS_ROUNDS + state->round - (over ? 0u : 1u);
  const uint32_t expected = state->n_seats == CARDS_MAX_SEATS ? 0 : rounds;
  const uint32_t n = cards_removed (state, removed);

  return n == expected || (n + 1 == expected && paperboy_may_have_hired (state));
}

static bool
suits_differ (const CardsState *state)
{
  uint32_t suits = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].suit < CARDS_SUITS)
      suits |= CARDS_BIT (state->seats[seat].suit);
  return (uint32_t) __builtin_popcount (suits) == state->n_seats;
}

/* Boosts, a lost turn and a second card come from abilities used in this era. */
static bool
abilities_match (const CardsState *state,
                 uint32_t          seat)
{
  const CardsSeat *self = &state->seats[seat];
  int boost = 0;

  for (int character = 0; character < CARDS_ABILITIES; character++)
    if (self->used & CARDS_BIT (character))
      boost += cards_characters[character].boost;
  return self->boost <= boost &&
         (self->has_turn || (self->used & CARDS_BIT (CARDS_LAWYER)) != 0) &&
         (state->worker_seat != seat || (self->used & CARDS_BIT (CARDS_CHINESE_WORKER)) != 0);
}

/* From the reveal of the order on, each seat with a turn has one place in it, by descending value. */
static bool
order_holds (const CardsState *state)
{
  uint32_t ordered = 0;
  uint32_t expected = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->stage == CARDS_STAGE_TAKING && state->seats[seat].has_turn)
      expected |= CARDS_BIT (seat);
  for (int i = 0; i < state->n_order; i++)
    {
      if (state->order[i] >= state->n_seats)
        return false;
      if (i > 0 && cards_seat_value (state, state->order[i - 1]) < cards_seat_value (state, state->order[i]))
        return false;
      ordered |= CARDS_BIT (state->order[i]);
    }
  return ordered == expected && state->n_order == __builtin_popcount (expected);
}

/* What a step asks, and when: the abilities that may come next, and whether the seat on turn is the one asked. */
typedef struct
{
  uint8_t stage;
  uint8_t step;
  uint8_t first_ability;
  uint8_t last_ability;
  bool on_turn;
} Question;

static const Question questions[] = {
  { CARDS_STAGE_COLUMN, CARDS_STEP_ABILITY, CARDS_GOVERNOR, CARDS_GUNSMITH, false },
  { CARDS_STAGE_COLUMN, CARDS_STEP_TAKE, CARDS_GOVERNOR, CARDS_LAWYER, false },
  { CARDS_STAGE_COLUMN, CARDS_STEP_PLACE, CARDS_GOVERNOR, CARDS_LAWYER, false },
  { CARDS_STAGE_COLUMN, CARDS_STEP_HIRE, CARDS_GOVERNOR, CARDS_LAWYER, false },
  { CARDS_STAGE_AUCTION, CARDS_STEP_BID, CARDS_SECRET_ABILITIES, CARDS_SECRET_ABILITIES, false },
  { CARDS_STAGE_AUCTION, CARDS_STEP_ABILITY, CARDS_MERCENARY, CARDS_DOCTOR, false },
  { CARDS_STAGE_TAKING, CARDS_STEP_TAKE, CARDS_ABILITIES, CARDS_ABILITIES, true },
  { CARDS_STAGE_TAKING, CARDS_STEP_PLACE, CARDS_ABILITIES, CARDS_ABILITIES, true },
  { CARDS_STAGE_TAKING, CARDS_STEP_HIRE, CARDS_ABILITIES, CARDS_ABILITIES, true },
  { CARDS_STAGE_TAKING, CARDS_STEP_SELL, CARDS_ABILITIES, CARDS_ABILITIES, true },
  { CARDS_STAGE_TAKING, CARDS_STEP_FINAL_SALE, CARDS_ABILITIES, CARDS_ABILITIES, false },
  { CARDS_STAGE_TAKING, CARDS_STEP_OVER, CARDS_ABILITIES, CARDS_ABILITIES, false },
};

static const Question *
find_question (const CardsState *state)
{
  for (uint32_t i = 0; i < sizeof questions / sizeof *questions; i++)
    if (questions[i].stage == state->stage && questions[i].step == state->step)
      return &questions[i];
  return NULL;
}

/* The character by which a seat is asked out of turn. */
static CardsCharacter
asking_character (const CardsState *state)
{
  return state->step == CARDS_STEP_FINAL_SALE ? CARDS_AUCTIONEER : (CardsCharacter) state->ability;
}

static bool
question_holds (const CardsState *state)
{
  const Question *question = find_question (state);

  if (question == NULL || state->ability < question->first_ability || state->ability > question->last_ability)
    return false;
  if (state->step == CARDS_STEP_BID || state->step == CARDS_STEP_OVER)
    return state->actor == CS_NO_SEAT;
  if (state->actor >= state->n_seats)
    return false;
  if (question->on_turn)
    return state->turn < state->n_order && state->order[state->turn] == state->actor &&
           (state->to_take > 0) == (state->step != CARDS_STEP_SELL);
  return state->seats[state->actor].kind == CARDS_REAL &&
         (state->seats[state->actor].owned & CARDS_BIT (asking_character (state))) != 0;
}

const char *
cards_check_course (const CardsState *state)
{
  if (state->n_seats < CARDS_MIN_SEATS || state->n_seats > CARDS_MAX_SEATS ||
      state->era >= CARDS_ERAS || state->round < 1 || state->round > CARDS_ROUNDS)
    return "seats, era and round";
  if (!suits_differ (state))
    return "suits";
  if (!terrain_piles_hold (state))
    return "terrain piles";
  if (state->n_bottomed > state->n_characters)
    return "character pile";
  if (!virtual_piles_hold (state))
    return "virtual players' piles";
  if (!column_is_in_order (state))
    return "column's order";
  if (!removed_matches (state))
    return "removed cards";
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (!abilities_match (state, seat))
      return "abilities";
  if (!order_holds (state))
    return "order";
  return question_holds (state) ? NULL : "question";
}
