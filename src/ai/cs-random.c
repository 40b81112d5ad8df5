/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random play of any game: lists the legal moves and draws one, unless the game draws by itself. */

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
  uint32_t n;

  assert (game->max_legal <= CS_RANDOM_MAX_LEGAL);
  if (seat == CS_CHANCE && game->draw != NULL)
    return game->draw (kit, state, rng);
  n = game->legal (kit, state, seat, moves);
  assert (n > 0);
  return moves[cs_rng_below (rng, n)];
}
