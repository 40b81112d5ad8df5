/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cells of the table that matter, those with tiles and the empty ones beside them, and which can bear a tile. */

#include <string.h>

#include "city-play.h"
#include "city-walls.h"

#define AROUND 8
#define EAST 2
#define SIDES 0x55u
#define CORNERS 0xaau

/* From north clockwise: side d is the neighbour number 2d. */
static const int8_t around_x[AROUND] = { 0, 1, 1, 1, 0, -1, -1, -1 };
static const int8_t around_y[AROUND] = { -1, -1, 0, 1, 1, 1, 0, -1 };

/* Moves the free cells from number @from on to @to, which is one more or less.  As how many they are cannot be guessed,
 * mostly more are moved than there are, and always as many. */
static void
move_free (CityState *state,
           uint32_t   to,
           uint32_t   from)
{
  if (state->n_free < from + CITY_FREE_SPARE)
    memmove (state->free + to, state->free + from, CITY_FREE_SPARE - 1);
  else
    memmove (state->free + to, state->free + from, state->n_free - from);
}

/* How many free cells come before (@x, @y).  A binary search whose steps depend on their number alone: how a comparison
 * goes cannot be guessed. */
static uint32_t
count_before (const CityState *state,
              int              x,
              int              y)
{
  uint32_t before = 0;

  for (uint32_t n = state->n_free; n > 0; n /= 2)
    {
      const uint32_t half = (n + 1) / 2;
      const CityCell *cell = &state->cells[state->free[before + half - 1]];

      before += cell->y * 256 + cell->x < y * 256 + x ? half : 0;
    }
  return before;
}

/* Returns how many free cells came before it, if it was one. */
static uint32_t
drop_free (CityState *state,
           uint32_t   cell)
{
  const uint8_t *found = memchr (state->free, (int) cell, state->n_free);
  const uint32_t at = found != NULL ? (uint32_t) (found - state->free) : 0;

  if (found == NULL)
    return 0;
  move_free (state, at, at + 1);
  state->n_free--;
  return at;
}

static void
set_shut_in (CityState *state,
             uint32_t   cell,
             bool       shut_in)
{
  const uint32_t bit = CITY_BIT (cell % 8);

  state->shut_in[cell / 8] = (uint8_t) ((state->shut_in[cell / 8] & ~bit) | (shut_in ? bit : 0));
}

/* True if the tile that lies at the corner @i of a cell has pieces on both its edges there: a tile on the cell, which
 * lies beside another one besides, would shut a piece in. */
static bool
is_at_walled_corner (const CityState *state,
                     const CityCell  *cell,
                     uint32_t         i)
{
  const uint32_t tile = city_find_tile (state, cell->x + around_x[i], cell->y + around_y[i]);
  const uint32_t edges = CITY_BIT (city_opposite (i / 2)) | CITY_BIT (city_opposite ((i / 2 + 1) % CITY_EDGES));

  return (state->tiles[tile].walls & edges) == edges;
}

/* Adds the cell at @x, @y, which has tiles @around it, a bit each, and comes after @at free ones. */
static uint32_t
add_cell (CityState *state,
          int        x,
          int        y,
          uint32_t   around,
          uint32_t   at,
          bool       shut_in)
{
  const uint32_t number = state->n_cells++;
  CityCell *cell = &state->cells[number];
  uint32_t slot = city_slot (x, y);
  bool is_barred = false;

  *cell = (CityCell) { .x = (int8_t) x, .y = (int8_t) y, .tile = CITY_NO_TILE };
  state->around[number] = (uint8_t) around;
  for (uint32_t corners = state->n_pieces > 0 ? around : 0; corners != 0; corners &= corners - 1)
    is_barred |= is_at_walled_corner (state, cell, (uint32_t) __builtin_ctz (corners));
  while (state->slots[slot] != 0)
    slot = (slot + 1) % CITY_SLOTS;
  state->slots[slot] = (uint8_t) (number + 1);
  if (shut_in)
    set_shut_in (state, number, true);
  if (is_barred)
    return number;
  move_free (state, at + 1, at);
  state->free[at] = (uint8_t) number;
  state->n_free++;
  return number;
}

/* Adds the empty cell @i of those around one on which a tile has been laid: with tiles @around it, after @at free ones.
 * Only tiles at the corners of the new cell matter: had there been one at a side, the cell would have been there.  Two
 * of these lie beside the laid tile, and the other two beside cells at its @corners. */
static uint32_t
add_beside (CityState      *state,
            const CityCell *cell,
            uint32_t        around,
            const uint8_t   corners[AROUND],
            uint32_t        at,
            uint32_t        i,
            bool            shut_in)
{
  const int x = cell->x + around_x[i];
  const int y = cell->y + around_y[i];
  const uint32_t after = (i + 1) % AROUND;
  const uint32_t before = (i + 7) % AROUND;
  const uint32_t own = (around >> (i + 2) % AROUND & 1) << (i + 3) % AROUND |
                       (around >> (i + 6) % AROUND & 1) << (i + 5) % AROUND |
                       (corners[after] >> i & 1u) << after | (corners[before] >> i & 1u) << before;

  return add_cell (state, x, y, own, y == cell->y ? at : count_before (state, x, y), shut_in);
}

void
city_cells_init (CityState *state)
{
  add_cell (state, 0, 0, 0, 0, false);
}

/* The parts that a tile on an empty cell would leave of the empty cells around it, where @around are the tiles there.
 * As the city hangs together, all but one part of them would be shut in. */
static uint32_t
count_parts (uint32_t around)
{
  const uint32_t empty = ~around & 0xff;
  const uint32_t next = empty >> 1 | empty << 7;
  const uint32_t after = empty >> 2 | empty << 6;

  return (uint32_t) __builtin_popcount (empty & ~(next & after) & SIDES);
}

/* Where each cell touches what is not built of the outline, from the right end of the chain on: edges have the even
 * numbers from 2 on, and the corners between them the odd ones. */
typedef struct
{
  uint16_t first[CITY_NO_CELL + 1]; /* 0 for a cell that does not touch it */
  uint16_t last[CITY_NO_CELL + 1];
  uint8_t touched[CITY_NO_CELL / 8 + 1];        /* the cells that do, a bit each */
  uint16_t top;                     /* a northern edge in the northernmost row, or 0 if those are built */
} Stretch;

static void
touch (Stretch *stretch,
       uint32_t cell,
       uint32_t at)
{
  if (stretch->first[cell] == 0)
    {
      stretch->first[cell] = (uint16_t) at;
      stretch->touched[cell / 8] |= (uint8_t) CITY_BIT (cell % 8);
    }
  stretch->last[cell] = (uint16_t) at;
}

/* A chain that has no piece yet ends where a northernmost edge does. */
static CityShore
chain_end (const CityState *state,
           CitySide         side)
{
  return city_shore_of (state, state->n_pieces == 0 ? city_rim_first (state)
                                                    : city_piece_rim (state, city_chain_end (state, side)));
}

/* Returns how many edges are not built. */
static uint32_t
walk_stretch (const CityState *state,
              Stretch         *stretch)
{
  const CityShore end = chain_end (state, CITY_LEFT);
  const int top = city_tile_y (state, city_rim_first (state).tile) - 1;
  CityShore shore = chain_end (state, CITY_RIGHT);
  uint32_t at = 1;
  bool is_end;

  *stretch = (Stretch) { .top = 0 };
  do
    {
      const CityShore next = city_shore_next (state, shore, CITY_RIGHT);

      is_end = next.cell == end.cell && next.side == end.side;
      if (next.cell != shore.cell && next.side != shore.side)
        touch (stretch, city_find_cell (state, state->cells[next.cell].x - city_step_x[shore.side],
                                        state->cells[next.cell].y - city_step_y[shore.side]), at);
      if (!is_end || state->n_pieces == 0)
        touch (stretch, next.cell, at + 1);
      if (!is_end && next.side == CITY_SOUTH && state->cells[next.cell].y == top)
        stretch->top = (uint16_t) (at + 1);
      shore = next;
      at += 2;
    }
  while (!is_end);
  return at / 2 - (state->n_pieces > 0);
}

/* A tile on a cell, which touches the chain nowhere but at its ends, would cut the outline at the first and the last
 * point where the cell touches what is not built: the chain stays in one part.  It is shut in if the northernmost edge,
 * which always faces the open country, is in another.  Later tiles do not change that: no way out is ever opened, and
 * the chain cannot grow past the cell. */
static bool
shuts_in (const CityState *state,
          const Stretch   *stretch,
          uint32_t         cell)
{
  return count_parts (state->around[cell]) > 1 && stretch->first[cell] > 0 &&
         stretch->first[cell] < stretch->top && stretch->top < stretch->last[cell];
}

/* How far a cell lies to each side. */
static int
reach (const CityCell *cell,
       uint32_t        side)
{
  return city_step_x[side] * cell->x + city_step_y[side] * cell->y;
}

static bool
is_near (const CityCell *cell,
         int             x,
         int             y)
{
  return ((uint32_t) (x - cell->x + 1) < 3) & ((uint32_t) (y - cell->y + 1) < 3);
}

/* True if one comes from the chain along the outline to an edge that lies farthest and touches none of the cells around
 * @cell on the way: no tile there can part the chain from the open country.  There must be such an edge that is not
 * built. */
static bool
leads_out (const CityState *state,
           CitySide         side,
           const CityCell  *cell)
{
  CityShore shore = chain_end (state, side);
  bool is_out = false;

  while (!is_out)
    {
      const CityShore next = city_shore_next (state, shore, side);
      const CityCell *before = &state->cells[next.cell];
      const bool at_corner = next.cell != shore.cell && next.side != shore.side;
      const uint32_t edge = city_opposite (next.side);

      if (is_near (cell, before->x, before->y) ||
          (at_corner && is_near (cell, before->x - city_step_x[shore.side], before->y - city_step_y[shore.side])))
        return false;
      is_out = reach (before, edge) > state->farthest[edge];
      shore = next;
    }
  return true;
}

void
city_cells_review (CityState *state)
{
  uint32_t n_free = 0;
  Stretch stretch;

  state->gap = (uint8_t) walk_stretch (state, &stretch);
  for (uint32_t i = 0; i <= state->n_cells / 8u; i++)
    state->shut_in[i] = (uint8_t) ~stretch.touched[i];
  state->shut_in[state->n_cells / 8] &= (uint8_t) (CITY_BIT (state->n_cells % 8) - 1);
  for (uint32_t i = 0; i < state->n_pieces; i++)
    set_shut_in (state, city_cell_before (state, city_piece_rim (state, i)), false);
  if (state->n_pieces == 0)
    return;
  for (uint32_t i = 0; i < state->n_free; i++)
    if (!shuts_in (state, &stretch, state->free[i]))
      state->free[n_free++] = state->free[i];
  state->n_free = (uint8_t) n_free;
}

/* True if a piece stands on an edge than which none lies farther to its side: it can never be shut in, nor can the rest
 * of the chain with it, as long as that is so. */
static bool
chain_is_safe (const CityState *state)
{
  bool is_safe = false;

  for (uint32_t i = 0; i < state->n_pieces; i++)
    is_safe |= reach (&state->cells[state->tiles[state->pieces[i].tile].cell], state->pieces[i].edge) ==
               state->farthest[state->pieces[i].edge];
  return is_safe;
}

void
city_cells_build (CityState *state,
                  CityRim    rim)
{
  const uint32_t before = city_cell_before (state, rim);

  state->gap--;
  drop_free (state, before);
  for (uint32_t turn = 1; turn < CITY_EDGES; turn += 2)
    {
      const uint32_t along = (rim.edge + turn) % CITY_EDGES;

      if ((state->tiles[rim.tile].walls >> along & 1) != 0)
        drop_free (state, city_find_cell (state, state->cells[before].x + city_step_x[along],
                                          state->cells[before].y + city_step_y[along]));
    }
  if (state->n_pieces == 1 && !chain_is_safe (state))
    city_cells_review (state);
}

/* Notes how far the newest tile lies to each side. */
static void
stretch_box (CityState      *state,
             const CityCell *cell)
{
  if (reach (cell, CITY_NORTH) > state->farthest[CITY_NORTH])
    state->northern = cell->tile;
  for (uint32_t side = 0; side < CITY_EDGES; side++)
    {
      const int far = reach (cell, side);

      state->farthest[side] = (int8_t) (far > state->farthest[side] ? far : state->farthest[side]);
    }
}

/* Notes the empty cells beside the newest tile that have tiles on all four sides; returns how many. */
static uint32_t
shut_in_beside (CityState      *state,
                const CityCell *cell)
{
  uint32_t n = 0;

  for (uint32_t side = 0; side < CITY_EDGES; side++)
    {
      const uint32_t beside = city_find_cell (state, cell->x + city_step_x[side], cell->y + city_step_y[side]);

      if (state->cells[beside].tile != CITY_NO_TILE || state->cells[beside].sides >> 4 != CITY_BIT (CITY_EDGES) - 1)
        continue;
      set_shut_in (state, beside, true);
      state->gap = (uint8_t) (state->gap - CITY_EDGES);
      n++;
    }
  return n;
}

/* Notes a tile at the neighbor opposite to @i; true if a tile on the cell, which would have left @n_parts of the empty
 * cells around it, would leave more now. */
static bool
note_tile (CityState *state,
           uint32_t   cell,
           uint32_t   i,
           uint32_t   n_parts)
{
  state->around[cell] |= (uint8_t) CITY_BIT ((i + 4) % AROUND);
  return count_parts (state->around[cell]) > n_parts;
}

void
city_cells_lay (CityState      *state,
                uint32_t        number,
                const CityFace *face)
{
  CityCell *cell = &state->cells[number];
  const uint32_t around = state->around[number];
  const bool shut_in = city_is_shut_in (state, number);
  const bool may_endanger = state->n_pieces > 0 && !shut_in;    /* walls */
  const uint32_t n_divided = may_endanger ? count_parts (around) - 1 : 0;
  const uint32_t at = drop_free (state, number);
  uint8_t at_corners[AROUND] = { 0 };   /* tiles around the empty cells there */
  bool endangers = false;       /* a tile on a cell beside this one might shut walls in */

  cell->tile = state->n_tiles++;
  stretch_box (state, cell);
  if (may_endanger)
    state->gap = (uint8_t) (state->gap + CITY_EDGES - 2 * __builtin_popcount (cell->sides >> 4));
  for (uint32_t corners = ~around & CORNERS; corners != 0; corners &= corners - 1)
    {
      const uint32_t i = (uint32_t) __builtin_ctz (corners);
      const uint32_t beside = city_find_cell (state, cell->x + around_x[i], cell->y + around_y[i]);

      if (beside == CITY_NO_CELL)
        continue;
      at_corners[i] = state->around[beside];
      endangers |= note_tile (state, beside, i, count_parts (state->around[beside]));
    }
  /* North comes last: a cell there moves those in the same row, which come where the laid tile's was. */
  for (uint32_t sides = ~(around >> EAST | around << (AROUND - EAST)) & SIDES; sides != 0; sides &= sides - 1)
    {
      const uint32_t i = ((uint32_t) __builtin_ctz (sides) + EAST) % AROUND;
      const uint32_t ends = face->streets >> i / 2 & 1 ? 0x11u : 0x10u;
      const uint32_t known = city_find_cell (state, cell->x + around_x[i], cell->y + around_y[i]);
      const uint32_t beside = known != CITY_NO_CELL ? known
                                                    : add_beside (state, cell, around, at_corners, at, i, shut_in);

      endangers |= note_tile (state, beside, i, known == CITY_NO_CELL ? 1 : count_parts (state->around[known]));
      state->cells[beside].sides |= (uint8_t) (ends << city_opposite (i / 2));
    }
  /* Mostly what is divided off is but a cell. */
  if ((n_divided > 0 && shut_in_beside (state, cell) < n_divided) ||
      (may_endanger && endangers && !chain_is_safe (state) && !leads_out (state, CITY_RIGHT, cell) &&
       !leads_out (state, CITY_LEFT, cell)))
    city_cells_review (state);
}
