/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carcassonne: The City explains when it first happens. */

#pragma once

#include "ui/table/comstock-guide.h"

/* The parts that are explained. */
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
