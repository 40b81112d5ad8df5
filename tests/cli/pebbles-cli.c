/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pebbles as a second game of the command line, which offers “play” and nothing else, and the table that has it. */

#include "cli/cards/cli-cards.h"
#include "cli/cli-play.h"
#include "pebbles-game.h"

static char *
dup_seats (void)
{
  return g_strdup ("Two or three times rival");
}

static ComstockGame *
play (const char *seats,
      guint64     seed,
      GError    **error)
{
  static const char *const mixtures[] = { "rival,rival", "rival,rival,rival", NULL };
  ComstockGame *game;

  if (!g_strv_contains (mixtures, seats))
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, "“%s” cannot play", seats);
      return NULL;
    }
  game = pebbles_game_new (seats, seed);
  cli_play_at_random (game, seed);
  return game;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliPlay pebbles_play = { dup_seats, play };

  return cli_play_run (&pebbles_play, command, argc, argv);
}

static const CliCommand play_command = {
  .name = "play",
  .arguments = "",
  .summary = "Races pebbles",
  .run = run,
};

static const CliCommand *const commands[] = { &play_command, NULL };

static const CliGame pebbles_cli = {
  .rules = &pebbles_game,
  .commands = commands,
};

const CliGame *const cli_games[] = {
  &cli_cards,
  &pebbles_cli,
  NULL
};
