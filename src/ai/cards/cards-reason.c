/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells what speaks for a move, by the values that the players go by. */

#include "cards-reason.h"

#include <string.h>

#include "ai/cs-room.h"
#include "cards-player.h"
#include "cards-policy.h"

/* Points that another seat must lose for it to be a reason. */
#define DENIAL 2

/* Rounds by which a bid is explained, and their luck. */
#define TRIES 40
#define FAIR_CHANCE 12          /* of these */
#define SEED 1

#define HIGH_CARD 6             /* the first above the middle of 1 to 9 */

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

/* A gain of at least a point; less is no reason. */
static CardsReason
gain_of (CardsWhy  why,
         CardsCard card,
         int       value)
{
  return value >= CARDS_VP ? reason_of (why, card, value) : (CardsReason) { .why = CARDS_WHY_NONE };
}

/* Whether a card that lies beside @card would bring as much at once, and less by the end. */
static bool
is_outshone (Case     *why,
             CardsCard card,
             int       now,
             int       later)
{
  int nows[CARDS_MAX_COLUMN];
  int laters[CARDS_MAX_COLUMN];

  cards_worth_column (&why->now, why->deck, why->state, why->seat, nows);
  cards_worth_column (&why->later[why->seat], why->deck, why->state, why->seat, laters);
  for (int i = 0; i < why->state->n_column; i++)
    if (why->state->column[i] != card && nows[i] >= now && laters[i] < later)
      return true;
  return false;
}

/* What @move brings of @card: at once or by the end, if that is more and the card is a character, or brings nothing at
 * once or no more than another. */
static CardsReason
explain_gain (Case     *why,
              CsMove    move,
              CardsCard card)
{
  const int now = cards_worth_of_move (&why->now, why->deck, why->state, why->seat, move);
  const int later = cards_worth_of_move (&why->later[why->seat], why->deck, why->state, why->seat, move);
  const bool is_taken = cards_move_type (move) == CARDS_MOVE_TAKE;
  const bool grows = later >= now + CARDS_VP &&
                     (cards_is_character (card) ||
                      (is_taken && (now < CARDS_VP || is_outshone (why, card, now, later))));

  return grows ? gain_of (CARDS_WHY_LATER, card, later) : gain_of (CARDS_WHY_POINTS, card, now);
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

/* Plays on till @seat takes a card, or the game is over. */
static void
play_to_take (const CsRoom *room,
              uint32_t      seat,
              CsRng        *rng)
{
  const CardsState *state = (const CardsState *) room->state;
  uint32_t actors;

  while ((actors = cards_game.actors (state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);

      if (actor == seat && state->step == CARDS_STEP_TAKE)
        return;
      cards_game.apply (room->kit, room->state, actor, cs_room_choose (room, room->state, actor, rng), NULL);
    }
}

/* In how many of TRIES rounds each card of the column is still there when the seat, with this auction card, may take
 * one: as the search plays them. */
static void
count_chances (Case    *why,
               uint32_t bid,
               int      n[CARDS_MAX_COLUMN])
{
  _Alignas (16) char arena[CS_ROOM (sizeof (CardsState), sizeof (CardsWorth))];
  const CsRoom room = cs_room_open (&cards_game, &cards_policy, why->deck, arena);
  const CardsState *state = (const CardsState *) room.state;

  memset (n, 0, CARDS_MAX_COLUMN * sizeof *n);
  for (uint32_t deal = 0; deal < TRIES; deal++)
    {
      CsRng rng;

      cs_room_deal (&room, why->state, why->seat, SEED, deal, &rng);
      cs_room_let_others_choose (&room, why->seat, &rng);
      memcpy (room.state, room.deal, sizeof *state);
      cs_room_forget (&room);
      cards_game.apply (why->deck, room.state, why->seat, cards_move (CARDS_MOVE_BID, bid), NULL);
      play_to_take (&room, why->seat, &rng);
      for (int i = 0; i < why->state->n_column; i++)
        n[i] += memchr (state->column, why->state->column[i], state->n_column) != NULL;
    }
}

/* A card is played for what it makes likelier than the lowest one would, which may be less than the first choice; the
 * lowest one to keep high ones, if there are any. */
static CardsReason
explain_bid (Case    *why,
             uint32_t bid)
{
  const CardsSeat *self = &why->state->seats[why->seat];
  const uint32_t lowest = (uint32_t) __builtin_ctz (self->hand);
  CardsReason reason = { .why = CARDS_WHY_NONE, .seat = CS_NO_SEAT };
  int values[CARDS_MAX_COLUMN];
  int n[CARDS_MAX_COLUMN];
  int n_lowest[CARDS_MAX_COLUMN];
  int most = 0;

  if (!self->has_turn || why->state->n_column == 0 || (self->hand & (self->hand - 1)) == 0)
    return reason;
  if (bid == lowest)
    {
      reason.why = self->hand >= CARDS_BIT (HIGH_CARD) ? CARDS_WHY_SAVE : CARDS_WHY_NONE;
      return reason;
    }
  cards_player_column (why->deck, why->state, why->seat, why->later, values);
  count_chances (why, bid, n);
  count_chances (why, lowest, n_lowest);
  for (int i = 0; i < why->state->n_column; i++)
    {
      const int more = n[i] - n_lowest[i];

      if (n[i] < FAIR_CHANCE || more < TRIES / 10 || more * values[i] <= most)
        continue;
      most = more * values[i];
      reason.why = CARDS_WHY_SPEND;
      reason.card = why->state->column[i];
      reason.points = (int16_t) (n[i] * 100 / TRIES);
    }
  return reason;
}

static CardsReason
explain_use (Case  *why,
             CsMove move)
{
  const CardsCard card = (CardsCard) (CARDS_TERRAIN + why->state->ability);
  const int gain = cards_player_ability_gain (why->deck, why->state, why->seat, why->later);

  if (cards_move_type (move) == CARDS_MOVE_USE)
    return gain_of (CARDS_WHY_POINTS, card, gain);
  return reason_of (cards_player_ability_rounds (why->state) > 0 ? CARDS_WHY_WAIT : CARDS_WHY_NONE, card, gain);
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
  if (n > 0 && denial.points > reasons[0].points)
    {
      reasons[n] = reasons[0];
      reasons[0] = denial;
    }
  else
    reasons[n] = denial;
  return n + 1;
}
