/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the tests of shared classes go through: those of the program, and Pebbles. */

#pragma once

#include "pebbles-game.h"
#include "table.h"

/* Seats as each game's deal takes them. */
typedef struct
{
  const char *name;
  const char *const *mixtures;  /* four; the first has one person, in seat 0 */
  const char *second;           /* one person, in seat 1 */
  const char *automatic;        /* nobody */
  guint length;                 /* moves of a whole game, about */
  ComstockGame *(*deal) (const char *seats,
                         guint64     seed);

  /* A move that is not legal when a round begins, as in a save, and why. */
  const char *illegal;
  const char *refusal;
} SharedGame;

#define N_SHARED_GAMES 4

extern const SharedGame shared_games[N_SHARED_GAMES];

/* Adds a test for each game, "/model/…/GAME", which gets the game as its data; and for each that the search plays. */
void shared_games_add_test (const char   *path,
                            GTestDataFunc test);
void shared_games_add_search_test (const char   *path,
                                   GTestDataFunc test);
