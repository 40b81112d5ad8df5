/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the command line has of Carcassonne: The City, a file each, for its entry among the games. */

#pragma once

#include "cli/cli.h"
#include "model/session/comstock-game.h"
#include "engine/city/city-game.h"

extern const CliCommand cli_city_bench;
extern const CliCommand cli_city_play;
extern const CliCommand cli_city_tiles;
extern const CliCommand cli_city_tournament;

/* As CliGame says. */
GBytes *cli_city_to_thumbnail (ComstockGame *game,
                               int           side);

/* The tiles with which players are compared, the built-in set; static. */
gconstpointer cli_city_get_kit (void);

/* Deals a game to them: any seat begins. */
void cli_city_deal (CitySetup *setup,
                    guint      n_seats,
                    CsRng     *rng);
