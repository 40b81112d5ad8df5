/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole city as a picture. */

#pragma once

#include <gtk/gtk.h>

#include "model/city/comstock-city-game.h"
#include "ui/city/plane/comstock-city-light.h"

/* A ComstockCanvas, on which the city is as large as fits.  To a screen reader it is nothing: words tell the same. */
GtkWidget *comstock_city_mini_new      (void);

/* Shows the city of @game as it stands now: all tiles in the shade but @lit, bits by their numbers as a
 * ComstockSheetFigure has its places, NULL or none of them: no shade; in @light, which may be NULL. */
void       comstock_city_mini_show     (GtkWidget               *mini,
                                        ComstockGame            *game,
                                        const guint64           *lit,
                                        const ComstockCityLight *light);

/* How many cells wide and high the picture of @game is; and draws it with cells of so many pixels, without light and
 * shade. */
void       comstock_city_mini_measure  (ComstockGame            *game,
                                        int                     *columns,
                                        int                     *rows);
void       comstock_city_mini_draw     (GtkWidget               *widget,
                                        GtkSnapshot             *snapshot,
                                        ComstockGame            *game,
                                        int                      cell);
