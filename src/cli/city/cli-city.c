/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carcassonne: The City offers on the command line. */

#include "cli-city.h"
#include "commands.h"

#include "engine/city/city-game.h"

static const CliCommand *const commands[] = {
  &cli_city_play,
  &cli_city_tiles,
  NULL
};

const CliGame cli_city = {
  .rules = &city_game,
  .name = "city",
  .commands = commands,
  .round_event = CITY_EVENT_STACK,
};
