/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of typed moves: all that is legal can be typed, all else is no move, and Tab goes through it all. */

#include "table.h"

#include "engine/cards/cards-moves.h"
#include "model/cards/comstock-cards-typed.h"

#define SEATS "person,person,person,person"

/* Each is completed from nothing, in turn, and the first follows the last. */
static void
check_completion (ComstockCardsGame *game,
                  guint              seat,
                  GArray            *legal)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *first = comstock_cards_typed_next (game, seat, "", "");
  g_autofree char *text = g_strdup (first);

  for (guint i = 0; i < legal->len; i++)
    {
      char *next = comstock_cards_typed_next (game, seat, "", text);

      g_assert_true (g_hash_table_add (seen, g_steal_pointer (&text)));
      text = next;
    }
  g_assert_cmpstr (text, ==, first);
}

static void
check_seat (ComstockCardsGame *game,
            guint              seat)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), seat);

  for (guint i = 0; i < legal->len; i++)
    {
      g_autofree char *typed = comstock_cards_typed_dup (game, seat, g_array_index (legal, CsMove, i));
      g_autofree char *loud = g_utf8_strup (typed, -1);
      CsMove move;

      g_assert_true (comstock_cards_typed_parse (game, seat, typed, &move));
      g_assert_cmpuint (move, ==, g_array_index (legal, CsMove, i));
      g_assert_true (comstock_cards_typed_parse (game, seat, loud, &move));
      g_assert_cmpuint (move, ==, g_array_index (legal, CsMove, i));
    }
  if (legal->len > 0)
    check_completion (game, seat, legal);
}

static void
test_whole_games (void)
{
  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (SEATS, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          for (guint seat = 0; seat < 4; seat++)
            check_seat (game, seat);
          table_play_move (game, &rng);
        }
    }
}

static void
test_names (void)
{
  static const char *const names[] = { "use chinese-worker", "use chinese worker", "Use Chinese Worker" };
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      CsMove move;

      g_assert_true (comstock_cards_typed_parse (game, 0, names[i], &move));
      g_assert_cmpuint (cards_move_type (move), ==, CARDS_MOVE_USE);
      g_assert_cmpuint (cards_move_argument (move), ==, CARDS_CHINESE_WORKER);
    }
}

/* A move that is not legal is refused by the game; what is no move at all has no number of a move. */
static void
test_no_moves (void)
{
  static const char *const texts[] = {
    "", " ", "bid", "bid nine", "bid 9 9", "bid 99", "take", "take 0", "take 99", "take 1 1", "place 1",
    "place 300 300", "place 1 7 x", "sell 1 1", "sell 1", "use nobody", "hire", "pass 1", "nine",
  };
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CsMove move;

      g_test_message ("%s", texts[i]);
      g_assert_false (comstock_cards_typed_parse (game, 0, texts[i], &move));
    }
}

static void
test_beginnings (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 3);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  table_play_to_step (game, CARDS_STEP_BID, 3);
  first = comstock_cards_typed_next (game, 0, "bid", "bid");
  second = comstock_cards_typed_next (game, 0, "bid", first);
  g_assert_cmpstr (first, ==, "bid 1");
  g_assert_cmpstr (second, ==, "bid 2");
  g_assert_null (comstock_cards_typed_next (game, 0, "take", "take"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-cards-typed/whole-games", test_whole_games);
  g_test_add_func ("/comstock-cards-typed/names", test_names);
  g_test_add_func ("/comstock-cards-typed/no-moves", test_no_moves);
  g_test_add_func ("/comstock-cards-typed/beginnings", test_beginnings);
  return g_test_run ();
}
