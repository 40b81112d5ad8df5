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

  /* Who plays if nobody is named. */
  const char *usual_seats;

  /* Deals a new game to @seats; equal seats and seeds play equal games.  NULL and @error if they are no seats of it. */
  ComstockGame *(*deal) (const char  *seats,
                         guint64      seed,
                         GError     **error);
} CliPlay;

/* FALSE and @error if a person holds a seat. */
gboolean cli_play_check_persons (ComstockGame *game,
                                 GError      **error);

/* The command's run (); its game is a CliPlay. */
CliStatus cli_play_run (const CliCommand *command,
                        int               argc,
                        char            **argv);
