/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “thumbnail”: a saved game as a small picture, as file managers show it: the table and how far it is. */

#include "cli.h"

#include "cli-games.h"
#include "cli-save.h"
#include "model/store/comstock-file-write.h"

#include <glib/gi18n.h>

#define LEAST 16
#define MOST 2048

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  guint64 side;

  if (!cli_parse_options (command, NULL, 3, 3, &argc, &argv) ||
      !cli_parse_number (_("SIZE"), argv[3], LEAST, MOST, &side))
    return CLI_WRONG_CALL;
  game = cli_load_game (argv[1], &error);
  if (game != NULL && cli_games_get (game)->to_thumbnail == NULL)
    g_set_error_literal (&error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_REFUSED,
                         /* Translators: after the name of a saved game: the thumbnail command cannot draw it */
                         _("this kind of game has no picture"));
  if (error != NULL)
    return cli_refuse_file (argv[1], error);
  bytes = cli_games_get (game)->to_thumbnail (game, (int) side);
  return comstock_file_write (argv[2], bytes, NULL, &error) ? CLI_DONE : cli_refuse_file (argv[2], error);
}

const CliCommand cli_thumbnail = {
  .name = "thumbnail",
  /* Translators: what stands after the command: names of three arguments */
  .arguments = N_("FILE PICTURE SIZE"),
  .summary = N_("Draws a saved game as a small picture, as file managers show it"),
  .run = run,
};
