/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cells of the table that matter: those with tiles and the empty ones beside them, found by place. */

#include <string.h>

#include "city-play.h"

#define AROUND 8
#define SLOTS 256

/* From north clockwise: side d is the neighbour number 2d. */
static const int8_t around_x[AROUND] = { 0, 1, 1, 1, 0, -1, -1, -1 };
static const int8_t around_y[AROUND] = { -1, -1, 0, 1, 1, 1, 0, -1 };

/* Cities of up to 16 × 16 cells have a slot for each cell; in longer ones those that fold onto each other take the next
 * slot that is free.  There are always some: cells are fewer than slots. */
static uint32_t
slot_of (int x,
         int y)
{
  return ((uint32_t) y & 15) << 4 | ((uint32_t) x & 15);
}

uint32_t
city_find_cell (const CityState *state,
                int              x,
                int              y)
{
  for (uint32_t slot = slot_of (x, y); state->slots[slot] != 0; slot = (slot + 1) % SLOTS)
    {
      const CityCell *cell = &state->cells[state->slots[slot] - 1];

      if (cell->x == x && cell->y == y)
        return state->slots[slot] - 1u;
    }
  return CITY_NO_CELL;
}

uint32_t
city_find_tile (const CityState *state,
                int              x,
                int              y)
{
  const uint32_t cell = city_find_cell (state, x, y);

  return cell == CITY_NO_CELL ? CITY_NO_TILE : state->cells[cell].tile;
}

/* True if the tile at the corner @i of a cell has pieces on both its edges there: a tile on the cell, which lies beside
 * another one besides, would shut a piece in. */
static bool
is_at_walled_corner (const CityState *state,
                     int              x,
                     int              y,
                     uint32_t         i)
{
  const uint32_t tile = city_find_tile (state, x + around_x[i], y + around_y[i]);
  const uint32_t edges = CITY_BIT (city_opposite (i / 2)) | CITY_BIT (city_opposite ((i / 2 + 1) % CITY_EDGES));

  return tile != CITY_NO_TILE && (state->tiles[tile].walls & edges) == edges;
}

static bool
comes_before (const CityCell *a,
              const CityCell *b)
{
  return a->y < b->y || (a->y == b->y && a->x < b->x);
}

static uint32_t
add_cell (CityState *state,
          int        x,
          int        y)
{
  const uint32_t number = state->n_cells++;
  CityCell *cell = &state->cells[number];
  uint32_t slot = slot_of (x, y);
  uint32_t at = state->n_free;

  *cell = (CityCell) { .x = (int8_t) x, .y = (int8_t) y, .tile = CITY_NO_TILE };
  for (uint32_t i = 0; i < AROUND; i++)
    if (city_find_tile (state, x + around_x[i], y + around_y[i]) != CITY_NO_TILE)
      cell->around |= (uint8_t) CITY_BIT (i);
  while (state->slots[slot] != 0)
    slot = (slot + 1) % SLOTS;
  state->slots[slot] = (uint8_t) (number + 1);
  for (uint32_t i = 1; i < AROUND; i += 2)
    if (is_at_walled_corner (state, x, y, i))
      return number;
  state->n_free++;
  for (; at > 0 && comes_before (cell, &state->cells[state->free[at - 1]]); at--)
    state->free[at] = state->free[at - 1];
  state->free[at] = (uint8_t) number;
  return number;
}

void
city_cells_init (CityState *state)
{
  add_cell (state, 0, 0);
}

static void
drop (CityState *state,
      uint32_t   cell)
{
  uint8_t *at = memchr (state->free, (int) cell, state->n_free);

  if (at == NULL)
    return;
  state->n_free--;
  memmove (at, at + 1, (size_t) (state->free + state->n_free - at));
}

void
city_cells_bar (CityState *state,
                CityRim    rim)
{
  const int x = city_tile_x (state, rim.tile) + city_step_x[rim.edge];
  const int y = city_tile_y (state, rim.tile) + city_step_y[rim.edge];

  drop (state, city_find_cell (state, x, y));
  for (uint32_t turn = 1; turn < CITY_EDGES; turn += 2)
    {
      const uint32_t along = (rim.edge + turn) % CITY_EDGES;

      if ((state->tiles[rim.tile].walls >> along & 1) != 0)
        drop (state, city_find_cell (state, x + city_step_x[along], y + city_step_y[along]));
    }
}

void
city_cells_fill (CityState      *state,
                 uint32_t        number,
                 const CityFace *face)
{
  CityCell *cell = &state->cells[number];

  drop (state, number);
  cell->tile = state->n_tiles;
  for (uint32_t i = 0; i < AROUND; i++)
    {
      const int x = cell->x + around_x[i];
      const int y = cell->y + around_y[i];
      uint32_t beside = city_find_cell (state, x, y);

      if (beside == CITY_NO_CELL && i % 2 == 0)
        beside = add_cell (state, x, y);
      if (beside == CITY_NO_CELL || state->cells[beside].tile != CITY_NO_TILE)
        continue;
      state->cells[beside].around |= (uint8_t) CITY_BIT ((i + 4) % AROUND);
      if (i % 2 == 0)
        state->cells[beside].sides |= (uint8_t) ((face->streets >> i / 2 & 1 ? 0x11u : 0x10u)
                                                 << city_opposite (i / 2));
    }
}
