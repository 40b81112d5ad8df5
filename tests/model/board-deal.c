/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals as the command line would, by a text for the seats. */

#include "board-deal.h"

#include "ai/board/board-player.h"

ComstockGame *
board_deal (const char *seats,
            guint       variants,
            guint64     seed)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockBoardGame *game;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  setup.variants = (guint8) variants;
  setup.seed = seed;
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

ComstockBoardGame *
board_deal_whole (const char *seats,
                  guint       variants,
                  guint64     seed)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockBoardGame *game;

  comstock_board_setup_init (&setup);
  g_assert_true (comstock_board_setup_parse (&setup, seats, &error));
  comstock_board_setup_set_buildings (&setup, COMSTOCK_BOARD_ALL_BUILDINGS);
  setup.seed = seed;
  setup.roles = 0;
  setup.variants = (guint8) variants;
  setup.river_side = seed % 3 == 0;
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  return game;
}

ComstockBoardGame *
board_deal_any (guint64 seed)
{
  static const char *const mixtures[] = {
    "person,rival",
    "person,person,rival:easy",
    "person,person,person,person",
    "person,rival,person,rival,person",
    "person,person,person,person,person,person",
    "person,standish:rancher",
    "person,standish:miner",
    "rival,standish:strength",
    "person,standish:urban",
  };
  const char *seats = mixtures[seed % G_N_ELEMENTS (mixtures)];
  const guint solo = BOARD_NEW_BEGINNING | BOARD_MIGHT_IS_RIGHT;

  return board_deal_whole (seats, (guint) (seed * 37) & (strstr (seats, "standish") != NULL ? solo : BOARD_VARIANTS),
                           seed);
}

guint
board_deal_get_actor (ComstockGame *game)
{
  return (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
}

void
board_deal_play_move (ComstockGame *game,
                      CsRng        *rng)
{
  const guint seat = board_deal_get_actor (game);
  const CsMove move = board_player_move (comstock_game_get_state (game), seat, rng);
  g_autoptr (GError) error = NULL;

  comstock_game_play (game, seat, move, &error);
  g_assert_no_error (error);
}
