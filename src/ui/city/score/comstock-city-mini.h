/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityMini: the whole city as a picture, as large as fits. */

#pragma once

#include <gtk/gtk.h>

#include "model/city/comstock-city-game.h"
#include "ui/city/plane/comstock-city-light.h"

#define COMSTOCK_TYPE_CITY_MINI (comstock_city_mini_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityMini, comstock_city_mini, COMSTOCK, CITY_MINI, GtkWidget)

/* Tiles by their numbers, a bit each, as a ComstockSheetFigure has its places. */
typedef struct
{
  guint64 bits[2];
} ComstockCityLit;

/* To a screen reader it is nothing: words tell the same. */
GtkWidget *comstock_city_mini_new      (void);

/* Shows the city of @game as it stands now, all tiles but @lit in the shade, NULL or none: no shade; in @light, which
 * may be NULL. */
void       comstock_city_mini_show     (ComstockCityMini      *self,
                                        ComstockGame          *game,
                                        const ComstockCityLit *lit,
                                        const ComstockCityLight *light);

/* How many cells wide and high the picture of @game is, and draws it with cells of so many pixels. */
void       comstock_city_mini_measure_city (ComstockGame      *game,
                                            int               *columns,
                                            int               *rows);
void       comstock_city_mini_draw     (GtkWidget             *widget,
                                        GtkSnapshot           *snapshot,
                                        ComstockGame          *game,
                                        const ComstockCityLit *lit,
                                        const ComstockCityLight *light,
                                        int                    cell);
