/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's settings: what stood among those of the program is not lost, and is taken over once. */

#include "config.h"

#include "ui/cards/table/comstock-cards-settings.h"

#include "model/cards/comstock-cards-names.h"
#include "ui/cards/table/comstock-cards-offers.h"

#define SEATS "[('person', '', 'star', 'Ada'), ('rival', 'hard', 'hat', ''), ('virtual', 'novice', 'boot', '')," \
              " ('person', '', 'cow', 'Bo')]"

typedef struct
{
  GSettings *former;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->former = g_settings_new (APPLICATION_ID);
  fixture->settings = g_settings_new (APPLICATION_ID ".cards");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const keys[] = { "confirm-bid", "confirm-take", "confirm-sale", "seats" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_settings_reset (fixture->former, keys[i]);
      g_settings_reset (fixture->settings, keys[i]);
    }
  g_object_unref (fixture->former);
  g_object_unref (fixture->settings);
}

static void
test_taken_over (Fixture      *fixture,
                 gconstpointer data)
{
  ComstockChoices choices;

  g_settings_set_boolean (fixture->former, "confirm-sale", TRUE);
  g_settings_set_value (fixture->former, "seats", g_variant_new_parsed (SEATS));
  comstock_choices_load (&choices, &comstock_cards_offers);

  g_assert_cmpuint (choices.n_seats, ==, 4);
  g_assert_cmpstr (choices.seats[0].holder.name, ==, "Ada");
  g_assert_cmpint (choices.seats[1].holder.level, ==, COMSTOCK_HARD);
  g_assert_cmpint (choices.seats[3].suit, ==, CARDS_COW);
  g_assert_true (g_settings_get_boolean (fixture->settings, "confirm-sale"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "confirm-bid"));
}

/* Who switches it off again is not asked again, however often the program starts. */
static void
test_once (Fixture      *fixture,
           gconstpointer data)
{
  g_settings_set_boolean (fixture->former, "confirm-bid", TRUE);
  for (guint start = 0; start < 2; start++)
    {
      g_autoptr (GSettings) settings = comstock_cards_settings_new ();

      g_assert_cmpint (g_settings_get_boolean (settings, "confirm-bid"), ==, start == 0);
      g_settings_set_boolean (settings, "confirm-bid", FALSE);
    }
}

/* An older version that is used beside this one does not undo what was chosen in this one. */
static void
test_newer_counts (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GSettings) settings = NULL;

  g_settings_set_boolean (fixture->settings, "confirm-take", FALSE);
  g_settings_set_boolean (fixture->former, "confirm-take", TRUE);
  settings = comstock_cards_settings_new ();
  g_assert_false (g_settings_get_boolean (settings, "confirm-take"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cards-settings/taken-over", Fixture, NULL, set_up, test_taken_over, tear_down);
  g_test_add ("/cards-settings/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/cards-settings/newer-counts", Fixture, NULL, set_up, test_newer_counts, tear_down);
  return g_test_run ();
}
