/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the card game brings along. */

#include "comstock-cards-ui.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-first-game.h"
#include "ui/cards/pad/comstock-cards-pad-window.h"
#include "ui/cards/table/comstock-cards-offers.h"
#include "ui/cards/table/comstock-cards-table.h"

static const ComstockPreference confirmations[] = {
  /* Translators: the preferences: a second press is asked for “Before a Bid” */
  { "confirm-bid", N_("Before a Bid"), NULL },
  /* Translators: the preferences: a second press is asked for “Before a Card Is Taken” */
  { "confirm-take", N_("Before a Card Is Taken"), NULL },
  /* Translators: the preferences: a second press is asked for “Before a Card Is Sold” */
  { "confirm-sale", N_("Before a Card Is Sold"), NULL },
  { NULL }
};

static const ComstockPreference preferences[] = {
  /* Translators: a switch: cities are drawn without pictures of houses and streets */
  { "plain-towns", N_("Plain Cities"), N_("Only squares and symbols; always on in high contrast") },
  { NULL }
};

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
  .pad_label = N_("Score Pad for the Printed Game"),
  .pad_new = comstock_cards_pad_window_new,
  .table_new = comstock_cards_table_new,
  .offers = &comstock_cards_offers,
  .preferences_title = N_("The Card Game"),
  .confirmations = confirmations,
  .preferences = preferences,
  .deal_first = comstock_cards_first_game_new,
  .deal_again = comstock_cards_offers_deal_again,
};
