/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a tile may be laid (rules page 4). */

#include <string.h>

#include "city-play.h"

#define ONES UINT64_C (0x0101010101010101)      /* times eight counts in a byte each: in each the sum up to it */
#define HIGHEST (0x80 * ONES)

_Static_assert (CITY_MAX_DESIGNS % 8 == 0 && CITY_MAX_TILES <= 127, "find_kind () passes over eight designs at a time");

/* The turns of each set of them, a bit each, in ascending order. */
static const uint32_t fitting[1 << CITY_EDGES][CITY_EDGES] = {
  { 0 }, { 0 }, { 1 }, { 0, 1 }, { 2 }, { 0, 2 }, { 1, 2 }, { 0, 1, 2 },
  { 3 }, { 0, 3 }, { 1, 3 }, { 0, 1, 3 }, { 2, 3 }, { 0, 2, 3 }, { 1, 2, 3 }, { 0, 1, 2, 3 },
};

static const uint8_t n_fitting[1 << CITY_EDGES] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };

bool
city_fits_somewhere (const CityTiles *tiles,
                     const CityState *state,
                     uint32_t         design)
{
  for (uint32_t i = 0; i < state->n_free; i++)
    if (tiles->forms[design].fits[state->cells[state->free[i]].sides] != 0)
      return true;
  return false;
}

uint32_t
city_places (const CityTiles *tiles,
             const CityState *state,
             uint32_t         design,
             CsMove          *moves)
{
  const uint32_t n_free = state->n_free;
  CsMove *next = moves;

  /* All four are written, and those that fit come first: cheaper than guessing which do. */
  for (uint32_t i = 0; i < n_free; i++)
    {
      const CityCell *cell = &state->cells[state->free[i]];
      const CsMove first = city_move_at (CITY_MOVE_LAY, cell->x, cell->y, 0);
      const uint32_t turns = tiles->forms[design].fits[cell->sides];

      for (uint32_t nth = 0; nth < CITY_EDGES; nth++)
        next[nth] = first | fitting[turns][nth];
      next += n_fitting[turns];
    }
  return (uint32_t) (next - moves);
}

/* Eight counts in a byte each, the first in the lowest, whose sum is at most 127, become the sums up to each. */
static uint64_t
sum_eight (const uint8_t *counts)
{
  uint64_t eight;

  memcpy (&eight, counts, sizeof eight);
  return (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap64 (eight) : eight) * ONES;
}

/* The kind of the thing that is number @nth, where there are @counts of each kind; @nth becomes its number among those
 * of its kind. */
static uint32_t
find_kind (const uint8_t *counts,
           uint32_t      *nth)
{
  uint64_t sums = sum_eight (counts);
  uint32_t first = 0;
  uint64_t above;
  uint32_t bits;

  while (*nth >= sums >> 56)
    {
      *nth -= (uint32_t) (sums >> 56);
      first += 8;
      sums = sum_eight (counts + first);
    }
  above = ((sums | HIGHEST) - (*nth + 1) * ONES) & HIGHEST;     /* is left where the sum is more than @nth */
  bits = (uint32_t) __builtin_ctzll (above) & ~7u;
  *nth -= (uint32_t) (sums << 8 >> bits & 0xff);
  return first + bits / 8;
}

CsMove
city_draw_tile (const CityTiles *tiles,
                const CityState *state,
                CsRng           *rng)
{
  uint32_t nth = cs_rng_below (rng, (uint32_t) tiles->n_tiles - state->n_drawn);
  const uint32_t design = find_kind (state->unseen, &nth);

  return city_move (CITY_MOVE_DRAW, design << 8 | nth);
}

CsMove
city_draw_place (const CityTiles *tiles,
                 const CityState *state,
                 uint32_t         design,
                 CsRng           *rng)
{
  const uint8_t *fits = tiles->forms[design].fits;
  uint8_t counts[CITY_MAX_FREE + CITY_FREE_SPARE];      /* of places on each free cell */
  const CityCell *cell;
  uint32_t n = 0;
  uint32_t nth;

  for (uint32_t i = 0; i < state->n_free; i += 8)
    for (uint32_t k = i; k < i + 8; k++)
      counts[k] = n_fitting[fits[state->cells[state->free[k]].sides]];
  memset (counts + state->n_free, 0, 8);
  for (uint32_t i = 0; i < state->n_free; i += 8)
    n += (uint32_t) (sum_eight (counts + i) >> 56);
  nth = cs_rng_below (rng, n);
  cell = &state->cells[state->free[find_kind (counts, &nth)]];
  return city_move_at (CITY_MOVE_LAY, cell->x, cell->y, fitting[fits[cell->sides]][nth]);
}

static CsRefusal
refuse (CityMoveReason reason,
        int            x,
        int            y,
        uint32_t       what)
{
  return (CsRefusal) { .reason = reason, .x = (int16_t) x, .y = (int16_t) y, .what = (uint16_t) what };
}

static CsRefusal
judge_streets (const CityForm *form,
               const CityCell *cell,
               uint32_t        turn)
{
  const uint32_t known = cell->sides >> 4;
  const uint32_t wrong = (form->faces[turn].streets & known) ^ (cell->sides & 15);

  if (wrong != 0)
    {
      const uint32_t side = (uint32_t) __builtin_ctz (wrong);

      return refuse ((cell->sides >> side & 1) != 0 ? CITY_LAY_NO_STREET : CITY_LAY_STREET, cell->x, cell->y, side);
    }
  if ((form->turns >> turn & 1) != 0)
    return (CsRefusal) { .reason = CS_LEGAL };
  return refuse (CITY_LAY_SAME_TURN, cell->x, cell->y, turn % (uint32_t) __builtin_popcount (form->turns));
}

CsRefusal
city_judge_place (const CityTiles *tiles,
                  const CityState *state,
                  uint32_t         design,
                  int              x,
                  int              y,
                  uint32_t         turn)
{
  const uint32_t number = city_find_cell (state, x, y);

  if (number == CITY_NO_CELL)
    return refuse (CITY_LAY_APART, x, y, state->n_tiles == 0);
  if (state->cells[number].tile != CITY_NO_TILE)
    return refuse (CITY_LAY_TAKEN, x, y, 0);
  for (uint32_t side = 0; side < CITY_EDGES; side++)
    {
      const uint32_t tile = city_find_tile (state, x + city_step_x[side], y + city_step_y[side]);

      if (tile != CITY_NO_TILE && (state->tiles[tile].walls >> city_opposite (side) & 1) != 0)
        return refuse (CITY_LAY_BEYOND_WALL, x, y, side);
    }
  if (memchr (state->free, (int) number, state->n_free) == NULL)
    return refuse (CITY_LAY_SHUTS_WALL_IN, x, y, 0);
  return judge_streets (&tiles->forms[design], &state->cells[number], turn);
}
