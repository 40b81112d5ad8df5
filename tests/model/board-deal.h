/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board games as tests of the model and of windows have them: dealt, and played by the player that does not search. */

#pragma once

#include "model/board/comstock-board-game.h"

/* A new game with these seats, "person,rival:easy,…", and these variants (BoardVariant). */
ComstockGame *board_deal           (const char *seats,
                                    guint       variants,
                                    guint64     seed);

/* The same with all that there is: every building, characters at random, for every third seed a river. */
ComstockBoardGame *board_deal_whole (const char *seats,
                                     guint       variants,
                                     guint64     seed);

/* Any seats with any variants that such a game may have. */
ComstockBoardGame *board_deal_any   (guint64     seed);

/* The first seat that must act. */
guint         board_deal_get_actor (ComstockGame *game);

/* Plays one move of that seat, person or not. */
void          board_deal_play_move (ComstockGame *game,
                                    CsRng        *rng);
