/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line in which moves are typed: see comstock-typed.h. */

#pragma once

#include "comstock-table.h"

/* Opens it over @table, whose person is asked; its game's moves can be typed.  Tab goes through what can be typed; a
 * move that is refused leaves it open and tells why. */
void comstock_line_open (ComstockTable *table);
