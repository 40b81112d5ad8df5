/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The income of a building: I0 of rules page 4.7, by section 6. */

#include "board-play.h"

void
board_neighbours_init (BoardNeighbours  *neighbours,
                       const BoardState *state)
{
  *neighbours = (BoardNeighbours) { .occupied = board_occupied (state), .owned = board_owned (state) };
  for (uint32_t content = BOARD_HOUSE; content < BOARD_CONTENTS; content++)
    {
      const uint32_t value = board_contents[content].house_value;

      neighbours->ones |= state->contents[content] & -(BoardParcels) (value & 1);
      neighbours->twos |= state->contents[content] & -(BoardParcels) (value >> 1);
    }
}

/* The houses that @parcels count for. */
static int
count_houses (const BoardNeighbours *neighbours,
              BoardParcels           parcels)
{
  return (int) (board_count (parcels & neighbours->ones) + 2 * board_count (parcels & neighbours->twos));
}

static int
count_own (const BoardState *state,
           BoardContent      content,
           BoardParcels      own)
{
  return (int) board_count (state->contents[content] & own);
}

/* The things that count for the income, mostly around the building. */
static int
count_things (const BoardNeighbours *neighbours,
              const BoardState      *state,
              BoardContent           content,
              uint32_t               parcel,
              uint32_t               seat)
{
  const BoardParcels own = state->seats[seat].owned;
  const BoardParcels around = board_around (parcel);
  const BoardParcels mild = around & (own | ~neighbours->owned);

  switch ((int) content)
    {
    case BOARD_RANCH:
      return (int) board_count (around & ~neighbours->occupied);
    case BOARD_MINE:
      return count_own (state, BOARD_MOUNTAIN, mild) + ((around & state->river) != 0);
    case BOARD_DRUGSTORE:
      return count_houses (neighbours, mild) + count_own (state, BOARD_RANCH, own);
    case BOARD_BANK:
      return count_houses (neighbours, mild) + count_own (state, BOARD_MINE, own);
    case BOARD_SALOON:
      return count_houses (neighbours, mild);
    case BOARD_BLACKSMITH:
      return state->round + count_own (state, BOARD_RANCH, own);
    case BOARD_GENERAL_STORE:
      return count_houses (neighbours, around) + count_houses (neighbours, around & own);
    default:
      return 1;
    }
}

int
board_income_among (const BoardNeighbours *neighbours,
                    const BoardState      *state,
                    BoardContent           content,
                    uint32_t               parcel,
                    uint32_t               seat)
{
  const BoardContentInfo *info = &board_contents[content];
  int income = info->each * count_things (neighbours, state, content, parcel, seat);

  if (state->hall_holder == seat)
    income += info->step;
  return income < info->cap ? income : info->cap;
}

int
board_income (const BoardState *state,
              BoardContent      content,
              uint32_t          parcel,
              uint32_t          seat)
{
  BoardNeighbours neighbours;

  board_neighbours_init (&neighbours, state);
  return board_income_among (&neighbours, state, content, parcel, seat);
}

int
board_total_income_among (const BoardNeighbours *neighbours,
                          const BoardState      *state,
                          uint32_t               seat)
{
  int total = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = state->contents[content] & state->seats[seat].owned; left != 0; left &= left - 1)
      total += board_income_among (neighbours, state, (BoardContent) content, board_first (left), seat);
  return total;
}

int
board_total_income (const BoardState *state,
                    uint32_t          seat)
{
  BoardNeighbours neighbours;

  board_neighbours_init (&neighbours, state);
  return board_total_income_among (&neighbours, state, seat);
}
