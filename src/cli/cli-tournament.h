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

  /* How many play where all are rivals of the command's seating or move at random.  Without the following three such
   * players are told, read and asked for their moves; the number of a rival is its level. */
  guint least;
  guint most;
  GType (*get_game_type) (void);

  /* What the option --seats may be, for --help: a new sentence in the current language. */
  char *(*dup_seats) (void);

  /* Reads @seats; FALSE and @error if they cannot play by themselves. */
  gboolean (*read) (const char     *seats,
                    CliContestants *contestants,
                    GError        **error);

  /* The move of @contestant in @state, where it holds @seat and everything that it does not see is dealt anew.
   * Called in several threads. */
  CsMove (*choose) (const CliContestant *contestant,
                    gconstpointer        kit,
                    gconstpointer        state,
                    guint                seat,
                    CsRng               *rng);

  /* The material of the games, static; NULL: there is none. */
  gconstpointer (*get_kit) (void);

  /* Deals a game to @seated, in the order of the places, into the zeroed @setup. */
  void (*deal) (const CliContestants *seated,
                CsRng                *rng,
                gpointer              setup);

  /* The seats that have won the game that is over, a bit each, where the rules break ties.  NULL: those with the most
   * points, who share it. */
  guint32 (*find_winners) (gconstpointer state);
} CliTournament;

/* For games in which only rivals and players who move at random sit: as the members of that name. */
char    *cli_tournament_dup_rivals  (const CliTournament   *tournament);
gboolean cli_tournament_read_rivals (const CliTournament   *tournament,
                                     const ComstockSeating *seating,
                                     const char            *seats,
                                     CliContestants        *contestants,
                                     GError               **error);
CsMove   cli_tournament_ask_rival   (const CliTournament   *tournament,
                                     const CliContestant   *contestant,
                                     gconstpointer          kit,
                                     gconstpointer          state,
                                     guint                  seat,
                                     CsRng                 *rng);

/* The command's run (); its game is a CliTournament. */
CliStatus cli_tournament_run (const CliCommand *command,
                              int               argc,
                              char            **argv);
