/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the command line has of the board game, a file each, for its entry among the games. */

#pragma once

#include "cli/cli.h"
#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

extern const CliCommand cli_board_bench;
extern const CliCommand cli_board_play;
extern const CliCommand cli_board_solo;
extern const CliCommand cli_board_standish;
extern const CliCommand cli_board_tournament;

/* As CliGame says. */
GBytes *cli_board_to_thumbnail (ComstockGame *game,
                                int           side);

/* Deals a game to players who shall be compared: all buildings, no variant, one of the recommended sets of
 * characters.  @setup is zeroed. */
void cli_board_deal (BoardSetup *setup,
                     guint       n_seats,
                     CsRng      *rng);
