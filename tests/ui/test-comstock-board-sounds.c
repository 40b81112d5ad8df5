/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard of a board game: the way to the loudspeaker ends here. */

#include "ui/board/table/comstock-board-sounds.h"

#include "board-deal.h"
#include "model/board/comstock-board-sheet.h"
#include "ui/board/score/comstock-board-finale.h"
#include "ui/board/table/comstock-board-roll.h"
#include "ui/kit/comstock-speaker.h"
#include "widget-stage.h"

#define SEED 5
#define FRAME 50        /* in milliseconds */

static GHashTable *heard;       /* name of each sound → how often */

void __wrap_comstock_speaker_play (const char *path,
                                   double      decibels);

void
__wrap_comstock_speaker_play (const char *path,
                              double      decibels)
{
  char *file = g_path_get_basename (path);

  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_hash_table_insert (heard, file, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (heard, file)) + 1));
}

static guint
count (const char *file)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (heard, file));
}

/* What a whole game is heard of, with people or rivals on its seats. */
static void
hear (const char *seats)
{
  g_autoptr (ComstockGame) game = board_deal (seats, 0, SEED);
  g_autoptr (ComstockReplay) replay = comstock_replay_new (game);
  g_autoptr (ComstockSounds) sounds = comstock_sounds_new (replay, &comstock_board_sounds);
  CsRng rng;

  heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game))
    board_deal_play_move (game, &rng);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
}

/* The first round comes after the starting parcels. */
static void
test_people (void)
{
  hear ("person,person,person,person");
  g_assert_cmpuint (count ("whistle.wav"), ==, BOARD_ROUNDS);
  g_assert_cmpuint (count ("boots.wav"), >, 4 * BOARD_ROUNDS);
  g_assert_cmpuint (count ("flip.wav"), >=, 4 * BOARD_ROUNDS);
  g_assert_cmpuint (count ("card.wav"), >, 10);
  g_assert_cmpuint (count ("coin.wav"), >, 3);
  g_assert_cmpuint (count ("spur.wav"), >, 0);
  g_hash_table_unref (heard);
}

/* What rivals earn is not heard. */
static void
test_rivals (void)
{
  hear ("rival:medium,rival:medium,rival:medium,rival:medium");
  g_assert_cmpuint (count ("boots.wav"), >, 4 * BOARD_ROUNDS);
  g_assert_cmpuint (count ("coin.wav"), ==, 0);
  g_assert_cmpuint (count ("spur.wav"), ==, 0);
  g_hash_table_unref (heard);
}

/* Dice that fall, then the bell; the spurs where only the pass order decides. */
static void
hear_duel (gboolean tie)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", 0, SEED);
  g_autoptr (ComstockAct) act = NULL;
  ComstockBoardRecord record = { .place = BOARD_GAMBLING, .winner = 1, .by_pass_order = tie };

  record.duelists[0] = (ComstockBoardDuelist) { .n_dice = 1, .dice = { 3 }, .tells_strength = TRUE, .rolled = 3,
                                                .firepower = 2 };
  record.duelists[1] = (ComstockBoardDuelist) { .n_dice = 1, .dice = { 4 }, .tells_strength = TRUE, .rolled = 4,
                                                .firepower = tie ? 1 : 2 };
  heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  act = g_object_ref_sink (comstock_board_roll_new (game, &record));
  while (g_hash_table_size (heard) == 0)
    g_assert_true (comstock_act_advance (act, FRAME));
  g_assert_cmpuint (count ("dice.wav"), ==, 1);
  g_assert_cmpuint (g_hash_table_size (heard), ==, 1);
  while (comstock_act_advance (act, FRAME))
    ;
  g_assert_cmpuint (count (tie ? "spur.wav" : "bell.wav"), ==, 1);
  g_assert_cmpuint (g_hash_table_size (heard), ==, 2);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
  g_hash_table_unref (heard);
}

static void
test_duel (void)
{
  hear_duel (FALSE);
  hear_duel (TRUE);
}

static gboolean
pays (const ComstockSheet *sheet,
      guint                row)
{
  return comstock_sheet_get (sheet, row, 0)->points != 0 || comstock_sheet_get (sheet, row, 1)->points != 0;
}

/* A coin for each row that pays anybody, and a chord for a person who wins; nothing for whoever comes back. */
static void
test_finale (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", 0, SEED);
  g_autoptr (ComstockAct) act = NULL;
  g_autoptr (ComstockAct) again = NULL;
  g_autoptr (ComstockSheet) sheet = NULL;
  guint n_rows = 0;
  CsRng rng;

  heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game))
    board_deal_play_move (game, &rng);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  act = g_object_ref_sink (comstock_board_finale.create (game, FALSE));
  while (!comstock_act_is_resting (act))
    comstock_act_advance (act, FRAME);
  sheet = comstock_game_dup_sheet (game);
  for (guint row = 0; row < sheet->n_rows; row++)
    n_rows += sheet->rows[row].kind == COMSTOCK_SHEET_ROW && pays (sheet, row);
  g_assert_cmpuint (count ("coin.wav"), ==, n_rows);
  g_assert_cmpuint (count ("chord.wav"), ==, 1);
  again = g_object_ref_sink (comstock_board_finale.create (game, TRUE));
  comstock_act_advance (again, FRAME);
  g_assert_cmpuint (count ("coin.wav"), ==, n_rows);
  g_assert_cmpuint (count ("chord.wav"), ==, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
  g_hash_table_unref (heard);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/board-sounds/people", test_people);
  g_test_add_func ("/board-sounds/rivals", test_rivals);
  g_test_add_func ("/board-sounds/duel", test_duel);
  g_test_add_func ("/board-sounds/finale", test_finale);
  return g_test_run ();
}
