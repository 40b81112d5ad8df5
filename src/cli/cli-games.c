/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding games and their commands, over the table of those that are listed. */

#include "cli-games.h"

#include <glib/gi18n.h>
#include <string.h>

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
cli_games_dup_others (const CliCommand *command)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const CliGame *const *game = cli_games; *game != NULL; game++)
    {
      const CliCommand *other = cli_games_find_command (*game, command->name);

      if (other == NULL || other == command)
        continue;
      /* Translators: the word that stands for a game, twice, and that of a command. */
      g_string_append_printf (text, _("For the game “%s”, see “comstock-cli --game %s %s --help”."), (*game)->name,
                              (*game)->name, command->name);
      g_string_append_c (text, '\n');
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Whether @argument is "--name" or "--name=value". */
static gboolean
speaks_of (const char *argument,
           const char *name)
{
  const gsize length = strlen (name);

  return g_str_has_prefix (argument, "--") && strncmp (argument + 2, name, length) == 0 &&
         (argument[2 + length] == '\0' || argument[2 + length] == '=');
}

static const CliGame *
find_option (const CliCommand *command,
             const char       *argument,
             const char      **name)
{
  for (const CliGame *const *game = cli_games; *game != NULL; game++)
    {
      const CliCommand *other = cli_games_find_command (*game, command->name);

      if (other == NULL || other == command || other->own_options == NULL)
        continue;
      for (const GOptionEntry *option = other->own_options; option->long_name != NULL; option++)
        if (speaks_of (argument, option->long_name))
          {
            *name = option->long_name;
            return *game;
          }
    }
  return NULL;
}

char *
cli_games_dup_option_refusal (const CliCommand *command,
                              char            **argv)
{
  for (guint i = 1; argv[i] != NULL && !g_str_equal (argv[i], "--"); i++)
    {
      const char *name;
      const CliGame *game = find_option (command, argv[i], &name);

      if (game != NULL)
        /* Translators: an option of comstock-cli, and the word that stands for a game; keep “--game %s”. */
        return g_strdup_printf (_("“--%s” is an option of “--game %s”"), name, game->name);
    }
  return NULL;
}

char *
cli_games_dup_refusal (const char *word,
                       const char *command)
{
  /* Translators: the words that stand for a game and a command of comstock-cli. */
  return g_strdup_printf (_("the game “%s” has no command “%s”"), word, command);
}
