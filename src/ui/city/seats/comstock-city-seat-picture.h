/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCitySeatPicture: the followers and towers of a seat, and a bar of its points by what they come from: what it
 * has, and fainter what it would have if the game ended here. */

#pragma once

#include "model/city/comstock-city-game.h"

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CITY_SEAT_PICTURE (comstock_city_seat_picture_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCitySeatPicture, comstock_city_seat_picture, COMSTOCK, CITY_SEAT_PICTURE, GtkWidget)

/* The plate of the seat tells the same in words. */
GtkWidget *comstock_city_seat_picture_new    (ComstockCityGame        *game,
                                              guint                    seat);

/* Brings it in line with the game. */
void       comstock_city_seat_picture_update (ComstockCitySeatPicture *self);
