/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityPicture: a tile that is only looked at. */

#pragma once

#include "engine/city/city-tiles.h"

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CITY_PICTURE (comstock_city_picture_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityPicture, comstock_city_picture, COMSTOCK, CITY_PICTURE, GtkWidget)

/* @side is in pixels at the usual scale.  To a screen reader it is decoration. */
GtkWidget *comstock_city_picture_new  (int                  side);

/* @tiles must live as long as they are shown; @design CITY_NO_TILE: nothing is. */
void       comstock_city_picture_show (ComstockCityPicture *self,
                                       const CityTiles     *tiles,
                                       guint                design,
                                       guint                turn);

void       comstock_city_picture_set_side (ComstockCityPicture *self,
                                           int                  side);
