/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever is played, the first tile is the same; the others follow from the moves. */

#include "comstock-city-first-game.h"

#include "model/session/comstock-rivals.h"

/* The first tile has a street that turns, a market and a public building. */
#define SEED 74

static void
choose (ComstockCitySetup *setup)
{
  *setup = (ComstockCitySetup) { .first = 0, .seed = SEED };
  comstock_city_setup_add (setup, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  comstock_city_setup_add (setup, COMSTOCK_RIVAL, COMSTOCK_EASY);
  g_strlcpy (setup->seats[1].holder.name, comstock_rivals[1].name, COMSTOCK_MAX_SEAT_NAME);
}

ComstockCityGame *
comstock_city_first_game_new (const char *name)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup;

  choose (&setup);
  g_strlcpy (setup.seats[0].holder.name, name, COMSTOCK_MAX_SEAT_NAME);
  return comstock_city_game_new (tiles, &setup, NULL);
}
