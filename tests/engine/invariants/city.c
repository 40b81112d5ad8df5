/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of a position of The City (rules page 11), each derived anew and plainly. */

#include "invariants.h"

#include <string.h>

#include "engine/city/city-features.h"
#include "engine/city/city-play.h"
#include "engine/city/city-walls.h"

/* A map of the table with room around the farthest city. */
#define MIDDLE (CITY_FARTHEST + 2)
#define WIDE (2 * MIDDLE + 1)

enum { EMPTY, TILE, OPEN_COUNTRY };

typedef struct
{
  int8_t left;          /* the box around the tiles, and two cells more: a tile may come on the first of them */
  int8_t top;
  int8_t right;
  int8_t bottom;
  uint8_t cells[WIDE][WIDE];
} Map;

static uint8_t *
map_at (Map *map,
        int  x,
        int  y)
{
  return &map->cells[MIDDLE + y][MIDDLE + x];
}

/* Finds the empty cells joined by sides to infinity, from the corner of the box on. */
static void
flood (Map *map)
{
  int8_t todo[WIDE * WIDE][2];
  uint32_t n = 1;

  for (int y = map->top; y <= map->bottom; y++)
    for (int x = map->left; x <= map->right; x++)
      if (*map_at (map, x, y) == OPEN_COUNTRY)
        *map_at (map, x, y) = EMPTY;
  todo[0][0] = map->left;
  todo[0][1] = map->top;
  *map_at (map, map->left, map->top) = OPEN_COUNTRY;
  while (n > 0)
    {
      const int8_t *at = todo[--n];
      const int x = at[0];
      const int y = at[1];

      for (uint32_t side = 0; side < CITY_EDGES; side++)
        {
          const int next_x = x + city_step_x[side];
          const int next_y = y + city_step_y[side];

          if (next_x < map->left || next_x > map->right || next_y < map->top || next_y > map->bottom ||
              *map_at (map, next_x, next_y) != EMPTY)
            continue;
          *map_at (map, next_x, next_y) = OPEN_COUNTRY;
          todo[n][0] = (int8_t) next_x;
          todo[n++][1] = (int8_t) next_y;
        }
    }
}

static int8_t
lesser (int a,
        int b)
{
  return (int8_t) (a < b ? a : b);
}

static void
draw_map (const CityState *state,
          Map             *map)
{
  memset (map, 0, sizeof *map);
  for (uint32_t tile = 0; tile < state->n_tiles; tile++)
    {
      const int x = city_tile_x (state, tile);
      const int y = city_tile_y (state, tile);

      *map_at (map, x, y) = TILE;
      map->left = lesser (map->left, x - 2);
      map->top = lesser (map->top, y - 2);
      map->right = (int8_t) -lesser (-map->right, -x - 2);
      map->bottom = (int8_t) -lesser (-map->bottom, -y - 2);
    }
  flood (map);
}

/* Whether an edge faces the open country, by the flood alone. */
static bool
faces_open_country (const CityState *state,
                    Map             *map,
                    uint32_t         tile,
                    uint32_t         edge)
{
  return *map_at (map, city_tile_x (state, tile) + city_step_x[edge],
                  city_tile_y (state, tile) + city_step_y[edge]) == OPEN_COUNTRY;
}

static bool
tiles_match (const CityTiles *tiles,
             const CityState *state)
{
  uint32_t laid[CITY_MAX_DESIGNS] = { 0 };
  uint32_t n_unseen = 0;
  uint32_t n_segments = 0;
  uint32_t n_gone = 0;
  bool match = true;

  for (uint32_t tile = 0; tile < state->n_tiles; tile++)
    {
      laid[state->tiles[tile].design]++;
      match &= state->tiles[tile].first == n_segments;
      n_segments += city_tile_form (tiles, state, tile)->n_segments;
    }
  laid[state->drawn % CITY_MAX_DESIGNS] += state->drawn != CITY_NO_TILE;
  for (uint32_t design = 0; design < tiles->n_designs; design++)
    {
      n_unseen += state->unseen[design];
      match &= state->unseen[design] + laid[design] <= tiles->designs[design].copies;
      n_gone += tiles->designs[design].copies - state->unseen[design] - laid[design];
    }
  return match & (n_segments == state->n_segments) & (n_unseen + state->n_drawn == tiles->n_tiles) &
         (n_gone == state->n_discarded);
}

static int
greater (int a,
         int b)
{
  return a > b ? a : b;
}

/* How far the city reaches, and the first tile of those that lie farthest north. */
static bool
box_matches (const CityState *state)
{
  int farthest[CITY_EDGES] = { 0, 0, 0, 0 };
  uint32_t northern = 0;

  for (uint32_t tile = 0; tile < state->n_tiles; tile++)
    {
      const int x = city_tile_x (state, tile);
      const int y = city_tile_y (state, tile);

      northern = y < -farthest[CITY_NORTH] ? tile : northern;
      farthest[CITY_NORTH] = greater (farthest[CITY_NORTH], -y);
      farthest[CITY_EAST] = greater (farthest[CITY_EAST], x);
      farthest[CITY_SOUTH] = greater (farthest[CITY_SOUTH], y);
      farthest[CITY_WEST] = greater (farthest[CITY_WEST], -x);
    }
  return (northern == state->northern) & (farthest[CITY_NORTH] == state->farthest[CITY_NORTH]) &
         (farthest[CITY_EAST] == state->farthest[CITY_EAST]) & (farthest[CITY_SOUTH] == state->farthest[CITY_SOUTH]) &
         (farthest[CITY_WEST] == state->farthest[CITY_WEST]);
}

/* Rules page 4: after laying, the cell before each piece must still belong to the outside.  Where tiles and empty cells
 * change but twice around a cell, a tile there can shut nothing in. */
static bool
leaves_walls_open (const CityState *state,
                   Map             *map,
                   uint32_t         number)
{
  const CityCell *cell = &state->cells[number];
  const uint32_t around = state->around[number];
  const uint32_t turned = around << 1 | around >> 7;
  const uint32_t changes = (uint32_t) __builtin_popcount ((around ^ turned) & 0xff);
  bool open = true;

  if (changes <= 2)
    return true;
  *map_at (map, cell->x, cell->y) = TILE;
  flood (map);
  for (uint32_t i = 0; i < state->n_pieces; i++)
    open &= faces_open_country (state, map, state->pieces[i].tile, state->pieces[i].edge);
  *map_at (map, cell->x, cell->y) = EMPTY;
  flood (map);
  return open;
}

/* What is not built of the outline and which cells are shut in is kept track of from the question for the gate on. */
static bool
is_tracked (const CityState *state)
{
  return state->n_pieces > 0 || state->step == CITY_STEP_GATE;
}

static bool
cell_matches (const CityTiles *tiles,
              const CityState *state,
              Map             *map,
              uint32_t         number)
{
  static const int8_t steps[][2] = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 1, 1 },
                                      { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };
  const CityCell *cell = &state->cells[number];
  CityCell plain = { .x = cell->x, .y = cell->y, .tile = cell->tile };
  bool is_free = true;
  uint32_t around = 0;
  uint32_t n_listed = 0;

  for (uint32_t i = 0; i < 8; i++)
    {
      const uint32_t tile = city_find_tile (state, cell->x + steps[i][0], cell->y + steps[i][1]);

      if (tile == CITY_NO_TILE)
        continue;
      around |= CITY_BIT (i);
      if (i % 2 == 0)
        {
          const uint32_t facing = city_opposite (i / 2);

          plain.sides |= (uint8_t) (0x10u << i / 2);
          plain.sides |= (uint8_t) ((city_tile_face (tiles, state, tile)->streets >> facing & 1u) << i / 2);
          is_free &= (state->tiles[tile].walls >> facing & 1) == 0;
        }
    }
  for (uint32_t i = 0; i < state->n_free; i++)
    n_listed += state->free[i] == number;
  if (cell->tile != CITY_NO_TILE)
    return (state->tiles[cell->tile].cell == number) & (n_listed == 0);
  return (around == state->around[number]) & (plain.sides == cell->sides) &
         (city_is_shut_in (state, number) == (is_tracked (state) && *map_at (map, cell->x, cell->y) == EMPTY)) &
         (n_listed == (is_free && leaves_walls_open (state, map, number)));
}

static bool
cells_match (const CityTiles *tiles,
             const CityState *state,
             Map             *map)
{
  bool match = true;

  for (uint32_t i = 0; i < state->n_cells; i++)
    match &= (city_find_cell (state, state->cells[i].x, state->cells[i].y) == i) & cell_matches (tiles, state, map, i);
  for (uint32_t i = 1; i < state->n_free; i++)
    {
      const CityCell *before = &state->cells[state->free[i - 1]];
      const CityCell *cell = &state->cells[state->free[i]];

      match &= 1000 * before->y + before->x < 1000 * cell->y + cell->x;
    }
  return match;
}

static uint32_t
root_of (uint16_t *parents,
         uint32_t  segment)
{
  while (parents[segment] != segment)
    {
      parents[segment] = parents[parents[segment]];
      segment = parents[segment];
    }
  return segment;
}

static void
unite (uint16_t *parents,
       uint32_t  a,
       uint32_t  b)
{
  a = root_of (parents, a);
  b = root_of (parents, b);
  parents[a < b ? b : a] = (uint16_t) (a < b ? a : b);
}

/* Joins what meets at an edge; an edge of a street or market that faces nothing is open. */
static void
survey_edge (const CityTiles *tiles,
             const CityState *state,
             Map             *map,
             uint32_t         tile,
             uint32_t         edge,
             uint16_t        *parents,
             uint8_t         *open)
{
  const CityFace *face = city_tile_face (tiles, state, tile);
  const uint32_t first = state->tiles[tile].first;
  const uint32_t facing = city_opposite (edge);
  const uint32_t other = city_find_tile (state, city_tile_x (state, tile) + city_step_x[edge],
                                         city_tile_y (state, tile) + city_step_y[edge]);
  const bool closed = (state->tiles[tile].walls >> edge & 1) |
                      (state->step == CITY_STEP_OVER && faces_open_country (state, map, tile, edge));
  const CityFace *beyond;

  if (other == CITY_NO_TILE)
    {
      open[first + face->segments[edge]] += face->kinds[edge] != CITY_AREA && !closed;
      return;
    }
  beyond = city_tile_face (tiles, state, other);
  if (face->kinds[edge] == beyond->kinds[facing])
    unite (parents, first + face->segments[edge], state->tiles[other].first + beyond->segments[facing]);
  for (uint32_t half = 0; half < 2; half++)
    if (face->halves[2 * edge + half] != CITY_NO_SEGMENT && beyond->halves[2 * facing + 1 - half] != CITY_NO_SEGMENT)
      unite (parents, first + face->halves[2 * edge + half],
             state->tiles[other].first + beyond->halves[2 * facing + 1 - half]);
}

/* A feature that the newest tile or piece has completed is scored once its seat has answered. */
static bool
may_await_scoring (const CityState *state,
                   uint32_t         feature)
{
  bool is_newest = false;

  for (uint32_t i = state->tiles[state->n_tiles - 1].first; i < state->n_segments; i++)
    is_newest |= state->features[i] == feature;
  return (state->step == CITY_STEP_CLAIM) & (is_newest | (state->segments[feature].kind == CITY_MARKET));
}

static bool
followers_match (const CityState *state,
                 uint32_t         feature,
                 bool             held)
{
  uint32_t n = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (int i = 0; i < CITY_FOLLOWERS; i++)
      if (state->seats[seat].claims[i] != CITY_NOT_PLACED)
        n += state->features[state->seats[seat].claims[i]] == feature;
  return held == (n > 0);
}

static bool
features_match (const CityTiles *tiles,
                const CityState *state,
                Map             *map)
{
  uint16_t parents[CITY_MAX_SEGMENTS];
  uint8_t open[CITY_MAX_SEGMENTS] = { 0 };
  uint8_t open_of[CITY_MAX_SEGMENTS] = { 0 };
  uint8_t goods_of[CITY_MAX_SEGMENTS] = { 0 };
  const uint32_t n = state->n_segments;
  bool match = true;

  for (uint32_t i = 0; i < n; i++)
    parents[i] = (uint16_t) i;
  for (uint32_t tile = 0; tile < state->n_tiles; tile++)
    for (uint32_t edge = 0; edge < CITY_EDGES; edge++)
      survey_edge (tiles, state, map, tile, edge, parents, open);
  if (state->step == CITY_STEP_GUARD)   /* the newest piece closes its edge when the guard is answered for */
    {
      const CityPiece *piece = &state->pieces[state->n_pieces - 1];
      const CityFace *face = city_tile_face (tiles, state, piece->tile);

      open[state->tiles[piece->tile].first + face->segments[piece->edge]] += face->kinds[piece->edge] != CITY_AREA;
    }
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t root = root_of (parents, i);
      const CitySegment *segment = &state->segments[i];
      const CityForm *form = city_tile_form (tiles, state, segment->tile);
      const uint32_t number = i - state->tiles[segment->tile].first;

      match &= (state->features[i] == root) & (segment->kind == form->kinds[number]);
      open_of[root] = (uint8_t) (open_of[root] + open[i]);
      goods_of[root] |= form->goods[number];
    }
  for (uint32_t i = 0; i < n; i++)
    if (root_of (parents, i) == i)
      {
        const CitySegment *feature = &state->segments[i];
        const bool complete = feature->kind != CITY_AREA && feature->open == 0;

        match &= (feature->open == open_of[i]) & (feature->goods == goods_of[i]) &
                 followers_match (state, i, feature->held) &
                 (feature->settled == complete || (complete && may_await_scoring (state, i)));
      }
  return match;
}

/* The pieces are one arc of the outline; the outline is what the flood has reached. */
static bool
walls_match (const CityState *state,
             Map             *map)
{
  CityRim outline[CITY_MAX_OUTLINE];
  const uint32_t n = city_outline (state, outline);
  uint32_t n_facing = 0;
  uint32_t n_built = 0;
  uint32_t n_ends = 0;
  bool match = true;

  for (uint32_t tile = 0; tile < state->n_tiles; tile++)
    for (uint32_t edge = 0; edge < CITY_EDGES; edge++)
      n_facing += faces_open_country (state, map, tile, edge);
  for (uint32_t i = 0; i < n; i++)
    {
      const CityRim after = outline[(i + 1) % n];
      const uint32_t built = state->tiles[outline[i].tile].walls >> outline[i].edge & 1;
      const CityRim back = city_rim_next (state, after, CITY_LEFT);

      match &= faces_open_country (state, map, outline[i].tile, outline[i].edge);
      match &= (back.tile == outline[i].tile) & (back.edge == outline[i].edge);
      n_built += built;
      n_ends += built && (state->tiles[after.tile].walls >> after.edge & 1) == 0;
    }
  for (uint32_t i = 0; i < state->n_pieces; i++)
    match &= city_find_piece (state, city_piece_rim (state, i)) == i;
  return match & (n_facing == n) & (n_built == state->n_pieces) & (n_ends == (n_built > 0 && n_built < n)) &
         (state->gap == (is_tracked (state) ? n - n_built : 0));
}

static bool
seats_match (const CityState *state)
{
  bool match = true;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      uint32_t n_followers = state->seats[seat].supply;
      uint32_t n_towers = state->seats[seat].towers;

      for (int i = 0; i < CITY_FOLLOWERS; i++)
        n_followers += state->seats[seat].claims[i] != CITY_NOT_PLACED;
      for (uint32_t i = 0; i < state->n_pieces; i++)
        n_followers += state->pieces[i].guard == seat;
      for (uint32_t i = 0; i < state->n_towers; i++)
        n_towers += state->towers[i].seat == seat;
      match &= (n_followers == CITY_FOLLOWERS) & (n_towers == CITY_TOWERS / (uint32_t) state->n_seats);
    }
  return match;
}

/* What is asked can be answered. */
static bool
step_matches (const CityTiles *tiles,
              const CityState *state)
{
  const bool is_seat = state->actor < state->n_seats;
  const bool builds = state->to_build > 0;

  switch ((int) state->step)
    {
    case CITY_STEP_DRAW:
      return !is_seat & !builds & (state->n_drawn < tiles->n_tiles) & (state->drawn == CITY_NO_TILE);
    case CITY_STEP_LAY:
      return (state->actor == state->turn) & !builds & (state->drawn < tiles->n_designs);
    case CITY_STEP_OVER:
      return !is_seat & !builds & (state->ending != CITY_GOES_ON);
    case CITY_STEP_CLAIM:
    case CITY_STEP_TOWER:
      return (state->actor == state->turn) & !builds;
    default:
      return is_seat & builds & ((state->step == CITY_STEP_GATE) == (state->n_pieces == 0));
    }
}

const char *
city_check (const void *kit,
            const void *data)
{
  const CityTiles *tiles = kit;
  const CityState *state = data;
  Map map;

  if (!step_matches (tiles, state))
    return "step";
  if (!tiles_match (tiles, state))
    return "tiles";
  if (!seats_match (state))
    return "followers and towers";
  draw_map (state, &map);
  if (!box_matches (state) || !cells_match (tiles, state, &map))
    return "cells";
  if (!features_match (tiles, state, &map))
    return "features";
  if (state->n_tiles > 0 && !walls_match (state, &map))
    return "walls";
  return NULL;
}
