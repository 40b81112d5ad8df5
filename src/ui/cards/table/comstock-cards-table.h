/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsTable: the table of the card game: column, city, hand, seats, log, and what is asked of a person. */

#pragma once

#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CARDS_TABLE (comstock_cards_table_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsTable, comstock_cards_table, COMSTOCK, CARDS_TABLE, ComstockTable)

/* @game must be a ComstockCardsGame; the table keeps a reference. */
GtkWidget *comstock_cards_table_new (ComstockGame *game);
