/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preferences: every row shows and sets its setting, and every setting does at once what it says. */

#include "config.h"

#include "ui/shell/comstock-preferences.h"

#include "model/cards/comstock-cards-game.h"
#include "model/base/comstock-locale.h"
#include "ui/cards/cards/comstock-cards-auction-card.h"
#include "ui/cards/table/comstock-cards-settings.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-hand.h"
#include "ui/table/comstock-pace.h"
#include "ui/shell/comstock-window.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* In this game a person who plays as the stage does is once asked what to sell. */
#define SEED 2

typedef struct
{
  GSettings *settings;
  GSettings *cards;
  GSettings *board;
  GtkWindow *dialog;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (APPLICATION_ID);
  fixture->cards = comstock_cards_settings_new ();
  fixture->board = g_settings_new (APPLICATION_ID ".board");
  fixture->dialog = comstock_preferences_new ();
  gtk_window_present (fixture->dialog);
  stage_settle ();
}

static void
reset (void)
{
  static const char *const keys[] = { "pace", "animations", "color-scheme", "guidance", "guidance-seen", "sounds",
                                      "sound-volume" };
  static const char *const cards_keys[] = { "confirm-bid", "confirm-take", "confirm-sale", "plain-towns" };
  static const char *const board_keys[] = { "confirm-character", "confirm-cowboy", "confirm-pass" };
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (GSettings) cards = comstock_cards_settings_new ();
  g_autoptr (GSettings) board = g_settings_new (APPLICATION_ID ".board");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  for (guint i = 0; i < G_N_ELEMENTS (cards_keys); i++)
    g_settings_reset (cards, cards_keys[i]);
  for (guint i = 0; i < G_N_ELEMENTS (board_keys); i++)
    g_settings_reset (board, board_keys[i]);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gpointer weak = fixture->dialog;

  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), &weak);
  gtk_window_destroy (fixture->dialog);
  stage_settle ();
  g_assert_null (weak);
  reset ();
  g_object_unref (fixture->settings);
  g_object_unref (fixture->cards);
  g_object_unref (fixture->board);
}

static void
switch_row (Fixture    *fixture,
            const char *title)
{
  AdwActionRow *row = ui_probe_find_named (fixture->dialog, title);

  g_assert_nonnull (row);
  adw_action_row_activate (row);
  stage_settle ();
}

/* Both ways, for a setting that some other window changes as well. */
static void
test_switches (Fixture      *fixture,
               gconstpointer data)
{
  const struct
  {
    const char *title;
    const char *key;
    GSettings *settings;
  } rows[] = {
    { "Animations", "animations", fixture->settings },
    { "Tips", "guidance", fixture->settings },
    { "Sounds", "sounds", fixture->settings },
    { "Before a Bid", "confirm-bid", fixture->cards },
    { "Before a Card Is Taken", "confirm-take", fixture->cards },
    { "Before a Card Is Sold", "confirm-sale", fixture->cards },
    { "Plain Cities", "plain-towns", fixture->cards },
    { "Before a Character Is Chosen", "confirm-character", fixture->board },
    { "Before a Cowboy Is Sent", "confirm-cowboy", fixture->board },
    { "Before Passing", "confirm-pass", fixture->board },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AdwActionRow *row = ui_probe_find_named (fixture->dialog, rows[i].title);
      gboolean before = g_settings_get_boolean (rows[i].settings, rows[i].key);
      GtkSwitch *widget = GTK_SWITCH (adw_action_row_get_activatable_widget (row));

      switch_row (fixture, rows[i].title);
      g_assert_cmpint (g_settings_get_boolean (rows[i].settings, rows[i].key), ==, !before);
      g_settings_set_boolean (rows[i].settings, rows[i].key, before);
      g_assert_cmpint (gtk_switch_get_active (widget), ==, before);
    }
}

static void
test_pace (Fixture      *fixture,
           gconstpointer data)
{
  AdwComboRow *row = ui_probe_find_named (fixture->dialog, "Pace");

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, COMSTOCK_PACE_NORMAL);
  adw_combo_row_set_selected (row, COMSTOCK_PACE_INSTANT);
  g_assert_cmpint (g_settings_get_enum (fixture->settings, "pace"), ==, COMSTOCK_PACE_INSTANT);
  g_settings_set_enum (fixture->settings, "pace", COMSTOCK_PACE_SLOW);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, COMSTOCK_PACE_SLOW);
}

/* The system's language comes first, then each by its own name. */
static void
test_language (Fixture      *fixture,
               gconstpointer data)
{
  AdwComboRow *row = ui_probe_find_named (fixture->dialog, "Language");
  GListModel *names = adw_combo_row_get_model (row);
  const char *const *languages = comstock_locale_get_languages ();
  guint last = g_list_model_get_n_items (names) - 1;
  g_autofree char *chosen = NULL;

  g_assert_cmpuint (last, ==, g_strv_length ((char **) languages));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, last);
  chosen = g_settings_get_string (fixture->settings, "language");
  g_assert_cmpstr (chosen, ==, languages[last - 1]);
  g_settings_reset (fixture->settings, "language");
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  stage_settle ();
}

static void
test_color_scheme (Fixture      *fixture,
                   gconstpointer data)
{
  AdwComboRow *row = ui_probe_find_named (fixture->dialog, "Style");
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_assert_false (adw_style_manager_get_dark (manager));
  adw_combo_row_set_selected (row, 2);
  g_assert_true (adw_style_manager_get_dark (manager));
  adw_combo_row_set_selected (row, 1);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_FORCE_LIGHT);
  adw_combo_row_set_selected (row, 0);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_DEFAULT);
}

/* What the desktop wishes (in these tests: stillness) counts again once the switch is on. */
static void
test_animations (Fixture      *fixture,
                 gconstpointer data)
{
  gboolean wish = adw_get_enable_animations (GTK_WIDGET (fixture->dialog));

  stage_set_animations (TRUE);
  g_settings_set_boolean (fixture->settings, "animations", FALSE);
  g_assert_false (adw_get_enable_animations (GTK_WIDGET (fixture->dialog)));
  g_settings_set_boolean (fixture->settings, "animations", TRUE);
  g_assert_cmpint (adw_get_enable_animations (GTK_WIDGET (fixture->dialog)), ==, wish);
}

/* The volume belongs to sounds that are on. */
static void
test_volume (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *row = ui_probe_find_named (fixture->dialog, "Volume");
  GtkRange *scale = ui_probe_find (row, GTK_TYPE_SCALE);

  /* What is read out, in hundredths. */
  g_assert_cmpfloat (gtk_range_get_value (scale), ==, 100 * g_settings_get_double (fixture->settings, "sound-volume"));
  gtk_range_set_value (scale, 25);
  g_assert_cmpfloat (g_settings_get_double (fixture->settings, "sound-volume"), ==, 0.25);
  g_assert_true (gtk_widget_is_sensitive (row));
  g_settings_set_boolean (fixture->settings, "sounds", FALSE);
  g_assert_false (gtk_widget_is_sensitive (row));
}

static void
test_guidance (Fixture      *fixture,
               gconstpointer data)
{
  const char *const seen[] = { "bid", NULL };
  g_auto (GStrv) left = NULL;

  g_settings_set_strv (fixture->settings, "guidance-seen", seen);
  switch_row (fixture, "Tips");
  left = g_settings_get_strv (fixture->settings, "guidance-seen");
  g_assert_cmpuint (g_strv_length (left), ==, 1);
  switch_row (fixture, "Tips");
  g_clear_pointer (&left, g_strfreev);
  left = g_settings_get_strv (fixture->settings, "guidance-seen");
  g_assert_cmpuint (g_strv_length (left), ==, 0);
}

/* The window that asked for it takes it along when it goes. */
static void
test_action (void)
{
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());
  gpointer dialog;

  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.preferences", NULL));
  stage_settle ();
  dialog = ui_probe_find_window (COMSTOCK_TYPE_PREFERENCES);
  g_assert_nonnull (dialog);
  g_assert_true (gtk_window_get_transient_for (dialog) == GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
  g_assert_null (ui_probe_find_window (COMSTOCK_TYPE_PREFERENCES));
}

typedef struct
{
  ComstockWindow *window;
  ComstockGame *game;
} Play;

/* A game in which the person is asked for @step, with the setting @key on. */
static Play
begin (const char *key,
       CardsStep   step)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (GSettings) cards = comstock_cards_settings_new ();
  ComstockCardsGame *game = stage_game_new (SEED);
  Play play;

  g_settings_set_enum (settings, "pace", COMSTOCK_PACE_INSTANT);
  g_settings_set_boolean (settings, "guidance", FALSE);
  g_settings_set_boolean (cards, key, TRUE);
  stage_play_to (game, step, 0);
  play.game = COMSTOCK_GAME (game);
  play.window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (play.window, play.game);
  gtk_window_present (GTK_WINDOW (play.window));
  stage_settle ();
  return play;
}

static void
end (Play *play)
{
  reset ();
  gtk_window_destroy (GTK_WINDOW (play->window));
  stage_settle ();
  g_object_unref (play->game);
}

static gpointer
find_part (Play *play,
           GType type)
{
  return ui_probe_find (play->window, type);
}

/* A second tap on the picked card is no bid yet; another card may be chosen; the answer bids. */
static void
test_confirm_bid (void)
{
  Play play = begin ("confirm-bid", CARDS_STEP_BID);
  ComstockCardsHand *hand = find_part (&play, COMSTOCK_TYPE_CARDS_HAND);
  gpointer card = ui_probe_find (hand, COMSTOCK_TYPE_CARDS_AUCTION_CARD);

  ui_probe_press (card);
  ui_probe_press (card);
  g_assert_cmpuint (comstock_game_get_length (play.game), ==, 0);
  ui_probe_press (ui_probe_find_button (play.window, "Another Card"));
  g_assert_null (ui_probe_find_button (play.window, "Play It"));
  ui_probe_press (card);
  g_assert_cmpuint (comstock_game_get_length (play.game), ==, 0);
  ui_probe_press (ui_probe_find_button (play.window, "Play It"));
  g_assert_cmpuint (comstock_game_get_length (play.game), >, 0);
  g_assert_null (ui_probe_find_button (play.window, "Play It"));
  end (&play);
}

static void
test_confirm_take (void)
{
  Play play = begin ("confirm-take", CARDS_STEP_TAKE);
  const guint length = comstock_game_get_length (play.game);

  ui_probe_press (ui_probe_find_styled (play.window, "takeable"));
  g_assert_cmpuint (comstock_game_get_length (play.game), ==, length);
  ui_probe_press (ui_probe_find_button (play.window, "Take It"));
  g_assert_cmpuint (comstock_game_get_length (play.game), >, length);
  end (&play);
}

/* Presses a parcel of the first card of the city that can be sold. */
static void
press_saleable_card (Play *play)
{
  ComstockCardsCityView *view = find_part (play, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  ComstockCardsCity *city =
    comstock_cards_seat_get_city (comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (play->game), 0));
  ComstockCardsArea box;

  g_assert_true (comstock_cards_city_get_box (city, &box));
  gtk_widget_grab_focus (GTK_WIDGET (view));
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);

        if (card == NULL ||
            comstock_cards_city_judge_sale (city, comstock_cards_card_get_number (card)).reason != CS_LEGAL)
          continue;
        comstock_cards_city_view_set_ghost (view, x, y);
        gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (play->window)));
        stage_settle ();
        return;
      }
  g_assert_not_reached ();
}

/* A card may be kept after all; the answer sells it. */
static void
test_confirm_sale (void)
{
  Play play = begin ("confirm-sale", CARDS_STEP_SELL);
  const guint length = comstock_game_get_length (play.game);

  press_saleable_card (&play);
  ui_probe_press (ui_probe_find_button (play.window, "Keep It"));
  g_assert_null (ui_probe_find_button (play.window, "Sell It"));
  press_saleable_card (&play);
  g_assert_cmpuint (comstock_game_get_length (play.game), ==, length);
  ui_probe_press (ui_probe_find_button (play.window, "Sell It"));
  g_assert_cmpuint (comstock_game_get_length (play.game), >, length);
  end (&play);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  comstock_locale_set_up ();
  ui_probe_init (&argc, &argv);
  g_test_add ("/preferences/switches", Fixture, NULL, set_up, test_switches, tear_down);
  g_test_add ("/preferences/pace", Fixture, NULL, set_up, test_pace, tear_down);
  g_test_add ("/preferences/language", Fixture, NULL, set_up, test_language, tear_down);
  g_test_add ("/preferences/color-scheme", Fixture, NULL, set_up, test_color_scheme, tear_down);
  g_test_add ("/preferences/animations", Fixture, NULL, set_up, test_animations, tear_down);
  g_test_add ("/preferences/volume", Fixture, NULL, set_up, test_volume, tear_down);
  g_test_add ("/preferences/guidance", Fixture, NULL, set_up, test_guidance, tear_down);
  g_test_add_func ("/preferences/action", test_action);
  g_test_add_func ("/preferences/confirm-bid", test_confirm_bid);
  g_test_add_func ("/preferences/confirm-take", test_confirm_take);
  g_test_add_func ("/preferences/confirm-sale", test_confirm_sale);
  return g_test_run ();
}
