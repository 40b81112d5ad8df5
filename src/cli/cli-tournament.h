/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tournament”, which each game that has it defines: many games of the same players, who change places. */

#pragma once

#include "cli.h"
#include "engine/cs-game.h"
#include "model/session/comstock-seating.h"

/* A player of the list --seats, wherever it sits. */
typedef struct
{
  const char *kind;         /* the words of the list, static: "rival" */
  const char *level;        /* "medium"; NULL if there is none */
  gconstpointer player;     /* what the game knows of it besides, as the next two */
  guint number;
} CliContestant;

typedef struct
{
  guint n;
  CliContestant items[CS_MAX_SEATS];
} CliContestants;

/* What only the game knows of it. */
typedef struct
{
  const CsGame *rules;

  /* What the option --seats may be, for --help: a new sentence in the current language. */
  char *(*dup_seats) (void);

  /* The material of the games: static. */
  gconstpointer (*get_kit) (void);

  /* Reads @seats; FALSE and @error if they cannot play by themselves. */
  gboolean (*read) (const char     *seats,
                    CliContestants *contestants,
                    GError        **error);

  /* Deals a game to @seated, in the order of the places, into the zeroed @setup. */
  void (*deal) (const CliContestants *seated,
                CsRng                *rng,
                gpointer              setup);

  /* The move of @contestant in @state, where it holds @seat and everything that it does not see is dealt anew.
   * Called in several threads. */
  CsMove (*choose) (const CliContestant *contestant,
                    gconstpointer        kit,
                    gconstpointer        state,
                    guint                seat,
                    CsRng               *rng);

  /* The seats that have won the game that is over, a bit each, where the rules break ties.  NULL: those with the most
   * points, who share it. */
  guint32 (*find_winners) (gconstpointer state);
} CliTournament;

/* For games in which only rivals and players who move at random sit, @least to @most of them: the sentence of
 * dup_seats (), and reading them.  A rival's number is its level, the weakest 0; a player who moves at random has no
 * level. */
char    *cli_tournament_dup_rivals  (guint least,
                                     guint most);
gboolean cli_tournament_read_rivals (const ComstockSeating *seating,
                                     guint                  least,
                                     guint                  most,
                                     const char            *seats,
                                     CliContestants        *contestants,
                                     GError               **error);

/* What the command's run () does. */
CliStatus cli_tournament_run (const CliTournament *tournament,
                              const CliCommand    *command,
                              int                  argc,
                              char               **argv);
