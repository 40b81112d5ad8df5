/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The registry of games: what each offers on the command line beside what all of them share. */

#pragma once

#include <json-glib/json-glib.h>

#include "cli.h"
#include "model/session/comstock-game.h"

/* Whatever is NULL or 0 the game does not offer. */
typedef struct
{
  const CsGame *rules;

  /* The short word that stands for it in a call. */
  const char *name;

  /* Its own commands, ended by NULL: those that go by no save, "play" (cli-play.h) among them.  Other games may have
   * commands of the same names. */
  const CliCommand *const *commands;

  /* The position after move @cursor ≤ length, as scripts read it: a new node. */
  JsonNode *(*position_to_json) (ComstockGame *game,
                                 guint         cursor);

  /* What every player sees at the cursor as a PNG of @side by @side pixels. */
  GBytes *(*to_thumbnail) (ComstockGame *game,
                           int           side);
} CliGame;

/* All games, the one that is meant by default first, ended by NULL. */
extern const CliGame *const cli_games[];

/* Returns the game that is meant by its short word or by the id of its rules, or NULL. */
const CliGame *cli_games_find (const char *word);

/* What there is for @game, which may be nothing at all. */
const CliGame *cli_games_get (ComstockGame *game);

/* @game's own command of this name, or NULL. */
const CliCommand *cli_games_find_command (const CliGame *game,
                                          const char    *name);

/* Where to read of the commands of other games that have the name of @command: a line for each, NULL if there is none.
 * Free with g_free (). */
char *cli_games_dup_others (const CliCommand *command);

/* That an option in @argv, ended by NULL, is one that another game's command of the name of @command alone has, as a
 * sentence in the current language; NULL if none is.  Free with g_free (). */
char *cli_games_dup_option_refusal (const CliCommand *command,
                                    char            **argv);

/* That the game @word has no such command, as a sentence in the current language.  Free with g_free (). */
char *cli_games_dup_refusal (const char *word,
                             const char *command);
