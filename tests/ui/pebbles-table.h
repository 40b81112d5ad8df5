/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PebblesTable: the least that a game's table must be: a button for each legal move of whoever is asked. */

#pragma once

#include "ui/table/comstock-table.h"

#define PEBBLES_TYPE_TABLE (pebbles_table_get_type ())
G_DECLARE_FINAL_TYPE (PebblesTable, pebbles_table, PEBBLES, TABLE, ComstockTable)

GtkWidget *pebbles_table_new       (ComstockGame *game);

/* The part with the buttons. */
GtkWidget *pebbles_table_get_moves (PebblesTable *self);
