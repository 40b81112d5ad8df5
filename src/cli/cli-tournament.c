/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What “tournament” is in every game: its options, and how its figures are printed. */

#include "cli-tournament.h"

#include "cli-table.h"
#include "cli-tournament-play.h"
#include "model/base/comstock-format.h"
#include "model/session/comstock-game.h"

#include <glib/gi18n.h>
#include <math.h>

#define MAX_THREADS 256

/* The options as they are given. */
typedef struct
{
  char *seats;
  char *games;
  char *seed;
  char *shard;
  char *jobs;
  gboolean json;
} Options;

/* What is played and printed. */
typedef struct
{
  const CliTournament *tournament;
  CliContestants contestants;
  guint64 games;        /* of the whole tournament */
  guint64 seed;
  guint64 shard;        /* 1 … shards */
  guint64 shards;
  const char *shard_text; /* as given, NULL if all is played here */
  guint64 threads;
  gboolean json;
} Plan;

static void
options_clear (Options *options)
{
  g_free (options->seats);
  g_free (options->games);
  g_free (options->seed);
  g_free (options->shard);
  g_free (options->jobs);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_options (const CliTournament *tournament,
               const CliCommand    *command,
               Options             *options,
               int                 *argc,
               char              ***argv)
{
  g_autofree char *who_plays = tournament->dup_seats != NULL ? tournament->dup_seats ()
                                                           : cli_tournament_dup_rivals (tournament);
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &options->seats, who_plays, N_("LIST") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &options->games,
      N_("How many games: a multiple of the number of players, so that each player sits in each place equally often"),
      N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed,
      N_("A number; the same number deals and plays the same game"), N_("N") },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options->shard,
      N_("Play the I-th of K parts, which add up to the whole"), N_("I/K") },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &options->jobs, N_("How many games to play at once, 1 by default"), N_("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, N_("Print one JSON object"), NULL },
    G_OPTION_ENTRY_NULL
  };

  return cli_parse_options (command, entries, 0, 0, argc, argv);
}

/* Reads "I/K". */
static gboolean
parse_shard (const char *text,
             Plan       *plan)
{
  g_auto (GStrv) words = g_strsplit (text, "/", 2);

  plan->shard_text = text;
  return g_strv_length (words) == 2 &&
         g_ascii_string_to_unsigned (words[1], 10, 1, plan->games, &plan->shards, NULL) &&
         g_ascii_string_to_unsigned (words[0], 10, 1, plan->shards, &plan->shard, NULL);
}

static gboolean
refuse (const char *message)
{
  cli_wrong_call (message);
  return FALSE;
}

static gboolean
check_games (const Plan *plan)
{
  g_autofree char *message = NULL;

  if (plan->games % plan->contestants.n == 0)
    return TRUE;
  /* Translators: a number; keep the option */
  message = g_strdup_printf (_("--games: must be a multiple of %u, the number of players"), plan->contestants.n);
  return refuse (message);
}

static gboolean
plan_init (Plan                  *plan,
           const CliTournament   *tournament,
           const ComstockSeating *seating,
           const Options         *options)
{
  g_autoptr (GError) error = NULL;

  *plan = (Plan) { .tournament = tournament, .shard = 1, .shards = 1, .threads = 1, .json = options->json };
  if (options->seats == NULL || options->games == NULL || options->seed == NULL)
    return refuse (_("--seats, --games and --seed are required"));
  if (!(tournament->read != NULL
          ? tournament->read (options->seats, &plan->contestants, &error)
          : cli_tournament_read_rivals (tournament, seating, options->seats, &plan->contestants, &error)))
    return refuse (error->message);
  if (!cli_parse_number ("--games", options->games, plan->contestants.n, G_MAXINT32, &plan->games) ||
      !cli_parse_number ("--seed", options->seed, 0, G_MAXUINT64, &plan->seed) ||
      (options->jobs != NULL && !cli_parse_number ("--jobs", options->jobs, 1, MAX_THREADS, &plan->threads)) ||
      !check_games (plan))
    return FALSE;
  if (options->shard != NULL && !parse_shard (options->shard, plan))
    return refuse (_("--shard: must be I/K, the I-th of K parts, each of at least one game"));
  return TRUE;
}

/* The standard error of a mean of @n values with these sums. */
static double
standard_error (double sum,
                double squares,
                double n)
{
  return n > 1 ? sqrt (fmax (squares - sum * sum / n, 0) / (n - 1) / n) : 0;
}

static double
win_share_error (const CliTally *tally,
                 guint64         games)
{
  return standard_error (cli_tally_wins (tally), cli_tally_win_squares (tally), (double) games);
}

static double
points_error (const CliTally *tally,
              guint64         games)
{
  return standard_error ((double) tally->points, (double) tally->point_squares, (double) games);
}

static double
ms_per_decision (const CliTally *tally)
{
  return tally->decisions > 0 ? (double) tally->ns / (double) tally->decisions / 1e6 : 0;
}

/* ", "NAME": VALUE", as JSON writes numbers. */
static void
print_number (const char *name,
              double      value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_print (", \"%s\": %s", name, g_ascii_formatd (text, sizeof text, "%.9g", value));
}

static void
print_json_seat (const CliContestant *contestant,
                 const CliTally      *tally,
                 guint64              games,
                 guint                n_seats)
{
  g_print ("{\"kind\": \"%s\", \"level\": ", contestant->kind);
  g_print (contestant->level != NULL ? "\"%s\"" : "null", contestant->level);
  print_number ("wins", cli_tally_wins (tally));
  print_number ("win_share", cli_tally_wins (tally) / (double) games);
  print_number ("win_share_se", win_share_error (tally, games));
  g_print (", \"wins_shared\": [");
  for (guint i = 0; i < n_seats; i++)
    g_print ("%s%" G_GUINT64_FORMAT, i > 0 ? ", " : "", tally->wins[i]);
  g_print ("]");
  print_number ("vp", (double) tally->points / (double) games);
  print_number ("vp_se", points_error (tally, games));
  g_print (", \"vp_sum\": %" G_GINT64_FORMAT ", \"vp_square_sum\": %" G_GINT64_FORMAT
           ", \"decisions\": %" G_GUINT64_FORMAT,
           tally->points, tally->point_squares, tally->decisions);
  print_number ("ms_per_decision", ms_per_decision (tally));
  print_number ("ms_longest", (double) tally->ns_longest / 1e6);
  g_print ("}");
}

static void
print_json (const Plan       *plan,
            const CliTallies *tallies,
            gboolean          interrupted)
{
  g_print ("{\"game\": \"%s\", \"games\": %" G_GUINT64_FORMAT ", \"seed\": %" G_GUINT64_FORMAT ", \"shard\": ",
           plan->tournament->rules->id, tallies->games, plan->seed);
  if (plan->shard_text != NULL)
    g_print ("\"%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT "\"", plan->shard, plan->shards);
  else
    g_print ("null");
  if (interrupted)
    g_print (", \"interrupted\": true");
  print_number ("moves", (double) tallies->moves / (double) tallies->games);
  g_print (", \"move_sum\": %" G_GUINT64_FORMAT ", \"seats\": [", tallies->moves);
  for (guint i = 0; i < plan->contestants.n; i++)
    {
      g_print (i > 0 ? ", " : "");
      print_json_seat (&plan->contestants.items[i], &tallies->seats[i], tallies->games, plan->contestants.n);
    }
  g_print ("]}\n");
}

/* "45.5 ± 0.5" */
static char *
dup_figure (double value,
            double error)
{
  g_autofree char *text = comstock_format_decimal (value, 1);
  g_autofree char *error_text = comstock_format_decimal (error, 1);

  return g_strdup_printf ("%s ± %s", text, error_text);
}

static void
print_text (const Plan       *plan,
            const CliTallies *tallies)
{
  g_autoptr (CliTable) table = cli_table_new (5);

  cli_table_add (table);
  /* Translators: headings of columns: percent of the games won */
  cli_table_set (table, 1, g_strdup (_("Wins, %")));
  cli_table_set (table, 2, g_strdup (_("VP")));
  /* Translators: milliseconds for one decision, on average */
  cli_table_set (table, 3, g_strdup (_("Decision, ms")));
  /* Translators: milliseconds for the decision that took longest */
  cli_table_set (table, 4, g_strdup (_("Longest, ms")));
  for (guint i = 0; i < plan->contestants.n; i++)
    {
      const CliContestant *contestant = &plan->contestants.items[i];
      const CliTally *tally = &tallies->seats[i];

      cli_table_add (table);
      cli_table_set (table, 0, contestant->level != NULL
                               ? g_strdup_printf ("%s:%s", contestant->kind, contestant->level)
                               : g_strdup (contestant->kind));
      cli_table_set (table, 1, dup_figure (100 * cli_tally_wins (tally) / (double) tallies->games,
                                           100 * win_share_error (tally, tallies->games)));
      cli_table_set (table, 2, dup_figure ((double) tally->points / (double) tallies->games,
                                           points_error (tally, tallies->games)));
      cli_table_set (table, 3, comstock_format_decimal (ms_per_decision (tally), 3));
      cli_table_set (table, 4, comstock_format_decimal ((double) tally->ns_longest / 1e6, 1));
    }
  cli_table_print (table);
}

CliStatus
cli_tournament_run (const CliCommand *command,
                    int               argc,
                    char            **argv)
{
  const CliTournament *tournament = command->game;
  g_auto (Options) options = { 0 };
  CliTallies tallies;
  CliStatus status;
  CliGames games;
  Plan plan;

  if (!parse_options (tournament, command, &options, &argc, &argv) ||
      !plan_init (&plan, tournament, command->seating, &options))
    return CLI_WRONG_CALL;
  games = (CliGames) {
    .tournament = tournament,
    .contestants = &plan.contestants,
    .seed = plan.seed,
    .first = plan.games * (plan.shard - 1) / plan.shards,
    .end = plan.games * plan.shard / plan.shards,
  };
  status = cli_games_play (&games, (guint) plan.threads, &tallies);
  if (tallies.games > 0 && plan.json)
    print_json (&plan, &tallies, status == CLI_INTERRUPTED);
  else if (tallies.games > 0)
    print_text (&plan, &tallies);
  return status;
}
