/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in words: its log and its score sheet, in the current language. */

#pragma once

#include "cli.h"
#include "model/cards/comstock-cards-game.h"

/* Prints a sentence per line for everything that happened up to the cursor. */
void cli_print_log (ComstockGame *game);

/* Prints who plays, the rows of every real seat with what its characters earn, the totals at the cursor, and how the
 * game ended if it is over. */
void cli_print_score_sheet (ComstockCardsGame *game);
