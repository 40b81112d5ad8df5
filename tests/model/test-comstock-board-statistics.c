/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of finished board games: by opponents, characters and variants. */

#include <glib/gstdio.h>

#include "board-deal.h"
#include "engine/board/board-game.h"
#include "model/session/comstock-games.h"
#include "model/store/comstock-statistics.h"

#define SEED 11

/* Plays a whole game that @statistics watches; its last move is played at the table. */
static void
play (ComstockStatistics *statistics,
      const char         *seats,
      BoardVariant        variants)
{
  g_autoptr (ComstockGame) game = board_deal (seats, variants, SEED);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  comstock_statistics_watch (statistics, game);
  while (!comstock_game_is_over (game))
    board_deal_play_move (game, &rng);
}

static const ComstockTally *
find (GPtrArray  *tallies,
      const char *opponents,
      const char *kit)
{
  for (guint i = 0; i < tallies->len; i++)
    {
      const ComstockTally *tally = tallies->pdata[i];

      if (g_str_equal (tally->opponents, opponents) && g_str_has_suffix (tally->kit, kit))
        return tally;
    }
  return NULL;
}

static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("comstock-statistics-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "statistics.json", NULL);
  g_autoptr (ComstockStatistics) statistics = comstock_statistics_new (file);
  g_autoptr (GPtrArray) tallies = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *told = NULL;

  play (statistics, "person,rival:easy,rival:hard", 0);
  play (statistics, "person,rival:easy,rival:hard", BOARD_WITH_HORSES | BOARD_MIGHT_IS_RIGHT);
  play (statistics, "person,standish:urban", 0);
  tallies = comstock_statistics_dup_tallies (statistics);
  g_assert_cmpuint (tallies->len, ==, 3);
  g_assert_nonnull (find (tallies, "rival:easy,rival:hard", "horses"));
  g_assert_nonnull (find (tallies, "standish:urban", "solo"));
  csv = comstock_statistics_dup_csv (statistics);
  g_assert_nonnull (strstr (csv, "Horses"));
  told = comstock_games_dup_opponents (board_game.id, "rival:easy,rival:hard");
  g_assert_nonnull (strstr (csv, told));
  g_assert_true (comstock_statistics_flush (statistics, NULL));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_rmdir (folder);
}

/* With all variants at once the name still fits into the file, in every language. */
static void
test_many_variants (void)
{
  g_autofree char *folder = g_dir_make_tmp ("comstock-statistics-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "statistics.json", NULL);
  g_autoptr (ComstockStatistics) statistics = comstock_statistics_new (file);
  g_autoptr (ComstockStatistics) again = NULL;
  g_autoptr (GPtrArray) tallies = NULL;

  play (statistics, "person,rival:easy", BOARD_VARIANTS & ~BOARD_RIVER_TILES);
  g_assert_true (comstock_statistics_flush (statistics, NULL));
  again = comstock_statistics_new (file);
  tallies = comstock_statistics_dup_tallies (again);
  g_assert_cmpuint (tallies->len, ==, 1);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-statistics/kept", test_kept);
  g_test_add_func ("/board-statistics/many-variants", test_many_variants);
  return g_test_run ();
}
