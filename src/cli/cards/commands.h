/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the command line has of the card game, a file each, for its entry among the games. */

#pragma once

#include "cli/cli.h"
#include "model/session/comstock-game.h"

extern const CliCommand cli_cards_bench;
extern const CliCommand cli_cards_deck;
extern const CliCommand cli_cards_placements;
extern const CliCommand cli_cards_play;
extern const CliCommand cli_cards_score;
extern const CliCommand cli_cards_tournament;

/* As CliGame says. */
GBytes *cli_cards_to_thumbnail (ComstockGame *game,
                                int           side);
