/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the card game brings along. */

#include "comstock-cards-ui.h"

#include <glib/gi18n.h>

#include "ui/cards/pad/comstock-cards-pad-window.h"
#include "ui/cards/table/comstock-cards-choices.h"
#include "ui/cards/table/comstock-cards-new-game.h"
#include "ui/cards/table/comstock-cards-preferences.h"
#include "ui/cards/table/comstock-cards-table.h"

const ComstockGameUi comstock_cards_ui = {
  .game_id = "carson-city-card-game",
  .resources = "/org/comstock/Comstock/ui/cards/",
  .drawing = "scenes/main-street",
  .invitation = N_("Bid for land and people, and build your city. In a first game, everything is explained as it "
                   "comes up."),
  .quick_company = N_("One Person, Three Virtual Players"),
  .summary = N_("Play Carson City: The Card Game against computer rivals, virtual players and people at the same "
                "screen."),
  .file_name = "Carson City",
  .pad_label = N_("Score Pad for a Real Table"),
  .pad_new = comstock_cards_pad_window_new,
  .table_new = comstock_cards_table_new,
  .new_game_page_new = comstock_cards_new_game_new,
  .preferences_new = comstock_cards_preferences_new,
  .deal_quick = comstock_cards_choices_deal_quick,
  .deal_first = comstock_cards_choices_deal_first,
  .deal_again = comstock_cards_choices_deal_again,
};
