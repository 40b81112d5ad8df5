/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game brings along. */

#include "comstock-board-ui.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-first-game.h"
#include "ui/board/setup/comstock-board-offers.h"
#include "ui/board/table/comstock-board-table.h"

static const ComstockPreference confirmations[] = {
  { "confirm-character", N_("Before a Character Is Chosen"), NULL },
  { "confirm-cowboy", N_("Before a Cowboy Is Sent"), NULL },
  { "confirm-pass", N_("Before Passing"), NULL },
  { NULL }
};

static const ComstockPreference preferences[] = {
  { "ask-foregone", N_("Ask Every Question"),
    N_("Also whether to buy land, where a house goes, and what becomes of roads and money at the end of a round") },
  { NULL }
};

const ComstockGameUi comstock_board_ui = {
  .game_id = "carson-city-board-game",
  .resources = "/org/comstock/Comstock/ui/board/",
  .drawing = "scenes/map",
  .invitation = N_("Send your cowboys, buy land, build on it and fight for it."),
  .summary = N_("Play Carson City, the board game, against computer rivals and people at the same screen."),
  .file_name = "Carson City Board",
  .table_new = comstock_board_table_new,
  .preferences_title = N_("The Board Game"),
  .confirmations = confirmations,
  .preferences = preferences,
  .offers = &comstock_board_offers,
  .solo_label = N_("Solo Game Against Jeb Standish"),
  .deal_first = comstock_board_first_game_new,
  .deal_again = comstock_board_offers_deal_again,
};
