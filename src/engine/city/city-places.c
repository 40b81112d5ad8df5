/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a tile may be laid (rules page 4). */

#include <string.h>

#include "city-play.h"

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

CsMove
city_draw_place (const CityTiles *tiles,
                 const CityState *state,
                 uint32_t         design,
                 CsRng           *rng)
{
  const uint8_t *fits = tiles->forms[design].fits;
  uint16_t so_far[CITY_MAX_FREE];       /* places up to each cell */
  const CityCell *cell;
  uint32_t n = 0;
  uint32_t nth;
  uint32_t i = 0;

  for (uint32_t at = 0; at < state->n_free; at++)
    {
      n += n_fitting[fits[state->cells[state->free[at]].sides]];
      so_far[at] = (uint16_t) n;
    }
  nth = cs_rng_below (rng, n);
  while (so_far[i] <= nth)
    i++;
  nth -= i > 0 ? so_far[i - 1] : 0u;
  cell = &state->cells[state->free[i]];
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
