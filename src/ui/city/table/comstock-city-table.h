/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityTable: the table of Carcassonne: The City, and what it gives to parts that all tables have. */

#pragma once

#include "ui/table/comstock-guide.h"
#include "ui/table/comstock-log-rows.h"
#include "ui/table/comstock-sounds.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CITY_TABLE (comstock_city_table_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityTable, comstock_city_table, COMSTOCK, CITY_TABLE, ComstockTable)

GtkWidget *comstock_city_table_new (ComstockGame *game);

/* The log in pictures; what is heard. */
extern const ComstockLogPictures comstock_city_log_pictures;
extern const ComstockGameSounds comstock_city_sounds;

/* The parts that are explained when something first happens. */
enum
{
  COMSTOCK_CITY_PART_COLUMN = COMSTOCK_GUIDE_NOTHING + 1,
  COMSTOCK_CITY_PART_CITY,
  COMSTOCK_CITY_PART_DESK,
  COMSTOCK_CITY_PART_SEATS,
};

/* What is explained of the city, if it is not where something is asked. */
enum
{
  COMSTOCK_CITY_OBJECT_STEWARD = 1,
};

extern const ComstockGuideTips comstock_city_tips;
