/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “position”: the positions of a save as JSON. */

#include "config.h"

#include "cli-games.h"
#include "cli-output.h"
#include "cli-save.h"

#include "model/base/comstock-text.h"

#include <glib/gi18n.h>
#include <inttypes.h>

static void
print_position (ComstockGame *game,
                guint         cursor)
{
  g_autoptr (JsonNode) node = cli_games_get (game)->position_to_json (game, cursor);

  cli_output_write_json (node);
}

static CliStatus
print_positions (ComstockGame *game,
                 guint         first,
                 guint         last)
{
  for (guint cursor = first; cursor <= last; cursor++)
    print_position (game, cursor);
  return CLI_DONE;
}

static CliStatus
refuse_game (const CliCommand *command,
             const char       *file,
             ComstockGame     *game)
{
  g_autofree char *name = cli_file_name (file);
  g_autofree char *refusal = cli_games_dup_refusal (comstock_game_get_rules (game)->id, command->name);
  g_autofree char *message = comstock_text_at (name, refusal);

  cli_error ("%s", message);
  return CLI_REFUSED;
}

static CliStatus
refuse_move (const char *file,
             guint64     move,
             guint       length)
{
  g_autofree char *name = cli_file_name (file);

  cli_error (g_dngettext (GETTEXT_PACKAGE,
                          /* Translators: a file, the number of a move, and how many there are */
                          "%s: there is no move %" PRIu64 ": the game has %u move",
                          "%s: there is no move %" PRIu64 ": the game has %u moves",
                          length),
             name, move, length);
  return CLI_REFUSED;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autofree char *move_text = NULL;
  gboolean all = FALSE;
  const GOptionEntry entries[] = {
    { "move", 0, 0, G_OPTION_ARG_STRING, &move_text,
      N_("The position after move N instead of the current one"), N_("N") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &all,
      N_("Every position, one per line, beginning before the first move"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GError) error = NULL;
  guint64 move;
  guint length;

  if (!cli_parse_options (command, entries, 1, 1, &argc, &argv) ||
      (move_text != NULL && !cli_parse_number ("--move", move_text, 0, G_MAXUINT64, &move)))
    return CLI_WRONG_CALL;
  if (all && move_text != NULL)
    return cli_wrong_call (_("--move and --all cannot be used together"));
  game = cli_load_game (argv[1], &error);
  if (game == NULL)
    return cli_refuse_file (argv[1], error);
  if (cli_games_get (game)->position_to_json == NULL)
    return refuse_game (command, argv[1], game);
  length = comstock_game_get_length (game);
  if (all)
    return print_positions (game, 0, length);
  if (move_text == NULL)
    move = comstock_game_get_cursor (game);
  if (move > length)
    return refuse_move (argv[1], move, length);
  return print_positions (game, (guint) move, (guint) move);
}

const CliCommand cli_position = {
  .name = "position",
  .arguments = N_("FILE"),
  .summary = N_("Prints positions of a save as JSON"),
  .run = run,
};
