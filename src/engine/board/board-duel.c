/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duels: dice or tiles, ties, what winner and losers get (rules pages 4.3 and 10.3). */

#include "board-duel.h"

#include <assert.h>
#include <string.h>

#include "board-tasks.h"

uint32_t
board_duel_in_hand (const BoardState *state,
                    BoardPlace       *place)
{
  for (uint32_t i = 0; i < state->n_frames; i++)
    if (state->frames[i].kind == BOARD_TASK_DUEL)
      {
        *place = state->frames[i].a;
        return state->frames[i].b;
      }
  return 0;
}

/* Frame: a the place, b the seats in the duel, c who has been asked, then who has still to roll. */
static uint32_t
seats_with_dynamite (const BoardState *state,
                     const BoardFrame *frame)
{
  uint32_t seats = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((frame->b >> seat & 1) != 0 && board_has_dynamite (state, seat, frame->a))
      seats |= BOARD_BIT (seat);
  return seats;
}

static void
begin_duel (const BoardPlay *play,
            BoardFrame      *frame)
{
  BoardState *state = play->state;

  memset (state->dice, 0, sizeof state->dice);
  state->two_dice = (uint8_t) seats_with_dynamite (state, frame);
  board_emit (play, BOARD_EVENT_DUEL, CS_NO_SEAT, frame->a, frame->b, 0);
  frame->c = 0;
  frame->pc = BOARD_DUEL_SHARPSHOOTERS;
}

/* Frame c: who has been asked. */
static void
ask_sharpshooters (const BoardPlay *play,
                   BoardFrame      *frame)
{
  BoardState *state = play->state;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const BoardSeat *self = &state->seats[seat];
      const uint32_t bit = BOARD_BIT (seat);

      if ((frame->b & bit) != 0 && (frame->c & bit) == 0 && self->sharpshooter && !self->aimed &&
          (state->two_dice & bit) == 0)
        {
          board_ask (play, BOARD_STEP_SHARPSHOOTER, seat, true);
          return;
        }
    }
  frame->pc = (state->variants & BOARD_MIGHT_IS_RIGHT) != 0 ? BOARD_DUEL_PICKS : BOARD_DUEL_ROLLS;
  frame->c = (uint8_t) board_rollers (state, frame);
}

/* Frame c: who has still to roll, its low bits; a seat with two dice rolls again while its first is alone. */
static void
ask_for_die (const BoardPlay *play,
             BoardFrame      *frame)
{
  if (frame->c != 0)
    {
      board_ask_amount (play, BOARD_STEP_DIE, CS_CHANCE, 1, 6, false);
      return;
    }
  frame->pc = frame->pc == BOARD_DUEL_ROLLS ? BOARD_DUEL_REROLLS : BOARD_DUEL_SHOWS;
}

static void
take_die (const BoardPlay *play,
          BoardFrame      *frame,
          uint32_t         die)
{
  BoardState *state = play->state;
  const uint32_t seat = (uint32_t) __builtin_ctz (frame->c);
  const bool first_of_two = (state->two_dice >> seat & 1) != 0 && state->dice[seat] == 0;

  state->dice[seat] = (uint8_t) (state->dice[seat] + die);
  board_emit (play, BOARD_EVENT_DIE, seat, (int) die, 0, 0);
  if (!first_of_two)
    frame->c &= (uint8_t) ~BOARD_BIT (seat);
}

uint32_t
board_gunsmith_among (const BoardState *state,
                      uint32_t          seats)
{
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((seats >> seat & 1) != 0 && board_is (&state->seats[seat], BOARD_GUNSMITH, BOARD_RED))
      return seat;
  return CS_NO_SEAT;
}

static void
ask_gunsmith (const BoardPlay *play,
              BoardFrame      *frame)
{
  const uint32_t gunsmith = board_gunsmith_among (play->state, frame->b);

  if (gunsmith == CS_NO_SEAT)
    frame->pc = BOARD_DUEL_SHOWS;
  else
    board_ask (play, BOARD_STEP_REROLL, gunsmith, true);
}

static uint32_t
strength_of (const BoardState *state,
             uint32_t          seat)
{
  return state->dice[seat] + (uint32_t) board_firepower (state, seat);
}

/* The strongest; of equals the earliest to pass. */
static uint32_t
find_winner (const BoardPlay *play,
             uint32_t         seats,
             bool            *tied)
{
  const BoardState *state = play->state;
  uint32_t winner = CS_NO_SEAT;
  uint32_t best = 0;

  *tied = false;
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t seat = state->passes[i];
      const uint32_t strength = strength_of (state, seat);

      if ((seats >> seat & 1) == 0)
        continue;
      board_emit (play, BOARD_EVENT_STRENGTH, seat, state->dice[seat], board_firepower (state, seat), 0);
      *tied = winner == CS_NO_SEAT || strength > best ? false : *tied || strength == best;
      if (winner == CS_NO_SEAT || strength > best)
        {
          winner = seat;
          best = strength;
        }
    }
  return winner;
}

/* An outlaw wins unless the best is as strong as it. */
static bool
is_beaten_by_outlaw (const BoardState *state,
                     BoardPlace        place,
                     uint32_t          winner)
{
  return place >= BOARD_PLACE_PARCEL && (state->outlaws >> (place - BOARD_PLACE_PARCEL) & 1) != 0 &&
         strength_of (state, winner) < state->strength;
}

static void
reward_winner (const BoardPlay *play,
               uint32_t         winner)
{
  if (winner != CS_NO_SEAT && board_is (board_seat (play, winner), BOARD_GUNSMITH, BOARD_YELLOW))
    board_gain_vp (play, winner, 2, board_from_role_of (play, winner));
}

/* The losers' cowboys go to their own supplies all at once; then each is seen to. */
static void
show_duel (const BoardPlay *play,
           BoardFrame      *frame)
{
  BoardState *state = play->state;
  const BoardPlace place = frame->a;
  uint32_t losers = frame->b;
  uint32_t white = 0;
  bool tied;
  uint32_t winner = find_winner (play, frame->b, &tied);

  /* Who duels has a place in the pass order. */
  assert (winner != CS_NO_SEAT);
  if (is_beaten_by_outlaw (state, place, winner))
    winner = CS_NO_SEAT;
  else
    losers &= ~BOARD_BIT (winner);
  board_emit (play, BOARD_EVENT_DUEL_WON, winner, place, tied, 0);
  for (uint32_t left = losers; left != 0; left &= left - 1)
    {
      const uint32_t loser = (uint32_t) __builtin_ctz (left);

      if (board_seat (play, loser)->white == place)
        white = BOARD_BIT (loser);
      board_return_cowboy (play, loser, place, true);
    }
  reward_winner (play, winner);
  board_end (play, winner);
  board_begin (play, BOARD_TASK_DEFEAT, winner, place, losers)->c = (uint8_t) white;
}

BOARD_TASK_GOES (duel)
{
  switch (frame->pc)
    {
    case BOARD_DUEL_BEGINS:
      begin_duel (play, frame);
      break;
    case BOARD_DUEL_SHARPSHOOTERS:
      ask_sharpshooters (play, frame);
      break;
    case BOARD_DUEL_ROLLS:
    case BOARD_DUEL_ROLLS_AGAIN:
      ask_for_die (play, frame);
      break;
    case BOARD_DUEL_REROLLS:
      ask_gunsmith (play, frame);
      break;
    case BOARD_DUEL_PICKS:
    case BOARD_DUEL_LATE_PICKS:
      board_ask_for_tiles (play, frame);
      break;
    default:
      show_duel (play, frame);
      break;
    }
}

static void
answer_sharpshooter (const BoardPlay *play,
                     BoardFrame      *frame,
                     uint32_t         seat,
                     bool             yes)
{
  frame->c |= (uint8_t) BOARD_BIT (seat);
  if (!yes)
    return;
  board_seat (play, seat)->aimed = true;
  play->state->two_dice |= (uint8_t) BOARD_BIT (seat);
}

BOARD_TASK_ANSWERS (duel)
{
  const bool yes = board_move_type (move) == BOARD_MOVE_YES;

  switch (frame->pc)
    {
    case BOARD_DUEL_SHARPSHOOTERS:
      answer_sharpshooter (play, frame, seat, yes);
      break;
    case BOARD_DUEL_REROLLS:
      frame->pc = yes ? BOARD_DUEL_ROLLS_AGAIN : BOARD_DUEL_SHOWS;
      if (yes)
        {
          play->state->dice[seat] = 0;
          frame->c = (uint8_t) BOARD_BIT (seat);
        }
      break;
    case BOARD_DUEL_ROLLS:
    case BOARD_DUEL_ROLLS_AGAIN:
      take_die (play, frame, board_move_argument (move));
      break;
    default:
      board_take_tiles (play, frame, seat, move);
      break;
    }
}

/* The seat with this role, or CS_NO_SEAT. */
static uint32_t
seat_with (const BoardState *state,
           uint32_t          role)
{
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].role == role)
      return seat;
  return CS_NO_SEAT;
}

/* Who is seen to next: the doctor itself first, then by pass order (B33). */
static uint32_t
next_loser (const BoardState *state,
            uint32_t          losers)
{
  const uint32_t doctor = seat_with (state, BOARD_ROLE (BOARD_DOCTOR, BOARD_YELLOW));

  if (doctor != CS_NO_SEAT && (losers >> doctor & 1) != 0)
    return doctor;
  return board_earliest (state, losers);
}

/* The later places without any cowboy to which the doctor's patient may go (B33). */
static uint32_t
doctors_targets (const BoardState *state,
                 uint32_t          stage)
{
  uint32_t taken = 0;
  uint32_t targets = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    taken |= state->seats[seat].track;
  for (uint32_t track = stage + 1; track < BOARD_TRACK; track++)
    if (board_is_open (state, track) && (track == BOARD_ROAD_1 || (taken >> track & 1) == 0))
      targets |= BOARD_BIT (track);
  return targets;
}

/* The stage in which @place is: its own, or that of the parcels and buildings. */
static uint32_t
stage_of (const BoardState *state,
          BoardPlace        place)
{
  if (place < BOARD_PLACE_PARCEL)
    return place;
  return (board_for_sale (state) >> (place - BOARD_PLACE_PARCEL) & 1) != 0 ? BOARD_PARCELS : BOARD_BUILDING_INCOME;
}

/* $2 to the undertaker, or a VP; nothing from who has neither (B34).  True if it asks. */
static bool
bury (const BoardPlay *play,
      uint32_t         loser)
{
  const uint32_t undertaker = seat_with (play->state, BOARD_ROLE (BOARD_DOCTOR, BOARD_RED));
  const BoardSeat *self = board_seat (play, loser);

  if (undertaker == CS_NO_SEAT || undertaker == loser)
    return false;
  if (self->money >= 2 && self->vp > 0)
    {
      board_ask (play, BOARD_STEP_UNDERTAKER, loser, true);
      return true;
    }
  if (self->money >= 2)
    {
      board_gain_money (play, loser, -2);
      board_gain_money (play, undertaker, 2);
    }
  else if (self->vp > 0)
    board_gain_vp (play, loser, -1, board_from_role_of (play, undertaker));
  return false;
}

static bool
heal (const BoardPlay  *play,
      const BoardFrame *frame,
      uint32_t          loser)
{
  const BoardState *state = play->state;
  const uint32_t doctor = seat_with (state, BOARD_ROLE (BOARD_DOCTOR, BOARD_YELLOW));
  const uint32_t targets = doctors_targets (state, stage_of (state, frame->a));

  if (doctor == CS_NO_SEAT || targets == 0 || (doctor != loser && state->seats[loser].money < 3))
    return false;
  board_ask_set (play, BOARD_STEP_DOCTOR, loser, targets, true);
  return true;
}

/* Frame: seat the winner, a the place, b the losers not yet seen to, c the one whose cowboy was the sheriff's. */
BOARD_TASK_GOES (defeat)
{
  const BoardState *state = play->state;
  uint32_t loser;

  if (frame->b == 0)
    {
      board_end (play, frame->seat);
      return;
    }
  loser = next_loser (state, frame->b);
  if (frame->pc == 0 && board_is (&state->seats[loser], BOARD_SHERIFF, BOARD_RED))
    board_gain_vp (play, loser, 3, board_from_role_of (play, loser));
  frame->pc = 1;
  if (bury (play, loser) || heal (play, frame, loser))
    return;
  frame->pc = 0;
  frame->b &= (uint8_t) ~BOARD_BIT (loser);
}

BOARD_TASK_ANSWERS (defeat)
{
  const uint32_t doctor = seat_with (play->state, BOARD_ROLE (BOARD_DOCTOR, BOARD_YELLOW));
  const uint32_t undertaker = seat_with (play->state, BOARD_ROLE (BOARD_DOCTOR, BOARD_RED));

  frame->pc = 0;
  frame->b &= (uint8_t) ~BOARD_BIT (seat);
  if (doctor != CS_NO_SEAT && board_move_type (move) == BOARD_MOVE_TRACK)
    {
      if (doctor != seat)
        {
          board_gain_money (play, seat, -3);
          board_gain_money (play, doctor, 3);
        }
      board_put_cowboy (play, seat, (BoardPlace) board_move_argument (move),
                        (frame->c >> seat & 1) != 0 ? BOARD_WHITE : BOARD_PLAIN);
    }
  if (undertaker != CS_NO_SEAT && board_move_type (move) == BOARD_MOVE_PASS)
    board_gain_vp (play, seat, -1, board_from_role_of (play, undertaker));
  if (board_move_type (move) == BOARD_MOVE_YES)
    {
      board_gain_money (play, seat, -2);
      board_gain_money (play, undertaker, 2);
    }
}
