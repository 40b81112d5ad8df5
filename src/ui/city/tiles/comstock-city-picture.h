/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile that is only looked at. */

#pragma once

#include "engine/city/city-tiles.h"

#include <gtk/gtk.h>

/* A ComstockCanvas, a square with a side of so many pixels at the usual scale. */
GtkWidget *comstock_city_picture_new      (int              side);
void       comstock_city_picture_set_side (GtkWidget       *picture,
                                           int              side);

/* @tiles must live as long as they are shown; @design CITY_NO_TILE: nothing is. */
void       comstock_city_picture_show     (GtkWidget       *picture,
                                           const CityTiles *tiles,
                                           guint            design,
                                           guint            turn);
