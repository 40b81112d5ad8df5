/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main window: what it offers without and with a game, and what a bad file does to it. */

#include "config.h"

#include "ui/shell/comstock-window.h"

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-game.h"
#include "model/session/comstock-game-of-day.h"
#include "ui/board/setup/comstock-board-preview.h"
#include "ui/kit/comstock-level-bin.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/shell/comstock-welcome-game.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"
#include "ui-probe.h"

static ComstockWindow *
open_window (void)
{
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());

  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return window;
}

static void
close_window (ComstockWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
  g_assert_null (weak);
}

/* Whether the style sheet of the board game is laid over the window. */
static gboolean
is_board_styled (ComstockWindow *window)
{
  GdkRGBA color;

  return gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (window)), "comstock_board_wood",
                                         &color);
}

static void
show_game (ComstockWindow *window,
           const char     *game_id)
{
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (comstock_game_ui_find (game_id));

  comstock_window_set_game (window, game);
  stage_settle ();
}

/* What a game brings along waits until somebody asks for that game: the first test, as it stays then. */
static void
test_unasked (void)
{
  ComstockWindow *window = open_window ();

  g_assert_false (is_board_styled (window));
  show_game (window, comstock_game_uis[0]->game_id);
  g_assert_false (is_board_styled (window));
  show_game (window, "carson-city-board-game");
  g_assert_true (is_board_styled (window));
  close_window (window);
}

static void
test_welcome (void)
{
  ComstockWindow *window = open_window ();
  GtkWidget *focus;

  g_assert_null (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  g_assert_nonnull (ui_probe_find_button (window, "New Game…"));
  g_assert_nonnull (ui_probe_find_button (window, "Open…"));
  g_assert_nonnull (ui_probe_find_button (window, "One Person, Three Virtual Players"));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "win.begin-rivals-game");
  close_window (window);
}

static ComstockGame *
get_game (ComstockWindow *window)
{
  return comstock_table_get_game (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
}

/* What the page offers of the game @ui. */
static GtkWidget *
find_offer (ComstockWindow       *window,
            const ComstockGameUi *ui)
{
  GtkWidget *offer = ui_probe_find (window, COMSTOCK_TYPE_WELCOME_GAME);

  for (guint i = 0; comstock_game_uis[i] != ui; i++)
    offer = gtk_widget_get_next_sibling (offer);
  return offer;
}

/* The buttons of all games stand level, right below the longest words above them. */
static void
test_level (void)
{
  ComstockWindow *window = open_window ();
  float lowest_words = 0, top = 0;

  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    {
      GtkWidget *offer = find_offer (window, *ui);
      GtkWidget *head = adw_bin_get_child (ui_probe_find (offer, COMSTOCK_TYPE_LEVEL_BIN));
      graphene_rect_t words, button;

      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (head), GTK_WIDGET (window), &words));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ui_probe_find_button (offer, "Play Against 3 Rivals")),
                                                GTK_WIDGET (window), &button));
      lowest_words = MAX (lowest_words, words.origin.y + words.size.height);
      g_assert_true (ui == comstock_game_uis || top == button.origin.y);
      top = button.origin.y;
    }
  g_assert_cmpfloat (top - lowest_words, >=, 0);
  g_assert_cmpfloat (top - lowest_words, <=, 24);
  close_window (window);
}

/* All games are offered, with the same buttons, which a screen reader tells apart. */
static void
test_games (void)
{
  static const char *const buttons[] = { "Play a First Game, With Explanations", "Play Against 3 Rivals",
                                         "Solo Game Against Jeb Standish" };
  const ComstockGameUi *board = comstock_game_ui_find ("carson-city-board-game");

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      ComstockWindow *window = open_window ();
      GtkButton *button = ui_probe_find_button (find_offer (window, board), buttons[i]);
      ComstockGame *game;

      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           comstock_game_ui_get_title (board));
      ui_probe_press (button);
      game = get_game (window);
      g_assert_cmpstr (comstock_game_get_rules (game)->id, ==, board->game_id);
      g_assert_cmpuint (comstock_game_count_persons (game), ==, 1);
      g_assert_cmpint (comstock_game_get_holder (game, 1)->kind, ==, i == 2 ? COMSTOCK_AUTOMATIC : COMSTOCK_RIVAL);
      close_window (window);
    }
}

static gboolean
is_today (GDateTime *day)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = comstock_text_day (now);
  g_autofree char *text = comstock_text_day (day);

  return g_str_equal (text, today);
}

/* The dialog of the code says which game that is, and copies the code. */
static void
assert_code_told (ComstockWindow *window)
{
  const char *code = comstock_game_get_code (get_game (window));
  GtkWidget *dialog;
  g_autofree char *copied = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.game-code", NULL);
  stage_settle ();
  dialog = ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "Game of the day, "));
  ui_probe_press (ui_probe_find_button (dialog, "C_opy"));
  stage_settle ();
  copied = ui_probe_dup_copied (window);
  g_assert_cmpstr (copied, ==, code);
}

/* Each game has one of today, unless midnight has come in between. */
static void
test_game_of_day (void)
{
  for (guint i = 0; comstock_game_uis[i] != NULL; i++)
    {
      ComstockWindow *window = open_window ();
      g_autoptr (GDateTime) before = g_date_time_new_now_local ();
      g_autoptr (GDateTime) day = NULL;

      ui_probe_press (ui_probe_find_button (find_offer (window, comstock_game_uis[i]), "Game of the Day"));
      stage_settle ();
      g_assert_cmpstr (comstock_game_get_rules (get_game (window))->id, ==, comstock_game_uis[i]->game_id);
      day = comstock_game_of_day_dup_date (comstock_game_get_code (get_game (window)));
      g_assert_nonnull (day);
      g_assert_true (is_today (day) || !is_today (before));
      assert_code_told (window);
      close_window (window);
    }
}

/* In a window of 800 pixels it need not be scrolled. */
static void
test_menu (void)
{
  ComstockWindow *window = open_window ();

  for (guint i = 0; comstock_game_uis[i] != NULL; i++)
    {
      GtkRequisition size;

      show_game (window, comstock_game_uis[i]->game_id);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.menu", NULL);
      stage_settle ();
      gtk_widget_get_preferred_size (ui_probe_find (window, GTK_TYPE_POPOVER_MENU), NULL, &size);
      g_assert_cmpint (size.height, >, 400);
      g_assert_cmpint (size.height, <=, 800 - 47);
      gtk_popover_popdown (ui_probe_find (window, GTK_TYPE_POPOVER_MENU));
      stage_settle ();
    }
  close_window (window);
}

/* New Game comes with the page of the game whose button it is. */
static void
test_new_game (void)
{
  const ComstockGameUi *board = comstock_game_ui_find ("carson-city-board-game");
  ComstockWindow *window = open_window ();
  GtkWindow *dialog;

  ui_probe_press (ui_probe_find_button (find_offer (window, board), "New Game…"));
  dialog = ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME);
  g_assert_nonnull (ui_probe_find (dialog, COMSTOCK_TYPE_BOARD_PREVIEW));
  gtk_window_destroy (dialog);
  close_window (window);
}

static gboolean
are_beside (GtkWidget *one,
            GtkWidget *other)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (other, one, &bounds));
  return bounds.origin.x > 0 && bounds.origin.y < 1;
}

/* Side by side where there is room, else one below the other. */
static void
test_widths (void)
{
  ComstockWindow *window = open_window ();
  GtkWidget *first = find_offer (window, comstock_game_uis[0]);
  GtkWidget *second = find_offer (window, comstock_game_uis[1]);

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  stage_settle ();
  g_assert_true (are_beside (first, second));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  stage_settle ();
  g_assert_false (are_beside (first, second));
  close_window (window);
}

/* However wide it is, it can be made as narrow as a phone at once: what then leaves the header bar asks for nothing. */
static void
test_least_width (void)
{
  ComstockWindow *window = open_window ();
  int least;

  show_game (window, comstock_game_uis[0]->game_id);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  stage_settle ();
  /* Without the frame that the window may have. */
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window)), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_assert_cmpint (least, ==, 360);
  close_window (window);
}

/* Explains from the beginning, whatever was seen before. */
static void
test_first_game (void)
{
  const char *const seen[] = { "column", NULL };
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockWindow *window = open_window ();

  g_settings_set_strv (settings, "guidance-seen", seen);
  ui_probe_press (ui_probe_find_button (window, "Play a First Game, With Explanations"));
  g_assert_nonnull (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  g_assert_nonnull (ui_probe_find_button (window, "Got It"));
  ui_probe_press (ui_probe_find_button (window, "End Lesson"));
  ui_probe_press (ui_probe_find_button (window, "No More Tips"));
  g_assert_null (ui_probe_find_button (window, "Got It"));
  close_window (window);
}

static void
test_quick_game (void)
{
  ComstockWindow *window = open_window ();
  g_autofree char *prompt = NULL;
  ComstockTable *table;

  ui_probe_press (ui_probe_find_button (window, "One Person, Three Virtual Players"));
  table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  g_assert_nonnull (table);
  g_object_get (table, "prompt", &prompt, NULL);
  /* A title that changes while the window is active would be read out. */
  g_assert_false (gtk_window_is_active (GTK_WINDOW (window)) &&
                  g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), prompt));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         GTK_WIDGET (table)));
  close_window (window);
}

/* Where everything lies, as one number. */
static guint
hash_places (GtkWidget *widget,
             GtkWidget *window,
             guint      hash)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, window, &box))
    return hash;
  hash = hash * 31 + (guint) (int) (box.origin.x + 4096 * box.origin.y);
  hash = hash * 31 + (guint) (int) (box.size.width + 4096 * box.size.height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hash = hash_places (child, window, hash);
  return hash;
}

typedef struct
{
  GtkWidget *window;
  GHashTable *layouts;  /* all that were painted, as numbers */
  guint frames;
} Frames;

/* A table that is not arranged yet draws nothing. */
static gboolean
is_drawn (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (ui_probe_find (window, COMSTOCK_TYPE_SHAPE_BIN));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, 1, 1);
  node = gtk_snapshot_to_node (snapshot);
  return node != NULL;
}

static void
on_painted (Frames *frames)
{
  if (!is_drawn (frames->window))
    return;
  frames->frames++;
  g_hash_table_add (frames->layouts, GUINT_TO_POINTER (hash_places (frames->window, frames->window, 0)));
}

static void
on_realized (GtkWidget *window,
             Frames    *frames)
{
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_painted), frames);
}

static gboolean
is_painted (gpointer frames)
{
  return ((Frames *) frames)->frames > 0;
}

/* What is seen first is how it stays: nothing is drawn before it has found its place. */
static void
test_first_frames (gconstpointer data)
{
  const int *size = data;
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (GHashTable) layouts = g_hash_table_new (NULL, NULL);
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  ComstockWindow *window;
  Frames frames = { NULL, layouts, 0 };

  g_settings_set_int (settings, "window-width", size[0]);
  g_settings_set_int (settings, "window-height", size[1]);
  window = comstock_window_new (ui_probe_get_application ());
  frames.window = GTK_WIDGET (window);
  comstock_window_set_game (window, game);
  g_signal_connect_after (window, "realize", G_CALLBACK (on_realized), &frames);
  gtk_window_present (GTK_WINDOW (window));
  ui_probe_wait (is_painted, &frames);
  stage_settle ();
  g_assert_cmpuint (g_hash_table_size (layouts), ==, 1);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (GTK_WIDGET (window)), &frames);
  close_window (window);
}

static void
test_bad_file (void)
{
  ComstockWindow *window = open_window ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "bad.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gpointer table, dialog;

  g_assert_true (g_file_set_contents (path, "[[[[", -1, NULL));
  ui_probe_press (ui_probe_find_button (window, "One Person, Three Virtual Players"));
  table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  comstock_window_open_file (window, file);

  dialog = ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "bad.comstock"));
  g_assert_true (ui_probe_find (window, COMSTOCK_TYPE_TABLE) == table);
  gtk_window_destroy (dialog);
  close_window (window);
}

/* A game that goes from one table to the next leaves nothing of the first behind. */
static void
test_replaced_game (void)
{
  ComstockWindow *window = open_window ();
  ComstockGame *first = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  g_autoptr (ComstockGame) second = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  gpointer weak = first;

  g_object_add_weak_pointer (G_OBJECT (first), &weak);
  comstock_window_set_game (window, first);
  stage_settle ();
  g_object_unref (first);
  comstock_window_set_game (window, second);
  stage_settle ();
  g_assert_null (weak);
  close_window (window);
}

/* Every accelerator's action exists once a game lies on the table. */
static void
test_accelerators (void)
{
  ComstockWindow *window = open_window ();
  GtkApplication *application = GTK_APPLICATION (ui_probe_get_application ());
  g_auto (GStrv) names = gtk_application_list_action_descriptions (application);

  ui_probe_press (ui_probe_find_button (window, "One Person, Three Virtual Players"));
  g_assert_cmpuint (g_strv_length (names), >=, 10);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (names[i], ".", 2);
      g_autoptr (GObject) actions = NULL;

      if (!g_str_equal (parts[0], "table"))
        continue;
      g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "actions", &actions, NULL);
      g_assert_true (g_action_group_has_action (G_ACTION_GROUP (actions), parts[1]));
    }
  close_window (window);
}

int
main (int    argc,
      char **argv)
{
  static const int sizes[][2] = { { 1280, 800 }, { 360, 640 }, { 768, 1024 }, { 2560, 1440 } };

  ui_probe_init (&argc, &argv);
  g_test_add_func ("/window/unasked", test_unasked);
  g_test_add_func ("/window/welcome", test_welcome);
  g_test_add_func ("/window/level", test_level);
  g_test_add_func ("/window/games", test_games);
  g_test_add_func ("/window/game-of-day", test_game_of_day);
  g_test_add_func ("/window/menu", test_menu);
  g_test_add_func ("/window/new-game", test_new_game);
  g_test_add_func ("/window/widths", test_widths);
  g_test_add_func ("/window/least-width", test_least_width);
  g_test_add_func ("/window/first-game", test_first_game);
  g_test_add_func ("/window/quick-game", test_quick_game);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/window/first-frames/%dx%d", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (path, sizes[i], test_first_frames);
    }
  g_test_add_func ("/window/bad-file", test_bad_file);
  g_test_add_func ("/window/replaced-game", test_replaced_game);
  g_test_add_func ("/window/accelerators", test_accelerators);
  return g_test_run ();
}
