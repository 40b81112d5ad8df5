/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carcassonne: The City offers on the command line. */

#include "cli-city.h"

#include "ai/city/city-player.h"
#include "art/city/comstock-city-thumbnail.h"
#include "art/city/comstock-city-tile-sheet.h"
#include "cli/cli-bench.h"
#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "cli/cli-play.h"
#include "cli/cli-sheet.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-position.h"

#include <glib/gi18n.h>

/* --- “play” --- */

/* The options as they were given. */
static char *tiles_file;
static int first_seat;

static const GOptionEntry play_options[] = {
  { "tiles", 0, 0, G_OPTION_ARG_FILENAME, &tiles_file, N_("The set of tiles, the built-in one by default"),
    N_("FILE") },
  { "first", 0, 0, G_OPTION_ARG_INT, &first_seat,
    N_("The player who begins, counted from 1; chosen at random by default"), N_("PLAYER") },
  G_OPTION_ENTRY_NULL
};

static char *
dup_seats (void)
{
  /* Translators: LEVEL is a word that stands for a level; keep rival. */
  return g_strdup_printf (_("Who plays: %d to %d of rival[:LEVEL], separated by commas"), CITY_MIN_SEATS,
                          CITY_MAX_SEATS);
}

static ComstockGame *
deal (const char *seats,
      guint64     seed,
      GError    **error)
{
  ComstockCitySetup setup = { .first = first_seat - 1, .seed = seed };
  g_autoptr (ComstockCityTiles) tiles = cli_load_kit (COMSTOCK_TYPE_CITY_TILES, tiles_file, error);

  if (tiles == NULL || !comstock_city_setup_parse (&setup, seats, error))
    return NULL;
  return (ComstockGame *) comstock_city_game_new (tiles, &setup, error);
}

static const CliPlay city_play = {
  .dup_seats = dup_seats,
  .usual_seats = "rival:medium,rival:medium,rival:medium",
  .deal = deal,
};

static const CliCommand play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game between computer rivals"),
  .own_options = play_options,
  .seating = &comstock_city_seating,
  .game = &city_play,
  .run = cli_play_run,
};

/* --- “tournament” and “bench” --- */

static gconstpointer
get_kit (void)
{
  return cli_get_kit (COMSTOCK_TYPE_CITY_TILES);
}

/* Any seat begins. */
static void
deal_to (const CliContestants *seated,
         CsRng                *rng,
         gpointer              setup)
{
  *(CitySetup *) setup = (CitySetup) { .n_seats = (guint8) seated->n, .first = (guint8) cs_rng_below (rng, seated->n) };
}

static const CliTournament city_tournament = {
  .rules = &city_game,
  .least = CITY_MIN_SEATS,
  .most = CITY_MAX_SEATS,
  .get_game_type = comstock_city_game_get_type,
  .get_kit = get_kit,
  .deal = deal_to,
};

static const CliCommand tournament = {
  .name = "tournament",
  .arguments = "",
  .summary = N_("Plays many games between the same players and compares them"),
  .seating = &comstock_city_seating,
  .game = &city_tournament,
  .run = cli_tournament_run,
};

static CsMove
choose (gconstpointer kit,
        gconstpointer state,
        guint         seat,
        CsRng        *rng)
{
  return city_player_move (kit, state, seat, CITY_SIGHT_FOLLOWERS, CITY_ALL_MOVES, rng);
}

static ComstockGame *
begin (void)
{
  return deal ("person,person,person,person", 1, NULL);
}

static const CliBench city_bench = {
  .tournament = &city_tournament,
  .n_seats = CITY_MAX_SEATS,
  .choose = choose,
  .begin = begin,
};

static const CliCommand bench = {
  .name = "bench",
  .arguments = "",
  .summary = N_("Measures rules and players on one core"),
  .game = &city_bench,
  .run = cli_bench_run,
};

/* --- “tiles” --- */

static CliStatus
render (ComstockCityTiles *tiles,
        CliSheetFormat     format,
        const char        *path)
{
  const ComstockPieceSheet sheet = comstock_city_tile_sheet (comstock_kit_get_content (tiles),
                                                             comstock_kit_get_name (tiles));

  return cli_sheet_write (&sheet, format, path);
}

static CliStatus
run_tiles (const CliCommand *command,
           int               argc,
           char            **argv)
{
  g_autofree char *sheet = NULL;
  const GOptionEntry options[] = {
    { "render", 0, 0, G_OPTION_ARG_FILENAME, &sheet,
      N_("Draw the tiles on a sheet instead, in a file whose name ends in .png, .svg or .pdf"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  CliSheetFormat format = NULL;
  g_autoptr (ComstockCityTiles) tiles = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse_options (command, options, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  if (sheet != NULL && (format = cli_sheet_find_format (sheet)) == NULL)
    return CLI_WRONG_CALL;
  tiles = cli_load_kit (COMSTOCK_TYPE_CITY_TILES, argv[1], &error);
  if (tiles == NULL)
    return cli_refuse_file (argv[1], error);
  if (format != NULL)
    return render (tiles, format, sheet);
  cli_output_write_kit (tiles);
  return CLI_DONE;
}

static const CliCommand tiles = {
  .name = "tiles",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks a set of tiles, the built-in one by default, and prints it as JSON"),
  .run = run_tiles,
};

/* --- the game --- */

/* Its tiles. */
static GBytes *
to_thumbnail (ComstockGame *game,
              int           side)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const CityTiles *set = comstock_game_get_kit (game);
  const double laid = state->n_tiles + state->n_discarded;

  return comstock_thumbnail_to_png (&comstock_city_thumbnail, &(const ComstockCityTable) { set, state },
                                    comstock_game_is_over (game) ? 1 : laid / set->n_tiles, side);
}

static const CliCommand *const commands[] = { &play, &bench, &tiles, &tournament, NULL };

const CliGame cli_city = {
  .rules = &city_game,
  .name = "city",
  .commands = commands,
  .position_to_json = comstock_city_position_to_json,
  .to_thumbnail = to_thumbnail,
};
