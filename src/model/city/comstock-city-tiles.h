/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles as an object: its content are the CityTiles of a game of Carcassonne: The City. */

#pragma once

#include "engine/city/city-tiles.h"
#include "model/session/comstock-kit.h"

G_BEGIN_DECLS

#define COMSTOCK_CITY_TILES_ERROR (comstock_city_tiles_error_quark ())

/* A document that is no JSON, or whose members have wrong types or ranges, fails in COMSTOCK_JSON_ERROR. */
typedef enum
{
  COMSTOCK_CITY_TILES_ERROR_RULES,  /* city_tiles_check () refuses the tiles */
} ComstockCityTilesError;

GQuark comstock_city_tiles_error_quark (void);

#define COMSTOCK_TYPE_CITY_TILES (comstock_city_tiles_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityTiles, comstock_city_tiles, COMSTOCK, CITY_TILES, ComstockKit)

G_END_DECLS
