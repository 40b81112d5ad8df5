/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Horses into enclosures, and the second enclosure's ride (rules page 10.6). */

#include "board-cowboys.h"
#include "board-tasks.h"

#define RIDE_ENCLOSURE 1
#define MONEY_ENCLOSURE 3

BOARD_TASK_GOES (horse)
{
  const BoardState *state = play->state;
  const bool closed = (state->variants & BOARD_KIT_CARSON) != 0;

  board_ask_set (play, BOARD_STEP_HORSE, frame->seat, closed ? 31 & ~BOARD_BIT (RIDE_ENCLOSURE) : 31, true);
}

BOARD_TASK_ANSWERS (horse)
{
  BoardSeat *self = board_seat (play, seat);
  const uint32_t enclosure = board_move_argument (move);

  board_end (play, 0);
  if (board_move_type (move) == BOARD_MOVE_PASS)
    return;
  self->horses--;
  self->enclosures[enclosure]++;
  board_emit (play, BOARD_EVENT_HORSE, seat, (int) enclosure, 0, 0);
  if (enclosure == MONEY_ENCLOSURE)
    board_gain_money (play, seat, 2);
  if (enclosure == RIDE_ENCLOSURE)
    board_begin (play, BOARD_TASK_RIDE, seat, 0, 0);
}

/* Frame: pc 1 while a cowboy is lifted. */
BOARD_TASK_GOES (ride)
{
  board_ask (play, frame->pc == 0 ? BOARD_STEP_RIDE : BOARD_STEP_SHIFT_TO, frame->seat, true);
}

static void
finish_shift (const BoardPlay *play,
              uint32_t         seat,
              CsMove           move)
{
  BoardSeat *self = board_seat (play, seat);
  const BoardPlace from = self->lifted;

  self->lifted = BOARD_NO_PLACE;
  board_return_cowboy (play, seat, from, true);
  if (board_move_type (move) == BOARD_MOVE_COWBOY)
    board_put_cowboy (play, seat, (BoardPlace) (board_move_argument (move) / BOARD_COWBOY_KINDS), BOARD_PLAIN);
}

BOARD_TASK_ANSWERS (ride)
{
  BoardSeat *self = board_seat (play, seat);
  const uint32_t argument = board_move_argument (move);

  if (board_move_type (move) == BOARD_MOVE_SHIFT)
    {
      self->lifted = (uint8_t) argument;
      frame->pc = 1;
      return;
    }
  if (frame->pc == 1)
    {
      board_end (play, 0);
      finish_shift (play, seat, move);
      return;
    }
  board_end (play, 0);
  if (board_move_type (move) == BOARD_MOVE_PASS)
    {
      board_pass (play, seat);
      return;
    }
  board_put_cowboy (play, seat, (BoardPlace) (argument / BOARD_COWBOY_KINDS), argument % BOARD_COWBOY_KINDS);
  if (self->horses > 0)
    board_begin (play, BOARD_TASK_HORSE, seat, 0, 0);
}
