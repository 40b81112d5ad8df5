/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase 4: the end of a round (rules page 4.8). */

#include "board-solo.h"
#include "board-tasks.h"

/* What happens, in this order. */
enum
{
  END_ROADS,
  END_CHARACTERS,
  END_RODEO,
  END_COWBOYS,
  END_CASH,
  END_TRACK,
  END_OVER
};

static const uint8_t new_cowboys[BOARD_ROUNDS] = { 4, 5, 5, 0 };

static bool
ask_for_roads (const BoardPlay *play,
               uint32_t         seat)
{
  if (!board_can_lay_road (play->state, seat))
    return false;
  board_ask (play, BOARD_STEP_ROADS, seat, true);
  return true;
}

static bool
ask_banker (const BoardPlay *play,
            uint32_t         seat)
{
  uint32_t most = 3;

  while (board_banker_offers[most].price > board_seat (play, seat)->money)
    most--;
  if (most == 0)
    return false;
  board_ask_amount (play, BOARD_STEP_BANKER, seat, 0, (int) most, false);
  return true;
}

/* Grocer and settler (red) that did not take the money. */
static void
reward_waiting (const BoardPlay *play,
                uint32_t         seat)
{
  const BoardState *state = play->state;
  BoardSeat *self = board_seat (play, seat);
  const BoardParcels houses = state->contents[BOARD_HOUSE] | state->contents[BOARD_TOWNHOUSE];
  const BoardParcels counted = board_is (self, BOARD_GROCER, BOARD_RED) ? houses : state->contents[BOARD_MOUNTAIN];

  if (!self->waits)
    return;
  self->waits = false;
  board_gain_vp (play, seat, (int) board_count (counted & self->owned), board_from_role_of (play, seat));
}

static bool
end_character (const BoardPlay *play,
               uint32_t         seat)
{
  reward_waiting (play, seat);
  return board_is (board_seat (play, seat), BOARD_BANKER, BOARD_RED) && ask_banker (play, seat);
}

/* What must go is the excess over the limit; it and each multiple of a VP's price beyond may (4.8.4). */
static bool
ask_to_spend (const BoardPlay *play,
              uint32_t         seat)
{
  const BoardSeat *self = board_seat (play, seat);
  const int excess = self->money > self->limit ? self->money - self->limit : 0;

  if (self->money / BOARD_ROUND_VP_PRICE * BOARD_ROUND_VP_PRICE <= excess)
    {
      board_gain_money (play, seat, -excess);
      board_gain_vp (play, seat, excess / BOARD_ROUND_VP_PRICE, BOARD_FROM_CASH);
      return false;
    }
  board_ask_amount (play, BOARD_STEP_SPEND, seat, excess, self->money, false);
  return true;
}

static int
rodeo_score (const BoardSeat *seat)
{
  int score = 0;

  for (uint32_t i = 0; i < BOARD_ENCLOSURES; i++)
    score += seat->enclosures[i] * board_hats[i] * ((seat->enclosure_cowboys >> i & 1) != 0 ? 2 : 1);
  return score;
}

/* The best rodeo wins a token; the horses leave the enclosures (10.6). */
static void
ride_rodeo (const BoardPlay *play)
{
  BoardState *state = play->state;
  uint32_t winner = CS_NO_SEAT;
  int best = 0;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t seat = state->passes[i];
      BoardSeat *self = &state->seats[seat];
      const int score = rodeo_score (self);

      if (score > best)
        {
          best = score;
          winner = seat;
        }
      for (uint32_t enclosure = 0; enclosure < BOARD_ENCLOSURES; enclosure++)
        {
          self->horses = (uint8_t) (self->horses + self->enclosures[enclosure]);
          self->enclosures[enclosure] = 0;
          if ((self->enclosure_cowboys >> enclosure & 1) != 0)
            board_return_cowboy (play, seat, (BoardPlace) (BOARD_PLACE_ENCLOSURE + enclosure), false);
        }
    }
  if (winner == CS_NO_SEAT)
    return;
  state->seats[winner].rodeos++;
  board_emit (play, BOARD_EVENT_RODEO, winner, best, 0, 0);
}

/* The sheriff's cowboy leaves the city hall, the 3 revolvers their holder; new cowboys come, and a place closes. */
static void
bring_cowboys (const BoardPlay *play)
{
  BoardState *state = play->state;

  state->ammunition = CS_NO_SEAT;
  if (state->standish.plays)
    board_standish_rest (play);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const BoardPlace white = state->seats[seat].white;

      if (white < BOARD_PLACES)
        {
          board_return_cowboy (play, seat, white, false);
          state->hall_holder = CS_NO_SEAT;
        }
      state->seats[seat].white = BOARD_WHITE_NONE;
      state->seats[seat].no_duels = 0;
      state->seats[seat].dynamited = 0;
      board_recruit (play, seat, new_cowboys[state->round - 1]);
    }
  if (state->round < BOARD_ROUNDS)
    board_emit (play, BOARD_EVENT_CLOSED, CS_NO_SEAT, BOARD_VP_2 - (state->round - 1), 0, 0);
}

/* Asks each seat in turn, and goes on to what comes next once all are through. */
static void
ask_each (const BoardPlay *play,
          BoardFrame      *frame,
          bool           (*asks) (const BoardPlay *, uint32_t))
{
  const BoardState *state = play->state;

  for (; frame->a < state->n_seats; frame->a++)
    if (asks (play, state->passes[frame->a]))
      return;
  frame->a = 0;
  frame->pc++;
}

/* Frame: pc what happens, a how many seats are through. */
BOARD_TASK_GOES (end)
{
  switch (frame->pc)
    {
    case END_ROADS:
      ask_each (play, frame, ask_for_roads);
      break;
    case END_CHARACTERS:
      ask_each (play, frame, end_character);
      break;
    case END_RODEO:
      ride_rodeo (play);
      frame->pc++;
      break;
    case END_COWBOYS:
      bring_cowboys (play);
      frame->pc++;
      break;
    case END_CASH:
      ask_each (play, frame, ask_to_spend);
      break;
    case END_TRACK:
      frame->pc++;
      if (play->state->round < BOARD_ROUNDS)
        board_begin (play, BOARD_TASK_FILL, 0, 0, 0);
      break;
    default:
      board_end (play, 0);
      break;
    }
}

BOARD_TASK_ANSWERS (end)
{
  const uint32_t n = board_move_argument (move);

  frame->a++;
  switch (frame->pc)
    {
    case END_CHARACTERS:
      board_gain_money (play, seat, -board_banker_offers[n].price);
      board_gain_vp (play, seat, board_banker_offers[n].vp, board_from_role_of (play, seat));
      break;
    case END_CASH:
      board_gain_money (play, seat, -(int) n);
      board_gain_vp (play, seat, (int) n / BOARD_ROUND_VP_PRICE, BOARD_FROM_CASH);
      break;
    default:
      break;
    }
}
