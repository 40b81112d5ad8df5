/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardTable: the table of the board game. */

#pragma once

#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_BOARD_TABLE (comstock_board_table_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardTable, comstock_board_table, COMSTOCK, BOARD_TABLE, ComstockTable)

GtkWidget *comstock_board_table_new (ComstockGame *game);
