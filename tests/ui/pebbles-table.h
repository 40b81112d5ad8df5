/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PebblesTable: a table as plain as the window takes it: a button for each legal move of whoever is to act. */

#pragma once

#include "model/comstock-game.h"

#include <gtk/gtk.h>

#define PEBBLES_TYPE_TABLE (pebbles_table_get_type ())
G_DECLARE_FINAL_TYPE (PebblesTable, pebbles_table, PEBBLES, TABLE, GtkWidget)

GtkWidget *pebbles_table_new (ComstockGame *game);
