/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does for games that cannot be lost: restoring, opening, bringing back, telling of trouble. */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "model/cards/comstock-cards-game.h"
#include "model/store/comstock-autosave.h"
#include "model/store/comstock-save.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-parts.h"
#include "ui/table/comstock-stage.h"
#include "ui/table/comstock-table.h"
#include "session.h"
#include "ui-clock.h"
#include "ui-probe.h"

static ComstockWindow *
restore_window (void)
{
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());

  comstock_window_restore (window);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return window;
}

/* Both games are played alike up to @n moves at least; a table goes on by itself where no person is asked. */
static void
check_same_line (ComstockGame *a,
                 ComstockGame *b,
                 guint         n)
{
  g_assert_cmpuint (comstock_game_get_length (a), >=, n);
  g_assert_cmpuint (comstock_game_get_length (b), >=, n);
  g_assert_cmphex (comstock_game_get_digest_at (a, n), ==, comstock_game_get_digest_at (b, n));
}

static char *
build_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), name, NULL);
}

static GFile *
write_save (ComstockGame *game,
            const char   *name)
{
  g_autofree char *path = build_path (name);
  GFile *file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  comstock_save_write (game, file, &error);
  g_assert_no_error (error);
  return file;
}

static void
test_restore (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) game = session_create_game (20);

  comstock_window_set_game (window, game);
  session_close_window (window);

  window = restore_window ();
  g_assert_null (ui_probe_find_button (window, "One Person, Three Virtual Players"));
  check_same_line (game, session_get_shown_game (window), 20);
  /* The focus is on the table, or on its line. */
  g_assert_true (comstock_part_has_focus (ui_probe_find (window, COMSTOCK_TYPE_TABLE)) ||
                 comstock_part_has_focus (ui_probe_find (window, COMSTOCK_TYPE_STAGE)));
  session_close_window (window);
}

/* The newest file of the folder that the window keeps its game in. */
static char *
dup_newest (void)
{
  g_autofree char *folder = build_path ("comstock/autosave/1");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *newest = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "game") && g_strcmp0 (name, newest) > 0)
      {
        g_free (newest);
        newest = g_strdup (name);
      }
  return newest != NULL ? g_build_filename (folder, newest, NULL) : NULL;
}

static char *
find_newest (void)
{
  char *newest = dup_newest ();

  g_assert_nonnull (newest);
  return newest;
}

static gboolean
is_kept (gpointer data)
{
  g_autofree char *newest = dup_newest ();

  return newest != NULL;
}

static void
test_bad_autosave (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) game = session_create_game (20);
  g_autofree char *path = NULL;
  gpointer dialog;

  comstock_window_set_game (window, game);
  stage_settle ();
  comstock_game_undo (game);
  session_close_window (window);
  path = find_newest ();
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));

  window = restore_window ();
  check_same_line (game, session_get_shown_game (window), 19);
  dialog = ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "bad-"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  gtk_window_destroy (dialog);
  session_close_window (window);
}

static void
test_undo_new_game (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) first = session_create_game (20);
  g_autoptr (ComstockGame) second = session_create_game (0);

  comstock_window_set_game (window, first);
  comstock_window_set_game (window, second);
  stage_settle ();
  g_assert_true (session_get_shown_game (window) == second);
  g_assert_nonnull (ui_probe_find_button (window, "_Undo"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  stage_settle ();
  check_same_line (session_get_shown_game (window), first, 20);
  session_close_window (window);
}

static void
open_and_wait (ComstockWindow *window,
               GFile          *file)
{
  g_autoptr (GObject) former = NULL;

  g_set_object (&former, ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  comstock_window_open_file (window, file);
  session_await_table (window, former);
}

static void
test_open (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) first = session_create_game (10);
  g_autoptr (ComstockGame) other = session_create_game (30);
  g_autoptr (GFile) file = write_save (other, "other.comstock");

  comstock_window_set_game (window, first);
  open_and_wait (window, file);
  check_same_line (session_get_shown_game (window), other, 30);
  ui_probe_press (ui_probe_find_button (window, "_Undo"));
  check_same_line (session_get_shown_game (window), first, 10);
  session_close_window (window);
}

typedef struct
{
  ComstockWindow *window;
  const char *uri;
} Offer;

/* The menu's part for recent files has the file. */
static gboolean
is_offered (gpointer data)
{
  const Offer *offer = data;
  GMenuModel *menu = G_MENU_MODEL (
    gtk_widget_get_template_child (GTK_WIDGET (offer->window), COMSTOCK_TYPE_WINDOW, "recent"));

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *target = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &target);
      if (g_strcmp0 (target, offer->uri) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
test_open_recent (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) game = session_create_game (30);
  g_autoptr (GFile) file = write_save (game, "recent_one.comstock");
  g_autofree char *uri = g_file_get_uri (file);
  Offer offer = { window, uri };
  g_autoptr (GObject) former = NULL;

  open_and_wait (window, file);
  ui_probe_wait (is_offered, &offer);
  former = g_object_ref (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-uri", "s", uri);
  session_await_table (window, former);
  check_same_line (session_get_shown_game (window), game, 30);
  session_close_window (window);
}

static gboolean
is_not_offered (gpointer data)
{
  return !is_offered (data);
}

/* What is gone is no longer offered, in a window that is opened later. */
static void
test_recent_gone (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) game = session_create_game (30);
  g_autoptr (GFile) file = write_save (game, "recent_gone.comstock");
  g_autofree char *uri = g_file_get_uri (file);
  Offer offer = { window, uri };

  open_and_wait (window, file);
  ui_probe_wait (is_offered, &offer);
  session_close_window (window);
  g_assert_true (g_file_delete (file, NULL, NULL));
  offer.window = window = session_open_window ();
  ui_probe_wait (is_not_offered, &offer);
  session_close_window (window);
}

static gboolean
says_none (gpointer window)
{
  GMenuModel *menu = G_MENU_MODEL (gtk_widget_get_template_child (window, COMSTOCK_TYPE_WINDOW, "recent"));
  g_autofree char *label = NULL;

  g_menu_model_get_item_attribute (menu, 0, G_MENU_ATTRIBUTE_LABEL, "s", &label);
  return g_menu_model_get_n_items (menu) == 1 && g_strcmp0 (label, "No Recent Games") == 0;
}

static void
test_recent_none (void)
{
  ComstockWindow *window = session_open_window ();

  gtk_recent_manager_purge_items (gtk_recent_manager_get_default (), NULL);
  ui_probe_wait (says_none, window);
  session_close_window (window);
}

static void
drop (GtkWidget *widget,
      GFile     *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &taken);
    }
  g_assert_true (taken);
}

static void
test_drop (void)
{
  ComstockWindow *window = session_open_window ();
  g_autoptr (ComstockGame) game = session_create_game (30);
  g_autoptr (GFile) file = write_save (game, "dropped.comstock");

  drop (GTK_WIDGET (window), file);
  session_await_table (window, NULL);
  check_same_line (session_get_shown_game (window), game, 30);
  session_close_window (window);
}

static gboolean
is_problem_shown (gpointer window)
{
  return gtk_widget_get_visible (
    GTK_WIDGET (gtk_widget_get_template_child (window, COMSTOCK_TYPE_WINDOW, "problem_bar")));
}

static gboolean
is_no_problem_shown (gpointer window)
{
  return !is_problem_shown (window);
}

static gboolean
is_waiting_told (gpointer window)
{
  g_autofree char *prompt = session_dup_prompt (window);

  return strstr (prompt, "until it can be saved") != NULL;
}

static gboolean
is_person_asked (gpointer window)
{
  return (comstock_game_get_actors (session_get_shown_game (window)) & 1) != 0;
}

/* A game in which others play next, in a window that cannot keep it; *@folder is in its way. */
static ComstockWindow *
open_window_in_vain (char **folder)
{
  static guint n_away;
  g_autofree char *name = g_strdup_printf ("away-%u", n_away++);
  g_autofree char *away = build_path (name);
  g_autofree char *parent = NULL;
  g_autoptr (ComstockGame) game = session_create_game (0);
  ComstockWindow *window;

  *folder = build_path ("comstock/autosave");
  while ((comstock_game_get_actors (game) & 1) != 0)
    session_play_first_moves (game, comstock_game_get_length (game) + 1);
  parent = g_path_get_dirname (*folder);
  g_mkdir_with_parents (parent, 0700);
  g_rename (*folder, away);
  g_assert_true (g_file_set_contents (*folder, "", -1, NULL));
  window = session_open_window ();
  comstock_window_set_game (window, game);
  ui_probe_wait (is_problem_shown, window);
  return window;
}

static void
advance_until (UiCondition     condition,
               ComstockWindow *window)
{
  while (!condition (window))
    {
      ui_clock_advance (1000);
      stage_settle ();
    }
}

/* What cannot be kept is not played on, however long it takes, and the table says so; once it can be, it goes on by
 * itself. */
static void
test_rivals_wait (void)
{
  g_autofree char *folder = NULL;
  ComstockWindow *window;
  guint length;

  ui_clock_stop ();
  window = open_window_in_vain (&folder);
  length = comstock_game_get_length (session_get_shown_game (window));
  advance_until (is_waiting_told, window);
  for (guint i = 0; i < 100; i++)
    {
      ui_clock_advance (30000);
      stage_settle ();
      g_assert_cmpuint (comstock_game_get_length (session_get_shown_game (window)), ==, length);
      g_assert_true (is_problem_shown (window));
    }

  g_unlink (folder);
  advance_until (is_no_problem_shown, window);
  advance_until (is_person_asked, window);
  g_assert_false (is_waiting_told (window));
  session_close_window (window);
  ui_clock_start ();
}

/* Whoever has no other disk may play all the same; from the next problem on the others wait again. */
static void
test_play_on_anyway (void)
{
  g_autofree char *folder = NULL;
  ComstockWindow *window;

  ui_clock_stop ();
  window = open_window_in_vain (&folder);
  advance_until (is_waiting_told, window);
  ui_probe_press (ui_probe_find_button (window, "Play On Anyway"));
  advance_until (is_person_asked, window);
  g_assert_true (is_problem_shown (window));
  g_assert_null (ui_probe_find_button (window, "Play On Anyway"));

  g_unlink (folder);
  ui_probe_press (ui_probe_find_button (window, "Try Again"));
  ui_probe_wait (is_no_problem_shown, window);
  session_close_window (window);
  ui_clock_start ();
}

static guint n_said;

/* Whether GTK told of the name is seen from outside; here the sentence is only counted. */
void __wrap_comstock_announce (GtkWidget  *widget,
                               const char *sentence);

void
__wrap_comstock_announce (GtkWidget  *widget,
                          const char *sentence)
{
  n_said += strstr (sentence, "is not being saved") != NULL;
}

/* How large a file may become: with 0, each write fails, under another name each time. */
static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* However often a problem comes up, it is read out once. */
static void
test_problem_is_said_once (void)
{
  g_autoptr (ComstockGame) game = session_create_game (20);
  ComstockWindow *window;

  n_said = 0;
  ui_clock_stop ();
  window = session_open_window ();
  comstock_window_set_game (window, game);
  ui_probe_wait (is_kept, NULL);
  limit_files (0);
  for (guint i = 0; i < 3; i++)
    {
      comstock_game_undo (game);
      ui_probe_wait (is_problem_shown, window);
      comstock_game_redo (game);
      ui_clock_advance (30000);
      stage_settle ();
    }
  g_assert_cmpuint (n_said, ==, 1);
  limit_files (RLIM_INFINITY);
  advance_until (is_no_problem_shown, window);
  session_close_window (window);
  ui_clock_start ();
}

/* Something else lies where the folder of the autosaves belongs: the game goes on, and all is well once it is gone. */
static void
test_problem (void)
{
  g_autofree char *folder = build_path ("comstock/autosave");
  g_autofree char *away = build_path ("away");
  g_autoptr (ComstockGame) game = session_create_game (20);
  ComstockWindow *window;

  g_rename (folder, away);
  g_assert_true (g_file_set_contents (folder, "", -1, NULL));
  window = session_open_window ();
  comstock_window_set_game (window, game);
  ui_probe_wait (is_problem_shown, window);
  g_assert_nonnull (ui_probe_find_button (window, "Save As…"));

  comstock_game_undo (game);
  stage_settle ();
  g_assert_true (is_problem_shown (window));
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  g_assert_nonnull (ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG));
  gtk_window_destroy (ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG));

  g_unlink (folder);
  comstock_game_redo (game);
  ui_probe_wait (is_no_problem_shown, window);
  session_close_window (window);
}

/* A save whose last position is not what it says. */
static GFile *
write_foreign_save (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  guint length = comstock_game_get_length (game);
  g_autofree char *digest =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", comstock_game_get_digest_at (game, length));
  g_autofree char *path = build_path ("foreign.comstock");
  char *found = strstr (text, digest);

  g_assert_nonnull (found);
  found[0] = found[0] == '0' ? '1' : '0';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static void
test_other_rules (void)
{
  g_autoptr (ComstockGame) game = session_create_game (100);
  g_autoptr (GFile) file = write_foreign_save (game);
  ComstockWindow *window = session_open_window ();
  ComstockGame *shown;
  gpointer dialog;
  guint length;

  comstock_window_open_file (window, file);
  dialog = ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);
  adw_message_dialog_response (dialog, "look");
  stage_settle ();
  shown = session_get_shown_game (window);
  length = comstock_game_get_length (shown);
  g_assert_cmpuint (length, <, 100);
  check_same_line (shown, game, length);
  g_assert_true (session_is_replaying (window));

  ui_probe_press (ui_probe_find_button (window, "Play On From Here"));
  g_assert_false (session_is_replaying (window));
  session_close_window (window);
}

/* Two people at one screen: what was hidden from one of them is not taken back. */
static void
test_undo_among_people (void)
{
  ComstockCardsSetup setup = { 0 };
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockCardsGame) game = NULL;
  ComstockWindow *window = session_open_window ();

  g_assert_true (comstock_cards_setup_parse (&setup, "person,person,virtual,virtual", &error));
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  session_play_first_moves (COMSTOCK_GAME (game), 2);
  comstock_window_set_game (window, COMSTOCK_GAME (game));
  stage_settle ();
  g_assert_true (comstock_game_is_undo_barred (COMSTOCK_GAME (game)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_cursor (COMSTOCK_GAME (game)), >=, 2);
  g_assert_true (session_get_shown_game (window) == COMSTOCK_GAME (game));
  session_close_window (window);
}

static void
show_next_game (ComstockWindow *window)
{
  g_autoptr (ComstockGame) next = comstock_game_ui_deal_quick (comstock_game_uis[0]);

  comstock_window_set_game (window, next);
}

static void
make_anew (ComstockWindow *window)
{
  g_autoptr (GVariant) folded = comstock_window_fold (window);

  comstock_window_unfold (window, folded);
}

/* The end of a game has the focus: it goes with its table, and nothing of both stays. */
static void
test_ended_game (const ComstockGameUi *ui,
                 gboolean              animated,
                 void                (*replace) (ComstockWindow *window))
{
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (ui);
  ComstockWindow *window;
  ComstockTable *table;
  gpointer weak;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
  session_play_first_moves (game, G_MAXUINT);
  window = session_open_game (game);
  weak = table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  g_object_add_weak_pointer (G_OBJECT (table), &weak);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         comstock_theatre_get_cover (comstock_table_get_theatre (table))));

  replace (window);
  stage_settle ();
  g_assert_null (weak);
  session_close_window (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
test_ended_games (void)
{
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    for (int animated = FALSE; animated <= TRUE; animated++)
      {
        test_ended_game (*ui, animated, show_next_game);
        test_ended_game (*ui, animated, make_anew);
      }
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/session/restore", test_restore);
  g_test_add_func ("/session/bad-autosave", test_bad_autosave);
  g_test_add_func ("/session/undo-new-game", test_undo_new_game);
  g_test_add_func ("/session/open", test_open);
  g_test_add_func ("/session/open-recent", test_open_recent);
  g_test_add_func ("/session/recent-gone", test_recent_gone);
  g_test_add_func ("/session/recent-none", test_recent_none);
  g_test_add_func ("/session/drop", test_drop);
  g_test_add_func ("/session/problem", test_problem);
  g_test_add_func ("/session/rivals-wait", test_rivals_wait);
  g_test_add_func ("/session/play-on-anyway", test_play_on_anyway);
  g_test_add_func ("/session/problem-is-said-once", test_problem_is_said_once);
  g_test_add_func ("/session/other-rules", test_other_rules);
  g_test_add_func ("/session/undo-among-people", test_undo_among_people);
  g_test_add_func ("/session/ended-games", test_ended_games);
  return g_test_run ();
}
