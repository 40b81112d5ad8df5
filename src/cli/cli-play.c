/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What “play” is in every game: its options, and what is printed and saved. */

#include "cli-play.h"

#include "cli-report.h"

#include "ai/cs-random.h"
#include "model/store/comstock-save.h"

#include <glib/gi18n.h>
#include <stdio.h>

void
cli_play_at_random (ComstockGame *game,
                    guint64       seed)
{
  g_autoptr (GError) error = NULL;
  CsRng rng;

  cs_rng_init (&rng, seed);
  while (!comstock_game_is_over (game))
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      const CsMove move = cs_random_move (comstock_game_get_rules (game), comstock_game_get_kit (game),
                                          comstock_game_get_state (game), seat, &rng);

      if (!comstock_game_play (game, seat, move, &error))
        g_error ("%s", error->message);
    }
}

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

  fwrite (text, 1, size, stdout);
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

/* Those of all games, and those of this one. */
static gboolean
parse_options (const CliPlay      *play,
               const CliCommand   *command,
               const GOptionEntry *entries,
               int                *argc,
               char             ***argv)
{
  g_autoptr (GArray) all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  for (; entries->long_name != NULL; entries++)
    g_array_append_vals (all, entries, 1);
  for (const GOptionEntry *own = play->options; own != NULL && own->long_name != NULL; own++)
    g_array_append_vals (all, own, 1);
  return cli_parse_options (command, (const GOptionEntry *) (gpointer) all->data, 0, 0, argc, argv);
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
  g_autofree char *who_plays = play->dup_seats ();
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, who_plays, N_("LIST") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text,
      N_("A number; the same number deals and plays the same game"), N_("N") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save,
      N_("Write the game into this file; “-” prints it instead of the rounds and the score sheet"), N_("FILE") },
    { "quiet", 0, 0, G_OPTION_ARG_NONE, &quiet, N_("Print only the score sheet"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GError) error = NULL;
  guint64 seed;

  if (!parse_options (play, command, entries, &argc, &argv))
    return CLI_WRONG_CALL;
  if (seats == NULL || seed_text == NULL)
    return cli_wrong_call (_("--seats and --seed are required"));
  if (!cli_parse_number ("--seed", seed_text, &seed))
    return CLI_WRONG_CALL;
  game = play->play (seats, seed, &error);
  if (game == NULL)
    return cli_wrong_call (error->message);
  if (is_stdout (save))
    return print_save (game);
  if (quiet)
    cli_print_score_sheet (game);
  else
    cli_print_game (game);
  return save != NULL ? save_game (game, save) : CLI_DONE;
}
