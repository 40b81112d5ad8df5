/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays Carcassonne: The City by levels, and tells the search which moves are compared, how roll-outs go on, and what a
 * position is worth. */

#include "city-level.h"

#include <string.h>

#include "ai/cs-shortlist.h"

#define HALF_LEAD 12            /* points */
#define BREADTH 8               /* moves that are compared */
#define HASTE 8                 /* legal moves that a player of a roll-out looks at */
#define ROUNDS 2                /* that a roll-out looks ahead */

typedef struct
{
  CitySight sight;
  uint32_t breadth;     /* legal moves, picked at random, that it looks at: it misses the others */
  uint32_t budget;      /* roll-outs for a decision, for a follower's place twice as many; 0: it does not search */
} CityLevelInfo;

static const CityLevelInfo levels[CITY_LEVELS] = {
  [CITY_EASY] = { CITY_SIGHT_POINTS, 6, 0 },
  [CITY_MEDIUM] = { CITY_SIGHT_POINTS, CITY_ALL_MOVES, 0 },
  [CITY_HARD] = { CITY_SIGHT_FOLLOWERS, CITY_ALL_MOVES, 0 },
  [CITY_EXPERT] = { CITY_SIGHT_FOLLOWERS, CITY_ALL_MOVES, 192 },
};

static CsMove
policy_move (const void *kit,
             const void *state,
             uint32_t    seat,
             void       *memories,
             CsRng      *rng)
{
  return city_player_move (kit, state, seat, CITY_SIGHT_POINTS, HASTE, rng);
}

static uint32_t
policy_propose (const void *kit,
                const void *state,
                uint32_t    seat,
                void       *memories,
                CsMove     *moves)
{
  CsMove legal[CITY_MAX_LEGAL];
  const uint32_t n_legal = city_game.legal (kit, state, seat, legal);
  CsShortlist list = { .most = BREADTH, .moves = moves };

  for (uint32_t i = 0; i < n_legal; i++)
    cs_shortlist_add (&list, legal[i], city_player_value (kit, state, seat, legal[i], CITY_SIGHT_FOLLOWERS));
  return list.n;
}

static bool
policy_is_far (const void *root,
               const void *state)
{
  const CityState *begun = root;

  return ((const CityState *) state)->n_drawn > begun->n_drawn + ROUNDS * begun->n_seats;
}

static void
policy_evaluate (const void *kit,
                 const void *state,
                 void       *memories,
                 int32_t     points[CS_MAX_SEATS])
{
  int32_t expected[CITY_MAX_SEATS];

  city_player_outlook (kit, state, expected);
  memcpy (points, expected, ((const CityState *) state)->n_seats * sizeof *points);
}

const CsPolicy city_policy = {
  .half_lead = HALF_LEAD * CS_POINT,
  .move = policy_move,
  .propose = policy_propose,
  .is_far = policy_is_far,
  .evaluate = policy_evaluate,
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
  const uint32_t care = state->step == CITY_STEP_CLAIM ? 2 : 1;

  if (info->budget > 0)
    return search (care * info->budget, tiles, state, seat, rng, host);
  return city_player_move (tiles, state, seat, info->sight, info->breadth, rng);
}
