/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “code”: which game a code stands for, and a save of that game before its first move. */

#include "cli-report.h"
#include "cli-save.h"
#include "model/session/comstock-games.h"

#include <glib/gi18n.h>

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autofree char *save = NULL;
  const GOptionEntry entries[] = {
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save,
      N_("Write the game into this file; “-” prints it instead of the players"), N_("FILE") },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse_options (command, entries, 1, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  game = comstock_game_code_deal (argv[1], &error);
  if (game == NULL)
    {
      cli_error ("%s", error->message);
      return CLI_REFUSED;
    }
  if (!cli_is_stdout (save))
    cli_print_players (game);
  return save != NULL ? cli_save_game (game, save) : CLI_DONE;
}

const CliCommand cli_code = {
  .name = "code",
  .arguments = N_("CODE"),
  .summary = N_("Says which game a code stands for, and writes it as a saved game"),
  .run = run,
};
