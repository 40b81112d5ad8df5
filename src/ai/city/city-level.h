/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a rival plays Carcassonne: The City: one table of what each level sees and what it gets wrong. */

#pragma once

#include "city-player.h"

typedef enum
{
  CITY_EASY,
  CITY_MEDIUM,
  CITY_HARD,
  CITY_EXPERT,
  CITY_LEVELS
} CityLevel;

/* The move that a rival of @level plays on @seat, which must be to act; equal generators give equal moves,
 * unless @host, which may be NULL, wants an end before. */
CsMove city_level_move (CityLevel        level,
                        const CityTiles *tiles,
                        const CityState *state,
                        uint32_t         seat,
                        CsRng           *rng,
                        const CsHost    *host);

/* How the search plays. */
extern const CsPolicy city_policy;
