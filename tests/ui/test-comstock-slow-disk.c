/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A disk slower than the players: the first move of a new game waits until the game is kept. */

#include <unistd.h>

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"
#include "ui-clock.h"
#include "ui-probe.h"

#define SEATS "virtual:novice,virtual:novice,rival:easy,rival:easy"
#define N_MOVES 10
#define N_LOOKS 50

static gint is_stuck;

/* Stands in for libc's function. */
int
fsync (int fd)
{
  while (g_atomic_int_get (&is_stuck))
    g_usleep (1000);
  return 0;
}

static ComstockGame *
create_game (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup = { .seed = 1 };
  g_autoptr (GError) error = NULL;
  ComstockCardsGame *game;

  g_assert_true (comstock_cards_setup_parse (&setup, SEATS, &error));
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

static gboolean
is_played (gpointer game)
{
  return comstock_game_get_length (game) >= N_MOVES;
}

static void
test_new_game (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.comstock.Comstock");
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());
  g_autoptr (ComstockGame) game = create_game ();

  g_settings_set_string (settings, "pace", "instant");
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  g_atomic_int_set (&is_stuck, TRUE);
  ui_clock_stop ();
  comstock_window_set_game (window, game);
  for (guint i = 0; i < N_LOOKS; i++)
    {
      ui_clock_advance (1000);
      stage_settle ();
      g_assert_cmpuint (comstock_game_get_length (game), ==, 0);
    }
  ui_clock_start ();
  g_atomic_int_set (&is_stuck, FALSE);
  ui_probe_wait (is_played, game);
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/slow-disk/new-game", test_new_game);
  return g_test_run ();
}
