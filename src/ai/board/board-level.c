/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the board game by levels. */

#include "board-level.h"

#include <string.h>

#include "board-player.h"
#include "board-policy.h"

const BoardLevelInfo board_levels[BOARD_LEVELS] = {
  [BOARD_EASY] = { "easy", &board_weights_plain, 0, 30 },
  [BOARD_MEDIUM] = { "medium", &board_weights_plain, 0, 0 },
  [BOARD_HARD] = { "hard", &board_weights_trained, 16, 0 },
  [BOARD_EXPERT] = { "expert", &board_weights_trained, 256, 0 },
};

int
board_level_find (const char *id)
{
  for (int level = 0; level < BOARD_LEVELS; level++)
    if (strcmp (board_levels[level].id, id) == 0)
      return level;
  return -1;
}

bool
board_level_is_worth_a_search (const BoardState *state)
{
  switch (state->step)
    {
    case BOARD_STEP_CHARACTER:
    case BOARD_STEP_COWBOY:
    case BOARD_STEP_FIRST_PARCEL:
    case BOARD_STEP_BUY_PARCEL:
    case BOARD_STEP_BUY_BUILDING:
    case BOARD_STEP_SITE:
    case BOARD_STEP_VP:
    case BOARD_STEP_TILE:
      return true;
    default:
      return false;
    }
}

static CsMove
search (const BoardLevelInfo *info,
        const BoardState     *state,
        uint32_t              seat,
        CsRng                *rng,
        const CsHost         *host)
{
  const CsQuestion question = {
    .game = &board_game,
    .policy = &board_policy,
    .kit = info->weights,
    .state = state,
    .seat = seat,
    .seed = cs_rng_next (rng),
    .budget = info->budget,
    .survivors = 2,
  };
  _Alignas (16) char arena[CS_SEARCH_ARENA (sizeof (BoardState), sizeof (BoardProspects))];

  return cs_search_move (&question, host, arena);
}

CsMove
board_level_move (BoardLevel        level,
                  const BoardState *state,
                  uint32_t          seat,
                  CsRng            *rng,
                  const CsHost     *host)
{
  const BoardLevelInfo *info = &board_levels[level];

  if (cs_rng_below (rng, 100) < info->whims)
    return board_player_whim (state, seat, rng);
  if (info->budget > 0 && board_level_is_worth_a_search (state))
    return search (info, state, seat, rng, host);
  return board_player_move_by (info->weights, state, seat, rng);
}
