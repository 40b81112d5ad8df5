/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityPlane: the city on its endless table, with all that stands there and all that could. */

#pragma once

#include "comstock-city-light.h"
#include "model/city/comstock-city-ask.h"
#include "ui/table/plane/comstock-plane.h"

#define COMSTOCK_TYPE_CITY_PLANE (comstock_city_plane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityPlane, comstock_city_plane, COMSTOCK, CITY_PLANE, ComstockPlane)

/* Its places are those of COMSTOCK_CITY_SURFACE (comstock-city-ask.h). */
GtkWidget *comstock_city_plane_new       (void);

/* What is seen.  @tiles belongs to the owner of the game and stays as long as it is shown; @signs are drawings of the
 * art, one for each seat, for ever there; @state is copied.  How large a cell is changes when the next tile is to be
 * laid, and never before that. */
void       comstock_city_plane_set_state (ComstockCityPlane       *self,
                                          const CityTiles         *tiles,
                                          const CityState         *state,
                                          const char *const        signs[CITY_MAX_SEATS]);

/* In the place of comstock_plane_set_ask (): also tells which turns of the tile fit where. */
void       comstock_city_plane_set_ask   (ComstockCityPlane       *self,
                                          const ComstockAsk       *ask);

/* How the tile in hand is turned, 0–3. */
void       comstock_city_plane_set_turn  (ComstockCityPlane       *self,
                                          guint                    turn);
guint      comstock_city_plane_get_turn  (ComstockCityPlane       *self);

/* Whether the tile in hand fits at the cell @place as it is turned. */
gboolean   comstock_city_plane_fits      (ComstockCityPlane       *self,
                                          const ComstockPlace     *place);

/* A short text at @place, which may be answered, "+6" or "4".  All go when another state is set, or by the second. */
void       comstock_city_plane_set_text  (ComstockCityPlane       *self,
                                          const ComstockPlace     *place,
                                          const char              *text);
void       comstock_city_plane_clear_texts (ComstockCityPlane    *self);

/* What is lit until the next light comes, or another state; NULL: nothing. */
void       comstock_city_plane_set_light (ComstockCityPlane       *self,
                                          const ComstockCityLight *light);

/* The segment of the city under (@x, @y) of the widget, CITY_NOT_PLACED if there is no tile. */
guint      comstock_city_plane_find_segment  (ComstockCityPlane   *self,
                                              double               x,
                                              double               y);
