/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City as a small picture. */

#pragma once

#include "art/comstock-thumbnail.h"
#include "engine/city/city-game.h"

typedef struct
{
  const CityTiles *tiles;
  const CityState *state;
} ComstockCityTable;

/* The tiles that are laid.  Its table is a ComstockCityTable. */
extern const ComstockThumbnail comstock_city_thumbnail;
