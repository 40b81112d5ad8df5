/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with a second game: all that the games share serves Pebbles as well, and each has its own part of it. */

#include "config.h"

#include "ui/table/comstock-game-ui.h"

#include "model/store/comstock-autosave.h"
#include "model/base/comstock-locale.h"
#include "model/store/comstock-save.h"
#include "pebbles-game.h"
#include "pebbles-table.h"
#include "picture-likeness.h"
#include "ui-probe.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/shell/comstock-preferences.h"
#include "ui/shell/comstock-shortcuts.h"
#include "ui/shell/comstock-statistics-window.h"
#include "ui/shell/comstock-tally-view.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-score-explanation.h"
#include "ui/table/comstock-score-grid.h"

#define CARDS 0
#define PEBBLES 1

/* Only the card game has this button. */
#define QUICK "One Person, Three Virtual Players"

static ComstockWindow *
open_window (void)
{
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());

  comstock_window_restore (window);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return window;
}

/* Its game comes back in the next window. */
static void
close_window (ComstockWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  g_assert_null (weak);
}

static gpointer
open_dialog (ComstockWindow *window,
             const char     *action,
             GType           type)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  return ui_probe_await_window (type);
}

static ComstockGame *
get_game (ComstockWindow *window)
{
  ComstockGame *game;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "game", &game, NULL);
  g_object_unref (game);
  return game;
}

/* The row has a list for it once it is unfolded. */
static void
seat_person (GtkWidget *row)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  stage_settle ();
  adw_combo_row_set_selected (ui_probe_find_named (row, "Played by"), 0);
}

/* As a person would begin it. */
static ComstockGame *
begin (ComstockWindow *window,
       const char     *opponent)
{
  GtkWidget *dialog = open_dialog (window, "win.new-game", COMSTOCK_TYPE_NEW_GAME);

  adw_combo_row_set_selected (ui_probe_find_named (dialog, "Game"), PEBBLES);
  stage_settle ();
  if (g_str_equal (opponent, "person"))
    seat_person (ui_probe_find_named (dialog, comstock_rivals[1].name));
  ui_probe_press (ui_probe_find_button (dialog, "Start"));
  g_assert_nonnull (ui_probe_find (window, PEBBLES_TYPE_TABLE));
  return get_game (window);
}

/* The button of the curtain if that is down, else the first answer, or NULL. */
static gpointer
find_answer (gpointer window)
{
  ComstockTable *table = ui_probe_find (window, PEBBLES_TYPE_TABLE);
  ComstockCurtain *curtain = comstock_table_get_curtain (table);

  if (comstock_curtain_is_down (curtain))
    return ui_probe_find (curtain, GTK_TYPE_BUTTON);
  return ui_probe_find (pebbles_table_get_moves (PEBBLES_TABLE (table)), GTK_TYPE_BUTTON);
}

static gboolean
is_ready (gpointer window)
{
  return comstock_game_is_over (get_game (window)) || find_answer (window) != NULL;
}

/* Presses the first button there is, behind the curtain if that is down, and waits until others have played. */
static void
press (ComstockWindow *window)
{
  ComstockTable *table = ui_probe_find (window, PEBBLES_TYPE_TABLE);

  if (comstock_curtain_is_down (comstock_table_get_curtain (table)))
    ui_probe_press (find_answer (window));
  ui_probe_press (find_answer (window));
  ui_probe_wait (is_ready, window);
}

static guint
count_items (GMenuModel *menu,
             const char *action)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
      g_autofree char *own = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &own);
      n += g_strcmp0 (own, action) == 0;
      for (gsize j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, links[j]);

          n += below != NULL ? count_items (below, action) : 0;
        }
    }
  return n;
}

static guint
count_in_menu (ComstockWindow *window,
               const char     *action)
{
  gpointer menu = gtk_widget_get_template_child (GTK_WIDGET (window), COMSTOCK_TYPE_WINDOW, "menu");

  return count_items (menu, action);
}

/* New Game begins with the page of the game that is shown; another one brings its own. */
static void
test_new_game (void)
{
  ComstockWindow *window = open_window ();
  GtkWidget *dialog = open_dialog (window, "win.new-game", COMSTOCK_TYPE_NEW_GAME);
  AdwComboRow *games = ui_probe_find_named (dialog, "Game");

  g_assert_cmpuint (adw_combo_row_get_selected (games), ==, CARDS);
  g_assert_nonnull (ui_probe_find_button (dialog, QUICK));
  adw_combo_row_set_selected (games, PEBBLES);
  g_assert_null (ui_probe_find_button (dialog, QUICK));
  g_assert_nonnull (ui_probe_find_named (dialog, comstock_rivals[1].name));
  gtk_window_close (GTK_WINDOW (dialog));

  begin (window, "person");
  dialog = open_dialog (window, "win.new-game", COMSTOCK_TYPE_NEW_GAME);
  g_assert_cmpuint (adw_combo_row_get_selected (ui_probe_find_named (dialog, "Game")), ==, PEBBLES);
  gtk_window_close (GTK_WINDOW (dialog));
  close_window (window);
}

static char *
dup_text (gpointer widget)
{
  GString *text = g_string_new (NULL);

  if (GTK_IS_LABEL (widget))
    g_string_append (text, gtk_label_get_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *below = dup_text (child);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", below);
    }
  return g_string_free (text, FALSE);
}

/* To the end, which counts; then once more. */
static void
test_play (void)
{
  ComstockWindow *window = open_window ();
  ComstockGame *game = begin (window, "rival");
  g_autofree char *text = NULL;
  gpointer dialog;

  ui_probe_wait (is_ready, window);
  while (!comstock_game_is_over (game))
    press (window);
  dialog = open_dialog (window, "win.statistics", COMSTOCK_TYPE_STATISTICS_WINDOW);
  text = dup_text (ui_probe_find (dialog, COMSTOCK_TYPE_TALLY_VIEW));
  g_assert_nonnull (strstr (text, "rival\nPebbles · You · Track: Track\n1\nGames played\n"));
  gtk_window_close (dialog);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL));
  stage_settle ();
  g_assert_true (get_game (window) != game);
  g_assert_nonnull (ui_probe_find (window, PEBBLES_TYPE_TABLE));
  close_window (window);
}

/* Where the person made the last move; the rival may have been faster with the first stone. */
static guint
find_decision (ComstockGame *game)
{
  guint index = comstock_game_get_cursor (game) - 1;

  while (!comstock_game_is_person (game, comstock_game_get_step (game, index)->seat))
    index--;
  return index;
}

static void
test_undo (void)
{
  ComstockWindow *window = open_window ();
  ComstockGame *game = begin (window, "rival");
  guint cursor, decision;

  ui_probe_wait (is_ready, window);
  press (window);
  cursor = comstock_game_get_cursor (game);
  decision = find_decision (game);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, decision);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "table.redo", NULL));
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  close_window (window);
}

static void
test_resume (void)
{
  ComstockWindow *window = open_window ();
  ComstockGame *game = begin (window, "person");
  guint64 digest;
  guint length;

  for (guint i = 0; i < 4; i++)
    press (window);
  length = comstock_game_get_length (game);
  digest = comstock_game_get_digest_at (game, length);
  close_window (window);

  window = open_window ();
  g_assert_nonnull (ui_probe_find (window, PEBBLES_TYPE_TABLE));
  g_assert_cmpuint (comstock_game_get_length (get_game (window)), ==, length);
  g_assert_cmphex (comstock_game_get_digest_at (get_game (window), length), ==, digest);
  press (window);
  g_assert_cmpuint (comstock_game_get_length (get_game (window)), >, length);
  close_window (window);
}

static gboolean
shows_other (gpointer window)
{
  return PEBBLES_IS_GAME (get_game (window));
}

/* What Save As has written opens in the place of a game of cards. */
static void
test_open (void)
{
  ComstockWindow *window = open_window ();
  g_autoptr (ComstockGame) cards = comstock_game_ui_deal_quick (comstock_game_uis[CARDS]);
  g_autoptr (ComstockGame) saved = pebbles_game_new_played ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "pebbles.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  comstock_window_set_game (window, cards);
  g_assert_true (comstock_save_write (saved, file, &error));
  g_assert_no_error (error);
  comstock_window_open_file (window, file);
  ui_probe_wait (shows_other, window);
  g_assert_cmpuint (comstock_game_get_length (get_game (window)), ==, comstock_game_get_length (saved));
  close_window (window);
}

/* A table without a line of its own for it has a score sheet whose figures explain themselves. */
static void
test_sheet (void)
{
  ComstockWindow *window = open_window ();
  g_autoptr (ComstockGame) game = pebbles_game_new_played ();
  ComstockScoreExplanation *explanation;
  ComstockScoreGrid *grid;

  comstock_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
  grid = ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID);
  g_assert_nonnull (grid);
  comstock_score_grid_choose (grid, 1, PEBBLES_PEBBLES);
  stage_settle ();
  explanation = ui_probe_find (window, COMSTOCK_TYPE_SCORE_EXPLANATION);
  g_assert_cmpstr (comstock_score_explanation_get_sentence (explanation), ==, "Both pebbles together.");
  close_window (window);
}

static GtkWidget *
find_callout (gpointer    window,
              const char *words)
{
  GtkOverlay *overlay = comstock_table_get_overlay (ui_probe_find (window, PEBBLES_TYPE_TABLE));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *text = dup_text (child);

      if (COMSTOCK_IS_CALLOUT (child) && strstr (text, words) != NULL)
        return child;
    }
  return NULL;
}

static gboolean
has_hint (gpointer window)
{
  return find_callout (window, "1 of ") != NULL;
}

/* The policy and the words for a move are all that a hint takes. */
static void
test_hint (void)
{
  ComstockWindow *window = open_window ();
  ComstockGame *game = begin (window, "rival");

  ui_probe_wait (is_ready, window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "table.hint", NULL));
  ui_probe_wait (has_hint, window);
  g_assert_nonnull (find_callout (window, "Stone "));
  g_assert_false (comstock_game_is_over (game));
  close_window (window);
}

static const char *
get_tip (ComstockWindow *window)
{
  ComstockTable *table = ui_probe_find (window, PEBBLES_TYPE_TABLE);
  const ComstockGuideTip *tip = comstock_guide_get_tip (comstock_table_get_guide (table));

  return tip != NULL ? tip->id : NULL;
}

static gboolean
has_tip (gpointer window)
{
  return get_tip (window) != NULL;
}

/* Waits for the tip @id and presses its button @label. */
static void
read_tip (ComstockWindow *window,
          const char     *id,
          const char     *label)
{
  ui_probe_wait (has_tip, window);
  g_assert_cmpstr (get_tip (window), ==, id);
  ui_probe_press (ui_probe_find_button (
    comstock_table_get_guide (ui_probe_find (window, PEBBLES_TYPE_TABLE)), label));
  g_assert_null (get_tip (window));
}

/* Three steps, and no more once they were taken; the rival goes on when the last is read. */
static void
test_lesson (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockWindow *window = open_window ();

  g_settings_set_string (settings, "pace", "instant");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.begin-first-game", "s", "pebbles"));
  read_tip (window, "pebbles-stone", "Got It");
  ui_probe_press (find_answer (window));
  read_tip (window, "pebbles-pebble", "Got It");
  press (window);
  ui_probe_press (find_answer (window));
  read_tip (window, "pebbles-end", "Go On");
  for (guint i = 0; i < 4; i++)
    {
      ui_probe_wait (is_ready, window);
      g_assert_null (get_tip (window));
      press (window);
    }
  close_window (window);
  g_settings_reset (settings, "lesson-seen");
  g_settings_reset (settings, "pace");
  g_settings_set_boolean (settings, "guidance", FALSE);
}

/* The sheet that is on the screen is asked for on paper. */
static void
test_print (void)
{
  ComstockWindow *window = open_window ();
  g_autoptr (ComstockGame) game = pebbles_game_new_played ();

  comstock_window_set_game (window, game);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "table.print", NULL));
  gtk_dialog_response (ui_probe_await_window (GTK_TYPE_DIALOG), GTK_RESPONSE_CANCEL);
  stage_settle ();
  g_assert_null (ui_probe_find_window (GTK_TYPE_DIALOG));
  close_window (window);
}

/* As docs/adding-a-game.md shows it: build-aux/pictures takes it anew. */
static void
test_picture (void)
{
  static const char name[] = "pebbles-1280x800-light";
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());
  g_autoptr (ComstockGame) game = pebbles_game_new ("person,rival", 7);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "pictures", name, NULL);
  g_autofree char *file = g_strconcat (path, ".png", NULL);
  g_autoptr (GdkTexture) picture = NULL;
  g_autoptr (GdkTexture) shown = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  comstock_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  picture = stage_picture (GTK_WIDGET (window), name);
  shown = gdk_texture_new_from_filename (file, NULL);
  g_assert_nonnull (shown);
  g_assert_cmpfloat (picture_likeness_get_difference (picture, shown), <, PICTURE_LIKENESS_SAME);
  close_window (window);
}

/* Each game has its own items in the menu, its own keys in the list of them and its own looks. */
static void
test_own_parts (void)
{
  ComstockWindow *window = open_window ();
  g_autoptr (ComstockGame) cards = comstock_game_ui_deal_quick (comstock_game_uis[CARDS]);
  GtkBorder padding;
  gpointer dialog;

  comstock_window_set_game (window, cards);
  g_assert_cmpuint (count_in_menu (window, "table.export-png"), ==, 1);
  g_assert_cmpuint (count_in_menu (window, "table.score-sheet"), ==, 1);
  g_assert_cmpuint (count_in_menu (window, "table.next-part"), ==, 0);
  g_assert_cmpuint (count_in_menu (window, "win.statistics"), ==, 1);
  dialog = open_dialog (window, "win.shortcuts", COMSTOCK_TYPE_SHORTCUTS);
  g_assert_nonnull (ui_probe_find_named (dialog, "Place the card"));
  g_assert_null (ui_probe_find_named (dialog, "Choose a move"));
  gtk_window_close (dialog);

  begin (window, "person");
  g_assert_cmpuint (count_in_menu (window, "table.export-png"), ==, 0);
  g_assert_cmpuint (count_in_menu (window, "table.score-sheet"), ==, 0);
  g_assert_cmpuint (count_in_menu (window, "table.next-part"), ==, 1);
  g_assert_cmpuint (count_in_menu (window, "win.statistics"), ==, 1);
  dialog = open_dialog (window, "win.shortcuts", COMSTOCK_TYPE_SHORTCUTS);
  g_assert_null (ui_probe_find_named (dialog, "Place the card"));
  g_assert_nonnull (ui_probe_find_named (dialog, "Choose a move"));
  g_assert_nonnull (ui_probe_find_named (dialog, "New game"));
  gtk_window_close (dialog);
  dialog = open_dialog (window, "win.preferences", COMSTOCK_TYPE_PREFERENCES);
  g_assert_nonnull (ui_probe_find_named (dialog, "Pace"));
  g_assert_nonnull (ui_probe_find_named (dialog, "Before a Bid"));
  gtk_window_close (dialog);
  gtk_style_context_get_padding (gtk_widget_get_style_context (ui_probe_find (window, PEBBLES_TYPE_TABLE)), &padding);
  g_assert_cmpint (padding.left, ==, 17);
  close_window (window);
}

static gboolean
is_titled (gpointer title)
{
  GtkWindow *dialog = ui_probe_find_window (COMSTOCK_TYPE_NEW_GAME);

  return dialog != NULL && g_str_equal (gtk_window_get_title (dialog), title);
}

/* A language waits until what is being written is written. */
static void
test_language (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockWindow *window = open_window ();
  ComstockGame *game = begin (window, "person");
  gpointer former = ui_probe_find (window, PEBBLES_TYPE_TABLE);

  press (window);
  open_dialog (window, "win.new-game", COMSTOCK_TYPE_NEW_GAME);
  g_object_add_weak_pointer (former, &former);
  g_settings_set_string (settings, "language", "fr");
  ui_probe_wait (is_titled, (gpointer) "Nouvelle partie");

  g_assert_null (former);
  g_assert_true (get_game (window) == game);
  g_assert_cmpuint (count_in_menu (window, "table.next-part"), ==, 1);
  g_assert_nonnull (ui_probe_find_named (ui_probe_find_window (COMSTOCK_TYPE_NEW_GAME), comstock_rivals[1].name));
  g_settings_reset (settings, "language");
  ui_probe_wait (is_titled, (gpointer) "New Game");

  gtk_window_close (ui_probe_find_window (COMSTOCK_TYPE_NEW_GAME));
  press (window);
  g_assert_cmpuint (comstock_game_get_cursor (game), >=, 2);
  close_window (window);
}

int
main (int    argc,
      char **argv)
{
  g_unsetenv ("LANGUAGE");
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/two-games/new-game", test_new_game);
  g_test_add_func ("/two-games/play", test_play);
  g_test_add_func ("/two-games/undo", test_undo);
  g_test_add_func ("/two-games/resume", test_resume);
  g_test_add_func ("/two-games/open", test_open);
  g_test_add_func ("/two-games/sheet", test_sheet);
  g_test_add_func ("/two-games/hint", test_hint);
  g_test_add_func ("/two-games/lesson", test_lesson);
  g_test_add_func ("/two-games/print", test_print);
  g_test_add_func ("/two-games/picture", test_picture);
  g_test_add_func ("/two-games/own-parts", test_own_parts);
  g_test_add_func ("/two-games/language", test_language);
  return g_test_run ();
}
