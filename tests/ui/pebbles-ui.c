/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What New Game offers, and what else the registry asks for. */

#include "pebbles-game.h"
#include "pebbles-table.h"
#include "ui/cards/comstock-cards-ui.h"

static const ComstockSeating seating = {
  .kinds = { [COMSTOCK_PERSON] = "person", [COMSTOCK_RIVAL] = "rival" },
};

static const ComstockHolder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
};

static const ComstockOffer items[] = {
  { COMSTOCK_OFFER_SEATS, .group = "Seats" },
};

static ComstockGame *
deal (const ComstockChoices *choices,
      guint64                seed,
      GError               **error)
{
  g_autoptr (GString) seats = g_string_new (NULL);

  for (guint i = 0; i < choices->n_seats; i++)
    g_string_append_printf (seats, "%s%s", i > 0 ? "," : "", seating.kinds[choices->seats[i].holder.kind]);
  return pebbles_game_new (seats->str, seed);
}

static const ComstockOffers offers = {
  .least = 2,
  .most = PEBBLES_MAX_SEATS,
  .seating = &seating,
  .holders = holders,
  .n_holders = G_N_ELEMENTS (holders),
  .get_holder = comstock_level_get_holder,
  .usual_seats = "person,rival",
  .items = items,
  .n = G_N_ELEMENTS (items),
  .deal = deal,
};

static ComstockGame *
deal_again (ComstockGame *game,
            GError      **error)
{
  return pebbles_game_new (comstock_game_count_persons (game) == 1 ? "person,rival" : "person,person",
                           comstock_choices_draw_seed ());
}

static const ComstockGameUi pebbles_ui = {
  .game_id = "pebbles",
  .resources = "/org/comstock/Comstock/ui/pebbles/",
  .drawing = "scenes/main-street",
  .invitation = "Race your pebbles along the track.",
  .quick_company = "One Person, One Rival",
  .summary = "Races pebbles.",
  .file_name = "Pebbles",
  .table_new = pebbles_table_new,
  .offers = &offers,
  .deal_first = pebbles_game_new_first,
  .deal_again = deal_again,
};

const ComstockGameUi *const comstock_game_uis[] = {
  &comstock_cards_ui,
  &pebbles_ui,
  NULL
};
