/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streets, markets and residential areas: what belongs to one, and what it is worth (rules pages 5 and 6). */

#pragma once

#include "city-game.h"

/* A feature as it stands. */
typedef struct
{
  uint16_t segment;                     /* that names it */
  uint8_t kind;                         /* CityKind */
  uint8_t open;                         /* edges still open; 0 for an area, which is never complete */
  uint8_t n_tiles;
  uint8_t goods;                        /* of a market, a bit by CityGoods */
  uint8_t n_goods;
  uint8_t n_markets;                    /* different markets beside it, for an area */
  uint8_t followers[CITY_MAX_SEATS];
  uint8_t owners;                       /* the seats with most followers on it, a bit each */
  int16_t points;                       /* to each owner, were it complete as it stands; for an area now */
} CityFeature;

/* Reads the feature that @segment belongs to. */
CityFeature city_feature (const CityTiles *tiles,
                          const CityState *state,
                          uint32_t         segment);

/* The tiles that it touches, in ascending order; returns how many. */
uint32_t city_feature_tiles (const CityState *state,
                             uint32_t         segment,
                             uint8_t          found[CITY_MAX_TILES]);

/* Where an area and a market touch, within a tile or edge to edge: the segments that name them. */
typedef struct
{
  uint16_t area;
  uint16_t market;
} CityBorder;

#define CITY_MAX_BORDERS (CITY_MAX_TILES * (CITY_MAX_OF_KIND * CITY_MAX_OF_KIND + 2))

/* All of the city; returns how many.  The same two may touch more than once. */
uint32_t city_borders (const CityTiles *tiles,
                       const CityState *state,
                       CityBorder       found[CITY_MAX_BORDERS]);

/* The markets beside the area of @segment, each by the segment that names it; returns how many. */
uint32_t city_area_markets (const CityTiles *tiles,
                            const CityState *state,
                            uint32_t         segment,
                            uint16_t         found[CITY_MAX_SEGMENTS]);

/* True if the seat on turn may put a follower on @segment of the tile just laid, if it has one (rules page 6). */
static inline bool
city_may_claim (const CityState *state,
                uint32_t         segment)
{
  const CitySegment *feature = &state->segments[state->features[segment]];

  return (feature->held == 0) & ((feature->kind == CITY_AREA) | (feature->open > 0));
}
