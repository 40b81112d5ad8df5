/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options and error lines, the same for every subcommand of comstock-cli. */

#include "config.h"

#include "cli.h"

#include "cli-games.h"
#include "cli-levels.h"
#include "model/base/comstock-text.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

/* What stands below the options: the command's notes, and where other games have one of this name; may be NULL. */
static char *
dup_description (const CliCommand *command)
{
  g_autofree char *notes = cli_levels_dup (command);
  g_autofree char *others = cli_games_dup_others (command);

  if (notes == NULL || others == NULL)
    return g_strdup (notes != NULL ? notes : others);
  return g_strconcat (notes, "\n", others, NULL);
}

static GOptionContext *
options_new (const CliCommand   *command,
             const GOptionEntry *entries)
{
  const char *arguments = *command->arguments != '\0' ? _(command->arguments) : NULL;
  GOptionContext *context = g_option_context_new (arguments);
  g_autofree char *program = g_strdup_printf ("%s %s", g_get_prgname (), command->name);
  g_autofree char *description = dup_description (command);

  g_set_prgname (program);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_set_description (context, description);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (command->own_options != NULL)
    g_option_context_add_main_entries (context, command->own_options, GETTEXT_PACKAGE);
  return context;
}

/* Which game has an option that @command has not, if the call speaks of one. */
static CliStatus
refuse_options (const CliCommand *command,
                char            **argv,
                const GError     *error)
{
  g_autofree char *message = NULL;

  if (g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    message = cli_games_dup_option_refusal (command, argv);
  return cli_wrong_call (message != NULL ? message : error->message);
}

CliStatus
cli_wrong_call (const char *message)
{
  /* Translators: what is wrong with a command, and the command; keep --help */
  cli_error (_("%s (see “%s --help”)"), message, g_get_prgname ());
  return CLI_WRONG_CALL;
}

/* GLib leaves the "--" that ended the options where one of the arguments behind it begins with a dash.  None before it
 * can be "--", and one behind it is an argument, so it is the first. */
static void
drop_end_of_options (int   *argc,
                     char **argv)
{
  int i = 1;

  while (i < *argc && strcmp (argv[i], "--") != 0)
    i++;
  if (i == *argc)
    return;
  /* With the NULL at the end. */
  memmove (argv + i, argv + i + 1, (size_t) (*argc - i) * sizeof *argv);
  (*argc)--;
}

gboolean
cli_parse_options (const CliCommand   *command,
                   const GOptionEntry *entries,
                   int                 min,
                   int                 max,
                   int                *argc,
                   char             ***argv)
{
  g_autoptr (GOptionContext) context = options_new (command, entries);
  g_autoptr (GError) error = NULL;
  int n_arguments;

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      refuse_options (command, *argv, error);
      return FALSE;
    }
  drop_end_of_options (argc, *argv);
  n_arguments = *argc - 1;
  if (n_arguments < min)
    {
      cli_wrong_call (_("An argument is missing"));
      return FALSE;
    }
  if (n_arguments > max)
    {
      g_autofree char *superfluous = g_filename_display_name ((*argv)[max + 1]);
      /* Translators: what was typed */
      g_autofree char *message = g_strdup_printf (_("Unexpected argument “%s”"), superfluous);

      cli_wrong_call (message);
      return FALSE;
    }
  return TRUE;
}

gboolean
cli_parse_number (const char *option,
                  const char *text,
                  guint64     min,
                  guint64     max,
                  guint64    *number)
{
  g_autofree char *range = NULL;
  g_autofree char *message = NULL;

  if (g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;
  /* Translators: the least and the greatest number */
  range = g_strdup_printf (_("must be a whole number from %" PRIu64 " to %" PRIu64), min, max);
  message = comstock_text_at (option, range);
  cli_wrong_call (message);
  return FALSE;
}

/* @text, which may quote anything, in one line and without what a terminal would obey. */
static char *
dup_safe (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (char *c = valid; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = ' ';
  return comstock_text_dup_plain (valid);
}

void
cli_error (const char *format,
           ...)
{
  g_autofree char *message = NULL;
  g_autofree char *safe = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  safe = dup_safe (message);
  g_printerr ("comstock-cli: %s\n", safe);
}

CliStatus
cli_refuse_file (const char   *file,
                 const GError *error)
{
  g_autofree char *name = cli_file_name (file);
  g_autofree char *message = comstock_text_at (name, error->message);

  cli_error ("%s", message);
  return CLI_REFUSED;
}

char *
cli_file_name (const char *file)
{
  return cli_is_stdin (file) ? g_strdup (_("standard input")) : g_filename_display_name (file);
}

gboolean
cli_is_stdin (const char *file)
{
  return strcmp (file, "-") == 0;
}
