/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outline of the city and what stands on it: walls, gate, guards, towers (rules pages 7 and 8). */

#pragma once

#include "city-game.h"

/* An outline edge as the country sees it: an empty cell and its side where the tile lies. */
typedef struct
{
  uint8_t cell;
  uint8_t side;         /* CityEdge, of the cell */
} CityShore;

/* The cells that tiles reach to each side; the first tile lies at (0, 0). */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} CityBox;

CityBox city_box (const CityState *state);

CityShore city_shore_of (const CityState *state,
                         CityRim          rim);

/* The outline edge next to this one, to the right (clockwise) or to the left, by the rule of section 7. */
static inline CityShore
city_shore_next (const CityState *state,
                 CityShore        shore,
                 CitySide         side)
{
  const CityCell *cell = &state->cells[shore.cell];
  const uint32_t along = (shore.side + (side == CITY_RIGHT ? 3u : 1u)) % CITY_EDGES;
  const uint32_t corner = (2u * shore.side + (side == CITY_RIGHT ? 7u : 1u)) % 8;
  const int x = cell->x + city_step_x[along];
  const int y = cell->y + city_step_y[along];

  if ((state->around[shore.cell] >> 2 * along & 1) != 0)
    return (CityShore) { shore.cell, (uint8_t) along };
  if ((state->around[shore.cell] >> corner & 1) != 0)
    return (CityShore) { (uint8_t) city_find_cell (state, x, y), shore.side };
  return (CityShore) { (uint8_t) city_find_cell (state, x + city_step_x[shore.side], y + city_step_y[shore.side]),
                       (uint8_t) city_opposite (along) };
}

/* The outline edge next to @rim, to the right (clockwise) or to the left. */
CityRim city_rim_next (const CityState *state,
                       CityRim          rim,
                       CitySide         side);

/* A first edge of the outline: the northern one of a tile in the northernmost row.  There must be a tile. */
CityRim city_rim_first (const CityState *state);

/* The edge on which the piece of that number stands. */
static inline CityRim
city_piece_rim (const CityState *state,
                uint32_t         piece)
{
  return (CityRim) { state->pieces[piece].tile, state->pieces[piece].edge };
}

/* The edge on which the next piece goes at @side of the chain, and the number of the piece there now.  There must be a
 * chain. */
CityRim city_chain_next (const CityState *state,
                         CitySide         side);
uint32_t city_chain_end (const CityState *state,
                         CitySide         side);

/* The cell that an edge of a tile faces. */
static inline uint32_t
city_cell_before (const CityState *state,
                  CityRim          rim)
{
  return city_find_cell (state, city_tile_x (state, rim.tile) + city_step_x[rim.edge],
                         city_tile_y (state, rim.tile) + city_step_y[rim.edge]);
}

/* Writes the whole outline clockwise, from city_rim_first () on; returns its length, which is CityState.gap and the
 * pieces together. */
uint32_t city_outline (const CityState *state,
                       CityRim          outline[CITY_MAX_OUTLINE]);

/* True if the edge faces the open country; may be asked from the question for the gate on. */
bool city_is_outline (const CityState *state,
                      CityRim          rim);

/* The piece on an edge, or CITY_MAX_PIECES if there is none. */
uint32_t city_find_piece (const CityState *state,
                          CityRim          rim);

/* What somebody on the wall sees: the unbroken run of tiles straight into the city. */
typedef struct
{
  uint8_t n_tiles;
  uint8_t tiles[CITY_MAX_TILES];  /* from the wall on */
  int16_t points;                 /* to a guard, were the game over */
  CityRim far;                    /* the edge at its end */
  uint8_t opposite;               /* the seat whose guard stands there, or CITY_NO_GUARD */
} CityRun;

/* The run from an edge of a tile. */
CityRun city_run (const CityTiles *tiles,
                  const CityState *state,
                  CityRim          rim);

/* The wall pieces between @side of the chain and the next tower or the gate: what a tower there scores. */
uint32_t city_tower_points (const CityState *state,
                            CitySide         side);

/* The tower that stands on the outer joint of @piece, or CITY_TOWERS if none does. */
uint32_t city_find_tower (const CityState *state,
                          uint32_t         piece);
