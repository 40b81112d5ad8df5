/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window of the program, and games that are played in it. */

#include "config.h"

#include "session.h"

#include "ui-probe.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"

void
session_init (int    *argc,
              char ***argv)
{
  g_autoptr (GSettings) settings = NULL;

  ui_probe_init (argc, argv);
  settings = g_settings_new (APPLICATION_ID);
  g_settings_set_string (settings, "pace", "instant");
}

void
session_ask_foregone (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID ".board");

  g_settings_set_boolean (settings, "ask-foregone", TRUE);
}

ComstockWindow *
session_open_window (void)
{
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());

  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  return window;
}

void
session_close_window (ComstockWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  g_assert_null (weak);
}

ComstockWindow *
session_open_game (ComstockGame *game)
{
  ComstockWindow *window = session_open_window ();

  comstock_window_set_game (window, game);
  stage_settle ();
  return window;
}

gboolean
session_is_asked (gpointer window)
{
  return comstock_table_get_asked (ui_probe_find (window, COMSTOCK_TYPE_TABLE)) >= 0;
}

void
session_play_first_moves (ComstockGame *game,
                          guint         n_moves)
{
  while (comstock_game_get_length (game) < n_moves && !comstock_game_is_over (game))
    {
      guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);

      g_assert_true (comstock_game_play (game, seat, g_array_index (moves, CsMove, 0), NULL));
    }
}

ComstockGame *
session_create_game (guint n_moves)
{
  ComstockGame *game = comstock_game_ui_deal_quick (comstock_game_uis[0]);

  session_play_first_moves (game, n_moves);
  return game;
}

ComstockGame *
session_get_shown_game (ComstockWindow *window)
{
  g_autoptr (ComstockGame) game = NULL;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "game", &game, NULL);
  return game;
}

char *
session_dup_prompt (ComstockWindow *window)
{
  char *prompt;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "prompt", &prompt, NULL);
  return prompt;
}

gboolean
session_is_replaying (ComstockWindow *window)
{
  gboolean replaying;

  g_object_get (ui_probe_find (window, COMSTOCK_TYPE_TABLE), "replaying", &replaying, NULL);
  return replaying;
}

typedef struct
{
  ComstockWindow *window;
  gpointer former;      /* table, or NULL */
} Change;

static gboolean
is_changed (gpointer data)
{
  const Change *change = data;
  gpointer table = ui_probe_find (change->window, COMSTOCK_TYPE_TABLE);

  return table != NULL && table != change->former;
}

void
session_await_table (ComstockWindow *window,
                     gpointer        former)
{
  Change change = { window, former };

  ui_probe_wait (is_changed, &change);
}
