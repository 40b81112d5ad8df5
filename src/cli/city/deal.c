/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals Carcassonne: The City as bench and tournament play it. */

#include "commands.h"

#include "model/city/comstock-city-tiles.h"

gconstpointer
cli_city_get_kit (void)
{
  static ComstockCityTiles *tiles;

  if (g_once_init_enter (&tiles))
    g_once_init_leave (&tiles, comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES));
  return comstock_city_tiles_get_tiles (tiles);
}

void
cli_city_deal (CitySetup *setup,
               guint      n_seats,
               CsRng     *rng)
{
  *setup = (CitySetup) { .n_seats = (guint8) n_seats, .first = (guint8) cs_rng_below (rng, n_seats) };
}
