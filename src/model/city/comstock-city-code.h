/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the codes of Carcassonne: The City carry (comstock-game-code.h). */

#pragma once

#include "comstock-city-setup.h"
#include "comstock-city-tiles.h"
#include "model/session/comstock-game-code.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_CITY_CODE_FIRST,             /* the seat that begins, plus 1; 0: any */
  COMSTOCK_CITY_CODE_OPTIONS
} ComstockCityCodeOption;

extern const ComstockGameCoding comstock_city_coding;

/* The code of a game with @tiles; NULL if they do not come with the program.  Free with g_free (). */
char *comstock_city_code_dup (ComstockCityTiles       *tiles,
                              const ComstockCitySetup *setup);

G_END_DECLS
