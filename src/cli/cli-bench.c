/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures whole games on one core, and signs how they are played. */

#include "cli-bench.h"

#include "ai/cs-random.h"
#include "cli-bench-session.h"
#include "cli-measure.h"
#include "engine/cs-digest.h"

#include <glib/gi18n.h>

#define MEASURED_SEED 1
#define SIGNED_GAMES 32         /* games of each player that make the signature */

typedef struct
{
  const CliBench *bench;
  const CsGame *rules;
  gconstpointer kit;
  gpointer setup;
  gpointer state;
  CsRng rng;
  guint64 sink;                 /* what the measured functions return, so that they are not optimised away */
} Run;

/* Plays a whole game of the random player, or of the greedy one; returns its last digest. */
static guint64
play_game (Run     *run,
           gboolean greedy,
           CsRng   *rng)
{
  const CliBench *bench = run->bench;
  const CliContestants seated = { .n = bench->n_seats };
  const CsGame *rules = run->rules;
  gconstpointer kit = run->kit;
  CsRefusal refusal;
  guint32 actors;

  memset (run->setup, 0, rules->setup_size);
  bench->tournament->deal (&seated, rng, run->setup);
  refusal = rules->init (kit, run->setup, run->state);
  g_assert_cmpint (refusal.reason, ==, CS_LEGAL);
  while ((actors = rules->actors (run->state)) != 0)
    {
      const guint seat = (guint) __builtin_ctz (actors);
      const CsMove move = greedy && seat != CS_CHANCE ? bench->choose (kit, run->state, seat, rng)
                                                      : cs_random_move (rules, kit, run->state, seat, rng);

      rules->apply (kit, run->state, seat, move, NULL);
    }
  return rules->digest (run->state);
}

static void
run_random_games (gpointer data,
                  guint64  n)
{
  Run *run = data;

  while (n-- > 0)
    run->sink += play_game (run, FALSE, &run->rng);
}

static void
run_greedy_games (gpointer data,
                  guint64  n)
{
  Run *run = data;

  while (n-- > 0)
    run->sink += play_game (run, TRUE, &run->rng);
}

static const CliMeasure measures[] = {
  { CLI_PER_SECOND, "random", N_("random games with 4 players, per second"), run_random_games },
  { CLI_PER_SECOND, "greedy", N_("greedy games of 4 players with cities, per second"), run_greedy_games },
};

/* Digests the last positions of fixed games of each player; a change of how one plays changes it. */
static guint64
sign (Run *run)
{
  guint64 digest = CS_DIGEST_START;

  for (guint i = 0; i < 2 * SIGNED_GAMES; i++)
    {
      guint64 last;
      CsRng rng;

      cs_rng_init (&rng, i / 2);
      last = play_game (run, i % 2 != 0, &rng);
      digest = cs_digest_u32 (digest, (guint32) last);
      digest = cs_digest_u32 (digest, (guint32) (last >> 32));
    }
  return digest;
}

static void
print_text (Run *run)
{
  CliBenchSession session;

  cli_measure_print_text (measures, G_N_ELEMENTS (measures), run);
  g_print ("%10zu  %s\n", run->rules->state_size, _("bytes of a position"));
  cli_bench_session (run->bench->begin, &session);
  cli_bench_session_print_text (&session);
  /* Translators: a number that changes when rules or players decide anything differently */
  g_print ("%s %016" G_GINT64_MODIFIER "x\n", _("Signature:"), sign (run));
}

static void
print_json (Run *run)
{
  CliBenchSession session;

  cli_measure_print_json (measures, G_N_ELEMENTS (measures), run);
  cli_bench_session (run->bench->begin, &session);
  g_print (", \"state_bytes\": %zu", run->rules->state_size);
  cli_bench_session_print_json (&session);
  g_print (", \"signature\": \"%016" G_GINT64_MODIFIER "x\"}\n", sign (run));
}

CliStatus
cli_bench_run (const CliCommand *command,
               int               argc,
               char            **argv)
{
  const CliBench *bench = command->game;
  const CliTournament *tournament = bench->tournament;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print one JSON object"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autofree gpointer setup = g_malloc0 (tournament->rules->setup_size);
  g_autofree gpointer state = g_malloc0 (tournament->rules->state_size);
  Run run = { .bench = bench, .rules = tournament->rules, .setup = setup, .state = state };

  if (!cli_parse_options (command, entries, 0, 0, &argc, &argv))
    return CLI_WRONG_CALL;
  run.kit = tournament->get_kit != NULL ? tournament->get_kit () : NULL;
  cs_rng_init (&run.rng, MEASURED_SEED);
  if (json)
    print_json (&run);
  else
    print_text (&run);
  return CLI_DONE;
}
