/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each move does. */

#include "cards-moves.h"

#include <assert.h>

#include "cards-round.h"

static void
acquire (CardsState *state,
         CardsSeat  *seat,
         CardsCard   card)
{
  seat->taken[seat->n_taken++] = card;
  if (cards_is_character (card))
    {
      seat->owned |= CARDS_BIT (card - CARDS_TERRAIN);
      seat->sales = cards_seat_sales (seat);
      state->owned |= CARDS_BIT (card - CARDS_TERRAIN);
      state->ready |= cards_seat_ready (seat);
    }
}

static void
remove_from_column (CardsState *state,
                    CardsCard   card)
{
  uint8_t n = 0;

  /* Every card is written where it belongs, @card under the next one: cheaper than guessing where it is. */
  for (int i = 0; i < state->n_column; i++)
    {
      state->column[n] = state->column[i];
      n += state->column[i] != card;
    }
  state->n_column = n;
}

/* City rule 6: a card that fits nowhere leaves the game. */
static void
begin_placing (const CardsPlay *play,
               CardsSeat       *seat,
               CardsCard        card)
{
  CardsState *state = play->state;

  cards_city_seek (&seat->city, &play->deck->terrain[card], seat->owned, &state->places);
  if (state->places.board != 0)
    {
      state->step = CARDS_STEP_PLACE;
      state->card = card;
      return;
    }
  seat->unplaced++;
  cards_emit (play, CARDS_EVENT_UNPLACED, state->actor, card, 0, 0, 0);
  cards_round_after_take (play);
}

static void
apply_bid (const CardsPlay *play,
           uint32_t         seat,
           uint32_t         card)
{
  play->state->seats[seat].bid = (uint8_t) card;
  play->state->bidders &= (uint8_t) ~CARDS_BIT (seat);
  cards_emit (play, CARDS_EVENT_BID, (uint8_t) seat, 0, 0, 0, 0);
  if (play->state->bidders == 0)
    cards_round_reveal_bids (play);
}

static void
apply_use (const CardsPlay *play,
           CardsSeat       *seat)
{
  CardsState *state = play->state;
  const CardsCharacterInfo *info = &cards_characters[state->ability];

  seat->used |= CARDS_BIT (state->ability);
  state->ready &= ~CARDS_BIT (state->ability);
  seat->boost = (uint8_t) (seat->boost + info->boost);
  cards_emit (play, CARDS_EVENT_ABILITY, state->actor, state->ability, info->boost, 0, 0);
  if (state->ability == CARDS_LAWYER)
    seat->has_turn = false;
  if (state->ability == CARDS_CHINESE_WORKER)
    state->worker_seat = state->actor;
  if (state->ability == CARDS_GOVERNOR || state->ability == CARDS_CHINESE_WORKER)
    cards_round_reveal_terrain (play);
  if (state->ability == CARDS_GOVERNOR || state->ability == CARDS_LAWYER)
    {
      state->step = CARDS_STEP_TAKE;
      return;
    }
  cards_round_seek_ability (play);
}

static void
apply_pass (const CardsPlay *play)
{
  CardsState *state = play->state;

  switch ((int) state->step)
    {
    case CARDS_STEP_ABILITY:
      cards_emit (play, CARDS_EVENT_ABILITY_PASSED, state->actor, state->ability, 0, 0, 0);
      state->ability++;
      cards_round_seek_ability (play);
      break;
    case CARDS_STEP_HIRE:
      cards_round_after_take (play);
      break;
    default:
      cards_round_decline_sale (play);
      break;
    }
}

void
cards_round_take (const CardsPlay *play,
                  CardsSeat       *seat,
                  CardsCard        card)
{
  CardsState *state = play->state;

  remove_from_column (state, card);
  acquire (state, seat, card);
  cards_emit (play, CARDS_EVENT_TAKE, state->actor, card, 0, 0, 0);
  if (seat->kind != CARDS_REAL)
    cards_round_after_take (play);
  else if (card == CARDS_TERRAIN + CARDS_PAPERBOY)
    state->step = CARDS_STEP_HIRE;
  else if (cards_is_character (card))
    cards_round_after_take (play);
  else
    begin_placing (play, seat, card);
}

void
cards_round_place (const CardsPlay *play,
                   CardsSeat       *seat,
                   int              x,
                   int              y)
{
  CardsState *state = play->state;
  const CardsCard card = state->card;

  cards_city_place (&seat->city, play->deck, card, x, y);
  seat->sales = cards_seat_sales (seat);
  state->card = CARDS_NO_CARD;
  state->places.board = 0;
  cards_emit (play, CARDS_EVENT_PLACE, state->actor, card, x, y, 0);
  cards_round_after_take (play);
}

/* Ruling on the paperboy: from wherever the character is; a pile is otherwise left in order. */
static void
apply_hire (const CardsPlay *play,
            CardsSeat       *seat,
            CardsCharacter   character)
{
  CardsState *state = play->state;
  int i = 0;

  while (i < state->n_characters && state->characters[i] != character)
    i++;
  if (i < state->n_characters)
    {
      if (i >= state->n_characters - state->n_bottomed)
        state->n_bottomed--;
      state->n_characters--;
      for (; i < state->n_characters; i++)
        state->characters[i] = state->characters[i + 1];
      state->characters[i] = CARDS_NO_CARD;
    }
  acquire (state, seat, (CardsCard) (CARDS_TERRAIN + character));
  cards_emit (play, CARDS_EVENT_HIRE, state->actor, CARDS_TERRAIN + (int) character, 0, 0, 0);
  cards_round_after_take (play);
}

static void
apply_sell (const CardsPlay *play,
            CardsSeat       *seat,
            uint8_t          card)
{
  CardsState *state = play->state;

  cards_city_sell (&seat->city, card);
  seat->sold++;
  seat->sales = cards_seat_sales (seat);
  cards_emit (play, CARDS_EVENT_SELL, state->actor, card, 0, 0, 0);
  if (state->step != CARDS_STEP_TAKE)
    cards_round_seek_sale (play, state->step);
}

void
cards_apply (const void *kit,
             void       *state,
             uint32_t    seat,
             CsMove      move,
             CsEvents   *events)
{
  const CardsPlay play = { .deck = kit, .state = state, .events = events };
  CardsSeat *self = &play.state->seats[seat];
  const uint32_t argument = cards_move_argument (move);

  assert (cards_is_legal (kit, state, seat, move).reason == CS_LEGAL);
  switch (cards_move_type (move))
    {
    case CARDS_MOVE_BID:
      apply_bid (&play, seat, argument);
      break;
    case CARDS_MOVE_USE:
      apply_use (&play, self);
      break;
    case CARDS_MOVE_PASS:
      apply_pass (&play);
      break;
    case CARDS_MOVE_TAKE:
      cards_round_take (&play, self, (CardsCard) argument);
      break;
    case CARDS_MOVE_PLACE:
      cards_round_place (&play, self, cards_move_x (move), cards_move_y (move));
      break;
    case CARDS_MOVE_HIRE:
      apply_hire (&play, self, (CardsCharacter) argument);
      break;
    default:
      apply_sell (&play, self, (uint8_t) argument);
      break;
    }
}
