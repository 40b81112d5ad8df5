/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityPointer: mouse and finger on a city grid. */

#pragma once

#include "comstock-city-grid.h"

#define COMSTOCK_TYPE_CITY_POINTER (comstock_city_pointer_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityPointer, comstock_city_pointer, COMSTOCK, CITY_POINTER, GObject)

/* Lets it move and press the cursor of @grid, which is borrowed. */
ComstockCityPointer *comstock_city_pointer_new (ComstockCityGrid *grid);

/* Lets presses and drags on @frame, which holds the grid and what scrolls it, carry the ghost and pan.  Once. */
void comstock_city_pointer_add_gestures (ComstockCityPointer *self,
                                         GtkWidget           *frame);

/* While keys have set the cursor, it is @pinned: a pointer must press to fetch it. */
void comstock_city_pointer_set_pinned (ComstockCityPointer *self,
                                       gboolean             pinned);
