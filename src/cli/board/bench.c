/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “bench” of the board game: how fast rules and players are on one core, and their signature. */

#include "commands.h"

#include "ai/board/board-player.h"
#include "cli/cli-bench.h"
#include "model/board/comstock-board-game.h"

#include <glib/gi18n.h>

#define SEATS 4
#define SESSION_SEED 1
#define SESSION_SEATS "person,person,person,person,person,person"

static CsMove
choose (gconstpointer kit,
        gconstpointer state,
        guint         seat,
        CsRng        *rng)
{
  return board_player_move (state, seat, rng);
}

/* The longest games: those with variants. */
static ComstockGame *
begin_session (void)
{
  ComstockBoardSetup setup = { .seed = SESSION_SEED, .variants = BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES };
  ComstockBoardGame *game;

  comstock_board_setup_parse (&setup, SESSION_SEATS, NULL);
  comstock_board_setup_set_buildings (&setup, COMSTOCK_BOARD_ALL_BUILDINGS);
  game = comstock_board_game_new (&setup, NULL);
  g_assert_nonnull (game);
  return COMSTOCK_GAME (game);
}

static const CliBench board_bench = {
  .tournament = &cli_board_games,
  .n_seats = SEATS,
  .choose = choose,
  .begin = begin_session,
};

const CliCommand cli_board_bench = {
  .name = "bench",
  .arguments = "",
  .summary = N_("Measures rules and players on one core"),
  .game = &board_bench,
  .run = cli_bench_run,
};
