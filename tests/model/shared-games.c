/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of the program and Pebbles, told apart by nothing but a table. */

#include "shared-games.h"

#include "model/board/comstock-board-game.h"
#include "model/city/comstock-city-game.h"

static const char *const pebbles_mixtures[] = {
  "person,rival",
  "person,person,rival",
  "rival,rival,rival,person",
  "person,person,person,person",
  NULL
};

static const char *const board_mixtures[] = {
  "person,rival",
  "person,person,rival:easy",
  "rival:easy,person,rival,rival",
  "person,person,person,person",
  NULL
};

/* With all that is hidden or asked of several at once. */
static ComstockGame *
deal_board (const char *seats,
            guint64     seed)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockBoardGame *game;

  comstock_board_setup_init (&setup);
  setup.seed = seed;
  setup.variants = seed % 2 == 0 ? BOARD_MIGHT_IS_RIGHT | BOARD_KIT_CARSON : 0;
  comstock_board_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

static ComstockGame *
deal_city (const char *seats,
           guint64     seed)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autoptr (GError) error = NULL;
  ComstockCitySetup setup = { .first = COMSTOCK_CITY_ANY_FIRST, .seed = seed };
  ComstockCityGame *game;

  comstock_city_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  game = comstock_city_game_new (tiles, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

static ComstockGame *
deal_cards (const char *seats,
            guint64     seed)
{
  return COMSTOCK_GAME (table_new (seats, seed));
}

const SharedGame shared_games[N_SHARED_GAMES] = {
  { "cards", table_mixtures, "rival:easy,person,rival:hard,virtual:novice",
    "rival:easy,rival:easy,virtual:novice,virtual:novice", 300, deal_cards,
    "0 bid 11", "Auction card 11 does not belong to this player." },
  { "board", board_mixtures, "rival:easy,person,rival", "rival:easy,rival:easy", 150, deal_board,
    "31 roll 1", "It is somebody else’s turn." },
  { "city", board_mixtures, "rival:easy,person,rival", "rival:easy,rival:easy", 220, deal_city,
    "0 pass", "It is somebody else’s turn." },
  { "pebbles", pebbles_mixtures, "rival,person,rival", "rival,rival", 24, pebbles_game_new,
    "31 roll 1", "It is somebody else’s turn." },
};

static void
add_test (const SharedGame *shared,
          const char       *path,
          GTestDataFunc     test)
{
  g_autofree char *full_path = g_strdup_printf ("%s/%s", path, shared->name);

  g_test_add_data_func (full_path, shared, test);
}

void
shared_games_add_test (const char   *path,
                       GTestDataFunc test)
{
  for (guint i = 0; i < N_SHARED_GAMES; i++)
    add_test (&shared_games[i], path, test);
}

void
shared_games_add_search_test (const char   *path,
                              GTestDataFunc test)
{
  for (guint i = 0; i < N_SHARED_GAMES; i++)
    {
      g_autoptr (ComstockGame) game = shared_games[i].deal (shared_games[i].automatic, 0);

      if (COMSTOCK_GAME_GET_CLASS (game)->policy != NULL)
        add_test (&shared_games[i], path, test);
    }
}
