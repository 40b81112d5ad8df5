/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program comstock-cli: finds the subcommand in the tables of them and runs it. */

#include "config.h"

#include "cli-games.h"
#include "cli-output.h"
#include "model/base/comstock-locale.h"

#include <glib/gi18n.h>

/* These ask the save, or the code, which game it is. */
static const CliCommand *const shared_commands[] = {
  &cli_show,
  &cli_check,
  &cli_position,
  &cli_thumbnail,
  &cli_code,
  NULL
};

static const CliCommand *
find_shared_command (const char *name)
{
  for (const CliCommand *const *command = shared_commands; *command != NULL; command++)
    if (g_str_equal ((*command)->name, name))
      return *command;
  return NULL;
}

static void
print_commands (const CliCommand *const *commands)
{
  for (; commands != NULL && *commands != NULL; commands++)
    g_print ("  %-12s%s\n", (*commands)->name, _((*commands)->summary));
}

static void
print_help (void)
{
  g_print ("%s\n  comstock-cli %s\n\n%s\n\n%s\n",
           _("Usage:"),
           _("[--game GAME] COMMAND [OPTION…] [FILE…]"),
           _("Plays, examines and scores games without a display."),
           _("Commands:"));
  print_commands (shared_commands);
  for (const CliGame *const *game = cli_games; *game != NULL; game++)
    {
      g_print ("\n");
      /* Translators: the word that stands for a game. */
      g_print (_("Commands of the game “%s”:"), (*game)->name);
      g_print ("\n");
      print_commands ((*game)->commands);
    }
  g_print ("\n%s\n", _("“comstock-cli COMMAND --help” explains a command."));
}

/* The options in front of the command; or @anywhere, where the rest is left for the command. */
static gboolean
parse_options (const GOptionEntry *entries,
               gboolean            anywhere,
               int                *argc,
               char             ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_strict_posix (context, !anywhere);
  g_option_context_set_ignore_unknown_options (context, anywhere);
  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  cli_wrong_call (error->message);
  return FALSE;
}

static CliStatus
refuse_game (const char *id)
{
  /* Translators: what was typed */
  g_autofree char *message = g_strdup_printf (_("There is no game “%s”"), id);

  return cli_wrong_call (message);
}

/* @game has no command @argument; another may have. */
static CliStatus
refuse_command (const CliGame *game,
                const char    *argument)
{
  g_autofree char *name = g_filename_display_name (argument);

  for (const CliGame *const *other = cli_games; *other != NULL; other++)
    if (cli_games_find_command (*other, argument) != NULL)
      {
        g_autofree char *message = cli_games_dup_refusal (game->name, name);

        return cli_wrong_call (message);
      }
  /* Translators: what was typed */
  cli_error (_("There is no command “%s” (see “comstock-cli --help”)"), name);
  return CLI_WRONG_CALL;
}

/* Runs the command argv[1] of the game @id, NULL for the one that is meant by default. */
static CliStatus
run_command (const char *id,
             int         argc,
             char      **argv)
{
  const CliGame *game = id != NULL ? cli_games_find (id) : cli_games[0];
  const CliCommand *command;

  if (game == NULL)
    return refuse_game (id);
  if (argc < 2)
    {
      cli_error (_("No command given (see “comstock-cli --help”)"));
      return CLI_WRONG_CALL;
    }
  command = find_shared_command (argv[1]);
  if (command == NULL)
    command = cli_games_find_command (game, argv[1]);
  if (command == NULL)
    return refuse_command (game, argv[1]);
  if (game != cli_games[0])
    {
      /* Under this name its --help is found. */
      g_autofree char *program = g_strdup_printf ("comstock-cli --game %s", game->name);

      g_set_prgname (program);
    }
  return command->run (command, argc - 1, argv + 1);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *game_behind = NULL;
  gboolean help = FALSE;
  gboolean version = FALSE;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, NULL, NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, NULL, NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &version, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry entries_behind[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_behind, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  CliStatus status = CLI_DONE;

  comstock_locale_set_up ();
  cli_output_set_up ();
  g_set_prgname ("comstock-cli");
  if (!parse_options (entries, FALSE, &argc, &argv) || !parse_options (entries_behind, TRUE, &argc, &argv))
    return CLI_WRONG_CALL;
  if (help)
    print_help ();
  else if (version)
    g_print ("comstock-cli %s\n", VERSION);
  else
    status = run_command (game_behind != NULL ? game_behind : game, argc, argv);
  return cli_output_finish (status);
}
