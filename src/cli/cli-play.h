/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play”, which each game that has it defines: a whole game without a person. */

#pragma once

#include "cli.h"
#include "model/session/comstock-game.h"

/* What only the game knows of it. */
typedef struct
{
  /* What the option --seats may be, for --help: a new sentence in the current language. */
  char *(*dup_seats) (void);

  /* Plays @seats to the end; equal seats and seeds play equal games.  Returns a new game, or NULL and @error if they
   * are no seats that play by themselves. */
  ComstockGame *(*play) (const char  *seats,
                         guint64      seed,
                         GError     **error);

  /* Options of its own, ended by G_OPTION_ENTRY_NULL, whose texts it keeps itself; may be NULL. */
  const GOptionEntry *options;
} CliPlay;

/* What the command's run () does. */
CliStatus cli_play_run (const CliPlay    *play,
                        const CliCommand *command,
                        int               argc,
                        char            **argv);

/* Plays @game to its end, whatever it is: legal moves, each equally likely, drawn from @seed. */
void cli_play_at_random (ComstockGame *game,
                         guint64       seed);
