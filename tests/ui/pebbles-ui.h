/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pebbles as a second game of the window.
 *
 * A program with pebbles-ui.c has a table of games of its own in the place of comstock-game-uis-table.c: the card game
 * and Pebbles. */

#pragma once

#include <adwaita.h>

/* Its page of New Game: one person against a rival or another person. */
#define PEBBLES_TYPE_NEW_GAME (pebbles_new_game_get_type ())
G_DECLARE_FINAL_TYPE (PebblesNewGame, pebbles_new_game, PEBBLES, NEW_GAME, AdwPreferencesPage)
