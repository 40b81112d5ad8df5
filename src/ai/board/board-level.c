/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the board game by levels. */

#include "board-level.h"

#include <string.h>

#include "board-player.h"
#include "board-policy.h"

#define GLANCED 6               /* moves that are looked at in a decision that gets no more than a glance */

const BoardLevelInfo board_levels[BOARD_LEVELS] = {
  [BOARD_EASY] = { "easy", &board_weights_plain, 0, 60 },
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

/* The best of a few legal moves, picked at random; of none that the player never makes. */
static CsMove
glance (const BoardLevelInfo *info,
        const BoardState     *state,
        uint32_t              seat,
        CsRng                *rng)
{
  CsMove legal[BOARD_MAX_LEGAL];
  int values[BOARD_MAX_LEGAL];
  uint32_t n = board_game.legal (NULL, state, seat, legal);
  const uint32_t n_unseen = n > GLANCED ? n - GLANCED : 0;
  CsMove best = 0;
  int most = BOARD_PLAYER_REFUSED;

  board_player_values (info->weights, state, seat, legal, n, values);
  while (n > n_unseen)
    {
      const uint32_t i = cs_rng_below (rng, n--);

      if (values[i] > most && !board_player_is_for_later (legal[i]))
        {
          best = legal[i];
          most = values[i];
        }
      legal[i] = legal[n];
      values[i] = values[n];
    }
  return best != 0 ? best : board_player_move_by (info->weights, state, seat, rng);
}

CsMove
board_level_move (BoardLevel        level,
                  const BoardState *state,
                  uint32_t          seat,
                  CsRng            *rng,
                  const CsHost     *host)
{
  const BoardLevelInfo *info = &board_levels[level];

  if (cs_rng_below (rng, 100) < info->glances)
    return glance (info, state, seat, rng);
  if (info->budget > 0 && board_level_is_worth_a_search (state))
    return search (info, state, seat, rng, host);
  return board_player_move_by (info->weights, state, seat, rng);
}
