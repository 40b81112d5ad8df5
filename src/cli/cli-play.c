/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What “play” is in every game: its options, and what is printed and saved. */

#include "cli-play.h"

#include "cli-report.h"
#include "cli-save.h"

#include "model/session/comstock-game-code.h"

#include <glib/gi18n.h>

static void
play_to_the_end (ComstockGame *game)
{
  g_autoptr (GError) error = NULL;

  while (comstock_game_get_automatic_seat (game) >= 0)
    if (!comstock_game_play_automatic (game, &error))
      g_error ("%s", error->message);
}

static CliStatus
play_and_print (ComstockGame *game,
                const char   *save,
                gboolean      quiet)
{
  play_to_the_end (game);
  if (cli_is_stdout (save))
    return cli_save_game (game, save);
  if (quiet)
    cli_print_score_sheet (game);
  else
    cli_print_game (game);
  return save != NULL ? cli_save_game (game, save) : CLI_DONE;
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

/* Options are words and numbers. */
static gboolean
is_given (const GOptionEntry *entry)
{
  return entry->arg == G_OPTION_ARG_INT ? *(const int *) entry->arg_data != 0
                                        : *(char *const *) entry->arg_data != NULL;
}

/* Where it is in the way of no output. */
static void
tell_choice (ComstockGame       *game,
             const char         *seats,
             const char         *seed,
             const GOptionEntry *own)
{
  const char *code = comstock_game_get_code (game);
  g_autoptr (GString) options = g_string_new (NULL);

  if (code != NULL)
    g_string_printf (options, "--code %s", code);
  else
    g_string_printf (options, "--seats %s --seed %s", seats, seed);
  for (; code == NULL && own != NULL && own->long_name != NULL; own++)
    if (is_given (own))
      {
        g_autofree char *value = own->arg == G_OPTION_ARG_INT ? g_strdup_printf ("%d", *(const int *) own->arg_data)
                                                              : g_shell_quote (*(char *const *) own->arg_data);

        g_string_append_printf (options, " --%s %s", own->long_name, value);
      }
  /* Translators: options of the command line */
  g_printerr (_("To play this game again: %s"), options->str);
  g_printerr ("\n");
}

static gboolean
is_any_given (const GOptionEntry *entries)
{
  for (; entries != NULL && entries->long_name != NULL; entries++)
    if (is_given (entries))
      return TRUE;
  return FALSE;
}

static ComstockGame *
deal_code (const CliCommand *command,
           const char       *code,
           gboolean          chosen,
           GError          **error)
{
  if (chosen || is_any_given (command->own_options))
    {
      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                           /* Translators: keep the option. */
                           _("--code determines the whole game; only --save and --quiet go with it"));
      return NULL;
    }
  return comstock_game_code_deal (code, error);
}

gboolean
cli_play_check_persons (ComstockGame *game,
                        GError      **error)
{
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    if (comstock_game_is_person (game, i))
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     /* Translators: the number of a player, from 1 */
                     _("player %u: a person cannot play here"), i + 1);
        return FALSE;
      }
  return TRUE;
}

CliStatus
cli_play_run (const CliCommand *command,
              int               argc,
              char            **argv)
{
  const CliPlay *play = command->game;
  g_autofree char *seats = NULL;
  g_autofree char *seed_text = NULL;
  g_autofree char *code = NULL;
  g_autofree char *save = NULL;
  gboolean quiet = FALSE;
  g_autofree char *may_play = play->dup_seats ();
  /* Translators: a sentence that says who may play, and a list of players. */
  g_autofree char *who_plays = g_strdup_printf (_("%s; %s by default"), may_play, play->usual_seats);
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, who_plays, N_("LIST") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text,
      N_("A number, random by default; the same number deals and plays the same game"), N_("N") },
    { "code", 0, 0, G_OPTION_ARG_STRING, &code, N_("Play the game that this code stands for, with its players and "
                                                   "options"),
      N_("CODE") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save,
      N_("Write the game to this file; “-” prints it instead of the rounds and the score sheet"), N_("FILE") },
    { "quiet", 0, 0, G_OPTION_ARG_NONE, &quiet, N_("Print only the score sheet"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gboolean completed;
  guint64 seed = 0;

  if (!cli_parse_options (command, entries, 0, 0, &argc, &argv))
    return CLI_WRONG_CALL;
  completed = code == NULL && complete (play, &seats, &seed_text);
  if (seed_text != NULL && !cli_parse_number ("--seed", seed_text, 0, G_MAXUINT64, &seed))
    return CLI_WRONG_CALL;
  game = code != NULL ? deal_code (command, code, seats != NULL || seed_text != NULL, &error)
                      : play->deal (seats, seed, &error);
  if (game == NULL || !cli_play_check_persons (game, &error))
    return cli_wrong_call (error->message);
  if (!cli_try_save (save))
    return CLI_REFUSED;
  if (completed)
    tell_choice (game, seats, seed_text, command->own_options);
  return play_and_print (game, save, quiet);
}
