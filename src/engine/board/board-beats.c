/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kit Carson: phase 2 in beats of secret orders (rules page 10.4, B44). */

#include "board-cowboys.h"
#include "board-tasks.h"

enum
{
  BEATS_FIRST,
  BEATS_ORDERS,
  BEATS_HORSES,
};

static bool
may_lift (const BoardState *state,
          uint32_t          seat)
{
  const BoardPlaces places = board_liftable (state, seat);

  return state->seats[seat].shifts > 0 && !board_is_no_place (&places);
}

static void
pass_idle_seats (const BoardPlay *play)
{
  BoardState *state = play->state;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t seat = state->order[i];

      if (!board_has_passed (state, seat) && !board_has_cowboy (state, seat) && !may_lift (state, seat))
        board_pass (play, seat);
    }
}

/* The sheriff's cowboy that this order puts on a place, if it is one. */
static bool
is_white_order (CsMove order)
{
  return board_move_type (order) == BOARD_MOVE_COWBOY &&
         board_move_argument (order) % BOARD_COWBOY_KINDS == BOARD_WHITE;
}

/* B45: nobody enters a place together with the sheriff, but with a tile of the singer or where no duel is. */
static bool
is_barred (const BoardState *state,
           uint32_t          seat,
           CsMove            order)
{
  const uint32_t place = board_move_argument (order) / BOARD_COWBOY_KINDS;

  if (board_move_argument (order) % BOARD_COWBOY_KINDS == BOARD_NO_DUEL ||
      (place < BOARD_PLACE_PARCEL && (BOARD_SHARED >> place & 1) != 0))
    return false;
  for (uint32_t i = 0; i < state->n_seats; i++)
    if (i != seat && is_white_order (state->seats[i].beat) &&
        board_move_argument (state->seats[i].beat) / BOARD_COWBOY_KINDS == place)
      return true;
  return false;
}

static void
lift_all (const BoardPlay *play)
{
  for (uint32_t seat = 0; seat < play->state->n_seats; seat++)
    {
      BoardSeat *self = board_seat (play, seat);

      if (self->lifted == BOARD_NO_PLACE)
        continue;
      board_return_cowboy (play, seat, self->lifted, true);
      self->lifted = BOARD_NO_PLACE;
      self->shifts--;
    }
}

/* Returns the seats that have put a cowboy of their supply, a bit each: a horse may follow it. */
static uint32_t
put_all (const BoardPlay *play,
         uint32_t         shifted)
{
  BoardState *state = play->state;
  uint32_t placed = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const CsMove order = state->seats[seat].beat;
      const uint32_t argument = board_move_argument (order);

      if (board_move_type (order) != BOARD_MOVE_COWBOY || is_barred (state, seat, order))
        continue;
      board_put_cowboy (play, seat, (BoardPlace) (argument / BOARD_COWBOY_KINDS), argument % BOARD_COWBOY_KINDS);
      if ((shifted >> seat & 1) == 0)
        placed |= BOARD_BIT (seat);
    }
  return placed;
}

/* Stops of one beat rank by turn order; a beat in which nothing happens stops everybody. */
static void
stop_all (const BoardPlay *play,
          bool             everybody)
{
  BoardState *state = play->state;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t seat = state->order[i];
      const bool stops = everybody || board_move_type (state->seats[seat].beat) == BOARD_MOVE_PASS;

      if (stops && !board_has_passed (state, seat))
        board_pass (play, seat);
      state->seats[seat].beat = 0;
    }
}

static void
carry_out (const BoardPlay *play,
           BoardFrame      *frame)
{
  BoardState *state = play->state;
  uint32_t shifted = 0;
  uint32_t stopped = 0;
  bool anything = false;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const BoardSeat *self = &state->seats[seat];

      if (self->lifted != BOARD_NO_PLACE)
        shifted |= BOARD_BIT (seat);
      if (self->beat == board_move (BOARD_MOVE_PASS, 0) && self->lifted == BOARD_NO_PLACE)
        stopped |= BOARD_BIT (seat);
      anything |= self->beat != 0 && board_move_type (self->beat) != BOARD_MOVE_HOLD;
    }
  lift_all (play);
  frame->c = (uint8_t) put_all (play, shifted);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((stopped >> seat & 1) == 0)
      state->seats[seat].beat = 0;
  stop_all (play, !anything);
  frame->pc = BEATS_HORSES;
}

static void
collect_orders (const BoardPlay *play,
                BoardFrame      *frame)
{
  BoardState *state = play->state;
  uint32_t active = 0;
  uint32_t waiting = 0;

  pass_idle_seats (play);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (!board_has_passed (state, seat))
      {
        active |= BOARD_BIT (seat);
        if (state->seats[seat].beat == 0)
          waiting |= BOARD_BIT (seat);
      }
  if (active == 0)
    board_end (play, 0);
  else if (waiting == 0)
    carry_out (play, frame);
  else
    {
      board_ask (play, BOARD_STEP_BEAT, CS_CHANCE, true);
      state->actors = (uint8_t) waiting;
    }
}

/* Frame: c the seats that may still put a horse after their cowboy. */
static void
ask_for_horses (const BoardPlay *play,
                BoardFrame      *frame)
{
  BoardState *state = play->state;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t seat = state->order[i];
      const uint32_t bit = BOARD_BIT (seat);

      if ((frame->c & bit) == 0)
        continue;
      frame->c &= (uint8_t) ~bit;
      if (state->seats[seat].horses > 0)
        {
          board_begin (play, BOARD_TASK_HORSE, seat, 0, 0);
          return;
        }
    }
  frame->pc = BEATS_ORDERS;
}

BOARD_TASK_GOES (beats)
{
  const BoardState *state = play->state;

  switch (frame->pc)
    {
    case BEATS_FIRST:
      if (board_has_cowboy (state, state->order[0]))
        board_ask (play, BOARD_STEP_COWBOY, state->order[0], true);
      else
        frame->pc = BEATS_ORDERS;
      break;
    case BEATS_ORDERS:
      collect_orders (play, frame);
      break;
    default:
      ask_for_horses (play, frame);
      break;
    }
}

BOARD_TASK_ANSWERS (beats)
{
  BoardSeat *self = board_seat (play, seat);
  const uint32_t argument = board_move_argument (move);

  if (frame->pc == BEATS_ORDERS)
    {
      if (board_move_type (move) == BOARD_MOVE_SHIFT)
        self->lifted = (uint8_t) argument;
      else
        self->beat = move;
      return;
    }
  frame->pc = BEATS_HORSES;
  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      board_pass (play, seat);
      return;
    }
  board_put_cowboy (play, seat, (BoardPlace) (argument / BOARD_COWBOY_KINDS), argument % BOARD_COWBOY_KINDS);
  frame->c = (uint8_t) BOARD_BIT (seat);
}
