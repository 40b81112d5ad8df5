/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game of Carcassonne: The City as a small picture: its tiles. */

#include "commands.h"

#include "art/city/comstock-city-thumbnail.h"
#include "model/city/comstock-city-game.h"

GBytes *
cli_city_to_thumbnail (ComstockGame *game,
                       int           side)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const CityTiles *tiles = comstock_game_get_kit (game);
  const double laid = state->n_tiles + state->n_discarded;

  return comstock_thumbnail_to_png (&comstock_city_thumbnail, &(const ComstockCityTable) { tiles, state },
                                    comstock_game_is_over (game) ? 1 : laid / tiles->n_tiles, side);
}
