/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outline by its rule of succession, the chain of pieces on it, and what guards see (rules pages 7 and 8). */

#include "city-walls.h"

#include "city-play.h"

CityBox
city_box (const CityState *state)
{
  const int8_t *farthest = state->farthest;

  return (CityBox) { -farthest[CITY_WEST], -farthest[CITY_NORTH], farthest[CITY_EAST], farthest[CITY_SOUTH] };
}

CityShore
city_shore_of (const CityState *state,
               CityRim          rim)
{
  return (CityShore) { (uint8_t) city_cell_before (state, rim), (uint8_t) city_opposite (rim.edge) };
}

static CityRim
rim_of (const CityState *state,
        CityShore        shore)
{
  const CityCell *cell = &state->cells[shore.cell];
  const int x = cell->x + city_step_x[shore.side];
  const int y = cell->y + city_step_y[shore.side];

  return (CityRim) { (uint8_t) city_find_tile (state, x, y), (uint8_t) city_opposite (shore.side) };
}

CityRim
city_rim_next (const CityState *state,
               CityRim          rim,
               CitySide         side)
{
  return rim_of (state, city_shore_next (state, city_shore_of (state, rim), side));
}

static bool
are_same (CityRim a,
          CityRim b)
{
  return a.tile == b.tile && a.edge == b.edge;
}

CityRim
city_rim_first (const CityState *state)
{
  return (CityRim) { state->northern, CITY_NORTH };
}

uint32_t
city_outline (const CityState *state,
              CityRim          outline[CITY_MAX_OUTLINE])
{
  const CityShore first = city_shore_of (state, city_rim_first (state));
  CityShore shore = first;
  uint32_t n = 0;

  do
    {
      outline[n++] = rim_of (state, shore);
      shore = city_shore_next (state, shore, CITY_RIGHT);
    }
  while (shore.cell != first.cell);     /* which no other edge faces, as nothing lies farther north */
  return n;
}

bool
city_is_outline (const CityState *state,
                 CityRim          rim)
{
  const uint32_t cell = city_cell_before (state, rim);

  return state->cells[cell].tile == CITY_NO_TILE && !city_is_shut_in (state, cell);
}

uint32_t
city_chain_end (const CityState *state,
                CitySide         side)
{
  uint32_t piece = state->n_pieces - 1u;

  while (piece > 0 && state->pieces[piece].side != side)
    piece--;
  return piece;
}

CityRim
city_chain_next (const CityState *state,
                 CitySide         side)
{
  return city_rim_next (state, city_piece_rim (state, city_chain_end (state, side)), side);
}

uint32_t
city_find_piece (const CityState *state,
                 CityRim          rim)
{
  uint32_t piece = 0;

  if ((state->tiles[rim.tile].walls >> rim.edge & 1) == 0)
    return CITY_MAX_PIECES;
  while (!are_same (city_piece_rim (state, piece), rim))
    piece++;
  return piece;
}

CityRun
city_run (const CityTiles *tiles,
          const CityState *state,
          CityRim          rim)
{
  CityRun run = { .far = { .edge = (uint8_t) city_opposite (rim.edge) }, .opposite = CITY_NO_GUARD };
  uint32_t piece;

  for (uint32_t tile = rim.tile; tile != CITY_NO_TILE;
       tile = city_find_tile (state, city_tile_x (state, tile) + city_step_x[run.far.edge],
                              city_tile_y (state, tile) + city_step_y[run.far.edge]))
    {
      run.tiles[run.n_tiles++] = (uint8_t) tile;
      run.points = (int16_t) (run.points + city_tile_form (tiles, state, tile)->points);
    }
  run.far.tile = run.tiles[run.n_tiles - 1];
  piece = city_find_piece (state, run.far);
  if (piece < CITY_MAX_PIECES)
    run.opposite = state->pieces[piece].guard;
  return run;
}

uint32_t
city_find_tower (const CityState *state,
                 uint32_t         piece)
{
  for (uint32_t tower = 0; tower < state->n_towers; tower++)
    if (state->towers[tower].piece == piece && !state->towers[tower].inner)
      return tower;
  return CITY_TOWERS;
}

uint32_t
city_tower_points (const CityState *state,
                   CitySide         side)
{
  uint32_t points = 0;

  for (uint32_t piece = state->n_pieces; piece-- > 0;)
    if (state->pieces[piece].side == side)
      {
        if (city_find_tower (state, piece) < CITY_TOWERS)
          break;
        points++;
      }
  return points;
}

void
city_build (CityState *state,
            CityRim    rim,
            CitySide   side)
{
  CityTile *tile = &state->tiles[rim.tile];

  state->pieces[state->n_pieces] = (CityPiece) {
    .tile = rim.tile, .edge = rim.edge & 3, .side = state->n_pieces == 0 ? CITY_SIDES : side & 3,
    .guard = CITY_NO_GUARD
  };
  state->n_pieces++;
  tile->walls |= (uint8_t) CITY_BIT (rim.edge) & 15;
  city_cells_build (state, rim);
}

bool
city_may_guard (const CityTiles *tiles,
                const CityState *state)
{
  const CityRim rim = city_piece_rim (state, state->n_pieces - 1u);

  return state->seats[state->actor].supply > 0 && city_run (tiles, state, rim).opposite == CITY_NO_GUARD;
}
