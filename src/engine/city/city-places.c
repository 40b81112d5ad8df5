/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a tile may be laid (rules page 4). */

#include <string.h>

#include "city-play.h"
#include "city-walls.h"

/* Where each cell touches the gap, the outline edges that are not built: from the right end of the chain on, edges have
 * the even numbers from 2 on, and the corners between them the odd ones. */
typedef struct
{
  uint16_t first[CITY_MAX_CELLS]; /* 0 for a cell that does not touch it */
  uint16_t last[CITY_MAX_CELLS];
  uint16_t top;                   /* a northern edge in the northernmost row, or 0 if that is built */
} Shore;

static void
touch (const CityState *state,
       Shore           *shore,
       int              x,
       int              y,
       uint32_t         at)
{
  const uint32_t cell = city_find_cell (state, x, y);

  if (cell == CITY_NO_CELL)
    return;
  if (shore->first[cell] == 0)
    shore->first[cell] = (uint16_t) at;
  shore->last[cell] = (uint16_t) at;
}

static void
survey (const CityState *state,
        Shore           *shore)
{
  const CityPiece *end = &state->pieces[city_chain_end (state, CITY_RIGHT)];
  const int top = city_tile_y (state, city_rim_first (state).tile);
  CityRim rim = { end->tile, end->edge };

  *shore = (Shore) { .top = 0 };
  for (uint32_t n = 0; n <= state->gap; n++)
    {
      const CityRim next = city_rim_next (state, rim, CITY_RIGHT);
      const int x = city_tile_x (state, next.tile) + city_step_x[next.edge];
      const int y = city_tile_y (state, next.tile) + city_step_y[next.edge];

      if (next.tile == rim.tile)
        touch (state, shore, x + city_step_x[rim.edge], y + city_step_y[rim.edge], 2 * n + 1);
      if (n < state->gap)
        touch (state, shore, x, y, 2 * n + 2);
      if (n < state->gap && next.edge == CITY_NORTH && y < top)
        shore->top = (uint16_t) (2 * n + 2);
      rim = next;
    }
}

/* A tile on @cell, which touches the chain nowhere between its ends, would cut the outline at the first and the last
 * point where the cell touches the gap: the chain stays in one part.  It would be shut in if the northernmost edge,
 * which always faces the open country, is in another. */
static bool
shuts_in (const Shore *shore,
          uint32_t     cell)
{
  return shore->first[cell] < shore->top && shore->top < shore->last[cell] && shore->first[cell] > 0;
}

static bool
is_in_danger (const CityState *state,
              uint32_t         cell)
{
  return state->n_pieces > 0 && city_cell_divides (&state->cells[cell]);
}

bool
city_fits_somewhere (const CityTiles *tiles,
                     const CityState *state,
                     uint32_t         design)
{
  const CityForm *form = &tiles->forms[design];
  bool any_in_danger = false;
  Shore shore;

  for (uint32_t i = 0; i < state->n_free; i++)
    if (form->fits[state->cells[state->free[i]].sides] != 0)
      {
        if (!is_in_danger (state, state->free[i]))
          return true;
        any_in_danger = true;
      }
  if (!any_in_danger)
    return false;
  survey (state, &shore);
  for (uint32_t i = 0; i < state->n_free; i++)
    if (form->fits[state->cells[state->free[i]].sides] != 0 && !shuts_in (&shore, state->free[i]))
      return true;
  return false;
}

uint32_t
city_places (const CityTiles *tiles,
             const CityState *state,
             uint32_t         design,
             CsMove          *moves)
{
  const CityForm *form = &tiles->forms[design];
  bool is_surveyed = false;
  uint32_t n = 0;
  Shore shore;

  for (uint32_t i = 0; i < state->n_free; i++)
    {
      const uint32_t number = state->free[i];
      const CityCell *cell = &state->cells[number];
      uint32_t turns = form->fits[cell->sides];

      if (turns != 0 && is_in_danger (state, number))
        {
          if (!is_surveyed)
            survey (state, &shore);
          is_surveyed = true;
          if (shuts_in (&shore, number))
            continue;
        }
      for (; turns != 0; turns &= turns - 1)
        moves[n++] = city_move_at (CITY_MOVE_LAY, cell->x, cell->y, (uint32_t) __builtin_ctz (turns));
    }
  return n;
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
  CsRefusal refusal;

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
  refusal = judge_streets (&tiles->forms[design], &state->cells[number], turn);
  if (refusal.reason == CS_LEGAL && is_in_danger (state, number))
    {
      Shore shore;

      survey (state, &shore);
      if (shuts_in (&shore, number))
        refusal = refuse (CITY_LAY_SHUTS_WALL_IN, x, y, 0);
    }
  return refusal;
}
