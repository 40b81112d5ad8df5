/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the model knows of Carcassonne: The City before there is a game. */

#include "comstock-city-kind.h"

#include <glib/gi18n.h>

#include "comstock-city-code.h"
#include "comstock-city-json.h"
#include "comstock-city-topics.h"
#include "engine/city/city-game.h"

const ComstockGameKind comstock_city_kind = {
  .rules = &city_game,
  .title = N_("Carcassonne: The City"),
  .kit_title = N_("Tiles"),
  .from_json = comstock_city_json_to_game,
  .seating = &comstock_city_seating,
  .topics = &comstock_city_topics,
  .screen_reader = &comstock_city_screen_reader,
  .coding = &comstock_city_coding,
};
