/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityColumn: the stacks, the tile in hand, the walls that are left, and the tiles that nobody has seen. */

#pragma once

#include "model/city/comstock-city-game.h"
#include "model/session/comstock-ask.h"

#include <adwaita.h>

#define COMSTOCK_TYPE_CITY_COLUMN (comstock_city_column_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityColumn, comstock_city_column, COMSTOCK, CITY_COLUMN, AdwBin)

/* The tile and the keys beside it have the actions "city.turn" and "city.turn-back" of a widget around it. */
GtkWidget *comstock_city_column_new      (ComstockCityGame   *game);

/* Brings it in line with the game; the tile in hand is turned so many quarters, and may be turned on or not. */
void       comstock_city_column_update   (ComstockCityColumn *self,
                                          guint               turn,
                                          gboolean            may_turn);

/* Where somebody aims, which may be nowhere: of the unseen tiles those that fit there are told apart. */
void       comstock_city_column_aim      (ComstockCityColumn  *self,
                                          const ComstockPlace *aim);

/* Side by side instead of one below the other; with no more than a phone has room for. */
void       comstock_city_column_set_row  (ComstockCityColumn *self,
                                          gboolean            row,
                                          gboolean            brief);

/* The tile in hand, for hints and flights. */
GtkWidget *comstock_city_column_get_hand (ComstockCityColumn *self);
