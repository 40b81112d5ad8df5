/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats, who begins, and the set of tiles. */

#include "config.h"

#include "ui/city/comstock-city-ui.h"

#include <glib/gi18n.h>

#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-kind.h"

/* The offers, by their place in the table. */
enum
{
  SEATS,
  TILES,
  FIRST,
};

static const ComstockHolder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_EASY },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_RIVAL, COMSTOCK_RIVAL_EXPERT },
};

/* Any seat, or one by its number. */
static const char *
get_first_id (guint first)
{
  static const char *const ids[] = { "any", "1", "2", "3", "4" };

  return ids[first];
}

static const char *
get_first_name (guint first)
{
  static const char *const names[] = {
    /* Translators: who begins, a player */
    N_("Chosen at random"), N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"),
  };

  return _(names[first]);
}

static const ComstockOffer items[] = {
  [SEATS] = { COMSTOCK_OFFER_SEATS, .group = N_("Players") },
  [TILES] = { COMSTOCK_OFFER_KIT, .group = N_("Game"), .key = "tiles", .title = N_("Tiles"),
              .get_kit_type = comstock_city_tiles_get_type },
  [FIRST] = { COMSTOCK_OFFER_CHOICE, .key = "first", .title = N_("Who Begins"), .n = CITY_MAX_SEATS + 1,
              .get_id = get_first_id, .get_name = get_first_name },
};

static ComstockGame *
deal (const ComstockChoices *choices,
      guint64                seed,
      GError               **error)
{
  ComstockCityTiles *tiles = comstock_offer_get_kit (&items[TILES], choices->values[TILES]);
  ComstockCitySetup setup = {
    .n_seats = choices->n_seats,
    .first = (int) choices->values[FIRST] - 1,
    .seed = seed,
  };

  for (guint seat = 0; seat < choices->n_seats; seat++)
    setup.seats[seat] = choices->seats[seat];
  return (ComstockGame *) comstock_city_game_new (tiles, &setup, error);
}

static void
adopt (const ComstockCodeContent *content,
       ComstockChoices           *choices)
{
  choices->values[FIRST] = content->options[COMSTOCK_CITY_CODE_FIRST];
  choices->values[TILES] = 0;
}

static GSettings *
settings_new (void)
{
  return g_settings_new (APPLICATION_ID ".city");
}

const ComstockOffers comstock_city_offers = {
  .least = CITY_MIN_SEATS,
  .most = CITY_MAX_SEATS,
  .seating = &comstock_city_seating,
  .holders = holders,
  .n_holders = G_N_ELEMENTS (holders),
  .get_holder = comstock_level_get_holder,
  .usual_seats = "person,rival,rival,rival",
  .items = items,
  .n = G_N_ELEMENTS (items),
  .settings_new = settings_new,
  .adopt = adopt,
  .deal = deal,
};

ComstockGame *
comstock_city_offers_deal_again (ComstockGame *game,
                                 GError      **error)
{
  ComstockCitySetup setup;

  comstock_city_game_get_choices (COMSTOCK_CITY_GAME (game), &setup);
  setup.seed = comstock_choices_draw_seed ();
  return (ComstockGame *) comstock_city_game_new (comstock_game_get_own_kit (game), &setup, error);
}
