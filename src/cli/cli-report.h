/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in words, in the current language: its log and its score sheet. */

#pragma once

#include "model/session/comstock-game.h"

/* Prints a sentence per line for everything that happened up to the cursor, and the score sheet. */
void cli_print_game (ComstockGame *game);

/* Prints the name of the game and who plays. */
void cli_print_players (ComstockGame *game);

/* Prints who plays, what brings each seat its points at the cursor, how the game ended if it is over, and the code that
 * deals it if it has one; nothing of a game without a score sheet. */
void cli_print_score_sheet (ComstockGame *game);
