/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing the games of a tournament, and what is counted of them. */

#pragma once

#include "cli-tournament.h"

/* What a contestant did.  Nothing but whole numbers, so that tallies of parts add up to that of the whole. */
typedef struct
{
  guint64 wins[CS_MAX_SEATS];   /* games won alone, with one other, with two, … */
  gint64 points;
  gint64 point_squares;
  guint64 decisions;
  guint64 ns;                   /* processor time of all decisions together */
  guint64 ns_longest;           /* and of the one that took longest */
} CliTally;

typedef struct
{
  guint64 games;
  guint64 moves;
  CliTally seats[CS_MAX_SEATS]; /* in the order of the list */
} CliTallies;

/* The games @first … @end − 1 of the tournament that @seed begins.  Game g is the same no matter who plays it
 * along with which others; in it every contestant sits g places further on than in the list. */
typedef struct
{
  const CliTournament *tournament;
  const CliContestants *contestants;
  guint64 seed;
  guint64 first;
  guint64 end;
} CliGames;

/* Plays them in @n_threads threads, which changes no figure but those of time.  As cli_progress_end (): after
 * CLI_INTERRUPTED @tallies has the games that came to their end. */
CliStatus cli_games_play (const CliGames *games,
                          guint           n_threads,
                          CliTallies     *tallies);

/* How many games @tally won, a shared win counting by its share, and the sum of the squares. */
double cli_tally_wins        (const CliTally *tally);
double cli_tally_win_squares (const CliTally *tally);
