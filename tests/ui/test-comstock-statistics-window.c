/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics from the table to the window: a game played out counts, the figures have names, Reset can be undone. */

#include "ui/shell/comstock-statistics-window.h"

#include "model/cards/comstock-cards-game.h"
#include "ui-probe.h"
#include "ui/shell/comstock-application.h"
#include "ui/shell/comstock-tally-view.h"
#include "ui/shell/comstock-window.h"
#include "widget-stage.h"

typedef struct
{
  ComstockWindow *window;
  ComstockCardsGame *game;
  gpointer dialog;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->game = stage_game_new (7);
  fixture->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (fixture->window, COMSTOCK_GAME (fixture->game));
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.statistics", NULL));
  stage_settle ();
  fixture->dialog = ui_probe_find_window (COMSTOCK_TYPE_STATISTICS_WINDOW);
  g_assert_nonnull (fixture->dialog);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  ComstockApplication *application = COMSTOCK_APPLICATION (ui_probe_get_application ());
  gpointer weak = fixture->dialog;

  g_object_add_weak_pointer (fixture->dialog, &weak);
  gtk_window_destroy (fixture->dialog);
  stage_settle ();
  g_assert_null (weak);
  g_bytes_unref (comstock_statistics_reset (comstock_application_get_statistics (application)));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  stage_settle ();
}

static void
play_out (Fixture *fixture)
{
  while (!comstock_game_is_over (COMSTOCK_GAME (fixture->game)))
    stage_step (fixture->game);
  stage_settle ();
}

/* All texts at or below @widget, a line each. */
static void
collect_text (GtkWidget *widget,
              GString   *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_text (child, text);
}

static char *
dup_text (gpointer widget)
{
  GString *text = g_string_new (NULL);

  collect_text (widget, text);
  return g_string_free (text, FALSE);
}

/* The window that is open shows the game as soon as it is over. */
static void
test_game (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (fixture->game, 0);
  int points;
  g_autofree char *figures = NULL;
  g_autofree char *text = NULL;

  g_assert_null (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW));
  g_assert_nonnull (ui_probe_find (fixture->dialog, ADW_TYPE_STATUS_PAGE));
  play_out (fixture);
  points = comstock_cards_seat_get_score (seat);
  text = dup_text (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW));
  figures = g_strdup_printf ("You · Deck: Frontier\n1\nGames played\n%d\nGames won\n%d\nBest\n%d.0\nAverage\n"
                             "%d\nCurrent streak\n%d\nLongest streak\n0\nUndos\n",
                             comstock_cards_seat_is_winner (seat), points, points,
                             comstock_cards_seat_is_winner (seat), comstock_cards_seat_is_winner (seat));
  g_assert_nonnull (strstr (text, figures));
  g_assert_null (strstr (text, "Hints"));
}

/* A screen reader hears a figure with its name. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *view, *figure;

  play_out (fixture);
  view = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW);
  figure = gtk_flow_box_child_get_child (ui_probe_find (view, GTK_TYPE_FLOW_BOX_CHILD));
  gtk_test_accessible_assert_role (figure, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (figure, GTK_ACCESSIBLE_PROPERTY_LABEL, "Games played: 1");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "3 novice virtual players");
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  gtk_widget_activate_action (fixture->dialog, action, NULL);
  stage_settle ();
}

static void
test_reset (Fixture      *fixture,
            gconstpointer data)
{
  play_out (fixture);
  activate (fixture, "statistics.reset");
  g_assert_null (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW));
  ui_probe_press (ui_probe_find_button (fixture->dialog, "_Undo"));
  g_assert_nonnull (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW));
}

/* What came after a reset is not forgotten by undoing it. */
static void
test_reset_and_game (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *text = NULL;

  play_out (fixture);
  activate (fixture, "statistics.reset");
  comstock_game_undo (COMSTOCK_GAME (fixture->game));
  play_out (fixture);
  activate (fixture, "statistics.restore");
  text = dup_text (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW));
  g_assert_nonnull (strstr (text, "\n1\nUndos\n"));
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/statistics-window/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/statistics-window/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/statistics-window/reset", Fixture, NULL, set_up, test_reset, tear_down);
  g_test_add ("/statistics-window/reset-and-game", Fixture, NULL, set_up, test_reset_and_game, tear_down);
  return g_test_run ();
}
