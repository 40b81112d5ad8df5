/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pebbles as a second game of the model: a client of every class that games share, and one that nothing can show.
 *
 * A program with pebbles-game.c has a table of games of its own in the place of comstock-games-table.c: those of
 * the program and Pebbles. */

#pragma once

#include "model/session/comstock-ask.h"
#include "test-game-pebbles.h"

typedef enum
{
  PEBBLES_SURFACE_HAND = COMSTOCK_NOWHERE + 1,  /* x: a stone */
  PEBBLES_SURFACE_TRACK,                        /* x: how far a pebble has come; y: which, seat by seat */
} PebblesSurface;

#define PEBBLES_TYPE_GAME (pebbles_game_get_type ())
G_DECLARE_FINAL_TYPE (PebblesGame, pebbles_game, PEBBLES, GAME, ComstockGame)

/* A new game with two to four of these seats, "person,rival,…", dealt from @seed. */
ComstockGame *pebbles_game_new         (const char *seats,
                                        guint64     seed);

/* The game of the lesson, against a rival, and whether @game is it. */
ComstockGame *pebbles_game_new_first   (const char   *name);
gboolean      pebbles_game_is_first    (ComstockGame *game);

/* A game of two persons by @rules, which are those of Pebbles or a variant of them. */
ComstockGame *pebbles_game_new_variant (const CsGame       *rules,
                                        const PebblesSetup *setup);

/* A game for two whose first stones are shown, and whose die is rolled. */
ComstockGame *pebbles_game_new_played  (void);
