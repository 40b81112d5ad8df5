/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The income of a building: I0 of rules page 4.7, by section 6. */

#include "board-play.h"

void
board_neighbours_init (BoardNeighbours  *neighbours,
                       const BoardState *state)
{
  *neighbours = (BoardNeighbours) { .owned = board_owned (state) };
  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    board_neighbours_lay (neighbours, (BoardContent) content, state->contents[content]);
}

/* The houses that @parcels count for. */
static int
count_houses (const BoardNeighbours *neighbours,
              BoardParcels           parcels)
{
  return (int) (board_count (parcels & neighbours->ones) + 2 * board_count (parcels & neighbours->twos));
}

/* The parcels of @around that pay a @content themselves; @mild: those that are nobody else's. */
static inline BoardParcels
payers_among (const BoardNeighbours *neighbours,
              const BoardState      *state,
              uint32_t               content,
              BoardParcels           around,
              BoardParcels           mild)
{
  switch (content)
    {
    case BOARD_RANCH:
      return around & ~neighbours->occupied;
    case BOARD_MINE:
      return mild & state->contents[BOARD_MOUNTAIN];
    case BOARD_DRUGSTORE:
    case BOARD_BANK:
    case BOARD_SALOON:
      return mild & (neighbours->ones | neighbours->twos);
    case BOARD_GENERAL_STORE:
      return around & (neighbours->ones | neighbours->twos);
    default:
      return 0;
    }
}

/* The parcels around that are not somebody else's. */
static BoardParcels
mild_around (const BoardNeighbours *neighbours,
             const BoardState      *state,
             uint32_t               parcel,
             uint32_t               seat)
{
  return board_around (parcel) & (state->seats[seat].owned | ~neighbours->owned);
}

BoardParcels
board_payers (const BoardState *state,
              BoardContent      content,
              uint32_t          parcel,
              uint32_t          seat)
{
  BoardNeighbours neighbours;

  board_neighbours_init (&neighbours, state);
  return payers_among (&neighbours, state, content, board_around (parcel),
                       mild_around (&neighbours, state, parcel, seat));
}

/* The things that count for the income of each kind of building, mostly around it: all at once, as most who ask want
 * the best of several kinds. */
typedef struct
{
  int of[BOARD_EARNING_END];
} Things;

static void
count_things (const BoardNeighbours *neighbours,
              const BoardState      *state,
              uint32_t               parcel,
              uint32_t               seat,
              Things                *things)
{
  const BoardParcels own = state->seats[seat].owned;
  const BoardParcels around = board_around (parcel);
  const BoardParcels mild = mild_around (neighbours, state, parcel, seat);
  const int houses = count_houses (neighbours, mild);
  const int ranches = (int) board_count (state->contents[BOARD_RANCH] & own);
  const int mines = (int) board_count (state->contents[BOARD_MINE] & own);

  things->of[BOARD_RANCH] = (int) board_count (payers_among (neighbours, state, BOARD_RANCH, around, mild));
  things->of[BOARD_MINE] = (int) board_count (payers_among (neighbours, state, BOARD_MINE, around, mild)) +
                          ((around & state->river) != 0);
  things->of[BOARD_DRUGSTORE] = houses + ranches;
  things->of[BOARD_BANK] = houses + mines;
  things->of[BOARD_SALOON] = houses;
  things->of[BOARD_HOTEL] = 1;
  things->of[BOARD_BLACKSMITH] = state->round + ranches;
  things->of[BOARD_GENERAL_STORE] = count_houses (neighbours, around) + count_houses (neighbours, around & own);
}

static inline int
income_of (const Things     *things,
           const BoardState *state,
           uint32_t          content,
           uint32_t          seat)
{
  const BoardContentInfo *info = &board_contents[content];
  const int income = info->each * things->of[content] + (state->hall_holder == seat ? info->step : 0);

  return income < info->cap ? income : info->cap;
}

int
board_income_among (const BoardNeighbours *neighbours,
                    const BoardState      *state,
                    BoardContent           content,
                    uint32_t               parcel,
                    uint32_t               seat)
{
  Things things;

  if ((BOARD_EARNING >> content & 1) == 0)
    return 0;
  count_things (neighbours, state, parcel, seat, &things);
  return income_of (&things, state, content, seat);
}

int
board_best_income_among (const BoardNeighbours *neighbours,
                         const BoardState      *state,
                         uint32_t               contents,
                         uint32_t               parcel,
                         uint32_t               seat)
{
  Things things;
  int best = 0;

  count_things (neighbours, state, parcel, seat, &things);
  for (contents &= BOARD_EARNING; contents != 0; contents &= contents - 1)
    {
      const int income = income_of (&things, state, (uint32_t) __builtin_ctz (contents), seat);

      best = income > best ? income : best;
    }
  return best;
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

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_EARNING_END; content++)
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
