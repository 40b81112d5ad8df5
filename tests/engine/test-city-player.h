/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players of The City for tests: between them, games come to every end. */

#pragma once

#include "engine/city/city-game.h"

typedef enum
{
  CITY_PLAYER_RANDOM,   /* each legal move equally likely */
  CITY_PLAYER_EAGER,    /* the same, but followers, guards and towers are set wherever they may */
  CITY_PLAYER_SPRAWL,   /* what completes most of what bears followers, only on streets and markets; far out */
  CITY_PLAYER_ENCLOSE,  /* the same, but close together */
  CITY_PLAYERS
} CityPlayer;

/* One of the @n legal moves; what chance does is random. */
CsMove city_player_choose (CityPlayer       player,
                           const CityTiles *tiles,
                           const CityState *state,
                           const CsMove    *moves,
                           uint32_t         n,
                           CsRng           *rng);
