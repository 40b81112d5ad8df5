/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What “play” is in every game: its options, and what is printed and saved. */

#include "cli-play.h"

#include "cli-output.h"
#include "cli-report.h"

#include "model/store/comstock-save.h"

#include <glib/gi18n.h>

/* Names that mean standard output itself; opened anew, a file there would be replaced behind the caller's back. */
static gboolean
is_stdout (const char *path)
{
  static const char *const names[] = { "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", NULL };

  return path != NULL && g_strv_contains (names, path);
}

/* Main says so if it cannot be written. */
static CliStatus
print_save (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  cli_output_write (text, size);
  return CLI_DONE;
}

static CliStatus
save_game (ComstockGame *game,
           const char   *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;

  if (comstock_save_write (game, file, &error))
    return CLI_DONE;
  cli_error ("%s", error->message);
  return CLI_REFUSED;
}

static void
play_to_the_end (ComstockGame *game)
{
  g_autoptr (GError) error = NULL;

  while (comstock_game_get_automatic_seat (game) >= 0)
    if (!comstock_game_play_automatic (game, &error))
      g_error ("%s", error->message);
}

/* Whether a save could be written, which is better known before a long game than after it. */
static gboolean
try_save (const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || is_stdout (path))
    return TRUE;
  file = g_file_new_for_commandline_arg (path);
  if (comstock_save_try (file, &error))
    return TRUE;
  cli_error ("%s", error->message);
  return FALSE;
}

static CliStatus
play_and_print (ComstockGame *game,
                const char   *save,
                gboolean      quiet)
{
  play_to_the_end (game);
  if (is_stdout (save))
    return print_save (game);
  if (quiet)
    cli_print_score_sheet (game);
  else
    cli_print_game (game);
  return save != NULL ? save_game (game, save) : CLI_DONE;
}

/* Fills in what was not chosen; FALSE if all was. */
static gboolean
complete (const CliPlay *play,
          char         **seats,
          char         **seed)
{
  if (*seats != NULL && *seed != NULL)
    return FALSE;
  if (*seats == NULL)
    *seats = g_strdup (play->usual_seats);
  if (*seed == NULL)
    *seed = g_strdup_printf ("%u", g_random_int ());
  return TRUE;
}

/* Where it is in the way of no output. */
static void
tell_choice (const char *seats,
             const char *seed)
{
  /* Translators: keep the two options. */
  g_printerr (_("To play this game again: --seats %s --seed %s"), seats, seed);
  g_printerr ("\n");
}

CliStatus
cli_play_run (const CliPlay    *play,
              const CliCommand *command,
              int               argc,
              char            **argv)
{
  g_autofree char *seats = NULL;
  g_autofree char *seed_text = NULL;
  g_autofree char *save = NULL;
  gboolean quiet = FALSE;
  g_autofree char *may_play = play->dup_seats ();
  /* Translators: a sentence that says who may play, and a list of players. */
  g_autofree char *who_plays = g_strdup_printf (_("%s; %s by default"), may_play, play->usual_seats);
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, who_plays, N_("LIST") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text,
      N_("A number, random by default; the same number deals and plays the same game"), N_("N") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save,
      N_("Write the game into this file; “-” prints it instead of the rounds and the score sheet"), N_("FILE") },
    { "quiet", 0, 0, G_OPTION_ARG_NONE, &quiet, N_("Print only the score sheet"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gboolean completed;
  guint64 seed;

  if (!cli_parse_options (command, entries, 0, 0, &argc, &argv))
    return CLI_WRONG_CALL;
  completed = complete (play, &seats, &seed_text);
  if (!cli_parse_number ("--seed", seed_text, 0, G_MAXUINT64, &seed))
    return CLI_WRONG_CALL;
  game = play->deal (seats, seed, &error);
  if (game == NULL)
    return cli_wrong_call (error->message);
  if (!try_save (save))
    return CLI_REFUSED;
  if (completed)
    tell_choice (seats, seed_text);
  return play_and_print (game, save, quiet);
}
