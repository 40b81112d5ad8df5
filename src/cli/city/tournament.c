/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tournament” of Carcassonne: The City: rivals, and players who move at random. */

#include "commands.h"

#include "ai/city/city-level.h"
#include "ai/cs-random.h"
#include "cli/cli-levels.h"
#include "cli/cli-tournament.h"
#include "model/city/comstock-city-names.h"

#include <glib/gi18n.h>

static char *
dup_seats (void)
{
  return cli_tournament_dup_rivals (CITY_MIN_SEATS, CITY_MAX_SEATS);
}

static char *
dup_levels (void)
{
  return cli_levels_dup (&comstock_city_seating, COMSTOCK_RIVAL, COMSTOCK_RIVAL);
}

static gboolean
read_contestants (const char     *seats,
                  CliContestants *contestants,
                  GError        **error)
{
  return cli_tournament_read_rivals (&comstock_city_seating, CITY_MIN_SEATS, CITY_MAX_SEATS, seats, contestants, error);
}

static void
deal (const CliContestants *seated,
      CsRng                *rng,
      gpointer              setup)
{
  cli_city_deal (setup, seated->n, rng);
}

static CsMove
choose (const CliContestant *contestant,
        gconstpointer        kit,
        gconstpointer        state,
        guint                seat,
        CsRng               *rng)
{
  if (contestant->level == NULL)
    return cs_random_move (&city_game, kit, state, seat, rng);
  return city_level_move ((CityLevel) contestant->number, kit, state, seat, rng, NULL);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliTournament city_tournament = {
    .rules = &city_game,
    .dup_seats = dup_seats,
    .get_kit = cli_city_get_kit,
    .read = read_contestants,
    .deal = deal,
    .choose = choose,
  };

  return cli_tournament_run (&city_tournament, command, argc, argv);
}

const CliCommand cli_city_tournament = {
  .name = "tournament",
  .arguments = "",
  .summary = N_("Plays many games between the same players and compares them"),
  .dup_notes = dup_levels,
  .run = run,
};
