/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking back in a window: a game is walked through and stays what it is, until somebody plays on from there. */

#include "ui/table/comstock-replay.h"

#include "session.h"
#include "ui/cards/cards/comstock-cards-auction-card.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/table/comstock-table.h"
#include "ui-clock.h"
#include "ui-probe.h"

/* In milliseconds: how long a move is shown at the pace "instant" to who looks back. */
#define MOMENT 100

/* Does what a key of the log pane does. */
static void
replay (ComstockWindow *window,
        const char     *action)
{
  stage_settle ();
  g_assert_true (gtk_widget_activate_action (ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE), action, NULL));
  stage_settle ();
}

static ComstockWindow *
open_log (ComstockGame *game)
{
  ComstockWindow *window = session_open_window ();

  comstock_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  return window;
}

/* A finished game is walked through and stays what it is. */
static void
test_walk (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);
  guint length = comstock_game_get_length (game);
  guint round;
  g_autofree char *prompt = NULL;

  replay (window, "replay.first");
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 0);
  prompt = session_dup_prompt (window);
  g_assert_true (g_str_has_prefix (prompt, "Looking back: move 0"));
  replay (window, "replay.next");
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 1);
  replay (window, "replay.next-round");
  round = comstock_game_get_cursor (game);
  g_assert_true (comstock_game_is_checkpoint (game, round));
  replay (window, "replay.next-round");
  g_assert_cmpuint (comstock_game_get_cursor (game), >, round);
  replay (window, "replay.previous-round");
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, round);
  replay (window, "replay.previous");
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, round - 1);
  g_assert_true (session_is_replaying (window));
  replay (window, "replay.last");
  g_assert_false (session_is_replaying (window));
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  g_assert_true (comstock_game_is_over (game));
  session_close_window (window);
}

static void
test_slider (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);
  gpointer scale = ui_probe_find (window, GTK_TYPE_SCALE);
  gboolean handled;

  g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, 42.2, &handled);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 42);
  g_assert_cmpfloat (gtk_range_get_value (scale), ==, 42);
  session_close_window (window);
}

/* At a moment of the past the table offers nothing to play: its column and its city refuse, its hand is away. */
static void
test_is_safe (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);
  guint length = comstock_game_get_length (game);
  gpointer card;

  replay (window, "replay.first");
  g_assert_null (ui_probe_find (window, COMSTOCK_TYPE_CARDS_AUCTION_CARD));
  card = ui_probe_find (window, COMSTOCK_TYPE_CARDS_TERRAIN_CARD);
  g_assert_nonnull (card);
  g_signal_emit_by_name (card, "clicked");
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 0);
  session_close_window (window);
}

static gboolean
is_branch_offered (gpointer window)
{
  GtkButton *branch = ui_probe_find_button (window, "Play On From Here");

  return branch != NULL && gtk_widget_get_height (GTK_WIDGET (branch)) > 0;
}

/* Wherever the game is, the same buttons lie under a pointer that rests. */
static void
test_keeps_still (void)
{
  static const char *const moves[] = { "replay.first", "replay.next", "replay.play", "replay.play" };
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);
  GtkWidget *scale = ui_probe_find (window, GTK_TYPE_SCALE);
  graphene_rect_t before, after;

  g_assert_true (gtk_widget_compute_bounds (scale, GTK_WIDGET (window), &before));
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      replay (window, moves[i]);
      ui_probe_wait (is_branch_offered, window);
      g_assert_true (gtk_widget_compute_bounds (scale, GTK_WIDGET (window), &after));
      g_assert_true (graphene_rect_equal (&before, &after));
    }
  session_close_window (window);
}

static void
test_plays (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.comstock.Comstock");
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);

  g_settings_set_string (settings, "pace", "instant");
  ui_clock_stop ();
  replay (window, "replay.first");
  replay (window, "replay.play");
  for (guint cursor = 0; cursor < 3; cursor++)
    {
      g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
      ui_clock_advance (MOMENT);
      stage_settle ();
    }
  replay (window, "replay.play");
  ui_clock_advance (10 * MOMENT);
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 3);
  session_close_window (window);
  ui_clock_start ();
}

/* What is under the pointer that plays and pauses never is what branches the game. */
static void
test_branch_is_far (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);
  ComstockLogPane *pane = ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE);
  GtkWidget *list = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (pane), COMSTOCK_TYPE_LOG_PANE, "list"));
  graphene_rect_t list_box, branch_box;

  replay (window, "replay.first");
  ui_probe_wait (is_branch_offered, pane);
  g_assert_true (gtk_widget_compute_bounds (list, GTK_WIDGET (pane), &list_box));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ui_probe_find_button (pane, "Play On From Here")),
                                            GTK_WIDGET (pane), &branch_box));
  g_assert_cmpfloat (branch_box.origin.y + branch_box.size.height, <=, list_box.origin.y);
  session_close_window (window);
}

static gboolean
is_present_shown (gpointer pane)
{
  GtkScrollable *list = GTK_SCROLLABLE (gtk_widget_get_template_child (pane, COMSTOCK_TYPE_LOG_PANE, "list"));
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (list);
  const double rest = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  return rest > 0 && gtk_adjustment_get_value (adjustment) >= rest - 1;
}

/* The list opens where the slider stands, in the place of the result too. */
static void
test_opens_at_present (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  GtkSettings *settings = gtk_settings_get_default ();
  ComstockWindow *window = session_open_window ();

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  comstock_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  ui_probe_wait (is_present_shown, ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE));
  session_close_window (window);
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static gboolean
is_list_filled (gpointer list)
{
  return gtk_widget_get_first_child (list) != NULL && gtk_widget_get_height (gtk_widget_get_first_child (list)) > 0;
}

/* The pointer leaves the mark where it is; a click goes to the row. */
static void
test_pointer (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  ComstockWindow *window = open_log (game);
  ComstockLogPane *pane = ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE);
  GtkWidget *list = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (pane), COMSTOCK_TYPE_LOG_PANE, "list"));
  GtkSingleSelection *rows = GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  const guint present = gtk_single_selection_get_selected (rows);
  const guint length = comstock_game_get_length (game);
  GtkWidget *row;
  gpointer motion;
  graphene_rect_t box;

  ui_probe_wait (is_list_filled, list);
  row = gtk_widget_get_first_child (list);
  while ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0)
    row = gtk_widget_get_next_sibling (row);
  motion = ui_probe_find_controller (row, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  if (motion != NULL)
    g_signal_emit_by_name (motion, "enter", 1.0, 1.0);
  g_assert_cmpuint (gtk_single_selection_get_selected (rows), ==, present);

  g_assert_true (gtk_widget_compute_bounds (row, list, &box));
  g_signal_emit_by_name (ui_probe_find_controller (list, GTK_TYPE_GESTURE_CLICK), "released", 1,
                         (double) (box.origin.x + box.size.width / 2), (double) (box.origin.y + box.size.height / 2));
  g_assert_cmpuint (comstock_game_get_cursor (game), <, length);
  session_close_window (window);
}

static gboolean
is_line_told (gpointer window)
{
  return ui_probe_find_button (window, "_Open") != NULL;
}

static void
answer_question (ComstockWindow *window,
                 const char     *response)
{
  ui_probe_press (ui_probe_find_button (window, "Play On From Here"));
  adw_message_dialog_response (ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG), response);
  stage_settle ();
}

/* A finished game asks before another one branches off, and as it went it can be opened again. */
static void
test_play_on (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  guint length = comstock_game_get_length (game);
  guint64 digest = comstock_game_get_digest_at (game, length);
  ComstockWindow *window = open_log (game);
  g_autoptr (GObject) former = NULL;

  ui_clock_stop ();
  replay (window, "replay.first");
  replay (window, "replay.next-round");
  answer_question (window, "cancel");
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  answer_question (window, "play-on");
  g_assert_false (session_is_replaying (window));
  g_assert_cmpuint (comstock_game_get_length (game), <, length);
  ui_probe_wait (is_line_told, window);
  former = g_object_ref (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  ui_probe_press (ui_probe_find_button (window, "_Open"));
  session_await_table (window, former);
  g_assert_cmpuint (comstock_game_get_length (session_get_shown_game (window)), ==, length);
  g_assert_cmphex (comstock_game_get_digest_at (session_get_shown_game (window), length), ==, digest);
  session_close_window (window);
  ui_clock_start ();
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/replay/walk", test_walk);
  g_test_add_func ("/replay/slider", test_slider);
  g_test_add_func ("/replay/is-safe", test_is_safe);
  g_test_add_func ("/replay/keeps-still", test_keeps_still);
  g_test_add_func ("/replay/branch-is-far", test_branch_is_far);
  g_test_add_func ("/replay/pointer", test_pointer);
  g_test_add_func ("/replay/opens-at-present", test_opens_at_present);
  g_test_add_func ("/replay/plays", test_plays);
  g_test_add_func ("/replay/play-on", test_play_on);
  return g_test_run ();
}
