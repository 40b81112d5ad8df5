/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole city as a picture. */

#pragma once

#include "model/city/comstock-city-game.h"
#include "ui/city/plane/comstock-city-light.h"
#include "ui/table/comstock-exports.h"

/* A ComstockCanvas, on which the city is as large as fits.  To a screen reader it is nothing: words tell the same. */
GtkWidget *comstock_city_mini_new      (void);

/* Shows the city of @game as it stands now: all tiles in the shade but @lit, bits by their numbers as a
 * ComstockSheetFigure has its places, NULL or none of them: no shade; in @light, which may be NULL. */
void       comstock_city_mini_show     (GtkWidget               *mini,
                                        ComstockGame            *game,
                                        const guint64           *lit,
                                        const ComstockCityLight *light);

/* It as files, and on paper. */
extern const ComstockExports comstock_city_exports;
