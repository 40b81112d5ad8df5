/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program comstock-cli: finds the subcommand in its table and runs it. */

#include "config.h"

#include "cli.h"
#include "model/comstock-locale.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static const CliCommand *const commands[] = {
  &cli_score,
  &cli_placements,
  &cli_deck,
  &cli_play,
  &cli_show,
  &cli_check,
  &cli_position,
  &cli_bench,
};

static const CliCommand *
find_command (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i]->name, name) == 0)
      return commands[i];
  return NULL;
}

static void
print_help (void)
{
  g_print ("%s\n  comstock-cli %s\n\n%s\n\n%s\n",
           _("Usage:"),
           _("COMMAND [OPTION…] [FILE…]"),
           _("Plays, examines and scores games of Carson City: The Card Game without a display."),
           _("Commands:"));
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-12s%s\n", commands[i]->name, _(commands[i]->summary));
  g_print ("\n%s\n", _("“comstock-cli COMMAND --help” explains a command."));
}

/* What was printed may still be in the buffer, on its way to a full disk. */
static CliStatus
finish_output (CliStatus status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  cli_error (_("standard output: %s"), g_strerror (errno));
  return CLI_REFUSED;
}

int
main (int    argc,
      char **argv)
{
  const CliCommand *command;

  comstock_locale_set_up ();
  if (argc < 2)
    {
      cli_error (_("No command is given (see “comstock-cli --help”)"));
      return CLI_WRONG_CALL;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      print_help ();
      return finish_output (CLI_DONE);
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("comstock-cli %s\n", VERSION);
      return finish_output (CLI_DONE);
    }
  command = find_command (argv[1]);
  if (command == NULL)
    {
      g_autofree char *name = g_filename_display_name (argv[1]);

      cli_error (_("There is no command “%s” (see “comstock-cli --help”)"), name);
      return CLI_WRONG_CALL;
    }
  return finish_output (command->run (command, argc - 1, argv + 1));
}
