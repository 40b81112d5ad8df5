/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “bench” of Carcassonne: The City: how fast rules and players are on one core, and their signature. */

#include "commands.h"

#include "ai/city/city-player.h"
#include "cli/cli-bench.h"
#include "model/city/comstock-city-game.h"

#include <glib/gi18n.h>

#define SESSION_SEED 1
#define SESSION_SEATS "person,person,person,person"

static void
deal (gpointer setup,
      guint    n_seats,
      CsRng   *rng)
{
  cli_city_deal (setup, n_seats, rng);
}

static CsMove
choose (gconstpointer kit,
        gconstpointer state,
        guint         seat,
        CsRng        *rng)
{
  return city_player_move (kit, state, seat, CITY_SIGHT_FOLLOWERS, CITY_ALL_MOVES, rng);
}

static ComstockGame *
begin_session (void)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup = { .seed = SESSION_SEED };
  ComstockCityGame *game;

  comstock_city_setup_parse (&setup, SESSION_SEATS, NULL);
  game = comstock_city_game_new (tiles, &setup, NULL);
  g_assert_nonnull (game);
  return COMSTOCK_GAME (game);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliBench city_bench = {
    .rules = &city_game,
    .n_seats = CITY_MAX_SEATS,
    .get_kit = cli_city_get_kit,
    .deal = deal,
    .choose = choose,
    .begin = begin_session,
  };

  return cli_bench_run (&city_bench, command, argc, argv);
}

const CliCommand cli_city_bench = {
  .name = "bench",
  .arguments = "",
  .summary = N_("Measures rules and players on one core"),
  .run = run,
};
