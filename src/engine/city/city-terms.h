/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The things of Carcassonne: The City and their numbers (rules page 1). */

#pragma once

#include <stdint.h>

#define CITY_MIN_SEATS 2
#define CITY_MAX_SEATS 4
#define CITY_FOLLOWERS 7        /* of each seat, besides the one that marks its score */
#define CITY_TOWERS 12          /* shared out evenly */
#define CITY_WALLS 70           /* without the gate */
#define CITY_STACKS 3
#define CITY_LAST_GAP 5         /* the game is over when no more than this is left to wall */

#define CITY_BIT(n) (1u << (n))

/* Sides of a cell, edges of a tile; a quarter-turn clockwise adds 1.  The halves of edge d are 2d and 2d + 1, clockwise
 * from the north-west corner: where two tiles meet, half 0 of one edge lies on half 1 of the other. */
typedef enum
{
  CITY_NORTH,
  CITY_EAST,
  CITY_SOUTH,
  CITY_WEST,
  CITY_EDGES
} CityEdge;

#define CITY_HALVES (2 * CITY_EDGES)

static inline uint32_t
city_opposite (uint32_t edge)
{
  return (edge + 2) % CITY_EDGES;
}

/* Steps from a cell to its neighbor beyond each side; y grows to the south. */
static const int8_t city_step_x[CITY_EDGES] = { 0, 1, 0, -1 };
static const int8_t city_step_y[CITY_EDGES] = { -1, 0, 1, 0 };

/* What a tile shows, and the kinds of feature that tiles make together (rules page 5). */
typedef enum
{
  CITY_STREET,
  CITY_MARKET,
  CITY_AREA,    /* residential */
  CITY_KINDS
} CityKind;

typedef enum
{
  CITY_FISH,
  CITY_GRAIN,
  CITY_LIVESTOCK,
  CITY_GOODS
} CityGoods;

typedef enum
{
  CITY_NO_HISTORIC,
  CITY_PETIT_PUITS,
  CITY_GRAND_PUITS,
  CITY_TOUR_CARREE,
  CITY_BATIMENT,
  CITY_SAINT_SERNIN,
  CITY_SAINT_NAZAIRE,
  CITY_CHATEAU_COMTAL,
  CITY_HISTORICS
} CityHistoric;

/* The ends of the chain of walls, as one sees them who stands in the city and looks out: the left one is the
 * counter-clockwise end. */
typedef enum
{
  CITY_LEFT,
  CITY_RIGHT,
  CITY_SIDES
} CitySide;

/* Where points come from (rules page 10). */
typedef enum
{
  CITY_ROW_STREETS,
  CITY_ROW_MARKETS,
  CITY_ROW_TOWERS,
  CITY_ROW_STEWARDS,
  CITY_ROW_GUARDS,
  CITY_ROWS
} CityRow;

#define CITY_PUBLIC_POINTS 2      /* to a guard who sees it */
#define CITY_HISTORIC_POINTS 3
#define CITY_STEWARD_POINTS 2     /* for each market beside the area */
#define CITY_LONG_STREET 4        /* tiles from which on each is worth 2 */

/* The words of files and moves: "fish", …; "Petit Puits", …, the first of which is NULL; "street", "market", …. */
extern const char *const city_goods_ids[CITY_GOODS];
extern const char *const city_historic_names[CITY_HISTORICS];
extern const char *const city_row_ids[CITY_ROWS];

/* The wall pieces that each seat builds in a round of stack @phase, 1–3 (rules page 7): none in the first. */
uint32_t city_quota (uint32_t phase,
                     uint32_t n_seats);

/* What a complete feature is worth to each of its owners (rules page 6): a market has @n_goods kinds; 0 for an area. */
int city_worth (CityKind kind,
                uint32_t n_tiles,
                uint32_t n_goods);
