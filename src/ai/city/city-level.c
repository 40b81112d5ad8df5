/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Carcassonne: The City by levels. */

#include "city-level.h"

#include "ai/cs-random.h"
#include "city-policy.h"

typedef struct
{
  CitySight sight;
  uint32_t whims;       /* of 100 decisions, how many are made on a whim */
  uint32_t budget;      /* roll-outs for a decision; 0: it does not search */
} CityLevelInfo;

static const CityLevelInfo levels[CITY_LEVELS] = {
  [CITY_EASY] = { CITY_SIGHT_POINTS, 40, 0 },
  [CITY_MEDIUM] = { CITY_SIGHT_POINTS, 0, 0 },
  [CITY_HARD] = { CITY_SIGHT_FOLLOWERS, 0, 0 },
  [CITY_EXPERT] = { CITY_SIGHT_FOLLOWERS, 0, 192 },
};

static CsMove
search (uint32_t         budget,
        const CityTiles *tiles,
        const CityState *state,
        uint32_t         seat,
        CsRng           *rng,
        const CsHost    *host)
{
  const CsQuestion question = {
    .game = &city_game,
    .policy = &city_policy,
    .kit = tiles,
    .state = state,
    .seat = seat,
    .seed = cs_rng_next (rng),
    .budget = budget,
    .survivors = 2,
  };
  _Alignas (16) char arena[CS_SEARCH_ARENA (sizeof (CityState), 0)];

  return cs_search_move (&question, host, arena);
}

CsMove
city_level_move (CityLevel        level,
                 const CityTiles *tiles,
                 const CityState *state,
                 uint32_t         seat,
                 CsRng           *rng,
                 const CsHost    *host)
{
  const CityLevelInfo *info = &levels[level];

  if (cs_rng_below (rng, 100) < info->whims)
    return cs_random_move (&city_game, tiles, state, seat, rng);
  if (info->budget > 0)
    return search (info->budget, tiles, state, seat, rng, host);
  return city_player_move (tiles, state, seat, info->sight, CITY_ALL_MOVES, rng);
}
