/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A New Beginning: the secret sheets (rules page 10.1, B36–B38, B43). */

#include "board-sheets.h"

#include "board-tasks.h"

/* Points for one more of each entry, on top of those before; the bid goes as far as the points do. */
static const uint8_t costs[BOARD_SHEET_ENTRIES][5] = {
  [BOARD_SHEET_COWBOYS] = { 4, 4, 4, 4, 4 },
  [BOARD_SHEET_ROADS] = { 2, 2, 2, 2, 2 },
  [BOARD_SHEET_REVOLVERS] = { 3, 5, 7 },
  [BOARD_SHEET_PARCELS] = { 5, 5, 5, 5 },
  [BOARD_SHEET_SHARPSHOOTER] = { 6 },
};

int
board_sheet_cost (BoardSheetEntry entry,
                  uint32_t        n)
{
  int cost = 0;

  if (entry == BOARD_SHEET_BID)
    return (int) n;
  for (uint32_t i = 0; i < n; i++)
    cost += costs[entry][i];
  return cost;
}

int
board_sheet_left (const BoardSeat *seat)
{
  int left = BOARD_SHEET_POINTS;

  for (uint32_t entry = 0; entry < seat->sheet_entry; entry++)
    left -= board_sheet_cost (entry, seat->sheet[entry]);
  return left;
}

void
board_sheet_range (const BoardState *state,
                   uint32_t          seat,
                   uint32_t         *low,
                   uint32_t         *high)
{
  const uint32_t entry = state->seats[seat].sheet_entry;
  const int left = board_sheet_left (&state->seats[seat]);

  *low = entry == BOARD_SHEET_COWBOYS;
  *high = *low;
  if (entry == BOARD_SHEET_BID)
    *high = state->standish.plays ? 0 : (uint32_t) left;
  else
    while (*high < 5 && costs[entry][*high] != 0 && board_sheet_cost (entry, *high + 1) <= left)
      ++*high;
}

static uint32_t
seats_at_work (const BoardState *state)
{
  uint32_t seats = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].sheet_entry < BOARD_SHEET_ENTRIES && !board_is_standish (state, seat))
      seats |= BOARD_BIT (seat);
  return seats;
}

static int
hand_sum (const BoardSeat *seat)
{
  int sum = 0;

  for (int value = 0; value < BOARD_TILE_VALUES; value++)
    sum += value * seat->hand[value];
  return sum;
}

/* With duel tiles, money makes up for a weak hand, between three seats or more (B43). */
static int
money_of (const BoardState *state,
          const BoardSeat  *seat)
{
  const int left = board_sheet_left (seat);
  int money = left < BOARD_SHEET_MONEY ? left : BOARD_SHEET_MONEY;

  if ((state->variants & BOARD_MIGHT_IS_RIGHT) != 0 && state->n_seats > 2)
    money += BOARD_START_MONEY - hand_sum (seat);
  return money > 0 ? money : 0;
}

static void
equip (const BoardPlay *play,
       uint32_t         seat)
{
  BoardSeat *self = board_seat (play, seat);

  self->sharpshooter = self->sheet[BOARD_SHEET_SHARPSHOOTER] != 0;
  board_emit (play, BOARD_EVENT_SHEET, seat, self->sheet[BOARD_SHEET_PARCELS], self->sharpshooter,
              self->sheet[BOARD_SHEET_BID]);
  board_gain_money (play, seat, money_of (play->state, self));
  board_recruit (play, seat, self->sheet[BOARD_SHEET_COWBOYS]);
  board_gain_roads (play, seat, self->sheet[BOARD_SHEET_ROADS]);
  board_gain_tokens (play, seat, self->sheet[BOARD_SHEET_REVOLVERS]);
}

/* Higher bids first; ties stay as the setup has drawn them (B38). */
static void
order_by_bids (BoardState *state)
{
  for (uint32_t i = 1; i < state->n_seats; i++)
    for (uint32_t j = i; j > 0 && state->seats[state->order[j - 1]].sheet[BOARD_SHEET_BID] <
                                  state->seats[state->order[j]].sheet[BOARD_SHEET_BID]; j--)
      {
        const uint8_t seat = state->order[j];

        state->order[j] = state->order[j - 1];
        state->order[j - 1] = seat;
      }
  for (uint32_t i = 0; i < state->n_seats; i++)
    state->passes[i] = state->order[i];
}

BOARD_TASK_GOES (sheets)
{
  BoardState *state = play->state;
  const uint32_t seats = seats_at_work (state);

  if (seats != 0)
    {
      board_ask (play, BOARD_STEP_SHEET, CS_CHANCE, false);
      state->actors = (uint8_t) seats;
      return;
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (!board_is_standish (state, seat))
      equip (play, seat);
  if (!state->standish.plays)
    order_by_bids (state);
  board_end (play, 0);
}

BOARD_TASK_ANSWERS (sheets)
{
  BoardSeat *self = board_seat (play, seat);

  self->sheet[self->sheet_entry++] = (uint8_t) board_move_argument (move);
}
