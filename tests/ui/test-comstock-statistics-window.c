/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics from the table to the window: a game played out counts, the figures have names, Reset can be undone. */

#include "ui/shell/comstock-statistics-window.h"

#include "model/cards/comstock-cards-game.h"
#include "model/session/comstock-game-of-day.h"
#include "model/session/comstock-games.h"
#include "ui-probe.h"
#include "ui/shell/comstock-application.h"
#include "ui/shell/comstock-results-chart.h"
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
  g_autofree char *unequal = NULL;

  play_out (fixture);
  view = ui_probe_find (fixture->dialog, COMSTOCK_TYPE_TALLY_VIEW);
  figure = gtk_flow_box_child_get_child (ui_probe_find (view, GTK_TYPE_FLOW_BOX_CHILD));
  gtk_test_accessible_assert_role (figure, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (figure, GTK_ACCESSIBLE_PROPERTY_LABEL, "Games played: 1");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "3 novice virtual players");
  /* Tab comes to it, and all of it is heard. */
  g_assert_true (gtk_widget_get_focusable (view));
  unequal = gtk_test_accessible_check_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (strstr (unequal, "You · Deck: Frontier. Games played: 1. Games won: "));
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

/* Counts the end of the game that @code deals. */
static void
end_game_of (const char *code)
{
  ComstockApplication *application = COMSTOCK_APPLICATION (ui_probe_get_application ());
  g_autoptr (ComstockGame) game = comstock_game_code_deal (code, NULL);

  comstock_statistics_watch (comstock_application_get_statistics (application), game);
  while (!comstock_game_is_over (game))
    for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
      {
        g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);

        if (legal->len > 0)
          g_assert_true (comstock_game_play (game, seat, g_array_index (legal, CsMove, 0), NULL));
      }
}

static guint
count_rows (GtkWidget *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n) != NULL)
    n++;
  return n;
}

/* The one among the menus that are shown; only those with something to choose are. */
static GtkDropDown *
find_menu (Fixture *fixture,
           guint    i)
{
  GtkWidget *menu = ui_probe_find (fixture->dialog, GTK_TYPE_DROP_DOWN);

  for (; !gtk_widget_get_visible (menu) || i-- > 0; menu = gtk_widget_get_next_sibling (menu))
    continue;
  return GTK_DROP_DOWN (menu);
}

static void
look_over_time (Fixture *fixture)
{
  GtkStackSwitcher *switcher = ui_probe_find (fixture->dialog, GTK_TYPE_STACK_SWITCHER);

  gtk_stack_set_visible_child_name (gtk_stack_switcher_get_stack (switcher), "over-time");
  stage_settle ();
}

/* The games one by one: those of the day can be told from the others, and each row tells its game. */
static void
test_results (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (2026, 11, 26, 0, 0, 0);
  g_autofree char *code = comstock_game_of_day_dup_code (comstock_games_find ("carson-city-card-game"), day);
  g_autofree char *text = NULL;
  GtkWidget *list;

  play_out (fixture);
  look_over_time (fixture);
  list = ui_probe_find (fixture->dialog, GTK_TYPE_LIST_BOX);
  g_assert_cmpuint (count_rows (list), ==, 1);
  end_game_of (code);
  stage_settle ();
  g_assert_cmpuint (count_rows (list), ==, 2);

  gtk_drop_down_set_selected (find_menu (fixture, 1), 1);
  stage_settle ();
  g_assert_cmpuint (count_rows (list), ==, 1);
  text = dup_text (list);
  g_assert_nonnull (strstr (text, "Game of the day, 26 November 2026 · 3 medium rivals\n"));
  g_assert_nonnull (strstr (text, code));
  gtk_drop_down_set_selected (find_menu (fixture, 0), 2);
  stage_settle ();
  g_assert_cmpuint (count_rows (list), ==, 1);
  g_free (text);
  text = dup_text (list);
  g_assert_nonnull (strstr (text, "3 novice virtual players\n"));
}

/* What the chart draws is told. */
static void
test_chart (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *label = NULL;
  int points;

  play_out (fixture);
  look_over_time (fixture);
  points = comstock_cards_seat_get_score (comstock_cards_game_get_seat (fixture->game, 0));
  label = g_strdup_printf ("Points: %d to %d; average of the last ten games: %d.0", points, points, points);
  gtk_test_accessible_assert_property (ui_probe_find (fixture->dialog, COMSTOCK_TYPE_RESULTS_CHART),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/statistics-window/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/statistics-window/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/statistics-window/results", Fixture, NULL, set_up, test_results, tear_down);
  g_test_add ("/statistics-window/chart", Fixture, NULL, set_up, test_chart, tear_down);
  g_test_add ("/statistics-window/reset", Fixture, NULL, set_up, test_reset, tear_down);
  g_test_add ("/statistics-window/reset-and-game", Fixture, NULL, set_up, test_reset_and_game, tear_down);
  return g_test_run ();
}
