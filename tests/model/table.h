/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of games share: making those of cards and playing any at random. */

#pragma once

#include "model/cards/comstock-cards-game.h"

/* Mixtures of seats that the tests go through, ended by NULL. */
extern const char *const table_mixtures[];

/* A new game with these seats, "person,virtual:novice,…". */
ComstockCardsGame *table_new          (const char *seats,
                                       guint64     seed);

/* Plays one random legal move of the first seat that must act in @game, any ComstockGame. */
void               table_play_move    (gpointer game,
                                       CsRng   *rng);

/* Plays until @n such moves are played or the game is over. */
void               table_play         (gpointer game,
                                       guint    n,
                                       guint64  seed);

/* Plays until @step is asked; the test fails if it never is. */
void               table_play_to_step (ComstockCardsGame *game,
                                       CardsStep          step,
                                       guint64            seed);

/* Removes a file, or a folder with all that is in it. */
void               table_remove_tree  (const char        *path);
