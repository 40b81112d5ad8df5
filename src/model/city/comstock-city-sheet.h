/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of Carcassonne: The City. */

#pragma once

#include "comstock-city-game.h"

G_BEGIN_DECLS

/* The rows of CityRow, then the total, what it would be if the game ended now, and what is expected.  The places of a
 * figure are tiles by their numbers: those of the streets and markets that were scored, of the areas and the runs that
 * count, of the walls that made a tower's points. */
enum
{
  COMSTOCK_CITY_ROW_TOTAL = CITY_ROWS,
  COMSTOCK_CITY_ROW_FORECAST,
  COMSTOCK_CITY_ROW_EXPECTED,
  COMSTOCK_CITY_ROWS
};

/* For the class of the game. */
ComstockSheet *comstock_city_sheet_dup (ComstockGame *game);

G_END_DECLS
