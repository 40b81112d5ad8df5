/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels that a list of seats may name, for --help. */

#pragma once

#include "model/session/comstock-seating.h"

/* A heading, and a line with the levels of each kind of seat from @first to @last.  Free with g_free (). */
char *cli_levels_dup (const ComstockSeating *seating,
                      ComstockSeatKind       first,
                      ComstockSeatKind       last);
