/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles, the kit of the game: what each tile shows, and what the rules derive from it (rules page 12). */

#pragma once

#include "../cs-game.h"
#include "city-terms.h"

#define CITY_MAX_TILE_ID 40       /* bytes, terminator included */
#define CITY_MAX_DESIGNS 80
#define CITY_MAX_TILES 80         /* copies of all designs together */
#define CITY_MAX_SEGMENTS 300     /* of all tiles together */
#define CITY_MAX_OF_KIND 4        /* streets, markets and areas of one tile */
#define CITY_MAX_OWN 8            /* segments of one tile; CityForm.borders has a bit for two of them */
#define CITY_NO_SEGMENT 255

/* An end of a street, besides the edges 0–3. */
typedef enum
{
  CITY_END_CROSSING = CITY_EDGES,
  CITY_END_BUILDING,
  CITY_END_MARKET,                /* + number of the market on this tile */
} CityEnd;

/* What an edge of a tile is. */
typedef enum
{
  CITY_EDGE_STREET,
  CITY_EDGE_MARKET,                                       /* + number of the market */
  CITY_EDGE_AREA = CITY_EDGE_MARKET + CITY_MAX_OF_KIND,   /* + number of the area */
  CITY_EDGE_END = CITY_EDGE_AREA + CITY_MAX_OF_KIND
} CityEdgeContent;

typedef struct
{
  uint8_t ends[2];              /* CityEdge or CityEnd; one at least is an edge */
} CityStreet;

typedef struct
{
  uint8_t goods;                /* CityGoods */
  uint8_t edges;                /* a bit each */
} CityMarket;

typedef struct
{
  uint8_t halves;               /* of edges, a bit each */
  uint8_t markets;              /* of this tile that it borders, a bit each */
} CityArea;

/* One design, with north up. */
typedef struct
{
  char id[CITY_MAX_TILE_ID];    /* 1–39 of a–z, 0–9 and '-' */
  uint8_t copies;
  uint8_t is_public;            /* 1: shows a public building */
  uint8_t historic;             /* CityHistoric; never together with a public building */
  uint8_t n_streets;
  uint8_t n_markets;
  uint8_t n_areas;
  uint8_t edges[CITY_EDGES];    /* CityEdgeContent */
  CityStreet streets[CITY_MAX_OF_KIND];
  CityMarket markets[CITY_MAX_OF_KIND];
  CityArea areas[CITY_MAX_OF_KIND];
} CityDesign;

/* A design in one orientation: what lies at each edge and half of the cell. */
typedef struct
{
  uint8_t streets;                    /* the edges that are streets, a bit each */
  uint8_t kinds[CITY_EDGES];          /* CityKind */
  uint8_t segments[CITY_EDGES];       /* segment of the tile; of a residential edge both halves' */
  uint8_t halves[CITY_HALVES];        /* the area segment, CITY_NO_SEGMENT beside a market */
} CityFace;

/* What is derived from a design.  Its segments are numbered: streets, then markets, then areas. */
typedef struct
{
  uint8_t n_segments;
  uint8_t kinds[CITY_MAX_OWN];        /* CityKind */
  uint8_t open[CITY_MAX_OWN];         /* edges that a street or market has; 0 for an area */
  uint8_t goods[CITY_MAX_OWN];        /* of a market, a bit by CityGoods */
  uint64_t borders;                   /* of areas and markets: area × CITY_MAX_OWN + market, a bit each */
  uint8_t points;                     /* of its building to a guard */
  uint8_t turns;                      /* orientations that differ, a bit each: the first of equal ones */
  CityFace faces[CITY_EDGES];         /* by clockwise quarter-turns */
  uint8_t fits[256];                  /* the differing turns that fit a cell whose sides with tiles are the upper four
                                       * bits and whose sides with streets are the lower four */
} CityForm;

/* designs, n_designs and stacks are given; the rest is city_tiles_derive ()'s. */
typedef struct
{
  uint8_t n_designs;
  uint8_t stacks[CITY_STACKS];        /* tiles in each, at least one */
  uint8_t n_tiles;
  CityDesign designs[CITY_MAX_DESIGNS];
  CityForm forms[CITY_MAX_DESIGNS];
} CityTiles;

/* Why a set is refused; @what is the tile (its number among the designs) where one is concerned. */
typedef enum
{
  CITY_TILES_DESIGNS = CS_REFUSED_GAME, /* x: how many designs, none or too many */
  CITY_TILES_TOTAL,             /* x: how many tiles, more than a game takes */
  CITY_TILES_STACKS,            /* x: how many tiles; y: how many in the stacks, or a stack is empty */
  CITY_TILES_SEGMENTS,          /* x: how many segments, more than a game takes */
  CITY_TILES_ID,                /* empty, too long, bad letters */
  CITY_TILES_SAME_ID,           /* x: the earlier tile */
  CITY_TILES_COPIES,            /* no copy */
  CITY_TILES_BUILDING,          /* unknown, or public and historic at once */
  CITY_TILES_HISTORIC,          /* a historic building is on one tile only; x: the other one or this */
  CITY_TILES_NUMBERS,           /* more streets, markets or areas than a tile has room for */
  CITY_TILES_STREET_END,        /* x: street; an end that is none, no edge, or twice the same */
  CITY_TILES_DEAD_END,          /* x: street; ends at a building, and there is none */
  CITY_TILES_CROSSING,          /* x: how many streets meet, not 3 or 4 */
  CITY_TILES_MARKET,            /* x: market; without edges or of unknown goods */
  CITY_TILES_EDGE,              /* x: edge; not just what streets and markets make of it */
  CITY_TILES_HALF,              /* x: half; in no area, in two, or in one beside a market */
  CITY_TILES_CROSS,             /* streets or markets cross */
  CITY_TILES_AREA,              /* x: area; not all the ground that hangs together, or more than that */
  CITY_TILES_BORDER,            /* x: area; y: market: they border each other, or they do not */
  CITY_TILES_SAME,              /* x: the earlier tile that looks the same, up to a turn */
} CityTilesReason;

/* Checks everything that a set must hold; reads what is given only. */
CsRefusal city_tiles_check (const CityTiles *tiles);

/* Derives forms and n_tiles of a set that is right. */
void city_tiles_derive (CityTiles *tiles);

/* A number for the set's content: FNV-1a over the stacks, then per design the bytes of its id with the terminator,
 * copies, is_public, historic, edges, and each street's ends, market's goods and edges, area's halves and markets. */
uint64_t city_tiles_digest (const CityTiles *tiles);

/* Returns the design with this id, or −1. */
int city_tiles_find (const CityTiles *tiles,
                     const char      *id);

/* True if @a looks like @b after @turn clockwise quarter-turns. */
bool city_designs_are_alike (const CityDesign *a,
                             uint32_t          turn,
                             const CityDesign *b);
