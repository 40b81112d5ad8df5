/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells what speaks for a move, by the values that the players go by. */

#include "cards-reason.h"

#include "cards-auction.h"
#include "cards-player.h"

/* Points that another seat must lose for it to be a reason. */
#define DENIAL 2

/* A move that is to be explained. */
typedef struct
{
  const CardsDeck *deck;
  const CardsState *state;
  uint32_t seat;
  CardsWorth now;                      /* of the seat, by the points of now */
  CardsWorth later[CARDS_MAX_SEATS];   /* by what may be expected */
} Case;

static CardsReason
reason_of (CardsWhy  why,
           CardsCard card,
           int       value)
{
  return (CardsReason) { (uint8_t) why, CS_NO_SEAT, card, (int16_t) (value / CARDS_VP) };
}

/* What @move brings of @card: at once or, if that is more, by the end. */
static CardsReason
explain_gain (Case     *why,
              CsMove    move,
              CardsCard card)
{
  const int now = cards_worth_of_move (&why->now, why->deck, why->state, why->seat, move);
  const int later = cards_worth_of_move (&why->later[why->seat], why->deck, why->state, why->seat, move);
  const bool grows = cards_is_character (card) && later >= now + CARDS_VP;

  return grows ? reason_of (CARDS_WHY_LATER, card, later) : reason_of (CARDS_WHY_POINTS, card, now);
}

/* What @card would bring @other more than the best that lies there besides. */
static int
loss_without (Case     *why,
              uint32_t  other,
              CardsCard card)
{
  int values[CARDS_MAX_COLUMN];
  int value = 0;
  int next = 0;

  cards_worth_column (&why->later[other], why->deck, why->state, other, values);
  for (int i = 0; i < why->state->n_column; i++)
    if (why->state->column[i] == card)
      value = values[i];
    else if (values[i] > next)
      next = values[i];
  return value - next;
}

/* The seat still to choose this round that would miss @card the most. */
static CardsReason
explain_denial (Case     *why,
                CardsCard card)
{
  const CardsState *state = why->state;
  CardsReason best = { .why = CARDS_WHY_NONE };

  for (int i = state->turn + 1; state->stage == CARDS_STAGE_TAKING && i < state->n_order; i++)
    if (state->seats[state->order[i]].kind == CARDS_REAL)
      {
        CardsReason reason = reason_of (CARDS_WHY_DENY, card, loss_without (why, state->order[i], card));

        reason.seat = state->order[i];
        if (reason.points > best.points)
          best = reason;
      }
  return best;
}

/* A high card is played for what lies there, a low one to keep the high ones. */
static CardsReason
explain_bid (Case    *why,
             uint32_t card)
{
  const CardsSeat *self = &why->state->seats[why->seat];
  const uint32_t higher = self->hand & ~(CARDS_BIT (card + 1) - 1);
  const uint32_t lower = self->hand & (CARDS_BIT (card) - 1);
  int values[CARDS_MAX_COLUMN];
  CardsProspect prospect;
  int best = 0;
  int steep;

  if (!self->has_turn || why->state->n_column == 0)
    return (CardsReason) { .why = CARDS_WHY_NONE };
  cards_prospect_init (&prospect, why->later, why->deck, why->state, why->seat, false);
  cards_worth_column (&why->later[why->seat], why->deck, why->state, why->seat, values);
  for (int i = 1; i < why->state->n_column; i++)
    if (values[i] > values[best])
      best = i;
  steep = prospect.places[0] - prospect.places[why->state->n_seats - 1];
  if (__builtin_popcount (higher) < __builtin_popcount (lower))
    return reason_of (CARDS_WHY_SPEND, why->state->column[best], steep);
  return reason_of (CARDS_WHY_SAVE, CARDS_NO_CARD, steep);
}

static CardsReason
explain_use (Case  *why,
             CsMove move)
{
  const CardsCard card = (CardsCard) (CARDS_TERRAIN + why->state->ability);
  const int gain = cards_player_ability_gain (why->deck, why->state, why->seat, why->later);

  return reason_of (cards_move_type (move) == CARDS_MOVE_USE ? CARDS_WHY_POINTS : CARDS_WHY_WAIT, card, gain);
}

/* The main reason. */
static CardsReason
explain (Case  *why,
         CsMove move)
{
  const uint32_t argument = cards_move_argument (move);

  switch (cards_move_type (move))
    {
    case CARDS_MOVE_BID:
      return explain_bid (why, argument);
    case CARDS_MOVE_TAKE:
    case CARDS_MOVE_SELL:
      return explain_gain (why, move, (CardsCard) argument);
    case CARDS_MOVE_HIRE:
      return explain_gain (why, move, (CardsCard) (CARDS_TERRAIN + argument));
    case CARDS_MOVE_PLACE:
      return explain_gain (why, move, why->state->card);
    default:
      return why->state->step == CARDS_STEP_ABILITY ? explain_use (why, move)
                                                    : (CardsReason) { .why = CARDS_WHY_NONE };
    }
}

uint32_t
cards_reasons (const CardsDeck  *deck,
               const CardsState *state,
               uint32_t          seat,
               CsMove            move,
               CardsReason       reasons[CARDS_MAX_REASONS])
{
  Case why = { .deck = deck, .state = state, .seat = seat };
  CardsReason denial;
  uint32_t n = 0;

  cards_worth_init (&why.now, &cards_weights_greedy);
  cards_worths_init (why.later, &cards_weights_learned);
  reasons[n] = explain (&why, move);
  n += reasons[n].why != CARDS_WHY_NONE;
  if (cards_move_type (move) != CARDS_MOVE_TAKE)
    return n;
  denial = explain_denial (&why, (CardsCard) cards_move_argument (move));
  if (denial.points < DENIAL)
    return n;
  /* What another seat loses comes first where it is more than the card brings. */
  if (denial.points > reasons[0].points)
    {
      reasons[n] = reasons[0];
      reasons[0] = denial;
    }
  else
    reasons[n] = denial;
  return n + 1;
}
