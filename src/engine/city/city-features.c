/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Joining what tiles show to features, completing and scoring them (rules pages 5 and 6). */

#include "city-features.h"

#include "city-play.h"
#include "city-walls.h"

static CitySegment *
find_feature (CityState *state,
              uint32_t   segment)
{
  return &state->segments[state->features[segment]];
}

/* A feature is named by its oldest segment: only younger ones take another name. */
static void
join (CityState *state,
      uint32_t   a,
      uint32_t   b)
{
  const uint16_t one = state->features[a];
  const uint16_t other = state->features[b];
  const uint16_t name = one < other ? one : other;
  const uint16_t gone = one < other ? other : one;
  CitySegment *feature = &state->segments[name];
  const CitySegment *part = &state->segments[gone];
  const uint32_t n = state->n_segments;

  if (one == other)
    return;
  feature->open = (uint8_t) (feature->open + part->open);
  feature->goods |= part->goods;
  feature->held |= part->held;
  /* Eight at a time, whether they change or not: cheaper than guessing which do.  Others than segments have no name. */
  for (uint32_t first = gone / 8u * 8; first < n; first += 8)
    {
      uint16_t *eight = state->features + first;

      for (uint32_t i = 0; i < 8; i++)
        eight[i] = eight[i] == gone ? name : eight[i];
    }
}

static void
add_segments (CityState      *state,
              const CityForm *form)
{
  CityTile *tile = &state->tiles[state->n_tiles];

  tile->first = state->n_segments;
  for (uint32_t i = 0; i < form->n_segments; i++)
    {
      state->features[state->n_segments] = state->n_segments;
      state->segments[state->n_segments++] = (CitySegment) {
        .tile = state->n_tiles, .open = form->open[i], .kind = form->kinds[i] & 3, .goods = form->goods[i] & 7
      };
    }
}

/* Joins the newest tile with @other beyond its @edge (rules page 5). */
static void
join_beyond (const CityTiles *tiles,
             CityState       *state,
             uint32_t         edge,
             uint32_t         other)
{
  const uint32_t facing = city_opposite (edge);
  const CityFace *face = city_tile_face (tiles, state, state->n_tiles);
  const CityFace *beyond = city_tile_face (tiles, state, other);
  const uint32_t first = state->tiles[state->n_tiles].first;
  const uint32_t first_beyond = state->tiles[other].first;
  const uint32_t segment = first + face->segments[edge];
  const uint32_t segment_beyond = first_beyond + beyond->segments[facing];

  find_feature (state, segment)->open -= face->kinds[edge] != CITY_AREA;
  find_feature (state, segment_beyond)->open -= beyond->kinds[facing] != CITY_AREA;
  if (face->kinds[edge] != CITY_AREA && face->kinds[edge] == beyond->kinds[facing])
    join (state, segment, segment_beyond);
  if (face->kinds[edge] != CITY_MARKET && beyond->kinds[facing] != CITY_MARKET)
    for (uint32_t half = 0; half < 2; half++)
      join (state, first + face->halves[2 * edge + half], first_beyond + beyond->halves[2 * facing + 1 - half]);
}

void
city_lay (const CityTiles *tiles,
          CityState       *state,
          uint32_t         design,
          int              x,
          int              y,
          uint32_t         turn)
{
  const CityForm *form = &tiles->forms[design];
  const uint32_t cell = city_find_cell (state, x, y);
  CityTile *tile = &state->tiles[state->n_tiles];

  tile->cell = (uint8_t) cell;
  tile->design = (uint8_t) design;
  tile->turn = turn & 3;
  add_segments (state, form);
  for (uint32_t sides = state->cells[cell].sides >> 4; sides != 0; sides &= sides - 1)
    {
      const uint32_t edge = (uint32_t) __builtin_ctz (sides);

      join_beyond (tiles, state, edge, city_find_tile (state, x + city_step_x[edge], y + city_step_y[edge]));
    }
  city_cells_lay (state, cell, &form->faces[turn]);
}

static uint32_t
add_once (uint16_t  feature,
          uint16_t *found,
          uint32_t  n)
{
  for (uint32_t i = 0; i < n; i++)
    if (found[i] == feature)
      return n;
  found[n] = feature;
  return n + 1;
}

/* Adds the feature of @segment if it is complete. */
static uint32_t
add_complete (const CityState *state,
              uint32_t         segment,
              uint16_t        *found,
              uint32_t         n)
{
  const uint16_t name = state->features[segment];
  const CitySegment *feature = &state->segments[name];
  const bool is_complete = (feature->kind != CITY_AREA) & (feature->open == 0);

  return is_complete ? add_once (name, found, n) : n;
}

uint32_t
city_completed (const CityTiles *tiles,
                const CityState *state,
                uint16_t         found[CITY_MAX_OWN + CITY_EDGES])
{
  const CityTile *tile = &state->tiles[state->n_tiles - 1];
  const CityCell *cell = &state->cells[tile->cell];
  uint32_t n = 0;

  for (uint32_t segment = tile->first; segment < state->n_segments; segment++)
    n = add_complete (state, segment, found, n);
  for (uint32_t sides = cell->sides >> 4; sides != 0; sides &= sides - 1)
    {
      const uint32_t edge = (uint32_t) __builtin_ctz (sides);
      const uint32_t other = city_find_tile (state, cell->x + city_step_x[edge], cell->y + city_step_y[edge]);
      const CityFace *beyond = city_tile_face (tiles, state, other);

      n = add_complete (state, state->tiles[other].first + beyond->segments[city_opposite (edge)], found, n);
    }
  return n;
}

uint32_t
city_feature_tiles (const CityState *state,
                    uint32_t         segment,
                    uint8_t          found[CITY_MAX_TILES])
{
  const uint32_t feature = state->features[segment];
  uint32_t n = 0;

  for (uint32_t i = feature; i < state->n_segments; i++)
    if (state->features[i] == feature && (n == 0 || found[n - 1] != state->segments[i].tile))
      found[n++] = state->segments[i].tile;
  return n;
}

uint32_t
city_owners (const CityState *state,
             uint32_t         feature,
             uint8_t          followers[CITY_MAX_SEATS])
{
  uint32_t most = 1;
  uint32_t owners = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      followers[seat] = 0;
      for (int i = 0; i < CITY_FOLLOWERS; i++)
        {
          const uint32_t claim = state->seats[seat].claims[i];
          const bool is_placed = claim != CITY_NOT_PLACED;

          followers[seat] += is_placed & (state->features[is_placed ? claim : 0] == feature);
        }
      if (followers[seat] > most)
        owners = 0;
      if (followers[seat] >= most)
        {
          most = followers[seat];
          owners |= CITY_BIT (seat);
        }
    }
  return owners;
}

CityFeature
city_feature (const CityTiles *tiles,
              const CityState *state,
              uint32_t         segment)
{
  const uint16_t name = state->features[segment];
  const CitySegment *own = &state->segments[name];
  CityFeature feature = { .segment = name, .kind = own->kind, .open = own->open };
  uint8_t found[CITY_MAX_TILES];
  uint16_t markets[CITY_MAX_SEGMENTS];

  feature.n_tiles = (uint8_t) city_feature_tiles (state, name, found);
  feature.goods = own->goods;
  feature.n_goods = (uint8_t) __builtin_popcount (own->goods);
  feature.owners = (uint8_t) city_owners (state, name, feature.followers);
  feature.points = (int16_t) city_worth (own->kind, feature.n_tiles, feature.n_goods);
  if (own->kind == CITY_AREA)
    {
      feature.n_markets = (uint8_t) city_area_markets (tiles, state, name, markets);
      feature.points = (int16_t) (CITY_STEWARD_POINTS * feature.n_markets);
    }
  return feature;
}

/* Within a tile. */
static uint32_t
add_inner_borders (const CityTiles *tiles,
                   const CityState *state,
                   uint32_t         tile,
                   CityBorder      *found,
                   uint32_t         n)
{
  const CityForm *form = city_tile_form (tiles, state, tile);
  const uint32_t first = state->tiles[tile].first;

  for (uint64_t borders = form->borders; borders != 0; borders &= borders - 1)
    {
      const uint32_t border = (uint32_t) __builtin_ctzll (borders);

      found[n++] = (CityBorder) { state->features[first + border / CITY_MAX_OWN],
                                  state->features[first + border % CITY_MAX_OWN] };
    }
  return n;
}

/* Beyond the edges at which there was a tile already when this one was laid: each pair of tiles is met once.  Where no
 * streets meet, areas and markets do. */
static uint32_t
add_outer_borders (const CityTiles *tiles,
                   const CityState *state,
                   uint32_t         tile,
                   CityBorder      *found,
                   uint32_t         n)
{
  const CityCell *cell = &state->cells[state->tiles[tile].cell];
  const CityFace *face = city_tile_face (tiles, state, tile);

  for (uint32_t sides = (uint32_t) cell->sides >> 4 & ~(uint32_t) face->streets; sides != 0; sides &= sides - 1)
    {
      const uint32_t edge = (uint32_t) __builtin_ctz (sides);
      const uint32_t facing = city_opposite (edge);
      const uint32_t other = city_find_tile (state, cell->x + city_step_x[edge], cell->y + city_step_y[edge]);
      const CityFace *beyond = city_tile_face (tiles, state, other);
      const uint32_t own = state->features[state->tiles[tile].first + face->segments[edge]];
      const uint32_t theirs = state->features[state->tiles[other].first + beyond->segments[facing]];
      const bool is_area = face->kinds[edge] == CITY_AREA;

      found[n] = (CityBorder) { (uint16_t) (is_area ? own : theirs), (uint16_t) (is_area ? theirs : own) };
      n += face->kinds[edge] != beyond->kinds[facing];
    }
  return n;
}

uint32_t
city_borders (const CityTiles *tiles,
              const CityState *state,
              CityBorder       found[CITY_MAX_BORDERS])
{
  uint32_t n = 0;

  for (uint32_t tile = 0; tile < state->n_tiles; tile++)
    {
      n = add_inner_borders (tiles, state, tile, found, n);
      n = add_outer_borders (tiles, state, tile, found, n);
    }
  return n;
}

uint32_t
city_area_markets (const CityTiles *tiles,
                   const CityState *state,
                   uint32_t         segment,
                   uint16_t         found[CITY_MAX_SEGMENTS])
{
  CityBorder borders[CITY_MAX_BORDERS];
  const uint32_t n_borders = city_borders (tiles, state, borders);
  uint32_t n = 0;

  for (uint32_t i = 0; i < n_borders; i++)
    if (borders[i].area == state->features[segment])
      n = add_once (borders[i].market, found, n);
  return n;
}

void
city_send_home (CityState *state,
                uint32_t   seat,
                uint32_t   nth)
{
  state->seats[seat].claims[nth] = CITY_NOT_PLACED;
  state->seats[seat].supply++;
}

/* Pays the owners of a complete feature, and sends all followers on it home. */
static void
pay (const CityPlay    *play,
     const CityFeature *feature)
{
  CityState *state = play->state;
  const CityRow row = feature->kind == CITY_STREET ? CITY_ROW_STREETS : CITY_ROW_MARKETS;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if ((feature->owners >> seat & 1) != 0)
      {
        state->seats[seat].points[row] = (int16_t) (state->seats[seat].points[row] + feature->points);
        city_emit (play, CITY_EVENT_SCORED, seat, feature->segment, feature->points, 0, 0);
      }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (uint32_t i = 0, left = feature->followers[seat]; left > 0; i++)
      {
        const uint16_t claim = state->seats[seat].claims[i];

        if (claim == CITY_NOT_PLACED || state->features[claim] != feature->segment)
          continue;
        left--;
        city_send_home (state, seat, i);
        city_emit (play, CITY_EVENT_HOME, seat, claim, 0, 0, 0);
      }
}

bool
city_settle (const CityPlay *play,
             uint32_t        segment)
{
  CitySegment *own = find_feature (play->state, segment);
  const bool held = own->held;
  CityFeature feature;

  own->settled = 1;
  own->held = 0;
  if (!held && (play->events == NULL || play->state->ending != CITY_GOES_ON))
    return false;
  feature = city_feature (play->tiles, play->state, segment);
  city_emit (play, CITY_EVENT_COMPLETED, CS_NO_SEAT, feature.segment, feature.kind, feature.n_tiles, feature.n_goods);
  if (held)
    pay (play, &feature);
  return held;
}

void
city_close (const CityPlay *play,
            CityRim         rim)
{
  CityState *state = play->state;
  const CityFace *face = city_tile_face (play->tiles, state, rim.tile);
  const uint32_t segment = state->tiles[rim.tile].first + face->segments[rim.edge];

  if (face->kinds[rim.edge] == CITY_AREA)
    return;
  if (--find_feature (state, segment)->open == 0)
    city_settle (play, segment);
}
