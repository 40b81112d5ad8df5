/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the list of games, what each entry must say, and the digest that all of them share. */

#include <glib.h>
#include <string.h>

#include "engine/board/board-game.h"
#include "engine/cards/cards-game.h"
#include "engine/city/city-game.h"
#include "engine/cs-digest.h"
#include "engine/cs-registry.h"
#include "test-game-pebbles.h"

static void
assert_complete (const CsGame *game)
{
  g_assert_true (game->id != NULL && game->id[0] != '\0');
  g_assert_cmpuint (game->rules_version, >, 0);
  g_assert_cmpuint (game->min_seats, >=, 1);
  g_assert_cmpuint (game->min_seats, <=, game->max_seats);
  g_assert_cmpuint (game->max_seats, <=, CS_MAX_SEATS);
  g_assert_cmpuint (game->setup_size, >, 0);
  g_assert_cmpuint (game->state_size, >, 0);
  g_assert_cmpuint (game->max_legal, >, 0);
  g_assert_cmpuint (game->max_length, >, 0);
  g_assert_true (game->random_setup != NULL && game->init != NULL && game->actors != NULL && game->legal != NULL);
  g_assert_true (game->is_legal != NULL && game->apply != NULL && game->determinize != NULL && game->score != NULL);
  g_assert_true (game->digest != NULL && game->move_print != NULL && game->move_parse != NULL);
}

static void
test_games (void)
{
  uint32_t n = 0;

  for (const CsGame *const *game = cs_games; *game != NULL; game++, n++)
    {
      assert_complete (*game);
      g_assert_true (cs_game_find ((*game)->id) == *game);
    }
  g_assert_cmpuint (n, >=, 1);
  assert_complete (&pebbles_game);
}

static void
test_find (void)
{
  g_assert_true (cs_game_find ("carson-city-board-game") == &board_game);
  g_assert_true (cs_game_find ("carson-city-card-game") == &cards_game);
  g_assert_true (cs_game_find ("carcassonne-the-city") == &city_game);
  g_assert_null (cs_game_find ("pebbles"));
  g_assert_null (cs_game_find (""));
}

/* FNV-1a's published values, and the order of a number's bytes. */
static void
test_digest (void)
{
  static const uint8_t foobar[] = { 'f', 'o', 'o', 'b', 'a', 'r' };
  static const uint8_t number[] = { 0x44, 0x33, 0x22, 0x11 };

  g_assert_cmphex (CS_DIGEST_START, ==, UINT64_C (0xcbf29ce484222325));
  g_assert_cmphex (cs_digest_u8 (CS_DIGEST_START, 'a'), ==, UINT64_C (0xaf63dc4c8601ec8c));
  g_assert_cmphex (cs_digest_bytes (CS_DIGEST_START, foobar, sizeof foobar), ==, UINT64_C (0x85944171f73967e8));
  g_assert_cmphex (cs_digest_u32 (CS_DIGEST_START, 0x11223344), ==,
                   cs_digest_bytes (CS_DIGEST_START, number, sizeof number));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cs-registry/games", test_games);
  g_test_add_func ("/cs-registry/find", test_find);
  g_test_add_func ("/cs-registry/digest", test_digest);
  return g_test_run ();
}
