/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options and error lines, the same for every subcommand of comstock-cli. */

#include "config.h"

#include "cli.h"

#include "model/base/comstock-text.h"

#include <glib/gi18n.h>
#include <string.h>

static GOptionContext *
options_new (const CliCommand   *command,
             const GOptionEntry *entries)
{
  const char *arguments = *command->arguments != '\0' ? _(command->arguments) : NULL;
  GOptionContext *context = g_option_context_new (arguments);
  g_autofree char *program = g_strdup_printf ("comstock-cli %s", command->name);

  g_set_prgname (program);
  g_option_context_set_summary (context, _(command->summary));
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  return context;
}

CliStatus
cli_wrong_call (const char *message)
{
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
      cli_wrong_call (error->message);
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
      g_autofree char *message = g_strdup_printf (_("Unexpected argument “%s”"), superfluous);

      cli_wrong_call (message);
      return FALSE;
    }
  return TRUE;
}

gboolean
cli_parse_number (const char *option,
                  const char *text,
                  guint64    *number)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, number, &error))
    return TRUE;
  message = comstock_text_at (option, error->message);
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
