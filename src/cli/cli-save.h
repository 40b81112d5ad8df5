/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves as the commands read them. */

#pragma once

#include "model/cards/comstock-cards-game.h"

/* Reads the save in @file, "-" for standard input.  Returns a new game; other games than the card game are refused.
 * Errors do not name the file. */
ComstockCardsGame *cli_load_game (const char  *file,
                                  GError     **error);
