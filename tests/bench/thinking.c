/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long thinking takes by the clock, on as many cores as the process may use: a decision of an expert, and the
 * analysis of the game that four of them play. */

#include <locale.h>

#include "model/cards/comstock-cards-game.h"
#include "model/session/comstock-analysis.h"

/* A decision that takes less was none: there was one move. */
#define CHOICE (G_USEC_PER_SEC / 1000)

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

static ComstockGame *
deal (guint64 seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "rival:expert,rival:expert,rival:expert,rival:expert", NULL));
  setup.seed = seed;
  game = comstock_cards_game_new (deck, &setup, NULL);
  g_assert_nonnull (game);
  return COMSTOCK_GAME (game);
}

static void
on_played (GObject      *game,
           GAsyncResult *result,
           gpointer      waiting)
{
  g_assert_true (comstock_game_play_automatic_finish (COMSTOCK_GAME (game), result, NULL));
  *(gboolean *) waiting = FALSE;
}

static void
play_move (ComstockGame *game)
{
  gboolean waiting = TRUE;

  comstock_game_play_automatic_async (game, NULL, on_played, &waiting);
  while (waiting)
    g_main_context_iteration (NULL, TRUE);
}

static void
play (ComstockGame *game)
{
  gint64 sum = 0;
  gint64 longest = 0;
  guint n = 0;

  while (!comstock_game_is_over (game))
    {
      const gint64 start = g_get_monotonic_time ();
      gint64 taken;

      play_move (game);
      taken = g_get_monotonic_time () - start;
      if (taken < CHOICE)
        continue;
      sum += taken;
      longest = MAX (longest, taken);
      n++;
    }
  g_print ("%u decisions of experts: %.1f ms each, the longest %.1f ms\n", n, (double) sum / 1000 / MAX (n, 1),
           (double) longest / 1000);
}

static void
analyze (ComstockGame *game)
{
  ComstockAnalysis *analysis = comstock_analysis_of (game);
  const gint64 start = g_get_monotonic_time ();

  comstock_analysis_run (analysis);
  while (!comstock_analysis_is_complete (analysis))
    g_main_context_iteration (NULL, TRUE);
  g_print ("analysis of the game: %.1f s\n", seconds_since (start));
}

int
main (int    argc,
      char **argv)
{
  const guint64 seed = argc > 1 ? g_ascii_strtoull (argv[1], NULL, 10) : 1;
  g_autoptr (ComstockGame) game = NULL;

  setlocale (LC_ALL, "");
  game = deal (seed);
  play (game);
  analyze (game);
  return 0;
}
