/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round: column, abilities, auction, taking, and what lies between rounds (rules page 3). */

#include "cards-round.h"

#include <string.h>

/* Abilities that are of no use to a seat without a turn: ruling on the lawyer. */
#define TURN_ABILITIES (CARDS_BIT (CARDS_CHINESE_WORKER) | CARDS_BIT (CARDS_HEROES) | CARDS_BIT (CARDS_GUNSMITH) | \
                        CARDS_BIT (CARDS_MERCENARY) | CARDS_BIT (CARDS_DOCTOR))

static CardsCharacter
draw_character (CardsState *state)
{
  const CardsCharacter character = state->characters[0];

  state->n_characters--;
  /* What lies beyond the pile moves up as well: a fixed number of bytes needs no loop. */
  memmove (state->characters, state->characters + 1, CARDS_CHARACTERS - 1);
  state->characters[CARDS_CHARACTERS - 1] = CARDS_NO_CARD;
  if (state->n_bottomed > state->n_characters)
    state->n_bottomed = state->n_characters;
  return character;
}

static void
put_under_pile (CardsState    *state,
                CardsCharacter character)
{
  state->characters[state->n_characters++] = (uint8_t) character;
  state->n_bottomed++;
}

/* The skull rule: a skull on the next back sends the character just drawn under the pile. */
static void
reveal_character (const CardsPlay *play)
{
  CardsState *state = play->state;
  CardsCharacter character = draw_character (state);

  for (int left = state->n_characters; left > 0 && play->deck->backs[state->characters[0]].skull; left--)
    {
      cards_emit (play, CARDS_EVENT_SKULL, CS_NO_SEAT, CARDS_TERRAIN + (int) character, 0, 0, 0);
      put_under_pile (state, character);
      character = draw_character (state);
    }
  state->column[state->n_column++] = (CardsCard) (CARDS_TERRAIN + character);
  cards_emit (play, CARDS_EVENT_REVEAL, CS_NO_SEAT, CARDS_TERRAIN + (int) character, 0, 0, 0);
}

void
cards_round_reveal_terrain (const CardsPlay *play)
{
  CardsState *state = play->state;
  const CardsCard card = state->terrain[state->era][state->n_terrain_drawn[state->era]++];

  state->column[state->n_column++] = card;
  cards_emit (play, CARDS_EVENT_REVEAL, CS_NO_SEAT, card, 0, 0, 0);
}

static void
clear_seats_for_round (CardsState *state)
{
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      CardsSeat *seat = &state->seats[i];

      if (seat->bid != 0)
        seat->discards[seat->n_discards++] = seat->bid;
      seat->bid = 0;
      seat->boost = 0;
      seat->has_turn = true;
    }
}

void
cards_round_begin (const CardsPlay *play)
{
  CardsState *state = play->state;
  const int n_terrain = state->n_seats > CARDS_MIN_SEATS ? CARDS_LARGE_COLUMN_TERRAIN : CARDS_COLUMN_TERRAIN;

  clear_seats_for_round (state);
  state->round++;
  state->stage = CARDS_STAGE_COLUMN;
  state->actor = CS_NO_SEAT;
  state->worker_seat = CS_NO_SEAT;
  state->n_order = state->turn = 0;
  state->n_column = 0;
  cards_emit (play, CARDS_EVENT_ROUND, CS_NO_SEAT, state->era, state->round, 0, 0);
  reveal_character (play);
  for (int i = 0; i < n_terrain; i++)
    cards_round_reveal_terrain (play);
  state->ability = 0;
  cards_round_seek_ability (play);
}

/* The abilities that @seat may still use this round. */
static inline CardsCharacterSet
usable_abilities (const CardsSeat *seat)
{
  return cards_seat_ready (seat) & (seat->has_turn ? UINT32_MAX : ~TURN_ABILITIES);
}

/* Sets up the question for the first usable ability before @end; false if there is none. */
static bool
ask_ability (CardsState *state,
             uint32_t    end)
{
  const CardsCharacterSet asked = CARDS_BIT (end) - CARDS_BIT (state->ability);
  uint32_t first = end;

  state->actor = CS_NO_SEAT;
  for (uint8_t i = 0; (state->ready & asked) != 0 && i < state->n_seats; i++)
    {
      const CardsCharacterSet usable = usable_abilities (&state->seats[i]) & asked;

      if (usable == 0 || (uint32_t) __builtin_ctz (usable) >= first)
        continue;
      first = (uint32_t) __builtin_ctz (usable);
      state->actor = i;
      state->step = CARDS_STEP_ABILITY;
    }
  state->ability = (uint8_t) first;
  return state->actor != CS_NO_SEAT;
}

int
cards_seat_value (const CardsState *state,
                  uint32_t          seat)
{
  const CardsSeat *s = &state->seats[seat];

  return s->has_turn && s->bid != 0 ? s->bid + s->boost : 0;
}

const CardsBack *
cards_tie_breaker (const CardsDeck  *deck,
                   const CardsState *state)
{
  for (int i = 0; i < state->n_characters; i++)
    if (!deck->backs[state->characters[i]].skull)
      return &deck->backs[state->characters[i]];
  return NULL;
}

void
cards_rank_suits (const CardsBack *back,
                  uint8_t          ranks[CARDS_SUITS])
{
  for (uint8_t i = 0; i < CARDS_SUITS; i++)
    ranks[back != NULL ? back->suits[i] : i] = i;
}

static void
tell_order (const CardsPlay *play,
            const uint32_t   keys[CARDS_MAX_SEATS])
{
  const CardsState *state = play->state;

  for (int i = 0; i < state->n_order; i++)
    {
      const uint32_t value = keys[state->order[i]] >> 8;
      const bool tie = (i > 0 && keys[state->order[i - 1]] >> 8 == value) ||
                       (i + 1 < state->n_order && keys[state->order[i + 1]] >> 8 == value);

      cards_emit (play, CARDS_EVENT_ORDER, state->order[i], i, (int) value, tie, 0);
    }
}

/* Stage 3: descending value, ties by the suits on the back on top of the pile. */
void
cards_order_keys (const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          keys[CARDS_MAX_SEATS])
{
  uint8_t ranks[CARDS_SUITS];

  cards_rank_suits (cards_tie_breaker (deck, state), ranks);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const CardsSeat *self = &state->seats[seat];

      keys[seat] = self->has_turn ? cards_order_key ((uint32_t) (self->bid + self->boost), ranks[self->suit]) : 0;
    }
}

static void
set_order (const CardsPlay *play)
{
  CardsState *state = play->state;
  uint32_t keys[CARDS_MAX_SEATS] = { 0 };

  cards_order_keys (play->deck, state, keys);
  state->n_order = 0;
  /* Each seat's place is the number of better ones: with so few, that is faster than sorting. */
  for (uint8_t seat = 0; seat < state->n_seats; seat++)
    {
      uint32_t place = 0;

      for (uint32_t other = 0; other < state->n_seats; other++)
        place += keys[other] > keys[seat];
      if (keys[seat] != 0)
        state->order[place] = seat;
      state->n_order = (uint8_t) (state->n_order + (keys[seat] != 0));
    }
  if (play->events != NULL)
    tell_order (play, keys);
}

static void
end_game (const CardsPlay *play)
{
  CardsState *state = play->state;

  state->step = CARDS_STEP_OVER;
  state->actor = CS_NO_SEAT;
  if (play->events != NULL)
    cards_emit (play, CARDS_EVENT_OVER, CS_NO_SEAT, (int) cards_winners (play->deck, state), 0, 0, 0);
}

/* After the last round the auctioneer is asked once more (ruling on 4.7). */
static void
seek_final_sale (const CardsPlay *play)
{
  CardsState *state = play->state;

  for (uint8_t i = 0; i < state->n_seats; i++)
    if (state->seats[i].sales != 0)
      {
        state->actor = i;
        state->step = CARDS_STEP_FINAL_SALE;
        return;
      }
  end_game (play);
}

static void
change_era (const CardsPlay *play)
{
  CardsState *state = play->state;

  state->era++;
  state->round = 0;
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      CardsSeat *seat = &state->seats[i];

      seat->hand = cards_full_hand (seat->kind);
      seat->bid = 0;
      seat->n_discards = 0;
      for (int j = 0; j < CARDS_ROUNDS; j++)
        seat->discards[j] = 0;
      seat->used &= CARDS_BIT (CARDS_GOVERNOR);
      state->ready |= cards_seat_ready (seat);
    }
  cards_emit (play, CARDS_EVENT_ERA, CS_NO_SEAT, state->era, 0, 0, 0);
}

static void
end_round (const CardsPlay *play)
{
  CardsState *state = play->state;

  for (int i = 0; i < state->n_column; i++)
    cards_emit (play, CARDS_EVENT_REMOVED, CS_NO_SEAT, state->column[i], 0, 0, 0);
  state->n_column = 0;
  if (state->round == CARDS_ROUNDS && state->era == CARDS_ERAS - 1)
    {
      seek_final_sale (play);
      return;
    }
  if (state->round == CARDS_ROUNDS)
    change_era (play);
  cards_round_begin (play);
}

static void
begin_turn (const CardsPlay *play)
{
  CardsState *state = play->state;

  if (state->turn == state->n_order)
    {
      end_round (play);
      return;
    }
  state->actor = state->order[state->turn];
  state->to_take = state->actor == state->worker_seat ? 2 : 1;
  state->step = CARDS_STEP_TAKE;
  cards_emit (play, CARDS_EVENT_TURN, state->actor, state->to_take, 0, 0, 0);
}

static void
begin_taking (const CardsPlay *play)
{
  play->state->stage = CARDS_STAGE_TAKING;
  set_order (play);
  begin_turn (play);
}

static uint8_t
real_seats (const CardsState *state)
{
  uint32_t seats = 0;

  for (uint32_t i = 0; i < CARDS_MAX_SEATS; i++)
    seats |= (uint32_t) (state->seats[i].kind == CARDS_REAL) << i;
  return (uint8_t) (seats & (CARDS_BIT (state->n_seats) - 1));
}

void
cards_round_seek_ability (const CardsPlay *play)
{
  CardsState *state = play->state;

  if (state->stage == CARDS_STAGE_COLUMN)
    {
      if (ask_ability (state, CARDS_SECRET_ABILITIES))
        return;
      state->stage = CARDS_STAGE_AUCTION;
      state->step = CARDS_STEP_BID;
      state->bidders = real_seats (state);
    }
  else if (!ask_ability (state, CARDS_ABILITIES))
    begin_taking (play);
}

void
cards_round_reveal_bids (const CardsPlay *play)
{
  CardsState *state = play->state;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      CardsSeat *seat = &state->seats[i];

      if (seat->kind != CARDS_REAL)
        seat->bid = state->virtual_piles[state->era][i][state->round - 1];
      seat->hand = (uint16_t) (seat->hand & ~CARDS_BIT (seat->bid));
    }
  cards_emit (play, CARDS_EVENT_BIDS_REVEALED, CS_NO_SEAT, 0, 0, 0, 0);
  cards_round_seek_ability (play);
}

void
cards_round_decline_sale (const CardsPlay *play)
{
  if (play->state->step == CARDS_STEP_FINAL_SALE)
    {
      end_game (play);
      return;
    }
  play->state->turn++;
  begin_turn (play);
}

void
cards_round_seek_sale (const CardsPlay *play,
                       uint8_t          step)
{
  play->state->step = step;
  if (play->state->seats[play->state->actor].sales == 0)
    cards_round_decline_sale (play);
}

void
cards_round_after_take (const CardsPlay *play)
{
  CardsState *state = play->state;

  if (state->stage == CARDS_STAGE_COLUMN)
    cards_round_seek_ability (play);
  else if (--state->to_take > 0)
    state->step = CARDS_STEP_TAKE;
  else
    cards_round_seek_sale (play, CARDS_STEP_SELL);
}
