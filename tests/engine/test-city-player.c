/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players that weigh each place by what it completes. */

#include "test-city-player.h"

#include "engine/city/city-outlook.h"

#define GUARD_SHARE 8           /* pieces of which a player that scores guards one: guards come home no more */

/* Points that are scored at once, and a little for what bears followers. */
static int
weigh (CityPlayer       player,
       const CityTiles *tiles,
       const CityState *state,
       CsMove           move)
{
  const uint32_t cell = city_find_cell (state, city_move_x (move), city_move_y (move));
  CityOutlook outlook;
  int worth = (player == CITY_PLAYER_ENCLOSE ? 4 : -4) * __builtin_popcount (state->cells[cell].sides >> 4);

  city_outlook (tiles, state, state->drawn, city_move_x (move), city_move_y (move), city_move_which (move), &outlook);
  for (uint32_t i = 0; i < outlook.n; i++)
    if (outlook.features[i].owners != 0 && outlook.features[i].kind != CITY_AREA)
      worth += (outlook.features[i].open == 0 ? 10 : 1) * outlook.features[i].points;
  return worth;
}

CsMove
city_player_choose (CityPlayer       player,
                    const CityTiles *tiles,
                    const CityState *state,
                    const CsMove    *moves,
                    uint32_t         n,
                    CsRng           *rng)
{
  CsMove best = moves[cs_rng_below (rng, n)];

  if (player >= CITY_PLAYER_SPRAWL && state->step == CITY_STEP_CLAIM)
    return moves[city_move_argument (moves[1]) >> 3 != CITY_AREA];
  if (player >= CITY_PLAYER_SPRAWL && state->step == CITY_STEP_GUARD)
    return moves[cs_rng_below (rng, GUARD_SHARE) == 0];
  if (player != CITY_PLAYER_RANDOM && city_move_type (moves[0]) == CITY_MOVE_PASS)
    return moves[1 + cs_rng_below (rng, n - 1)];
  if (player >= CITY_PLAYER_SPRAWL && state->step == CITY_STEP_LAY)
    for (uint32_t i = 0; i < n; i++)
      if (weigh (player, tiles, state, moves[i]) > weigh (player, tiles, state, best))
        best = moves[i];
  return best;
}
