/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move has brought about, seen step by step over the city as it was: a tile flies in, followers come and go,
 * walls rise, points fly to their seats. */

#pragma once

#include "comstock-city-column.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/table/comstock-seats.h"
#include "ui/table/comstock-table.h"

typedef struct
{
  ComstockCityPlane *plane;     /* in a ComstockSeenBin */
  ComstockCityColumn *column;
  ComstockSeats *seats;
} ComstockCityPlaces;

/* Has the theatre of @table, which has all of @places, play what its game does from now on. */
void comstock_city_deed_act_watch (ComstockTable            *table,
                                   const ComstockCityPlaces *places);
