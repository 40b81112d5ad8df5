/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlaws arrive and move (rules page 10.5). */

#include "board-payday.h"
#include "board-tasks.h"

/* Beside a prison no outlaw arrives; on one it is jailed. */
static BoardParcels
beside_prisons (const BoardState *state)
{
  BoardParcels beside = 0;

  for (BoardParcels left = state->contents[BOARD_PRISON]; left != 0; left &= left - 1)
    beside |= board_around (board_first (left));
  return beside;
}

static BoardParcels
landing_places (const BoardState *state)
{
  if (board_count (state->outlaws) == BOARD_OUTLAWS)
    return 0;
  return BOARD_DICE_REACH &
         ~(state->outlaws | state->river | state->contents[BOARD_CITY_HALL] | beside_prisons (state));
}

/* Frame: pc 0 the black die, 1 the white one, then the parcels; a how many have still to arrive. */
BOARD_TASK_GOES (arrival)
{
  const BoardParcels places = landing_places (play->state);

  if (frame->pc == 0)
    board_ask_amount (play, BOARD_STEP_OUTLAW_STRENGTH, CS_CHANCE, 1, 6, false);
  else if (frame->pc == 1)
    board_ask_amount (play, BOARD_STEP_OUTLAW_NUMBER, CS_CHANCE, 1, 6, false);
  else if (frame->a == 0 || places == 0)
    board_end (play, 0);
  else
    board_ask_set (play, BOARD_STEP_FATE, CS_CHANCE, places, false);
}

static void
land (const BoardPlay *play,
      uint32_t         parcel)
{
  BoardState *state = play->state;
  const bool jailed = (state->contents[BOARD_PRISON] >> parcel & 1) != 0;

  board_emit (play, BOARD_EVENT_OUTLAW, CS_NO_SEAT, -1, (int) parcel, 0);
  if (jailed)
    {
      board_emit (play, BOARD_EVENT_OUTLAW, CS_NO_SEAT, (int) parcel, -1, 0);
      board_gain_vp (play, board_owner_at (state, parcel), board_outlaw_vp (state), BOARD_FROM_OUTLAW);
    }
  else
    state->outlaws |= board_parcel_bit (parcel);
}

BOARD_TASK_ANSWERS (arrival)
{
  BoardState *state = play->state;
  const uint32_t n = board_move_argument (move);

  switch (frame->pc)
    {
    case 0:
      state->strength = (uint8_t) (n + 7);
      frame->pc++;
      break;
    case 1:
      frame->a = (uint8_t) ((n + 1) / 2);
      frame->pc++;
      board_emit (play, BOARD_EVENT_OUTLAWS, CS_NO_SEAT, state->strength, frame->a, 0);
      break;
    default:
      frame->a--;
      land (play, n);
      break;
    }
}

/* What an outlaw sees in the building on @parcel: nothing in one beside a prison, or of the heroes. */
static int
temptation (const BoardState *state,
            uint32_t          parcel)
{
  const BoardContent content = board_content_at (state, parcel);
  const uint32_t owner = board_owner_at (state, parcel);

  if (content == BOARD_BARE || owner == CS_NO_SEAT || board_is (&state->seats[owner], BOARD_HEROES, BOARD_YELLOW))
    return 0;
  return board_income (state, content, parcel, owner);
}

/* Where the outlaw on @parcel may go: the best buildings about it, or where it is (B47). */
static BoardParcels
best_around (const BoardState *state,
             uint32_t          parcel)
{
  const BoardParcels here = board_parcel_bit (parcel);
  const BoardParcels seen = board_spread (here) & ~(state->outlaws & ~here) & ~beside_prisons (state);
  BoardParcels best = here;
  int most = 0;

  for (BoardParcels left = seen; left != 0; left &= left - 1)
    {
      const int income = temptation (state, board_first (left));

      if (income > most)
        best = 0;
      if (income >= most && income > 0)
        {
          best |= left & -left;
          most = income;
        }
    }
  return (best & here) != 0 ? here : best;
}

static void
move_outlaw (const BoardPlay *play,
             BoardFrame      *frame,
             uint32_t         parcel)
{
  BoardState *state = play->state;
  const BoardParcels from = board_parcel_bit (frame->a);

  frame->pc = 0;
  state->unmoved &= ~from;
  state->outlaws = (state->outlaws & ~from) | board_parcel_bit (parcel);
  if (parcel != frame->a)
    board_emit (play, BOARD_EVENT_OUTLAW, CS_NO_SEAT, frame->a, (int) parcel, 0);
}

/* Frame: pc 1 begins, 2 while the outlaw on a moves. */
BOARD_TASK_GOES (movement)
{
  BoardState *state = play->state;
  BoardParcels best;

  if (frame->b == 0)
    {
      frame->b = 1;
      state->unmoved = state->outlaws;
    }
  if (frame->pc == 0)
    {
      if (state->unmoved == 0)
        board_end (play, 0);
      else if ((state->unmoved & (state->unmoved - 1)) != 0)
        board_ask_set (play, BOARD_STEP_OUTLAW, state->order[0], state->unmoved, false);
      else
        {
          frame->a = (uint8_t) board_first (state->unmoved);
          frame->pc = 1;
        }
      return;
    }
  best = best_around (state, frame->a);
  if ((best & (best - 1)) == 0)
    move_outlaw (play, frame, board_first (best));
  else
    board_ask_set (play, BOARD_STEP_OUTLAW_TO, CS_CHANCE, best, false);
}

BOARD_TASK_ANSWERS (movement)
{
  if (frame->pc == 1)
    {
      move_outlaw (play, frame, board_move_argument (move));
      return;
    }
  frame->a = (uint8_t) board_move_argument (move);
  frame->pc = 1;
}
