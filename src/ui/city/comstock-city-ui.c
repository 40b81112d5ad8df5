/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carcassonne: The City brings along. */

#include "comstock-city-ui.h"

#include <glib/gi18n.h>

#include "model/city/comstock-city-game.h"
#include "ui/city/table/comstock-city-table.h"

const ComstockGameUi comstock_city_ui = {
  .game_id = "carcassonne-the-city",
  .resources = "/org/comstock/Comstock/ui/city/",
  .drawing = "scenes/city",
  .invitation = N_("Lay tiles, send your followers out, and wall the city in."),
  .summary = N_("Play Carcassonne: The City against computer rivals and people at the same screen."),
  .file_name = "Carcassonne The City",
  .table_new = comstock_city_table_new,
  .offers = &comstock_city_offers,
  .deal_first = comstock_city_game_new_first,
  .deal_again = comstock_city_offers_deal_again,
};
