/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions that bring a board game out of the program: pictures, tables, paper. */

#pragma once

#include "ui/table/comstock-table.h"

/* Adds export-png, export-svg, export-csv and print to the actions of @table, which shows a ComstockBoardGame. */
void comstock_board_exports_add (ComstockTable *table);
