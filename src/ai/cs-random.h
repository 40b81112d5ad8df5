/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random play of any game, through the rules interface alone. */

#pragma once

#include "engine/cs-game.h"

/* The most legal moves that cs_random_move () can hold; every game's max_legal stays within it. */
#define CS_RANDOM_MAX_LEGAL 768

/* A legal move of @seat, each equally likely: one number of @rng counts it off, and what chance does in games that are
 * played depends on that.  @seat must be to act (CS_CHANCE included). */
CsMove cs_random_move (const CsGame *game,
                       const void   *kit,
                       const void   *state,
                       uint32_t      seat,
                       CsRng        *rng);
