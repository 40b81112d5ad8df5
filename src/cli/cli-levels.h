/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels that a list of seats may name, for --help. */

#pragma once

#include "cli.h"

/* A heading, and a line with the levels of each kind of seat that plays @command by itself; NULL if there are none.
 * Free with g_free (). */
char *cli_levels_dup (const CliCommand *command);
