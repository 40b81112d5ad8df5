/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the card game brings along. */

#include "comstock-cards-ui.h"

#include "comstock-cards-choices.h"
#include "comstock-cards-table.h"
#include "comstock-new-game.h"

const ComstockGameUi comstock_cards_ui = {
  .game_id = "carson-city-card-game",
  .resources = "/org/comstock/Comstock/ui/cards/",
  .table_new = comstock_cards_table_new,
  .new_game_new = comstock_new_game_new,
  .deal_quick = comstock_cards_choices_deal_quick,
  .deal_again = comstock_cards_choices_deal_again,
};
