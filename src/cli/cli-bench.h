/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “bench” of games that measure whole games alone: at random and by the greedy player. */

#pragma once

#include "cli-tournament.h"
#include "model/session/comstock-game.h"

/* What only the game knows of it. */
typedef struct
{
  const CliTournament *tournament;      /* its rules, its material, and how games are dealt */
  guint n_seats;        /* of the games that are played */

  /* The move of the greedy player. */
  CsMove (*choose) (gconstpointer kit,
                    gconstpointer state,
                    guint         seat,
                    CsRng        *rng);

  /* A new game of persons, the longest that there is. */
  ComstockGame *(*begin) (void);
} CliBench;

/* The command's run (): speed, bytes of a position, loading and memory, and a signature, the digest of fixed games.
 * Its game is a CliBench. */
CliStatus cli_bench_run (const CliCommand *command,
                         int               argc,
                         char            **argv);
