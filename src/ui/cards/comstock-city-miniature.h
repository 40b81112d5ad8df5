/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityMiniature: a small picture of a city beside a text, with some of its parcels lit up. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-city.h"

#define COMSTOCK_TYPE_CITY_MINIATURE (comstock_city_miniature_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityMiniature, comstock_city_miniature, COMSTOCK, CITY_MINIATURE, GtkWidget)

/* To a screen reader it is a picture; the text beside it says what it shows. */

/* @city may be NULL.  Parcels outside @lit are dimmed; 0 dims none. */
void       comstock_city_miniature_show (ComstockCityMiniature *self,
                                         ComstockCity          *city,
                                         CardsBoard             lit);

CardsBoard comstock_city_miniature_get_lit (ComstockCityMiniature *self);
