/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game brings along. */

#include "comstock-board-ui.h"

#include <glib/gi18n.h>

#include "ui/board/setup/comstock-board-choices.h"
#include "ui/board/setup/comstock-board-new-game.h"
#include "ui/board/table/comstock-board-preferences.h"
#include "ui/board/table/comstock-board-table.h"

const ComstockGameUi comstock_board_ui = {
  .game_id = "carson-city-board-game",
  .resources = "/org/comstock/Comstock/ui/board/",
  .drawing = "scenes/map",
  .invitation = N_("Place your cowboys, buy land, build, and fight for it."),
  .quick_company = N_("One Person, Three Computer Rivals"),
  .summary = N_("Play Carson City, the board game, against computer rivals and people at the same screen."),
  .file_name = "Carson City Board",
  .table_new = comstock_board_table_new,
  .preferences_new = comstock_board_preferences_new,
  .new_game_page_new = comstock_board_new_game_new,
  .deal_quick = comstock_board_choices_deal_quick,
  .solo_label = N_("Solo Game Against Jeb Standish"),
  .deal_solo = comstock_board_choices_deal_solo,
  .deal_first = comstock_board_choices_deal_first,
  .deal_again = comstock_board_choices_deal_again,
};
