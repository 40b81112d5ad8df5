/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the text of moves: each form, and texts that are no move's. */

#include <glib.h>
#include <string.h>

#include "test-deck.h"
#include "engine/cards/cards-game.h"

static void
assert_text (const CardsDeck *deck,
             CsMove           move,
             const char      *expected)
{
  char text[CS_MAX_MOVE_TEXT];
  CsMove parsed;

  g_assert_cmpuint (cards_game.move_print (deck, move, text, sizeof text), ==, strlen (expected));
  g_assert_cmpstr (text, ==, expected);
  g_assert_true (cards_game.move_parse (deck, expected, &parsed));
  g_assert_cmpuint (parsed, ==, move);
}

static void
test_forms (void)
{
  CardsDeck deck;

  test_deck_random (&deck, 1);
  assert_text (&deck, cards_move (CARDS_MOVE_BID, 1), "bid 1");
  assert_text (&deck, cards_move (CARDS_MOVE_BID, 11), "bid 11");
  assert_text (&deck, cards_move (CARDS_MOVE_USE, CARDS_LAWYER), "use lawyer");
  assert_text (&deck, cards_move (CARDS_MOVE_PASS, 0), "pass");
  assert_text (&deck, cards_move (CARDS_MOVE_TAKE, 7), "take t1-07");
  assert_text (&deck, cards_move (CARDS_MOVE_TAKE, CARDS_TERRAIN - 1), "take t2-47");
  assert_text (&deck, cards_move (CARDS_MOVE_TAKE, CARDS_TERRAIN + CARDS_GOVERNOR), "take governor");
  assert_text (&deck, cards_move (CARDS_MOVE_TAKE, CARDS_TERRAIN + CARDS_SHERIFF), "take sheriff");
  assert_text (&deck, cards_move_place (2, -1), "place 2 -1");
  assert_text (&deck, cards_move_place (-127, 127), "place -127 127");
  assert_text (&deck, cards_move_place (0, 10), "place 0 10");
  assert_text (&deck, cards_move (CARDS_MOVE_HIRE, CARDS_SHERIFF), "hire sheriff");
  assert_text (&deck, cards_move (CARDS_MOVE_SELL, 48 + 31), "sell t2-31");
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "", " ", "bid", "bid ", "bid 0", "bid 12", "bid 07", "bid 09", "bid -1", "bid 7 ", " bid 7", "bid  7", "bid 7x",
    "bid x", "bid 99999999999999999999", "Bid 7", "use", "use banker", "use t1-00", "pass ", "pass 0", "passed", "pas",
    "take", "take ", "take t1-99", "take t1-0", "take TEACHER", "take t1-07 ", "place", "place 0", "place 0 ",
    "place 0 0 ", "place 0 0 0", "place 00 0", "place -0 0", "place +1 0", "place 1 -", "place 1,2", "place 128 0",
    "place 0 -128", "place 99999999999999999999 0", "place a 0", "hire", "hire t1-00", "sell", "sell banker",
    "sell t3-00", "give t1-00",
  };
  CardsDeck deck;
  CsMove move;

  test_deck_random (&deck, 1);
  for (uint32_t i = 0; i < G_N_ELEMENTS (texts); i++)
    if (cards_game.move_parse (&deck, texts[i], &move))
      g_error ("taken for a move: '%s'", texts[i]);
}

/* A text is cut where the room ends; with no room nothing is written. */
static void
test_cut (void)
{
  CardsDeck deck;
  char text[8] = "#######";

  test_deck_random (&deck, 1);
  g_assert_cmpuint (cards_game.move_print (&deck, cards_move (CARDS_MOVE_BID, 11), text, 0), ==, 6);
  g_assert_cmpstr (text, ==, "#######");
  g_assert_cmpuint (cards_game.move_print (&deck, cards_move (CARDS_MOVE_BID, 11), text, 1), ==, 6);
  g_assert_cmpmem (text, sizeof text, "\0######", 8);
  g_assert_cmpuint (cards_game.move_print (&deck, cards_move (CARDS_MOVE_BID, 11), text, 4), ==, 6);
  g_assert_cmpstr (text, ==, "bid");
  g_assert_cmpuint (cards_game.move_print (&deck, cards_move (CARDS_MOVE_BID, 11), text, 6), ==, 6);
  g_assert_cmpmem (text, sizeof text, "bid 1\0#", 8);
  g_assert_cmpuint (cards_game.move_print (&deck, cards_move (CARDS_MOVE_BID, 11), text, 7), ==, 6);
  g_assert_cmpmem (text, sizeof text, "bid 11\0", 8);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-text/forms", test_forms);
  g_test_add_func ("/cards-text/refused", test_refused);
  g_test_add_func ("/cards-text/cut", test_cut);
  return g_test_run ();
}
