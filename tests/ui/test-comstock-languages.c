/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of live switching, with catalogues in which every sentence begins with the code of its language. */

#include "config.h"

#include "ui/shell/comstock-languages.h"

#include <glib/gstdio.h>
#include <string.h>

#include "model/base/comstock-locale.h"
#include "model/board/comstock-board-game.h"
#include "model/cards/comstock-cards-game.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-hand.h"
#include "ui/kit/comstock-zoomable.h"
#include "ui/table/comstock-new-game-page.h"
#include "ui/table/comstock-code-row.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/shell/comstock-statistics-window.h"
#include "ui/table/comstock-table.h"
#include "ui/shell/comstock-tally-view.h"
#include "ui/shell/comstock-window.h"
#include "picture-scenes.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "ui-words.h"

static const char *const languages[] = { "fr", "de", "nl", "ru", "es", "it", "pt_BR", "pl", "en" };

/* Two show what is not switched; all of them take a while. */
#define QUICK_LANGUAGES 2

static GSettings *settings;

static guint
count_languages (void)
{
  return g_test_slow () ? G_N_ELEMENTS (languages) : QUICK_LANGUAGES;
}

static char *
dup_mark (const char *language)
{
  return g_strdelimit (g_strdup_printf ("⟨%s⟩", language), "_", '-');
}

static void
choose (const char *language)
{
  g_settings_set_string (settings, "language", language);
  stage_await_workers ();
  stage_settle ();
}

/* Nothing that is said comes from another catalogue, and something comes from this one. */
static void
assert_speaks (const char *language)
{
  g_autoptr (GHashTable) words = ui_words_collect_all ();
  g_autofree char *mark = dup_mark (language);
  GHashTableIter iter;
  gpointer word;
  guint n_own = 0;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    {
      const char *found = word;

      n_own += strstr (word, mark) != NULL;
      for (; (found = strstr (found, "⟨")) != NULL; found++)
        if (!g_str_has_prefix (found, mark))
          g_error ("in “%s”: “%s”", language, (char *) word);
    }
  if (!g_str_equal (language, "en"))
    g_assert_cmpuint (n_own, >, 10);
}

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

  choose ("");
  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
  g_assert_null (weak);
}

static ComstockGame *
get_game (ComstockWindow *window)
{
  g_autoptr (ComstockGame) game = NULL;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "game", &game, NULL);
  return game;
}

static ComstockWindow *
open_game (void)
{
  ComstockWindow *window = open_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-game", NULL);
  stage_settle ();
  return window;
}

static void
test_welcome (void)
{
  ComstockWindow *window = open_window ();

  for (guint i = 0; i < count_languages (); i++)
    {
      choose (languages[i]);
      assert_speaks (languages[i]);
    }
  close_window (window);
}

/* The libraries' own words too: in English, the button of every window that closes it is a "Close". */
static void
test_libraries (void)
{
  ComstockWindow *window = open_window ();
  g_autoptr (GHashTable) french = NULL;
  g_autoptr (GHashTable) english = NULL;

  choose ("fr");
  french = ui_words_collect_all ();
  choose ("en");
  english = ui_words_collect_all ();
  g_assert_true (g_hash_table_contains (french, "Fermer"));
  g_assert_false (g_hash_table_contains (french, "Close"));
  g_assert_true (g_hash_table_contains (english, "Close"));
  g_assert_false (g_hash_table_contains (english, "Fermer"));
  close_window (window);
}

static void
test_game (void)
{
  ComstockWindow *window = open_game ();
  ComstockGame *game = get_game (window);

  for (guint i = 0; i < count_languages (); i++)
    {
      const guint cursor = comstock_game_get_cursor (game);
      const guint64 digest = comstock_game_get_digest_at (game, cursor);

      choose (languages[i]);
      g_assert_true (get_game (window) == game);
      g_assert_cmpuint (comstock_game_get_length (game), >=, cursor);
      g_assert_cmphex (comstock_game_get_digest_at (game, cursor), ==, digest);
      assert_speaks (languages[i]);
    }
  close_window (window);
}

static guint
count_windows (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *l = windows; l != NULL; l = l->next)
    n += (guint) gtk_widget_get_visible (l->data);
  return n;
}

/* A failure is told again, and a question asked again, only once the file was looked at again. */
static gboolean
are_as_many_windows (gpointer n)
{
  return count_windows () == *(const guint *) n;
}

static void
close_all (void)
{
  g_autoptr (GList) windows = NULL;

  choose ("");
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    g_object_ref (l->data);
  for (GList *l = windows; l != NULL; l = l->next)
    {
      gtk_window_destroy (l->data);
      g_object_unref (l->data);
    }
  stage_settle ();
}

/* What is the same in every language on purpose. */
static const char *const names[] = {
  "Comstock", "English", "Français", "Nederlands", "Deutsch", "Русский", "Español", "Italiano", "Polski",
  "Português (Brasil)", "An evening with friends.comstock", VERSION,
};

/* Letters, of which none comes from a catalogue; codes of games have none. */
static gboolean
is_unmarked (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (word, names[i]))
      return FALSE;
  if (g_regex_match_simple ("^[A-Z0-9]{5}(-[A-Z0-9]+)+$", word, 0, 0))
    return FALSE;
  return strstr (word, "⟨") == NULL && g_regex_match_simple ("\\p{L}\\p{L}", word, 0, 0);
}

/* The libraries' words differ between two languages; what does not was never given to gettext. */
static void
assert_all_marked (GHashTable *french,
                   GHashTable *german)
{
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, french);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    if (is_unmarked (word) && g_hash_table_contains (german, word))
      g_error ("“%s” is not marked for translation", (char *) word);
}

static void
test_scene (gconstpointer data)
{
  const PictureScene *scene = data;
  g_autoptr (GHashTable) french = NULL;
  g_autoptr (GHashTable) german = NULL;
  guint n_windows;

  picture_scene_open (scene, ui_probe_get_application ());
  n_windows = count_windows ();
  for (guint i = 0; i < count_languages (); i++)
    {
      choose (languages[i]);
      ui_probe_wait (are_as_many_windows, &n_windows);
      assert_speaks (languages[i]);
      if (i == 0)
        french = ui_words_collect_all ();
      else if (i == 1)
        german = ui_words_collect_all ();
    }
  assert_all_marked (french, german);
  close_all ();
}

static gboolean
is_problem_told (gpointer window)
{
  return ui_probe_find (window, GTK_TYPE_INFO_BAR) != NULL;
}

/* What was told in one language of a game that cannot be kept is told in the other as well. */
static void
test_problem (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "comstock", "autosave", NULL);
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  ComstockWindow *window;

  g_mkdir_with_parents (folder, 0700);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", -1, NULL));
  window = open_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-game", NULL);
  ui_probe_wait (is_problem_told, window);
  for (guint i = 0; i < count_languages (); i++)
    {
      choose (languages[i]);
      g_assert_true (is_problem_told (window));
      assert_speaks (languages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  close_all ();
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
}

/* Each pane and dialog once; all scenes take minutes. */
static const char *const quick_scenes[] = {
  "welcome", "ghost", "log", "aid", "score", "look", "curtain", "new-game", "preferences", "statistics", "shortcuts",
  "about", "bad-file", NULL,
};

static void
add_scenes (void)
{
  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    {
      g_autofree char *path = g_strconcat ("/comstock-languages/scene/", scene->name, NULL);

      if (!g_test_slow () && !g_strv_contains (quick_scenes, scene->name))
        continue;
      g_test_add_data_func (path, scene, test_scene);
    }
}

static ComstockWindow *
open_scene (const char *name)
{
  return picture_scene_open (picture_scene_find (name), ui_probe_get_application ());
}

static gboolean
is_action_on (ComstockWindow *window,
              const char     *name)
{
  g_autoptr (GObject) actions = NULL;
  g_autoptr (GVariant) state = NULL;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "actions", &actions, NULL);
  state = g_action_group_get_action_state (G_ACTION_GROUP (actions), name);
  return g_variant_get_boolean (state);
}

/* Zoom, ghost, pane and focus. */
static void
test_keeps_table (void)
{
  ComstockWindow *window = open_scene ("ghost");
  ComstockCardsCityView *city = ui_probe_find (window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  GtkWidget *former = GTK_WIDGET (city);
  int x, y, new_x, new_y;

  comstock_zoomable_zoom_at (COMSTOCK_ZOOMABLE (city), 2, gtk_widget_get_width (former) / 2.0,
                             gtk_widget_get_height (former) / 2.0);
  stage_settle ();
  gtk_widget_activate_action (GTK_WIDGET (city), "table.log", NULL);
  stage_settle ();
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (city), GTK_DIR_TAB_FORWARD));
  g_assert_true (comstock_cards_city_view_get_ghost (city, &x, &y));

  choose ("fr");
  city = ui_probe_find (window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  g_assert_true (GTK_WIDGET (city) != former);
  g_assert_cmpfloat (comstock_zoomable_get_zoom (COMSTOCK_ZOOMABLE (city)), ==, 2.0);
  g_assert_true (comstock_cards_city_view_get_ghost (city, &new_x, &new_y));
  g_assert_cmpint (new_x, ==, x);
  g_assert_cmpint (new_y, ==, y);
  g_assert_true (is_action_on (window, "log"));
  g_assert_false (is_action_on (window, "player-aid"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (city)));
  close_all ();
}

static ComstockWindow *
open_board_game (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockBoardGame) game = NULL;
  ComstockWindow *window = open_window ();
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, "person,rival:easy", &error);
  g_assert_no_error (error);
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  comstock_window_set_game (window, COMSTOCK_GAME (game));
  stage_settle ();
  return window;
}

static double
get_map_zoom (ComstockWindow *window)
{
  ComstockBoardMap *map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);

  return comstock_plane_get_camera (COMSTOCK_PLANE (map))->zoom;
}

/* The zoom, and what somebody has asked to see on the map. */
static void
test_keeps_map (void)
{
  ComstockWindow *window = open_board_game ();
  g_autoptr (GtkWidget) former = g_object_ref (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP));
  GObject *actions;
  g_autoptr (GVariant) overlay = NULL;
  double zoom;

  g_assert_true (gtk_widget_activate_action (former, "table.overlay", "s", "incomes"));
  g_assert_true (gtk_widget_activate_action (former, "zoom.in", NULL));
  stage_settle ();
  zoom = get_map_zoom (window);
  g_assert_cmpfloat (zoom, >, 1);

  choose ("fr");
  window = ui_probe_find_window (COMSTOCK_TYPE_WINDOW);
  g_assert_true (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP) != former);
  g_assert_cmpfloat (get_map_zoom (window), ==, zoom);
  actions = G_OBJECT (comstock_table_get_actions (ui_probe_find (window, COMSTOCK_TYPE_TABLE)));
  overlay = g_action_group_get_action_state (G_ACTION_GROUP (actions), "overlay");
  g_assert_cmpstr (g_variant_get_string (overlay, NULL), ==, "incomes");
  close_all ();
}

/* Rows that somebody sees, each in @language alone; returns how many. */
static guint
count_rows (ComstockWindow *window,
            const char     *language)
{
  GtkWidget *pane = ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE);
  GtkWidget *list = ui_probe_find (pane, GTK_TYPE_LIST_VIEW);
  g_autofree char *mark = dup_mark (language);
  graphene_rect_t area;
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autoptr (GHashTable) words = ui_words_collect (row);
      gboolean own = g_str_equal (language, "en");
      GHashTableIter iter;
      gpointer word;

      g_hash_table_iter_init (&iter, words);
      while (g_hash_table_iter_next (&iter, &word, NULL))
        own = own || strstr (word, mark) != NULL;
      n += own && gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, list, &area) &&
           area.size.height > 0 && area.origin.y + area.size.height > 0 &&
           area.origin.y < (float) gtk_widget_get_height (list);
    }
  return n;
}

/* An open log has its entries in the new language, and as many of them in sight. */
static void
test_log (gconstpointer scene)
{
  ComstockWindow *window = open_scene (scene);
  guint n_rows;

  if (!is_action_on (window, "log"))
    gtk_widget_activate_action (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "table.log", NULL);
  stage_settle ();
  n_rows = count_rows (window, "en");
  g_assert_cmpuint (n_rows, >, 2);
  for (guint i = 0; i < count_languages (); i++)
    {
      choose (languages[i]);
      window = ui_probe_find_window (COMSTOCK_TYPE_WINDOW);
      g_assert_cmpuint (count_rows (window, languages[i]), >=, n_rows - 1);
    }
  close_all ();
}

static GtkEntry *
find_code (void)
{
  gpointer page = ui_probe_find (ui_probe_find_window (COMSTOCK_TYPE_NEW_GAME), COMSTOCK_TYPE_NEW_GAME_PAGE);

  return GTK_ENTRY (ui_probe_find (ui_probe_find (page, COMSTOCK_TYPE_CODE_ROW), GTK_TYPE_ENTRY));
}

/* What was typed, and where the cursor stands in it. */
static void
test_keeps_typed (void)
{
  GtkEntry *code;

  open_scene ("new-game");
  code = find_code ();
  gtk_editable_set_text (GTK_EDITABLE (code), "4711");
  gtk_widget_grab_focus (GTK_WIDGET (code));
  gtk_editable_select_region (GTK_EDITABLE (code), 1, 3);

  choose ("fr");
  g_assert_true (find_code () != code);
  code = find_code ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (code)), ==, "4711");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (code)))),
                                         GTK_WIDGET (code)));
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (code)), ==, 3);
  close_all ();
}

/* The pages of About: libadwaita 1.4 has made them otherwise. */
static GtkWidget *
find_about_pages (gboolean *navigates)
{
  const GType navigation = g_type_from_name ("AdwNavigationView");

  *navigates = navigation != 0;
  return ui_probe_find (ui_probe_find_window (ADW_TYPE_ABOUT_WINDOW), navigation != 0 ? navigation : GTK_TYPE_STACK);
}

static char *
dup_about_page (void)
{
  gboolean navigates;
  GtkWidget *pages = find_about_pages (&navigates);
  g_autoptr (GtkWidget) page = NULL;
  char *name;

  if (!navigates)
    return g_strdup (gtk_stack_get_visible_child_name (GTK_STACK (pages)));
  g_object_get (pages, "visible-page", &page, NULL);
  g_object_get (page, "tag", &name, NULL);
  return name;
}

/* About has pages of its own, which nobody but the library knows. */
static void
test_keeps_page (void)
{
  gboolean navigates;
  GtkWidget *pages;
  g_autofree char *page = NULL;

  open_scene ("about");
  pages = find_about_pages (&navigates);
  gtk_widget_activate_action (pages, navigates ? "navigation.push" : "about.subpage", "s", "credits");
  stage_settle ();
  choose ("fr");
  page = dup_about_page ();
  g_assert_cmpstr (page, ==, "credits");
  close_all ();
}

static gboolean
is_toast_told (gconstpointer words)
{
  g_autoptr (GHashTable) told = ui_words_collect_all ();

  return g_hash_table_contains (told, words);
}

/* A setting that is no language of ours stands for that of the system, and no other folder is looked into. */
static void
test_unknown (void)
{
  g_autofree char *system_languages = NULL;

  choose ("");
  system_languages = g_strdup (g_getenv ("LANGUAGE"));
  choose ("fr");
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr:en");
  choose ("../../tmp/evil");
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, system_languages);
  choose ("");
}

/* What a toast offers can be had after the change as well. */
static void
test_keeps_toast (void)
{
  ComstockWindow *window = open_scene ("take");
  const guint length = comstock_game_get_length (get_game (window));

  ui_clock_stop ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-game", NULL);
  stage_settle ();
  g_assert_true (is_toast_told ("New game started"));
  choose ("fr");
  g_assert_false (is_toast_told ("New game started"));
  g_assert_true (is_toast_told ("⟨fr⟩New game started"));
  ui_probe_press (ui_probe_find_button (window, "⟨fr⟩_Undo"));
  g_assert_cmpuint (comstock_game_get_length (get_game (window)), ==, length);
  close_all ();
  ui_clock_start ();
}

/* What was forgotten a moment ago can still be had back. */
static void
test_keeps_forgotten (void)
{
  open_scene ("statistics");
  ui_clock_stop ();
  gtk_widget_activate_action (ui_probe_find_window (COMSTOCK_TYPE_STATISTICS_WINDOW), "statistics.reset", NULL);
  stage_settle ();
  choose ("fr");
  g_assert_null (ui_probe_find (ui_probe_find_window (COMSTOCK_TYPE_STATISTICS_WINDOW), COMSTOCK_TYPE_TALLY_VIEW));
  ui_probe_press (ui_probe_find_button (ui_probe_find_window (COMSTOCK_TYPE_STATISTICS_WINDOW), "⟨fr⟩_Undo"));
  g_assert_nonnull (ui_probe_find (ui_probe_find_window (COMSTOCK_TYPE_STATISTICS_WINDOW), COMSTOCK_TYPE_TALLY_VIEW));
  close_all ();
  ui_clock_start ();
}

/* The curtain stays lifted for the person who sits there. */
static void
test_keeps_curtain (void)
{
  ComstockWindow *window = open_scene ("curtain");

  ui_probe_press (ui_probe_find_styled (window, "suggested-action"));
  g_assert_nonnull (ui_probe_find (window, COMSTOCK_TYPE_CARDS_HAND));
  choose ("fr");
  g_assert_nonnull (ui_probe_find (window, COMSTOCK_TYPE_CARDS_HAND));
  close_all ();
}

static void
test_keeps_replay (void)
{
  ComstockWindow *window = open_scene ("replay");
  guint cursor = comstock_game_get_cursor (get_game (window));
  gboolean replaying;

  choose ("fr");
  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "replaying", &replaying, NULL);
  g_assert_true (replaying);
  g_assert_cmpuint (comstock_game_get_cursor (get_game (window)), ==, cursor);
  close_all ();
}

/* Undo alone is no looking back, before and after. */
static void
test_keeps_undone (void)
{
  ComstockWindow *window = open_scene ("take");
  ComstockGame *game = get_game (window);
  gboolean replaying;

  comstock_game_undo (game);
  choose ("fr");
  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "replaying", &replaying, NULL);
  g_assert_false (replaying);
  g_assert_true (comstock_game_can_redo (game));
  close_all ();
}

typedef struct
{
  ComstockGame *game;
  guint length;
} Reach;

/* Person or not, the first legal move; rivals and virtual players play by themselves. */
static gboolean
has_reached (gpointer data)
{
  Reach *reach = data;
  g_autoptr (GArray) moves = comstock_game_dup_legal (reach->game, 0);

  if (comstock_game_get_automatic_seat (COMSTOCK_GAME (reach->game)) < 0 && moves->len > 0)
    comstock_game_play (reach->game, 0, g_array_index (moves, CsMove, 0), NULL);
  return comstock_game_get_length (reach->game) >= reach->length;
}

static ComstockGame *
deal_against_rivals (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "person,rival:hard,rival:hard,virtual", NULL));
  setup.seed = 5;
  return COMSTOCK_GAME (comstock_cards_game_new (deck, &setup, NULL));
}

/* Rivals think while the language changes with every few moves; the game is the one that is played without that. */
static void
test_thinking (void)
{
  ComstockWindow *window = open_window ();
  g_autoptr (ComstockGame) undisturbed = deal_against_rivals ();
  g_autoptr (ComstockGame) game = deal_against_rivals ();
  guint language = 0;

  g_settings_set_string (settings, "pace", "instant");
  comstock_window_set_game (window, game);
  for (Reach reach = { game, 3 }; reach.length < 60; reach.length += 3)
    {
      g_settings_set_string (settings, "language", languages[language++ % G_N_ELEMENTS (languages)]);
      ui_probe_wait (has_reached, &reach);
    }
  comstock_window_set_game (window, undisturbed);
  ui_probe_wait (has_reached, &(Reach) { undisturbed, 57 });
  g_assert_cmphex (comstock_game_get_digest_at (game, 57), ==, comstock_game_get_digest_at (undisturbed, 57));
  g_settings_reset (settings, "pace");
  close_all ();
}

int
main (int    argc,
      char **argv)
{
  int status;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "languages", NULL);
  const char *const command[] = { "/usr/bin/python3", g_getenv ("COMSTOCK_TRANSLATIONS"), "pseudo", folder, NULL };

  g_spawn_sync (NULL, (char **) command, NULL, 0, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_setenv ("COMSTOCK_LOCALE_DIR", folder, TRUE);
  g_unsetenv ("LANGUAGE");
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  ui_probe_init (&argc, &argv);
  settings = g_settings_new (APPLICATION_ID);
  g_test_add_func ("/comstock-languages/welcome", test_welcome);
  g_test_add_func ("/comstock-languages/libraries", test_libraries);
  g_test_add_func ("/comstock-languages/game", test_game);
  g_test_add_func ("/comstock-languages/unknown", test_unknown);
  g_test_add_func ("/comstock-languages/keeps/table", test_keeps_table);
  g_test_add_func ("/comstock-languages/keeps/map", test_keeps_map);
  g_test_add_data_func ("/comstock-languages/keeps/log", "log", test_log);
  g_test_add_data_func ("/comstock-languages/keeps/log-of-the-board-game", "board-cowboys", test_log);
  g_test_add_func ("/comstock-languages/keeps/typed", test_keeps_typed);
  g_test_add_func ("/comstock-languages/keeps/page", test_keeps_page);
  g_test_add_func ("/comstock-languages/keeps/toast", test_keeps_toast);
  g_test_add_func ("/comstock-languages/keeps/forgotten", test_keeps_forgotten);
  g_test_add_func ("/comstock-languages/keeps/curtain", test_keeps_curtain);
  g_test_add_func ("/comstock-languages/keeps/replay", test_keeps_replay);
  g_test_add_func ("/comstock-languages/keeps/undone", test_keeps_undone);
  g_test_add_func ("/comstock-languages/thinking", test_thinking);
  g_test_add_func ("/comstock-languages/problem", test_problem);
  add_scenes ();
  return g_test_run ();
}
