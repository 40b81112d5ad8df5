/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pebbles as a second game of the model, for tests of what meets a game that it cannot show.
 *
 * A program with pebbles-game.c has a registry of games of its own in the place of comstock-games.c: the card game and
 * Pebbles. */

#pragma once

#include "model/comstock-game.h"

#define PEBBLES_TYPE_GAME (pebbles_game_get_type ())
G_DECLARE_FINAL_TYPE (PebblesGame, pebbles_game, PEBBLES, GAME, ComstockGame)

/* A game for two after its first move. */
ComstockGame *pebbles_game_new_played (void);
