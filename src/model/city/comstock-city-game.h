/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityGame: a game of Carcassonne: The City as an object, and what is chosen before: seats, who begins, and the
 * seed. */

#pragma once

#include "comstock-city-names.h"
#include "comstock-city-tiles.h"

G_BEGIN_DECLS

#define COMSTOCK_CITY_ANY_FIRST (-1)

/* A plain value: copying it is assignment. */
typedef struct
{
  guint n_seats;
  ComstockSeatChoice seats[CITY_MAX_SEATS];
  int first;            /* the seat that begins; COMSTOCK_CITY_ANY_FIRST: the seed says which */
  guint64 seed;         /* equal seeds draw equal tiles after equal moves */
} ComstockCitySetup;

/* Reads a list of seats, as comstock_seating_parse_seats () does. */
gboolean comstock_city_setup_parse (ComstockCitySetup       *setup,
                                    const char              *seats,
                                    GError                 **error);

/* Whether a game can begin with this.  COMSTOCK_GAME_ERROR_SETUP. */
gboolean comstock_city_setup_check (const ComstockCitySetup *setup,
                                    GError                 **error);

/* The setup of the rules that follows from @setup, which was checked. */
void     comstock_city_setup_deal  (const ComstockCitySetup *setup,
                                    CitySetup               *deal);

#define COMSTOCK_TYPE_CITY_GAME (comstock_city_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityGame, comstock_city_game, COMSTOCK, CITY_GAME, ComstockGame)

/* Nothing is hidden: a table reads the position itself by the functions of engine/city; comstock_game_get_kit () is its
 * CityTiles.  It is read anew on "changed".  Everything else is ComstockGame's: "event::NAME" has a CsEvent whose type
 * is a CityEventType. */

/* Begins a new game with @tiles.  @setup is untrusted. */
ComstockCityGame  *comstock_city_game_new         (ComstockCityTiles       *tiles,
                                                   const ComstockCitySetup *setup,
                                                   GError                 **error);

/* The first game, one whose tiles show one thing of the rules after another: a person, who begins, of this name, which
 * may be "", and an easy rival, with the tiles of the program. */
ComstockGame      *comstock_city_game_new_first   (const char              *name);

/* The choices, for New Game, with the seat that began.  The seed is 0: a deal is kept, not how it came about. */
void               comstock_city_game_get_choices (ComstockCityGame        *self,
                                                   ComstockCitySetup       *setup);

/* The position at the cursor, borrowed until the next "changed". */
const CityState   *comstock_city_game_get_seen    (ComstockCityGame        *self);

G_END_DECLS
