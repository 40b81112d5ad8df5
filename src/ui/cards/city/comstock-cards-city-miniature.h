/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCityMiniature: a small picture of a city beside a text, with some of its parcels lit up. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-city.h"

#define COMSTOCK_TYPE_CARDS_CITY_MINIATURE (comstock_cards_city_miniature_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCityMiniature, comstock_cards_city_miniature, COMSTOCK, CARDS_CITY_MINIATURE,
                      GtkWidget)

/* To a screen reader it is a picture; the text beside it says what it shows. */

/* @city may be NULL.  Parcels outside @lit are dimmed; 0 dims none. */
void       comstock_cards_city_miniature_show (ComstockCardsCityMiniature *self,
                                               ComstockCardsCity          *city,
                                               CardsBoard                  lit);

CardsBoard comstock_cards_city_miniature_get_lit (ComstockCardsCityMiniature *self);
