/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCityPointer: mouse and finger on a city grid. */

#pragma once

#include "comstock-cards-city-grid.h"

#define COMSTOCK_TYPE_CARDS_CITY_POINTER (comstock_cards_city_pointer_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCityPointer, comstock_cards_city_pointer, COMSTOCK, CARDS_CITY_POINTER, GObject)

/* Lets it move and press the cursor of @grid, which is borrowed. */
ComstockCardsCityPointer *comstock_cards_city_pointer_new (ComstockCardsCityGrid *grid);

/* Lets presses and drags on @frame, which holds the grid and what scrolls it, carry the ghost and pan.  Once. */
void comstock_cards_city_pointer_add_gestures (ComstockCardsCityPointer *self,
                                               GtkWidget                *frame);

/* While keys have set the cursor, it is @pinned: a pointer must press to fetch it. */
void comstock_cards_city_pointer_set_pinned (ComstockCardsCityPointer *self,
                                             gboolean                  pinned);
