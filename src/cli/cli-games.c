/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding games and their commands, over the table of those that are listed. */

#include "cli-games.h"

#include <glib/gi18n.h>

const CliGame *
cli_games_find (const char *word)
{
  for (const CliGame *const *game = cli_games; *game != NULL; game++)
    if (g_str_equal ((*game)->name, word) || g_str_equal ((*game)->rules->id, word))
      return *game;
  return NULL;
}

const CliGame *
cli_games_get (ComstockGame *game)
{
  static const CliGame nothing;
  const CliGame *found = cli_games_find (comstock_game_get_rules (game)->id);

  return found != NULL ? found : &nothing;
}

const CliCommand *
cli_games_find_command (const CliGame *game,
                        const char    *name)
{
  const CliCommand *const *command = game->commands;

  while (command != NULL && *command != NULL && !g_str_equal ((*command)->name, name))
    command++;
  return command != NULL ? *command : NULL;
}

char *
cli_games_dup_refusal (const char *word,
                       const char *command)
{
  /* Translators: the words that stand for a game and a command of comstock-cli. */
  return g_strdup_printf (_("the game “%s” has no command “%s”"), word, command);
}
