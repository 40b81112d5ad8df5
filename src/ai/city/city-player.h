/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player of Carcassonne: The City that looks one move ahead: what the game would come to if it ended there. */

#pragma once

#include "ai/cs-search.h"
#include "engine/city/city-game.h"

#define CITY_ALL_MOVES CITY_MAX_LEGAL

/* How much a player sees in a move, the more the stronger. */
typedef enum
{
  CITY_SIGHT_POINTS,      /* points alone: it runs out of followers */
  CITY_SIGHT_FOLLOWERS,   /* also that followers at hand are worth something, and what a tile lets it claim */
} CitySight;

/* The move of @seat, which must be to act, the best of at most @breadth legal ones, which @rng picks; nothing is hidden
 * in this game but what chance will draw.  @rng also breaks ties, so equal generators give equal moves. */
CsMove city_player_move (const CityTiles *tiles,
                         const CityState *state,
                         uint32_t         seat,
                         CitySight        sight,
                         uint32_t         breadth,
                         CsRng           *rng);

/* What @move, which must be legal, leads to for @seat: its lead over the mean of the others if the game ended there, in
 * parts of a point (CS_POINT), and what else @sight sees. */
int city_player_value (const CityTiles *tiles,
                       const CityState *state,
                       uint32_t         seat,
                       CsMove           move,
                       CitySight        sight);

/* What each seat may expect to have, in parts of a point: its points if the game ended now, and its followers. */
void city_player_outlook (const CityTiles *tiles,
                          const CityState *state,
                          int32_t          points[CITY_MAX_SEATS]);
