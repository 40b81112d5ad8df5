/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City among the games: what the model knows of it before there is one. */

#pragma once

#include "comstock-city-game.h"
#include "model/session/comstock-games.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_CITY_CODE_FIRST,             /* the seat that begins, plus 1; 0: any */
  COMSTOCK_CITY_CODE_OPTIONS
} ComstockCityCodeOption;

extern const ComstockGameKind comstock_city_kind;

/* The code of a game with @tiles; NULL if they do not come with the program.  Free with g_free (). */
char     *comstock_city_kind_dup_code (ComstockCityTiles       *tiles,
                                       const ComstockCitySetup *setup);

/* The setup in a save file (docs/save-format.md): a function of the ComstockGame class. */
JsonNode *comstock_city_kind_write    (ComstockGame            *game);

G_END_DECLS
