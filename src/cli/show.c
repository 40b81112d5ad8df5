/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “show”: what happened in a saved game, and its score sheet. */

#include "cli.h"
#include "cli-report.h"
#include "cli-save.h"

#include <glib/gi18n.h>

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse_options (command, NULL, 1, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  game = cli_load_game (argv[1], &error);
  if (game == NULL)
    return cli_refuse_file (argv[1], error);
  cli_print_game (game);
  return CLI_DONE;
}

const CliCommand cli_show = {
  .name = "show",
  .arguments = N_("FILE"),
  .summary = N_("Retells a saved game and prints its score sheet"),
  .run = run,
};
