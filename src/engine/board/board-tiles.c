/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Might is Right: duel tiles instead of dice (rules page 10.3). */

#include "board-duel.h"

uint32_t
board_list_tiles (const BoardState *state,
                  uint32_t          seat,
                  CsMove           *moves)
{
  const uint8_t *hand = state->seats[seat].hand;
  /* As many tiles as its dice would be, as far as it has them (B42). */
  const bool two = (state->two_dice >> seat & 1) != 0 && board_hand_size (hand) > 1;
  uint32_t n = 0;

  for (uint32_t second = 0; second < BOARD_TILE_VALUES; second++)
    for (uint32_t first = 0; first < BOARD_TILE_VALUES; first++)
      if (!two && second == 0 && hand[first] > 0)
        moves[n++] = board_move (BOARD_MOVE_TILE, first);
      else if (two && first <= second && hand[second] > 0 && hand[first] > (first == second))
        moves[n++] = board_move (BOARD_MOVE_TILE, first | (second + 1) << 3);
  return n;
}

/* Lays what @seat has picked open: it counts, and goes to the pile. */
static void
show_tiles (const BoardPlay *play,
            uint32_t         seat)
{
  BoardState *state = play->state;
  BoardSeat *self = &state->seats[seat];
  const uint8_t picked[2] = { self->picked, self->picked_second };

  for (uint32_t i = 0; i < 2; i++)
    if (picked[i] > 0)
      {
        self->hand[picked[i] - 1]--;
        state->pile[picked[i] - 1]++;
        state->dice[seat] = (uint8_t) (state->dice[seat] + picked[i] - 1);
      }
  board_emit (play, BOARD_EVENT_TILES, seat, picked[0] - 1, picked[1] - 1, 0);
  self->picked = 0;
  self->picked_second = 0;
}

/* The pile is secret, and so is what decides about it: no move tells a tile. */
static uint32_t
draw_from_pile (BoardState *state)
{
  uint32_t value = 0;
  uint32_t nth;

  state->tile_key = state->tile_key * 1664525 + 1013904223;
  nth = (uint32_t) ((uint64_t) (state->tile_key ^ state->tile_key >> 15) * board_hand_size (state->pile) >> 32);
  for (; nth >= state->pile[value]; value++)
    nth -= state->pile[value];
  state->pile[value]--;
  return value;
}

/* Who has no tile left takes three, as far as there are any (B42). */
static void
refill (const BoardPlay *play)
{
  BoardState *state = play->state;

  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      BoardSeat *seat = &state->seats[state->passes[i]];

      if (board_hand_size (seat->hand) > 0 || board_is_standish (state, state->passes[i]))
        continue;
      seat->dealt_hand = false;
      for (uint32_t n = 0; n < 3 && board_hand_size (state->pile) > 0; n++)
        seat->hand[draw_from_pile (state)]++;
    }
}

void
board_ask_for_tiles (const BoardPlay *play,
                     BoardFrame      *frame)
{
  BoardState *state = play->state;
  const uint32_t gunsmith = board_gunsmith_among (state, frame->b);
  const uint32_t late = gunsmith == CS_NO_SEAT ? 0 : BOARD_BIT (gunsmith);
  const uint32_t now = frame->pc == BOARD_DUEL_PICKS ? board_rollers (state, frame) & ~late : late;

  if ((frame->c & now) != 0)
    {
      board_ask (play, BOARD_STEP_TILE, CS_CHANCE, false);
      state->actors = (uint8_t) (frame->c & now);
      return;
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((now >> seat & 1) != 0)
      show_tiles (play, seat);
  if (frame->pc == BOARD_DUEL_LATE_PICKS)
    refill (play);
  frame->pc++;
}

void
board_take_tiles (const BoardPlay *play,
                  BoardFrame      *frame,
                  uint32_t         seat,
                  CsMove           move)
{
  BoardSeat *self = board_seat (play, seat);
  const uint32_t argument = board_move_argument (move);

  self->picked = (uint8_t) ((argument & 7) + 1);
  self->picked_second = (uint8_t) (argument >> 3);
  frame->c &= (uint8_t) ~BOARD_BIT (seat);
}
