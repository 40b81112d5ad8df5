/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “check”: whether saves are sound. */

#include "cli.h"
#include "cli-save.h"

#include <glib/gi18n.h>

/* Prints "ok", with the name of the file where there are several. */
static CliStatus
check_file (const char *file,
            gboolean    with_name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = cli_load_game (file, &error);
  g_autofree char *name = cli_file_name (file);

  if (game == NULL)
    return cli_refuse_file (file, error);
  if (with_name)
    g_print ("%s: ok\n", name);
  else
    g_print ("ok\n");
  return CLI_DONE;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  CliStatus status = CLI_DONE;

  if (!cli_parse_options (command, NULL, 1, G_MAXINT, &argc, &argv))
    return CLI_WRONG_CALL;
  for (int i = 1; i < argc; i++)
    if (check_file (argv[i], argc > 2) != CLI_DONE)
      status = CLI_REFUSED;
  return status;
}

const CliCommand cli_check = {
  .name = "check",
  .arguments = N_("FILE…"),
  .summary = N_("Replays saves and says whether they are valid"),
  .run = run,
};
