/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The income of a building: I0 of rules page 4.7, by section 6. */

#include "board-play.h"

/* The houses that @parcels count for, which hold one thing each: two bits for a value of 0 to 3. */
static int
count_houses (const BoardState *state,
              BoardParcels      parcels)
{
  BoardParcels ones = 0;
  BoardParcels twos = 0;

  for (uint32_t content = BOARD_HOUSE; content < BOARD_CONTENTS; content++)
    {
      const uint32_t value = board_contents[content].house_value;

      ones |= state->contents[content] & -(BoardParcels) (value & 1);
      twos |= state->contents[content] & -(BoardParcels) (value >> 1);
    }
  return (int) (board_count (parcels & ones) + 2 * board_count (parcels & twos));
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
count_things (const BoardState *state,
              BoardContent      content,
              uint32_t          parcel,
              uint32_t          seat)
{
  const BoardParcels own = state->seats[seat].owned;
  const BoardParcels around = board_around (parcel);
  const BoardParcels mild = around & (own | ~board_owned (state));

  switch ((int) content)
    {
    case BOARD_RANCH:
      return (int) board_count (around & ~board_occupied (state));
    case BOARD_MINE:
      return count_own (state, BOARD_MOUNTAIN, mild) + ((around & state->river) != 0);
    case BOARD_DRUGSTORE:
      return count_houses (state, mild) + count_own (state, BOARD_RANCH, own);
    case BOARD_BANK:
      return count_houses (state, mild) + count_own (state, BOARD_MINE, own);
    case BOARD_SALOON:
      return count_houses (state, mild);
    case BOARD_BLACKSMITH:
      return state->round + count_own (state, BOARD_RANCH, own);
    case BOARD_GENERAL_STORE:
      return count_houses (state, around) + count_houses (state, around & own);
    default:
      return 1;
    }
}

int
board_income (const BoardState *state,
              BoardContent      content,
              uint32_t          parcel,
              uint32_t          seat)
{
  const BoardContentInfo *info = &board_contents[content];
  int income = info->each * count_things (state, content, parcel, seat);

  if (state->hall_holder == seat)
    income += info->step;
  return income < info->cap ? income : info->cap;
}

int
board_total_income (const BoardState *state,
                    uint32_t          seat)
{
  int total = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = state->contents[content] & state->seats[seat].owned; left != 0; left &= left - 1)
      total += board_income (state, (BoardContent) content, board_first (left), seat);
  return total;
}
