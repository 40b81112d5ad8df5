/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the command line has of Carcassonne: The City, a file each, for its entry among the games. */

#pragma once

#include "cli/cli.h"

extern const CliCommand cli_city_play;
extern const CliCommand cli_city_tiles;
