/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the search plays the board game: up to the end of a round, by the player that does not search. */

#pragma once

#include "ai/cs-search.h"

extern const CsPolicy board_policy;
