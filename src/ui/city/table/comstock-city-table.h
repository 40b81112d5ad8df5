/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityTable: the table of Carcassonne: The City. */

#pragma once

#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CITY_TABLE (comstock_city_table_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityTable, comstock_city_table, COMSTOCK, CITY_TABLE, ComstockTable)

GtkWidget *comstock_city_table_new (ComstockGame *game);
