/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “bench” of games that measure whole games alone: at random and by the greedy player. */

#pragma once

#include "cli.h"
#include "model/session/comstock-game.h"

/* What only the game knows of it. */
typedef struct
{
  const CsGame *rules;
  guint n_seats;        /* of the games that are played */

  /* The material of the games: static. */
  gconstpointer (*get_kit) (void);

  /* Deals a game to players who shall be compared, into the zeroed @setup. */
  void (*deal) (gpointer setup,
                guint    n_seats,
                CsRng   *rng);

  /* The move of the greedy player. */
  CsMove (*choose) (gconstpointer kit,
                    gconstpointer state,
                    guint         seat,
                    CsRng        *rng);

  /* A new game of persons, the longest that there is. */
  ComstockGame *(*begin) (void);
} CliBench;

/* What the command's run () does: speed, bytes of a position, loading and memory, and a signature, the digest of fixed
 * games. */
CliStatus cli_bench_run (const CliBench   *bench,
                         const CliCommand *command,
                         int               argc,
                         char            **argv);
