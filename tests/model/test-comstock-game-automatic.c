/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the seats that play by themselves. */

#include "table.h"

typedef struct
{
  GMainLoop *loop;
  gboolean played;
  GError *error;
} Answer;

static void
on_played (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Answer *answer = data;

  answer->played = comstock_game_play_automatic_finish (COMSTOCK_GAME (source),
                                                         result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static void
wait_for_move (ComstockCardsGame *game,
               GCancellable      *cancellable,
               Answer            *answer)
{
  *answer = (Answer) { .loop = g_main_loop_new (NULL, FALSE) };
  comstock_game_play_automatic_async (COMSTOCK_GAME (game), cancellable, on_played, answer);
  g_main_loop_run (answer->loop);
  g_main_loop_unref (answer->loop);
}

/* A whole game without persons; both ways of asking play the same moves. */
static void
test_whole_game (void)
{
  const char *seats = "rival:easy,rival:expert,virtual:novice,virtual:expert";
  g_autoptr (ComstockCardsGame) at_once = table_new (seats, 400);
  g_autoptr (ComstockCardsGame) waiting = table_new (seats, 400);

  while (!comstock_game_is_over (COMSTOCK_GAME (at_once)))
    {
      Answer answer;

      g_assert_true (comstock_game_play_automatic (COMSTOCK_GAME (at_once), NULL));
      wait_for_move (waiting, NULL, &answer);
      g_assert_no_error (answer.error);
      g_assert_true (answer.played);
    }
  g_assert_cmpint (comstock_game_get_automatic_seat (COMSTOCK_GAME (at_once)), ==, -1);
  g_assert_cmpuint (comstock_game_get_length (COMSTOCK_GAME (at_once)), ==,
                    comstock_game_get_length (COMSTOCK_GAME (waiting)));
  g_assert_cmphex (cards_game.digest (comstock_game_get_state (COMSTOCK_GAME (at_once))), ==,
                   cards_game.digest (comstock_game_get_state (COMSTOCK_GAME (waiting))));
}

/* A virtual player takes what the rules say; a person is never played for. */
static void
test_seats (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 401);
  CsRng rng;

  cs_rng_init (&rng, 402);
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    {
      const int seat = comstock_game_get_automatic_seat (COMSTOCK_GAME (game));
      const guint length = comstock_game_get_length (COMSTOCK_GAME (game));

      if (seat < 0)
        {
          g_assert_true (comstock_cards_seat_is_acting (comstock_cards_game_get_seat (game, 0)));
          table_play_move (game, &rng);
          continue;
        }
      g_assert_cmpint (seat, >, 0);
      g_assert_true (comstock_game_play_automatic (COMSTOCK_GAME (game), NULL));
      g_assert_cmpint (comstock_game_get_step (COMSTOCK_GAME (game), length)->seat, ==, seat);
    }
}

/* While the game is somewhere in its past, nobody plays by itself until it is played on from there. */
static void
test_past (void)
{
  g_autoptr (ComstockCardsGame) game =
    table_new ("rival:easy,rival:easy,virtual:novice,virtual:novice", 403);

  for (guint i = 0; i < 20; i++)
    g_assert_true (comstock_game_play_automatic (COMSTOCK_GAME (game), NULL));
  comstock_game_go_to (COMSTOCK_GAME (game), 10);
  g_assert_cmpint (comstock_game_get_automatic_seat (COMSTOCK_GAME (game)), ==, -1);
  comstock_game_branch (COMSTOCK_GAME (game));
  g_assert_cmpint (comstock_game_get_automatic_seat (COMSTOCK_GAME (game)), >=, 0);
}

/* An answer to a question that nobody asks any more is dropped. */
static void
test_stale (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 404);
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  comstock_game_play (COMSTOCK_GAME (game), 0, cards_move (CARDS_MOVE_BID, 1), NULL);
  comstock_game_play_automatic_async (COMSTOCK_GAME (game), NULL, on_played, &answer);
  comstock_game_undo (COMSTOCK_GAME (game));
  g_main_loop_run (answer.loop);
  g_assert_false (answer.played);
  g_assert_error (answer.error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_STALE);
  g_assert_cmpuint (comstock_game_get_length (COMSTOCK_GAME (game)), ==, 1);
  g_clear_error (&answer.error);
  g_main_loop_unref (answer.loop);
}

static void
test_cancelled (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 405);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer;

  g_cancellable_cancel (cancellable);
  wait_for_move (game, cancellable, &answer);
  g_assert_false (answer.played);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (comstock_game_get_length (COMSTOCK_GAME (game)), ==, 0);
  g_clear_error (&answer.error);
}

/* Hidden cards make no difference to a rival: two deals that look alike to it get the same answer. */
static void
test_blind (void)
{
  for (guint64 seed = 0; seed < 30; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], seed);
      g_autoptr (ComstockCardsGame) other = table_new (table_mixtures[1], seed);

      /* Persons pick different cards in secret; the rival must not react to that. */
      for (guint i = 0; i < 2; i++)
        {
          comstock_game_play (COMSTOCK_GAME (game), i, cards_move (CARDS_MOVE_BID, 1), NULL);
          comstock_game_play (COMSTOCK_GAME (other), i, cards_move (CARDS_MOVE_BID, 9), NULL);
        }
      g_assert_true (comstock_game_play_automatic (COMSTOCK_GAME (game), NULL));
      g_assert_true (comstock_game_play_automatic (COMSTOCK_GAME (other), NULL));
      g_assert_cmpuint (comstock_game_get_step (COMSTOCK_GAME (game), 2)->move, ==,
                        comstock_game_get_step (COMSTOCK_GAME (other), 2)->move);
    }
}

static gboolean
beats_three (const char *rival,
             const char *others,
             guint64     seed)
{
  g_autofree char *seats = g_strdup_printf ("%s,%s,%s,%s", rival, others, others, others);
  g_autoptr (ComstockCardsGame) game = table_new (seats, seed);

  while (comstock_game_get_automatic_seat (COMSTOCK_GAME (game)) >= 0)
    g_assert_true (comstock_game_play_automatic (COMSTOCK_GAME (game), NULL));
  return (comstock_cards_game_get_winners (game) & 1) != 0;
}

/* A level names a strength: the hard rival wins more than half against three medium ones, three times its share. */
static void
test_levels (void)
{
  const guint n_deals = 40;
  guint n_won = 0;

  for (guint64 seed = 0; seed < n_deals; seed++)
    n_won += beats_three ("rival:hard", "rival:medium", seed);
  g_assert_cmpuint (n_won, >, n_deals / 2);
}

/* The game goes while a rival thinks: no crash, no leak. */
static void
test_finalize (void)
{
  ComstockCardsGame *game = table_new (table_mixtures[1], 406);
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  comstock_game_play_automatic_async (COMSTOCK_GAME (game), NULL, on_played, &answer);
  g_main_loop_run (answer.loop);
  g_assert_no_error (answer.error);
  g_main_loop_unref (answer.loop);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/automatic/whole-game", test_whole_game);
  g_test_add_func ("/model/automatic/seats", test_seats);
  g_test_add_func ("/model/automatic/past", test_past);
  g_test_add_func ("/model/automatic/stale", test_stale);
  g_test_add_func ("/model/automatic/cancelled", test_cancelled);
  g_test_add_func ("/model/automatic/blind", test_blind);
  g_test_add_func ("/model/automatic/levels", test_levels);
  g_test_add_func ("/model/automatic/finalize", test_finalize);
  return g_test_run ();
}
