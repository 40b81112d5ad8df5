/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play”: a whole game without a person. */

#include "cli-report.h"

#include "model/cards/comstock-cards-game.h"
#include "model/cards/comstock-figures.h"
#include "model/comstock-save.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Reads the list of seats; all of them must play by themselves. */
static gboolean
read_seats (const char          *seats,
            ComstockCardsSetup  *setup,
            GError             **error)
{
  if (!comstock_cards_setup_parse (setup, seats, error))
    return FALSE;
  for (guint i = 0; i < setup->n_seats; i++)
    if (setup->seats[i].holder.kind == COMSTOCK_PERSON)
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     _("seat %u: a person cannot play here"), i + 1);
        return FALSE;
      }
  return TRUE;
}

static void
play_to_the_end (ComstockCardsGame *game)
{
  g_autoptr (GError) error = NULL;

  while (comstock_game_get_automatic_seat (COMSTOCK_GAME (game)) >= 0)
    if (!comstock_game_play_automatic (COMSTOCK_GAME (game), &error))
      g_error ("%s", error->message);
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
print_save (ComstockCardsGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (COMSTOCK_GAME (game));
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  fwrite (text, 1, size, stdout);
  return CLI_DONE;
}

static CliStatus
save_game (ComstockCardsGame *game,
           const char        *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;

  if (comstock_save_write (COMSTOCK_GAME (game), file, &error))
    return CLI_DONE;
  cli_error ("%s", error->message);
  return CLI_REFUSED;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autofree char *seats = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *save = NULL;
  gboolean quiet = FALSE;
  g_autofree char *who_plays =
    /* Translators: LEVEL is a word that stands for a level; keep what is in braces, rival and virtual. */
    comstock_figures_fill (_("Who plays: {min-seats} to {max-seats} of rival[:LEVEL] and virtual[:LEVEL], separated "
                             "by commas; for now an easy rival plays like a medium one, an expert like a hard one"),
                           COMSTOCK_FIGURES_RULES, 0);
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, who_plays, N_("LIST") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed,
      N_("A number; equal numbers deal and play equal games"), N_("N") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save,
      N_("Write the game into this file; “-” prints it instead of the rounds and the score sheet"), N_("FILE") },
    { "quiet", 0, 0, G_OPTION_ARG_NONE, &quiet, N_("Print the score sheet alone"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (ComstockDeck) deck = comstock_deck_dup_built_in ();
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;

  if (!cli_parse_options (command, entries, 0, 0, &argc, &argv))
    return CLI_WRONG_CALL;
  if (seats == NULL || seed == NULL)
    return cli_wrong_call (_("--seats and --seed are needed"));
  if (!cli_parse_number ("--seed", seed, &setup.seed))
    return CLI_WRONG_CALL;
  if (!read_seats (seats, &setup, &error) ||
      (game = comstock_cards_game_new (deck, &setup, &error)) == NULL)
    return cli_wrong_call (error->message);
  play_to_the_end (game);
  if (is_stdout (save))
    return print_save (game);
  if (!quiet)
    cli_print_log (COMSTOCK_GAME (game));
  cli_print_score_sheet (game);
  return save != NULL ? save_game (game, save) : CLI_DONE;
}

const CliCommand cli_play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game of computer rivals and virtual players"),
  .run = run,
};
