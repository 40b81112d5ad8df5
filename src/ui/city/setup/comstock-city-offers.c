/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats, who begins, and the set of tiles. */

#include "config.h"

#include "comstock-city-offers.h"

#include <glib/gi18n.h>

#include "model/city/comstock-city-first-game.h"
#include "model/city/comstock-city-game.h"

/* The offers, by their place in the table. */
enum
{
  SEATS,
  FIRST,
  TILES,
};

/* ComstockCityTiles, the built-in ones first, and what is wrong with the files that are no set. */
static GPtrArray *sets;
static char *problems;

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
    N_("Chosen at random"), N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"),
  };

  return _(names[first]);
}

static void
look_for_sets (void)
{
  g_autoptr (GFile) folder = comstock_city_tiles_dup_folder ();
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_clear_pointer (&sets, g_ptr_array_unref);
  g_clear_pointer (&problems, g_free);
  sets = comstock_city_tiles_dup_all (folder, sentences);
  g_ptr_array_add (sentences, NULL);
  if (sentences->len > 1)
    problems = g_strjoinv ("\n", (char **) sentences->pdata);
}

static guint
count_sets (void)
{
  return sets->len;
}

/* The built-in one in the place of what is there no more, since another window looked. */
static ComstockCityTiles *
get_set (guint64 set)
{
  return g_ptr_array_index (sets, set < sets->len ? set : 0);
}

static const char *
get_set_id (guint set)
{
  return comstock_kit_get_id (get_set (set));
}

static const char *
get_set_name (guint set)
{
  return set > 0 ? comstock_kit_get_name (get_set (set)) : _("Built-in tiles");
}

static gboolean
has_choice_of_sets (const ComstockChoices *choices)
{
  return sets->len > 1;
}

static const char *
tell_problems (const ComstockChoices *choices)
{
  return problems;
}

static const ComstockOffer items[] = {
  [SEATS] = { COMSTOCK_OFFER_SEATS, .group = N_("Players") },
  [FIRST] = { COMSTOCK_OFFER_CHOICE, .group = N_("Game"), .get_description = tell_problems, .key = "first",
              .title = N_("Who Begins"), .n = CITY_MAX_SEATS + 1, .get_id = get_first_id, .get_name = get_first_name },
  [TILES] = { COMSTOCK_OFFER_CHOICE, .key = "tiles", .title = N_("Tiles"), .count = count_sets, .get_id = get_set_id,
              .get_name = get_set_name, .is_shown = has_choice_of_sets },
};

static ComstockGame *
deal (const ComstockChoices *choices,
      guint64                seed,
      GError               **error)
{
  ComstockCitySetup setup = {
    .n_seats = choices->n_seats,
    .first = (int) choices->values[FIRST] - 1,
    .seed = seed,
  };

  for (guint seat = 0; seat < choices->n_seats; seat++)
    setup.seats[seat] = choices->seats[seat];
  return (ComstockGame *) comstock_city_game_new (get_set (choices->values[TILES]), &setup, error);
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
  .look = look_for_sets,
  .settings_new = settings_new,
  .deal = deal,
};

ComstockGame *
comstock_city_offers_deal_first (const char *name)
{
  return COMSTOCK_GAME (comstock_city_first_game_new (name));
}

ComstockGame *
comstock_city_offers_deal_again (ComstockGame *game,
                                 GError      **error)
{
  ComstockCityGame *city = COMSTOCK_CITY_GAME (game);
  ComstockCitySetup setup;

  comstock_city_game_get_choices (city, &setup);
  setup.seed = comstock_choices_draw_seed ();
  return (ComstockGame *) comstock_city_game_new (comstock_city_game_get_tiles (city), &setup, error);
}
