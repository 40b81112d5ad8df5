/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The 8 × 8 parcels as sets of bits, and the roads on their edges (rules page 2).
 *
 * Parcel (x, y) is bit 8 y + x.  An edge is named by the parcel south or east of it: the set of horizontal edges
 * has the bit of the parcel below each, that of vertical ones the bit of the parcel to the right.  The rim has none
 * (B4). */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define BOARD_PARCEL_COUNT 64
#define BOARD_NO_PARCEL 255

typedef uint64_t BoardParcels;

#define BOARD_WEST UINT64_C (0x0101010101010101)
#define BOARD_EAST (BOARD_WEST << 7)
#define BOARD_NORTH UINT64_C (0xff)
#define BOARD_RIM (BOARD_WEST | BOARD_EAST | BOARD_NORTH | BOARD_NORTH << 56)
#define BOARD_DICE_REACH (~BOARD_RIM)   /* columns B–G, rows 2–7 (B3) */
#define BOARD_RIVER_SIDE UINT64_C (0x0808181010180808) /* D1–D3, E3–E6, D6–D8 (B39) */

typedef struct
{
  BoardParcels across;          /* horizontal edges, never in row 1 */
  BoardParcels down;            /* vertical edges, never in column A */
} BoardRoads;

static inline BoardParcels
board_parcel_bit (uint32_t parcel)
{
  return UINT64_C (1) << parcel;
}

static inline uint32_t
board_count (BoardParcels parcels)
{
  return (uint32_t) __builtin_popcountll (parcels);
}

/* The first parcel in reading order; @parcels must not be empty. */
static inline uint32_t
board_first (BoardParcels parcels)
{
  return (uint32_t) __builtin_ctzll (parcels);
}

/* @parcels and the eight neighbors of each. */
static inline BoardParcels
board_spread (BoardParcels parcels)
{
  const BoardParcels row = parcels | (parcels & ~BOARD_EAST) << 1 | (parcels & ~BOARD_WEST) >> 1;

  return row | row << 8 | row >> 8;
}

/* The eight neighbors of @parcel, fewer on the rim. */
static inline BoardParcels
board_around (uint32_t parcel)
{
  return board_spread (board_parcel_bit (parcel)) & ~board_parcel_bit (parcel);
}

/* Steps of a king between two parcels. */
static inline uint32_t
board_distance (uint32_t a,
                uint32_t b)
{
  const int dx = (int) (a % 8) - (int) (b % 8);
  const int dy = (int) (a / 8) - (int) (b / 8);
  const int x = dx < 0 ? -dx : dx;
  const int y = dy < 0 ? -dy : dy;

  return (uint32_t) (x > y ? x : y);
}

static inline bool
board_has_road (BoardRoads roads,
                bool       down,
                uint32_t   parcel)
{
  return ((down ? roads.down : roads.across) & board_parcel_bit (parcel)) != 0;
}

/* The parcels of which a corner is an end of a road (2.5). */
static inline BoardParcels
board_connected (BoardRoads roads)
{
  const BoardParcels across = roads.across | (roads.across & ~BOARD_EAST) << 1 | (roads.across & ~BOARD_WEST) >> 1;
  const BoardParcels down = roads.down | roads.down >> 1;

  return across | across >> 8 | down | down << 8 | down >> 8;
}

/* The edges that share a corner with a road but carry none (2.4). */
static inline BoardRoads
board_extensions (BoardRoads roads)
{
  const BoardParcels h = roads.across;
  const BoardParcels v = roads.down;
  BoardRoads edges;

  edges.across = (h & ~BOARD_EAST) << 1 | (h & ~BOARD_WEST) >> 1 | v | v >> 1 | v << 8 | v << 7;
  edges.down = v << 8 | v >> 8 | h | h >> 8 | (h & ~BOARD_EAST) << 1 | (h & ~BOARD_EAST) >> 7;
  edges.across &= ~(h | BOARD_NORTH);
  edges.down &= ~(v | BOARD_WEST);
  return edges;
}

/* The edges with river on both sides, where only a bridge leads (10.2). */
static inline BoardRoads
board_crossings (BoardParcels river)
{
  return (BoardRoads) { river & river << 8, river & (river & ~BOARD_EAST) << 1 };
}

/* The road on @edge: twice its parcel, and 1 on its west side. */
static inline BoardRoads
board_road_on (uint32_t edge)
{
  const BoardParcels bit = board_parcel_bit (edge / 2);

  return edge % 2 ? (BoardRoads) { 0, bit } : (BoardRoads) { bit, 0 };
}

static inline BoardRoads
board_roads_among (BoardRoads roads,
                   BoardRoads others)
{
  return (BoardRoads) { roads.across & others.across, roads.down & others.down };
}

static inline BoardRoads
board_roads_with (BoardRoads roads,
                  BoardRoads others)
{
  return (BoardRoads) { roads.across | others.across, roads.down | others.down };
}

static inline bool
board_is_crossing (BoardParcels river,
                   uint32_t     edge)
{
  const BoardRoads crossing = board_roads_among (board_road_on (edge), board_crossings (river));

  return (crossing.across | crossing.down) != 0;
}

/* The four sides of @parcel, as far as they are edges. */
BoardRoads board_sides (uint32_t parcel);

/* The parcels with a side on a straight line of roads from rim to rim. */
BoardParcels board_along_lines (BoardRoads roads);

/* What roads there are, and where new ones may not lie: on @barred, save for one of them with @bridge. */
typedef struct
{
  BoardRoads roads;
  BoardRoads barred;
  bool bridge;
} BoardNetwork;

/* @network once @road lies; over a crossing it is the bridge. */
BoardNetwork board_network_with (const BoardNetwork *network,
                                 BoardRoads          road);

/* The fewest new roads of @network to a corner of one of @targets, 0 when one is connected; −1 when none leads
 * there. */
int board_roads_to (const BoardNetwork *network,
                    BoardParcels        targets);

/* The edges with which a shortest way of @network to @targets may begin. */
BoardRoads board_ways_to (const BoardNetwork *network,
                          BoardParcels        targets);

/* The parcels that are no river, in parts that the river divides: the part of @parcel. */
BoardParcels board_bank (BoardParcels river,
                         uint32_t     parcel);

/* True if all of @parcels hang together by their sides. */
bool board_is_joined (BoardParcels parcels);
