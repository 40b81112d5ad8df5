/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random play of any game: the game draws a legal move by itself, or else they are listed. */

#include "cs-random.h"

#include <assert.h>

CsMove
cs_random_move (const CsGame *game,
                const void   *kit,
                const void   *state,
                uint32_t      seat,
                CsRng        *rng)
{
  CsMove moves[CS_RANDOM_MAX_LEGAL];
  const CsMove drawn = game->draw != NULL ? game->draw (kit, state, seat, rng) : 0;
  uint32_t n;

  assert (game->max_legal <= CS_RANDOM_MAX_LEGAL);
  if (drawn != 0)
    return drawn;
  n = game->legal (kit, state, seat, moves);
  assert (n > 0);
  return moves[cs_rng_below (rng, n)];
}
