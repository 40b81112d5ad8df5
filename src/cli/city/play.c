/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play” of Carcassonne: The City: computer rivals. */

#include "commands.h"

#include "cli/cli-input.h"
#include "cli/cli-levels.h"
#include "cli/cli-play.h"
#include "model/city/comstock-city-game.h"

#include <glib/gi18n.h>

/* The options as they were given. */
static char *tiles_file;
static int first_seat;

static const GOptionEntry options[] = {
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

static char *
dup_levels (void)
{
  return cli_levels_dup (&comstock_city_seating, COMSTOCK_RIVAL, COMSTOCK_RIVAL);
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

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliPlay city_play = {
    .dup_seats = dup_seats,
    .usual_seats = "rival:medium,rival:medium,rival:medium",
    .deal = deal,
  };

  return cli_play_run (&city_play, command, argc, argv);
}

const CliCommand cli_city_play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game between computer rivals"),
  .own_options = options,
  .dup_notes = dup_levels,
  .run = run,
};
