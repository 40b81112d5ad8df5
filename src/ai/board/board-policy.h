/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the search plays the board game: up to the end of a round, by the player that does not search. */

#pragma once

#include "ai/cs-search.h"

/* Its kit are the weights of that player, as BoardWeights; without one they are the trained ones. */
extern const CsPolicy board_policy;
