/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carcassonne: The City offers on the command line. */

#include "cli-city.h"
#include "commands.h"

#include "model/city/comstock-city-position.h"

static JsonNode *
position_to_json (ComstockGame *game,
                  guint         cursor)
{
  return comstock_city_position_to_json (COMSTOCK_CITY_GAME (game), cursor);
}

static const CliCommand *const commands[] = {
  &cli_city_play,
  &cli_city_bench,
  &cli_city_tiles,
  &cli_city_tournament,
  NULL
};

const CliGame cli_city = {
  .rules = &city_game,
  .name = "city",
  .commands = commands,
  .position_to_json = position_to_json,
  .to_thumbnail = cli_city_to_thumbnail,
};
