/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of live switching, with catalogues in which every sentence begins with the code of its language. */

#include "config.h"

#include "ui/comstock-languages.h"

#include <string.h>

#include "model/cards/comstock-cards-game.h"
#include "model/comstock-locale.h"
#include "ui/cards/comstock-city-view.h"
#include "ui/cards/comstock-new-game.h"
#include "ui/comstock-game-ui.h"
#include "ui/comstock-log-pane.h"
#include "ui/comstock-table.h"
#include "ui/comstock-window.h"
#include "picture-scenes.h"
#include "ui-probe.h"
#include "ui-words.h"

static const char *const languages[] = { "fr", "de", "nl", "ru", "en" };

/* Two show in a scene what is not switched; all of them take a while. */
#define QUICK_LANGUAGES 2

static GSettings *settings;

static char *
dup_mark (const char *language)
{
  return g_strdup_printf ("⟨%s⟩", language);
}

static void
choose (const char *language)
{
  g_settings_set_string (settings, "language", language);
  ui_probe_settle ();
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
  ui_probe_settle ();
  return window;
}

static void
close_window (ComstockWindow *window)
{
  gpointer weak = window;

  choose ("");
  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_probe_settle ();
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
  ui_probe_settle ();
  return window;
}

static void
test_welcome (void)
{
  ComstockWindow *window = open_window ();

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
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

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
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
  ui_probe_settle ();
}

/* What is the same in every language on purpose. */
static const char *const names[] = {
  "Comstock", "English", "Français", "Nederlands", "Deutsch", "Русский", VERSION,
};

/* Letters, of which none comes from a catalogue. */
static gboolean
is_unmarked (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (word, names[i]))
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
  for (guint i = 0; i < (g_test_slow () ? G_N_ELEMENTS (languages) : QUICK_LANGUAGES); i++)
    {
      choose (languages[i]);
      g_assert_cmpuint (count_windows (), ==, n_windows);
      assert_speaks (languages[i]);
      if (i == 0)
        french = ui_words_collect_all ();
      else if (i == 1)
        german = ui_words_collect_all ();
    }
  assert_all_marked (french, german);
  close_all ();
}

static void
add_scenes (void)
{
  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    {
      g_autofree char *path = g_strconcat ("/comstock-languages/scene/", scene->name, NULL);

      g_test_add_data_func (path, scene, test_scene);
    }
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
  add_scenes ();
  return g_test_run ();
}
