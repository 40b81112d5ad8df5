/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of the game: setup's choices, four rounds of four phases (rules pages 3 and 4). */

#include "board-tasks.h"

#include <string.h>

static void
finish (const BoardPlay *play)
{
  board_ask (play, BOARD_STEP_OVER, CS_CHANCE, false);
  board_emit (play, BOARD_EVENT_OVER, CS_NO_SEAT, 1 << board_winner (play->state), 0, 0);
}

/* Frame: pc what comes next: sheets, first parcels, then the rounds. */
BOARD_TASK_GOES (game)
{
  BoardState *state = play->state;

  switch (frame->pc)
    {
    case 0:
      frame->pc++;
      if ((state->variants & BOARD_NEW_BEGINNING) != 0)
        board_begin (play, BOARD_TASK_SHEETS, 0, 0, 0);
      break;
    case 1:
      frame->pc++;
      board_begin (play, BOARD_TASK_FIRST_PARCELS, 0, 0, 0);
      break;
    default:
      if (state->round == BOARD_ROUNDS)
        finish (play);
      else
        board_begin (play, BOARD_TASK_ROUND, 0, 0, 0);
      break;
    }
}

/* Picks go to and fro, from the last in turn order; without sheets each seat has two (3.8, B38).  Frame: a the pick,
 * b the place within it. */
static uint32_t
first_parcels_of (const BoardState *state,
                  uint32_t          seat)
{
  if (board_is_standish (state, seat))
    return 0;
  return (state->variants & BOARD_NEW_BEGINNING) != 0 ? state->seats[seat].sheet[BOARD_SHEET_PARCELS]
                                                      : BOARD_START_PARCELS;
}

BOARD_TASK_GOES (first_parcels)
{
  const BoardState *state = play->state;

  for (; frame->a < BOARD_FIRST_PARCELS; frame->a++, frame->b = 0)
    for (; frame->b < state->n_seats; frame->b++)
      {
        const uint32_t nth = frame->a % 2 == 0 ? state->n_seats - 1u - frame->b : frame->b;
        const uint32_t seat = state->order[nth];

        if (frame->a < first_parcels_of (state, seat))
          {
            board_ask_set (play, BOARD_STEP_FIRST_PARCEL, seat, board_for_sale (state), false);
            return;
          }
      }
  board_end (play, 0);
}

BOARD_TASK_ANSWERS (first_parcels)
{
  frame->b++;
  board_take_parcel (play, seat, board_move_argument (move), 0);
}

/* In the solo game the character leaves with its round (4). */
static void
remove_taken (BoardState *state)
{
  for (uint32_t character = 0; character < BOARD_CHARACTERS && state->standish.plays; character++)
    if ((state->taken & BOARD_BIT (character)) != 0)
      state->roles &= ~(UINT64_C (3) << BOARD_ROLE (character, BOARD_YELLOW));
}

/* What does not outlast a round; tiles and tokens went back at its end (4.8.5). */
static void
clear_round (BoardState *state)
{
  remove_taken (state);
  state->taken = 0;
  state->n_passed = 0;
  memset (state->passed, 0, sizeof state->passed);
  state->ammunition_sold = false;
  state->doubled = 0;
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      BoardSeat *seat = &state->seats[i];

      seat->income = 0;
      seat->number = BOARD_NO_CHARACTER;
      seat->role = BOARD_ROLES;
      seat->limit = 0;
      seat->doubling = BOARD_BARE;
      seat->waits = false;
      seat->aimed = false;
      seat->shifts = BOARD_SHIFTS;
    }
}

static BoardTaskKind
cowboys_task (const BoardState *state)
{
  if (state->standish.plays)
    return BOARD_TASK_CARDS;
  return (state->variants & BOARD_KIT_CARSON) != 0 ? BOARD_TASK_BEATS : BOARD_TASK_COWBOYS;
}

/* By the numbers of the characters, which are all different (4.1); Standish has none and is always first. */
static void
set_turn_order (const BoardPlay *play)
{
  BoardState *state = play->state;
  uint32_t n = state->standish.plays;

  for (uint32_t number = 0; number < BOARD_CHARACTERS; number++)
    for (uint32_t seat = 0; seat < state->n_seats; seat++)
      if (state->seats[seat].number == number)
        {
          board_emit (play, BOARD_EVENT_TURN_ORDER, seat, (int) n, 0, 0);
          state->order[n++] = (uint8_t) seat;
        }
}

BOARD_TASK_GOES (round)
{
  BoardState *state = play->state;

  switch (frame->pc++)
    {
    case 0:
      state->round++;
      clear_round (state);
      board_emit (play, BOARD_EVENT_ROUND, CS_NO_SEAT, state->round, 0, 0);
      if ((state->variants & BOARD_WITH_OUTLAWS) != 0 && state->round > 1)
        board_begin (play, BOARD_TASK_ARRIVAL, 0, 0, 0);
      break;
    case 1:
      board_begin (play, BOARD_TASK_CHARACTERS, 0, 0, 0);
      break;
    case 2:
      set_turn_order (play);
      board_begin (play, BOARD_TASK_MOVEMENT, 0, 0, 0);
      break;
    case 3:
      board_begin (play, cowboys_task (state), 0, 0, 0);
      break;
    case 4:
      memcpy (state->passes, state->passed, sizeof state->passes);
      board_begin (play, BOARD_TASK_TRACK, 0, 0, 0);
      break;
    case 5:
      board_begin (play, BOARD_TASK_END, 0, 0, 0);
      break;
    default:
      board_end (play, 0);
      break;
    }
}
