/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pebbles as a second game of the command line, which offers “play” and “tournament”, and the table that has it. */

#include "ai/cs-random.h"
#include "cli/cards/cli-cards.h"
#include "cli/cli-play.h"
#include "cli/cli-tournament.h"
#include "pebbles-game.h"

static char *
dup_seats (void)
{
  return g_strdup ("Two or three times rival");
}

static gboolean
check_seats (const char *seats,
             GError    **error)
{
  static const char *const mixtures[] = { "rival,rival", "rival,rival,rival", NULL };

  if (g_strv_contains (mixtures, seats))
    return TRUE;
  g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, "“%s” cannot play", seats);
  return FALSE;
}

static ComstockGame *
deal_seats (const char *seats,
            guint64     seed,
            GError    **error)
{
  return check_seats (seats, error) ? pebbles_game_new (seats, seed) : NULL;
}

static const CliPlay pebbles_play = { dup_seats, "rival,rival", deal_seats };

static const CliCommand play_command = {
  .name = "play",
  .arguments = "",
  .summary = "Races pebbles",
  .game = &pebbles_play,
  .run = cli_play_run,
};

static gconstpointer
get_kit (void)
{
  static const PebblesTrack track = { 20 };

  return &track;
}

static gboolean
read_contestants (const char     *seats,
                  CliContestants *contestants,
                  GError        **error)
{
  g_auto (GStrv) kinds = g_strsplit (seats, ",", -1);

  if (!check_seats (seats, error))
    return FALSE;
  contestants->n = g_strv_length (kinds);
  for (guint i = 0; i < contestants->n; i++)
    contestants->items[i] = (CliContestant) { .kind = "rival" };
  return TRUE;
}

static void
deal (const CliContestants *seated,
      CsRng                *rng,
      gpointer              setup)
{
  pebbles_game.random_setup (get_kit (), seated->n, rng, setup);
}

static CsMove
choose (const CliContestant *contestant,
        gconstpointer        kit,
        gconstpointer        state,
        guint                seat,
        CsRng               *rng)
{
  return cs_random_move (&pebbles_game, kit, state, seat, rng);
}

static const CliTournament pebbles_tournament = {
  .rules = &pebbles_game,
  .dup_seats = dup_seats,
  .get_kit = get_kit,
  .read = read_contestants,
  .deal = deal,
  .choose = choose,
};

static const CliCommand tournament_command = {
  .name = "tournament",
  .arguments = "",
  .summary = "Races them often",
  .game = &pebbles_tournament,
  .run = cli_tournament_run,
};

static const CliCommand *const commands[] = { &play_command, &tournament_command, NULL };

static const CliGame pebbles_cli = {
  .rules = &pebbles_game,
  .name = "pebbles",
  .commands = commands,
};

const CliGame *const cli_games[] = {
  &cli_cards,
  &pebbles_cli,
  NULL
};
