/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of game codes: each game comes back from its code, and what is wrong with others is told. */

#include "shared-games.h"

#include <string.h>

#include "model/board/comstock-board-game.h"
#include "model/cards/comstock-cards-game.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-kind.h"
#include "model/session/comstock-game-of-day.h"
#include "model/session/comstock-games.h"
#include "model/store/comstock-save.h"

#define MISTYPED "A character of this code is wrong, missing or in the wrong place."
#define CHARACTERS "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

static void
assert_refused (const char *code,
                const char *sentence)
{
  const ComstockGameKind *kind;
  ComstockCodeContent content;
  g_autoptr (GError) error = NULL;

  g_assert_false (comstock_game_code_read (code, &kind, &content, &error));
  g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, sentence);
}

/* Also through a save, which keeps the code. */
static void
assert_comes_back (ComstockGame *game)
{
  const char *code = comstock_game_get_code (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) dealt = comstock_game_code_deal (code, &error);
  g_autoptr (GBytes) before = comstock_save_to_bytes (game);
  g_autoptr (ComstockGame) loaded = comstock_save_from_bytes (before, NULL);

  g_assert_no_error (error);
  g_assert_cmpstr (comstock_game_get_code (dealt), ==, code);
  g_assert_cmphex (comstock_game_get_digest_at (dealt, 0), ==, comstock_game_get_digest_at (game, 0));
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    g_assert_cmpuint (comstock_game_get_holder (dealt, i)->level, ==, comstock_game_get_holder (game, i)->level);
  g_assert_cmpstr (comstock_game_get_code (loaded), ==, code);
}

static void
test_comes_back (gconstpointer data)
{
  const SharedGame *kind = data;

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[i % 4], i < 20 ? i : G_MAXUINT64 - i);

      if (comstock_games_find (comstock_game_get_rules (game)->id)->coding == NULL)
        g_assert_null (comstock_game_get_code (game));
      else
        assert_comes_back (game);
    }
}

/* All that New Game offers in the board game. */
static void
test_options (void)
{
  CsRng rng;

  cs_rng_init (&rng, 31);
  for (guint i = 0; i < 60; i++)
    {
      ComstockBoardSetup setup;
      g_autoptr (ComstockBoardGame) game = NULL;
      g_autoptr (ComstockGame) dealt = NULL;

      comstock_board_setup_init (&setup);
      if (i % 4 == 0)
        comstock_board_setup_parse (&setup, "person,standish:urban", NULL);
      setup.variants = (guint8) cs_rng_below (&rng, 4);
      setup.river_side = i % 3 == 0;
      setup.roles = i % 5 == 0 ? 0 : board_random_roles (setup.variants, FALSE, &rng);
      comstock_board_setup_add_buildings (&setup, cs_rng_below (&rng, 1 << COMSTOCK_BOARD_OPTIONAL));
      setup.seats[0].suit = 5;
      comstock_holder_set_name (&setup.seats[1].holder, "Mae");
      game = comstock_board_game_new (&setup, NULL);
      g_assert_nonnull (game);
      assert_comes_back (COMSTOCK_GAME (game));
      dealt = comstock_game_code_deal (comstock_game_get_code (COMSTOCK_GAME (game)), NULL);
      g_assert_cmpuint (comstock_game_get_suit (dealt, 0), ==, 5);
      g_assert_cmpstr (comstock_game_get_holder (dealt, 1)->name, ==, i % 4 == 0 ? "" : "Mae");
    }
}

/* These codes are out in the world.  What deals another game from one of them raises the version of the rules. */
static void
test_kept_codes (void)
{
  static const struct
  {
    const char *code;
    guint64 digest;
  } kept[] = {
    { "C1J2A-SRXFV-CX00J-Q", G_GUINT64_CONSTANT (0xb1d69f77d2158d61) },
    { "B3J24-8GD06-SP5EW-RY7", G_GUINT64_CONSTANT (0x491b2e92278adea8) },
    { "T1E24-80C93-C3WJG", G_GUINT64_CONSTANT (0x915ba3e96d560f21) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = comstock_game_code_deal (kept[i].code, &error);

      g_assert_no_error (error);
      g_assert_cmphex (comstock_game_get_digest_at (game, comstock_game_get_length (game)), ==, kept[i].digest);
    }
}

static void
assert_is_game_of (const char *code,
                   GDateTime  *day)
{
  g_autoptr (ComstockGame) game = comstock_game_code_deal (code, NULL);
  g_autoptr (GDateTime) again = comstock_game_of_day_dup_date (code);

  g_assert_nonnull (game);
  g_assert_cmpstr (comstock_game_get_code (game), ==, code);
  g_assert_nonnull (again);
  g_assert_true (g_date_time_equal (again, day));
}

/* Each day has a game of its own, whose code tells the day; one code is kept, since it is the same on any machine. */
static void
test_game_of_day (void)
{
  for (const ComstockGameKind *const *kind = comstock_games_table; *kind != NULL; kind++)
    {
      g_autoptr (GHashTable) codes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint i = 0; i < 40; i++)
        {
          g_autoptr (GDateTime) first = g_date_time_new_utc (2026, 11, 26, 0, 0, 0);
          g_autoptr (GDateTime) day = g_date_time_add_days (first, (int) i);
          char *code = comstock_game_of_day_dup_code (*kind, day);

          if (code == NULL)
            continue;
          assert_is_game_of (code, day);
          g_assert_true (g_hash_table_add (codes, code));
        }
      g_assert_cmpuint (g_hash_table_size (codes), ==, (*kind)->coding != NULL ? 40 : 0);
    }
  g_assert_null (comstock_game_of_day_dup_date ("C1J2A-SRXFV-CX00J-Q"));
  g_assert_null (comstock_game_of_day_dup_date ("no code"));
}

/* One character that is wrong, and two that have changed places. */
static void
test_checksum (void)
{
  g_autoptr (ComstockGame) game = comstock_game_code_deal ("T1E24-80C93-C3WJG", NULL);
  const char *code = comstock_game_get_code (game);

  for (gsize i = 0; i < strlen (code); i++)
    {
      g_autofree char *wrong = g_strdup (code);

      for (const char *c = CHARACTERS; code[i] != '-' && *c != '\0'; c++)
        if (*c != code[i])
          {
            wrong[i] = *c;
            assert_refused (wrong, MISTYPED);
          }
      for (gsize j = 0; code[i] != '-' && j < i; j++)
        if (code[j] != '-' && code[j] != code[i])
          {
            strcpy (wrong, code);
            wrong[i] = code[j];
            wrong[j] = code[i];
            assert_refused (wrong, MISTYPED);
          }
      wrong[i] = '\0';
      if (i > 0)
        assert_refused (wrong, MISTYPED);
    }
}

static void
test_refusals (void)
{
  CsGame newer_rules = *comstock_city_kind.rules;
  ComstockGameCoding unknown_coding = *comstock_city_kind.coding;
  ComstockGameKind newer = comstock_city_kind, unknown = comstock_city_kind;
  ComstockCodeContent content = { .n_seats = 2, .seats[1].suit = 1 };
  g_autofree char *newer_code = NULL;
  g_autofree char *unknown_code = NULL;
  g_autofree char *crowded = NULL;
  g_autofree char *option = NULL;

  newer_rules.rules_version++;
  newer.rules = &newer_rules;
  newer_code = comstock_game_code_dup (&newer, &content);
  assert_refused (newer_code, "This code is for version 2 of the rules of Carcassonne: The City; this program plays "
                              "version 1.");
  unknown_coding.letter = 'Z';
  unknown.coding = &unknown_coding;
  unknown_code = comstock_game_code_dup (&unknown, &content);
  assert_refused (unknown_code, "This code is for a game that this version of Comstock does not have.");
  content.options[0] = CITY_MAX_SEATS + 1;
  option = comstock_game_code_dup (&comstock_city_kind, &content);
  assert_refused (option, "This code has players or options that this version of Comstock does not have.");
  content.options[0] = 0;
  content.n_seats = 6;
  crowded = comstock_game_code_dup (&comstock_city_kind, &content);
  assert_refused (crowded, "This code has players or options that this version of Comstock does not have.");
  assert_refused (" \u200b-", MISTYPED);
  assert_refused ("", MISTYPED);
  assert_refused (" - ", MISTYPED);
  assert_refused ("T1E2u", "“u” (character 5 of this code, hyphens not counted) does not occur in game codes.");
  assert_refused ("T1E24-8é", "“é” (character 7 of this code, hyphens not counted) does not occur in game codes.");
  assert_refused ("0000000000000000000000000000000000000000000000000000000000000000000", MISTYPED);
}

/* A deck of one's own is nowhere else, and what was made by hand comes from no seed. */
static void
test_none (void)
{
  g_autoptr (ComstockCityTiles) built_in = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autoptr (JsonNode) node = comstock_kit_to_json (built_in);
  g_autoptr (ComstockCityTiles) own = NULL;
  g_autoptr (ComstockCityGame) game = NULL;
  ComstockCitySetup setup = { .first = COMSTOCK_CITY_ANY_FIRST };

  json_object_set_string_member (json_node_get_object (node), "id", "own");
  own = comstock_kit_new_from_json (COMSTOCK_TYPE_CITY_TILES, node, NULL);
  g_assert_true (comstock_city_setup_parse (&setup, "person,rival,rival", NULL));
  game = comstock_city_game_new (own, &setup, NULL);
  g_assert_null (comstock_game_get_code (COMSTOCK_GAME (game)));
}

/* A code in a save that is that of another game goes. */
static void
test_restore (void)
{
  g_autoptr (ComstockGame) game = shared_games[0].deal (shared_games[0].mixtures[0], 1);
  g_autoptr (ComstockGame) other = shared_games[0].deal (shared_games[0].mixtures[0], 2);
  g_autofree char *code = g_strdup (comstock_game_get_code (game));

  comstock_game_set_code (game, NULL);
  comstock_game_code_restore (game, comstock_game_get_code (other));
  g_assert_null (comstock_game_get_code (game));
  comstock_game_code_restore (game, "no code");
  g_assert_null (comstock_game_get_code (game));
  comstock_game_code_restore (game, code);
  g_assert_cmpstr (comstock_game_get_code (game), ==, code);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/game-code/comes-back", test_comes_back);
  g_test_add_func ("/game-code/options", test_options);
  g_test_add_func ("/game-code/game-of-day", test_game_of_day);
  g_test_add_func ("/game-code/kept-codes", test_kept_codes);
  g_test_add_func ("/game-code/checksum", test_checksum);
  g_test_add_func ("/game-code/refusals", test_refusals);
  g_test_add_func ("/game-code/none", test_none);
  g_test_add_func ("/game-code/restore", test_restore);
  return g_test_run ();
}
