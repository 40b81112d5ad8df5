/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random play of any game: the game draws a legal move by itself, or else they are listed. */

#include "cs-random.h"

#include <assert.h>

static CsMove
pick_listed (const CsGame *game,
             const void   *kit,
             const void   *state,
             uint32_t      seat,
             CsRng        *rng)
{
  CsMove moves[CS_RANDOM_MAX_LEGAL];
  const uint32_t n = game->legal (kit, state, seat, moves);

  assert (game->max_legal <= CS_RANDOM_MAX_LEGAL && n > 0);
  return moves[cs_rng_below (rng, n)];
}

CsMove
cs_random_move (const CsGame *game,
                const void   *kit,
                const void   *state,
                uint32_t      seat,
                CsRng        *rng)
{
  const CsMove drawn = game->draw != NULL ? game->draw (kit, state, seat, rng) : 0;

  return drawn != 0 ? drawn : pick_listed (game, kit, state, seat, rng);
}
