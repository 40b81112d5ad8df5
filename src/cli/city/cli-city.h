/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City on the command line. */

#pragma once

#include "cli/cli-games.h"

extern const CliGame cli_city;
