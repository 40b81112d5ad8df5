/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The followers and towers of a seat, and a bar of its points by what they come from: what it has, and fainter what it
 * would have if the game ended here. */

#pragma once

#include "engine/city/city-game.h"
#include "model/session/comstock-game.h"
#include "ui/table/comstock-count-lane.h"

#include <gtk/gtk.h>

/* What points come from, as it is drawn over the parts of such a bar. */
extern const ComstockCountPart comstock_city_sources[CITY_ROWS];

/* A ComstockCanvas, while @game, a ComstockCityGame, lives.  The plate of the seat tells the same in words. */
GtkWidget *comstock_city_seat_picture_new (ComstockGame *game,
                                           guint         seat);
