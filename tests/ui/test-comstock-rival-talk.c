/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that rivals say a word now and then, in every game: at most once a round, the same of the same move, and
 * nothing where nobody wants them to. */

#include "config.h"

#include "model/session/comstock-rivals.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-callout.h"
#include "ui/table/comstock-game-ui.h"
#include "widget-stage.h"

/* After so many moves of a game somebody has spoken. */
#define MOVES 300

typedef struct
{
  ComstockWindow *window;
  ComstockTable *table;
  ComstockGame *game;
  GSettings *settings;
} Fixture;

/* Only rivals play, in the same game each time, and only as the test lets them: the clock of the pace stands still. */
static void
set_up (Fixture      *fixture,
        gconstpointer ui)
{
  const ComstockOffers *offers = ((const ComstockGameUi *) ui)->offers;
  g_autoptr (GError) error = NULL;
  ComstockChoices choices;

  fixture->settings = g_settings_new (APPLICATION_ID);
  g_settings_set_string (fixture->settings, "pace", "slow");
  g_settings_set_boolean (fixture->settings, "guidance", FALSE);
  ui_clock_stop ();
  comstock_choices_set_usual (&choices, offers);
  for (guint i = 0; i < choices.n_seats; i++)
    {
      choices.seats[i].holder = (ComstockHolder) { .kind = COMSTOCK_RIVAL, .level = COMSTOCK_EASY };
      comstock_holder_set_name (&choices.seats[i].holder, comstock_rivals[i].name);
    }
  fixture->game = offers->deal (&choices, 1, &error);
  g_assert_no_error (error);
  fixture->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (fixture->window, fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  fixture->table = ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer ui)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  stage_settle ();
  g_object_unref (fixture->game);
  g_settings_reset (fixture->settings, "rivals-talk");
  g_settings_reset (fixture->settings, "pace");
  g_object_unref (fixture->settings);
  ui_clock_start ();
}

/* What is said now in quotation marks over the table, or NULL: never more than one thing. */
static ComstockCallout *
find_words (Fixture *fixture)
{
  ComstockCallout *words = NULL;
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (comstock_table_get_overlay (fixture->table)));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (COMSTOCK_IS_CALLOUT (child))
      {
        GtkLabel *label = ui_probe_find (child, GTK_TYPE_LABEL);

        if (label != NULL && g_str_has_prefix (gtk_label_get_label (label), "“"))
          {
            g_assert_null (words);
            words = COMSTOCK_CALLOUT (child);
          }
      }
  return words;
}

/* Plays on until somebody speaks, or the game is at @end; returns what is said, or NULL. */
static ComstockCallout *
play (Fixture *fixture,
      guint    end)
{
  ComstockCallout *words = NULL;

  while (words == NULL && comstock_game_get_cursor (fixture->game) < end && !comstock_game_is_over (fixture->game))
    {
      g_assert_true (comstock_game_play_automatic (fixture->game, NULL));
      ui_probe_let_tell (fixture->table);
      words = find_words (fixture);
    }
  return words;
}

static guint
get_round (Fixture *fixture)
{
  return comstock_game_find_round (fixture->game, comstock_game_get_cursor (fixture->game) - 1);
}

/* Plays the move again after which somebody spoke. */
static ComstockCallout *
play_again (Fixture *fixture)
{
  const guint end = comstock_game_get_cursor (fixture->game);

  comstock_game_undo (fixture->game);
  comstock_game_branch (fixture->game);
  g_assert_null (find_words (fixture));
  return play (fixture, end);
}

static void
test_words (Fixture      *fixture,
            gconstpointer ui)
{
  ComstockCallout *words = play (fixture, MOVES);
  const guint round = get_round (fixture);

  g_assert_nonnull (words);
  g_settings_set_boolean (fixture->settings, "rivals-talk", FALSE);
  g_assert_null (play_again (fixture));
  g_settings_set_boolean (fixture->settings, "rivals-talk", TRUE);
  words = play_again (fixture);
  g_assert_nonnull (words);
  comstock_callout_remove (words);
  while (get_round (fixture) == round && !comstock_game_is_over (fixture->game))
    g_assert_true (play (fixture, comstock_game_get_cursor (fixture->game) + 1) == NULL ||
                   get_round (fixture) != round);
}

/* At this pace the driver waits for nothing. */
static void
test_instant (Fixture      *fixture,
              gconstpointer ui)
{
  guint end;

  g_assert_nonnull (play (fixture, MOVES));
  end = comstock_game_get_cursor (fixture->game);
  comstock_game_go_to (fixture->game, 0);
  comstock_game_branch (fixture->game);
  g_settings_set_string (fixture->settings, "pace", "instant");
  while (comstock_game_get_cursor (fixture->game) < end)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_null (find_words (fixture));
    }
}

/* What was said makes room for what is said next, and for the count. */
static void
test_end (Fixture      *fixture,
          gconstpointer ui)
{
  g_assert_nonnull (play (fixture, MOVES));
  while (!comstock_game_is_over (fixture->game))
    {
      g_assert_true (comstock_game_play_automatic (fixture->game, NULL));
      find_words (fixture);
    }
  g_assert_null (find_words (fixture));
}

int
main (int   argc,
      char *argv[])
{
  ui_probe_init (&argc, &argv);
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    {
      g_autofree char *path = g_strconcat ("/rival-talk/", (*ui)->game_id, NULL);

      g_test_add (path, Fixture, *ui, set_up, test_words, tear_down);
    }
  g_test_add ("/rival-talk/end", Fixture, comstock_game_uis[0], set_up, test_end, tear_down);
  g_test_add ("/rival-talk/instant", Fixture, comstock_game_uis[0], set_up, test_instant, tear_down);
  return g_test_run ();
}
