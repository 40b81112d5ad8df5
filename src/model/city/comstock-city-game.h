/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityGame: a game of Carcassonne: The City as an object. */

#pragma once

#include "comstock-city-setup.h"
#include "comstock-city-tiles.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CITY_GAME (comstock_city_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityGame, comstock_city_game, COMSTOCK, CITY_GAME, ComstockGame)

/* Nothing is hidden: a table reads the position itself by the functions of engine/city; comstock_game_get_kit () is its
 * CityTiles.  It is read anew on "changed".  Everything else is ComstockGame's: "event::NAME" has a CsEvent whose type
 * is a CityEventType. */

/* Begins a new game with @tiles.  @setup is untrusted. */
ComstockCityGame  *comstock_city_game_new         (ComstockCityTiles       *tiles,
                                                   const ComstockCitySetup *setup,
                                                   GError                 **error);

/* The choices, for New Game, with the seat that began.  The seed is 0: a deal is kept, not how it came about. */
void               comstock_city_game_get_choices (ComstockCityGame        *self,
                                                   ComstockCitySetup       *setup);

/* The position at the cursor, borrowed until the next "changed". */
const CityState   *comstock_city_game_get_seen    (ComstockCityGame        *self);

ComstockCityTiles *comstock_city_game_get_tiles   (ComstockCityGame        *self);

/* The seats that have won, a bit each; 0 before the end. */
guint32            comstock_city_game_get_winners (ComstockCityGame        *self);

G_END_DECLS
