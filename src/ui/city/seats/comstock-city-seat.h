/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plate of a seat tells and shows. */

#pragma once

#include "engine/city/city-game.h"
#include "ui/table/comstock-count-lane.h"
#include "ui/table/comstock-seats.h"

/* What points come from, as it is drawn over the parts of such a bar. */
extern const ComstockCountPart comstock_city_sources[CITY_ROWS];

/* The followers and towers of a seat, and a bar of its points by what they come from, what it has, and fainter what it
 * would have if the game ended here: a ComstockCanvas, while @game, a ComstockCityGame, lives.  The plate tells the
 * same in words. */
GtkWidget *comstock_city_seat_picture_new (ComstockGame *game,
                                           guint         seat);

/* A ComstockPlateFill. */
void comstock_city_seat_fill_plate (ComstockGame  *game,
                                    guint          seat,
                                    ComstockPlate *plate);
