/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of typed moves: all that is legal can be typed, all else is no move, and Tab goes through it all. */

#include "table.h"

#include "engine/cards/cards-moves.h"
#include "model/base/comstock-locale.h"
#include "model/session/comstock-typed.h"

#define SEATS "person,person,person,person"

/* Each is completed from nothing, in turn, and the first follows the last. */
static void
check_completion (ComstockCardsGame *game,
                  guint              seat,
                  GArray            *legal)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *first = comstock_typed_next (COMSTOCK_GAME (game), seat, "", "");
  g_autofree char *text = g_strdup (first);

  for (guint i = 0; i < legal->len; i++)
    {
      char *next = comstock_typed_next (COMSTOCK_GAME (game), seat, "", text);

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
      g_autofree char *typed = comstock_typed_dup (COMSTOCK_GAME (game), seat, g_array_index (legal, CsMove, i));
      g_autofree char *loud = g_utf8_strup (typed, -1);
      CsMove move;

      g_assert_true (comstock_typed_parse (COMSTOCK_GAME (game), seat, typed, &move));
      g_assert_cmpuint (move, ==, g_array_index (legal, CsMove, i));
      g_assert_true (comstock_typed_parse (COMSTOCK_GAME (game), seat, loud, &move));
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

/* Whether @seat may make @move or not, its words are those of no other move. */
static void
check_move (ComstockCardsGame *game,
            guint              seat,
            CsMove             move)
{
  g_autofree char *typed = comstock_typed_dup (COMSTOCK_GAME (game), seat, move);
  CsMove parsed = 0;

  g_test_message ("%s", typed);
  g_assert_true (comstock_typed_parse (COMSTOCK_GAME (game), seat, typed, &parsed));
  g_assert_cmpuint (parsed, ==, move);
}

/* Moves that are seldom legal, and those of all that a city has. */
static void
check_all_kinds (ComstockCardsGame *game,
                 guint              seat)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, seat));
  ComstockCardsArea box;

  check_move (game, seat, cards_move (CARDS_MOVE_PASS, 0));
  for (guint card = 1; card <= 9; card++)
    check_move (game, seat, cards_move (CARDS_MOVE_BID, card));
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    {
      if (character < CARDS_ABILITIES)
        check_move (game, seat, cards_move (CARDS_MOVE_USE, character));
      check_move (game, seat, cards_move (CARDS_MOVE_HIRE, character));
    }
  g_assert_true (comstock_cards_city_get_box (city, &box));
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);

        if (card != NULL)
          check_move (game, seat, cards_move (CARDS_MOVE_SELL, comstock_cards_card_get_number (card)));
      }
}

static void
test_languages (void)
{
  const char *const *languages = comstock_locale_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (SEATS, i);
      CsRng rng;

      g_test_message ("%s", languages[i]);
      comstock_locale_choose (languages[i]);
      cs_rng_init (&rng, i);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          for (guint seat = 0; seat < 4; seat++)
            check_seat (game, seat);
          table_play_move (game, &rng);
        }
      check_all_kinds (game, 0);
    }
  comstock_locale_choose ("en");
}

/* In another language a move has other words, and the English ones do as well. */
static void
test_english_words (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 1);
  const CsMove bid = cards_move (CARDS_MOVE_BID, 9);
  g_autofree char *typed = NULL;
  CsMove move = 0;

  comstock_locale_choose ("de");
  typed = comstock_typed_dup (COMSTOCK_GAME (game), 0, bid);
  g_assert_cmpstr (typed, !=, "bid 9");
  g_assert_true (comstock_typed_parse (COMSTOCK_GAME (game), 0, "bid 9", &move));
  g_assert_cmpuint (move, ==, bid);
  g_assert_true (comstock_typed_parse (COMSTOCK_GAME (game), 0, "ｂｉｄ　９", &move));
  g_assert_cmpuint (move, ==, bid);
  comstock_locale_choose ("en");
}

static void
test_names (void)
{
  static const char *const names[] = { "use chinese-worker", "use chinese worker", "Use Chinese Worker" };
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      CsMove move;

      g_assert_true (comstock_typed_parse (COMSTOCK_GAME (game), 0, names[i], &move));
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
      g_assert_false (comstock_typed_parse (COMSTOCK_GAME (game), 0, texts[i], &move));
    }
}

static void
test_beginnings (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 3);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  table_play_to_step (game, CARDS_STEP_BID, 3);
  first = comstock_typed_next (COMSTOCK_GAME (game), 0, "bid", "bid");
  second = comstock_typed_next (COMSTOCK_GAME (game), 0, "bid", first);
  g_assert_cmpstr (first, ==, "bid 1");
  g_assert_cmpstr (second, ==, "bid 2");
  g_assert_null (comstock_typed_next (COMSTOCK_GAME (game), 0, "take", "take"));
}

int
main (int    argc,
      char **argv)
{
  comstock_locale_set_up ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-cards-typed/whole-games", test_whole_games);
  g_test_add_func ("/comstock-cards-typed/languages", test_languages);
  g_test_add_func ("/comstock-cards-typed/english-words", test_english_words);
  g_test_add_func ("/comstock-cards-typed/names", test_names);
  g_test_add_func ("/comstock-cards-typed/no-moves", test_no_moves);
  g_test_add_func ("/comstock-cards-typed/beginnings", test_beginnings);
  return g_test_run ();
}
