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
#include "ui-probe.h"
#include "ui-words.h"

static const char *const languages[] = { "fr", "nl", "de", "ru", "en" };

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

static const char *const actions[] = {
  "win.new-game",
  "win.preferences",
  "win.show-help-overlay",
  "app.about",
  "table.score-sheet",
  "table.look(0)",
};

static void
activate (ComstockWindow *window,
          const char     *detailed_name)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed_name, &name, &target, NULL));
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), name, target));
  ui_probe_settle ();
}

static GtkWindow *
find_dialog (ComstockWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (window) && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

static void
test_dialogs (void)
{
  ComstockWindow *window = open_game ();

  for (guint a = 0; a < G_N_ELEMENTS (actions); a++)
    {
      activate (window, actions[a]);
      for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
        {
          choose (languages[i]);
          if (find_dialog (window) == NULL)
            g_error ("%s is not open in “%s”", actions[a], languages[i]);
          assert_speaks (languages[i]);
        }
      gtk_window_destroy (find_dialog (window));
      ui_probe_settle ();
    }
  close_window (window);
}

int
main (int    argc,
      char **argv)
{
  int status;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("comstock-languages.XXXXXX", NULL);
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
  g_test_add_func ("/comstock-languages/dialogs", test_dialogs);
  return g_test_run ();
}
