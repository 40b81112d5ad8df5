/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line in which moves are typed: see comstock-cards-typed.h. */

#pragma once

#include "ui/table/comstock-table.h"

/* Opens it over @table, a table of the card game whose person is asked.  Tab goes through what can be typed; a move
 * that is refused leaves it open and tells why. */
void comstock_cards_line_open (ComstockTable *table);
