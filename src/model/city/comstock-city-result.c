/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who counts, against whom, with which tiles. */

#include "comstock-city-result.h"

#include "model/session/comstock-opponents.h"

void
comstock_city_result_get_kit_names (ComstockGame *game,
                                    const char  **id,
                                    const char  **name)
{
  ComstockCityTiles *tiles = comstock_city_game_get_tiles (COMSTOCK_CITY_GAME (game));

  *id = comstock_kit_get_id (tiles);
  *name = comstock_kit_get_name (tiles);
}

ComstockResult *
comstock_city_result_dup (ComstockGame *game,
                          guint         seat)
{
  return comstock_opponents_dup_result (game, seat, &comstock_city_seating);
}

/* Nobody here plays by the rules alone. */
char *
comstock_city_result_dup_opponents (const char *opponents)
{
  return comstock_opponents_dup_text (opponents, &comstock_city_seating, NULL);
}
