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
