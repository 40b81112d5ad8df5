/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of the games that are built in. */

#pragma once

#include "cs-game.h"

/* All games, ended by NULL. */
extern const CsGame *const cs_games[];

/* Returns the game with this id, or NULL. */
const CsGame *cs_game_find (const char *id);
