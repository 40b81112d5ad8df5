/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thousands of undos and redos in one window: the game is the same after them, and memory does not grow. */

#include <malloc.h>

#include "model/cards/comstock-cards-game.h"
#include "model/store/comstock-save.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"
#include "ui/shell/comstock-window.h"
#include "ui-clock.h"
#include "ui-probe.h"

#define QUICK_STEPS 300
#define STEPS 10000
#define N_MOVES 120
/* In bytes.  The pictures that are kept have all been drawn after some thousand steps: 200 bytes kept of each would be
 * more than what comes and goes then.  In a few steps some of them may be drawn for the first time. */
#define MOST_GROWTH 1000000
#define MOST_GROWTH_QUICK 8000000

static void
play_first_moves (ComstockGame *game,
                  guint         n_moves)
{
  while (comstock_game_get_length (game) < n_moves && !comstock_game_is_over (game))
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);

      g_assert_true (comstock_game_play (game, seat, g_array_index (moves, CsMove, 0), NULL));
    }
}

/* Any number of steps back, and at the last as many forward again. */
static void
step (ComstockWindow *window,
      ComstockGame   *game,
      CsRng          *rng,
      gboolean        is_last)
{
  const guint cursor = comstock_game_get_cursor (game);
  const gboolean forward = comstock_game_can_redo (game) && (is_last || cs_rng_below (rng, 2) == 0);
  GtkWidget *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);

  if (forward)
    g_assert_true (gtk_widget_activate_action (table, "table.redo", NULL));
  else if (comstock_game_can_undo (game))
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  stage_settle ();
  if (forward)
    g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
}

static void
walk (ComstockWindow *window,
      ComstockGame   *game,
      guint           n_steps)
{
  CsRng rng;

  cs_rng_init (&rng, n_steps);
  for (guint i = 0; i < n_steps; i++)
    step (window, game, &rng, FALSE);
  while (comstock_game_can_redo (game))
    step (window, game, &rng, TRUE);
}

static void
test_undo_runs (void)
{
  const guint n_steps = g_test_slow () ? STEPS : QUICK_STEPS;
  const size_t most = g_test_slow () ? MOST_GROWTH : MOST_GROWTH_QUICK;
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  size_t used;

  play_first_moves (game, N_MOVES);
  before = comstock_save_to_bytes (game);
  comstock_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();

  walk (window, game, n_steps / 2);
  used = mallinfo2 ().uordblks;
  walk (window, game, n_steps / 2);

  after = comstock_save_to_bytes (game);
  g_test_message ("%u steps; %zu bytes in use in the middle, %zu at the end", n_steps, used, mallinfo2 ().uordblks);
  g_assert_cmpmem (g_bytes_get_data (after, NULL), g_bytes_get_size (after),
                   g_bytes_get_data (before, NULL), g_bytes_get_size (before));
  g_assert_cmpuint (mallinfo2 ().uordblks, <, used + most);
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/undo-runs", test_undo_runs);
  return g_test_run ();
}
