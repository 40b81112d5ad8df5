/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the games of a tournament over the rules interface, spread over threads. */

#include "cli-tournament-play.h"

#include <time.h>

#include "cli-progress.h"
#include "ai/cs-random.h"
#include "engine/cs-digest.h"

/* A thread, and the game that it plays. */
typedef struct
{
  const CliGames *games;
  guint64 next;                 /* the game after this one */
  guint64 step;
  CliTallies tallies;           /* of the games that are over */
  CliTallies game;              /* of the one that is played */
  CliContestants seated;        /* by places */
  guint places[CS_MAX_SEATS];   /* which of the list sits there */
  gpointer setup;
  gpointer state;
  gpointer seen;
  CsRng rng;
} Worker;

/* The processor time of this thread in nanoseconds. */
static guint64
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (guint64) time.tv_sec * 1000000000 + (guint64) time.tv_nsec;
}

static guint64
digest_u64 (guint64 digest,
            guint64 value)
{
  return cs_digest_u32 (cs_digest_u32 (digest, (guint32) value), (guint32) (value >> 32));
}

static void
tally_add (CliTally       *tally,
           const CliTally *part)
{
  for (guint i = 0; i < CS_MAX_SEATS; i++)
    tally->wins[i] += part->wins[i];
  tally->points += part->points;
  tally->point_squares += part->point_squares;
  tally->decisions += part->decisions;
  tally->ns += part->ns;
  tally->ns_longest = MAX (tally->ns_longest, part->ns_longest);
}

static void
tallies_add (CliTallies       *tallies,
             const CliTallies *part)
{
  tallies->games += part->games;
  tallies->moves += part->moves;
  for (guint i = 0; i < CS_MAX_SEATS; i++)
    tally_add (&tallies->seats[i], &part->seats[i]);
}

static gconstpointer
get_kit (const CliTournament *tournament)
{
  return tournament->get_kit != NULL ? tournament->get_kit () : NULL;
}

static void
begin (Worker *worker,
       guint64 game)
{
  const CliTournament *tournament = worker->games->tournament;
  const CliContestants *listed = worker->games->contestants;
  CsRefusal refusal;

  cs_rng_init (&worker->rng, digest_u64 (digest_u64 (CS_DIGEST_START, worker->games->seed), game));
  worker->seated.n = listed->n;
  for (guint i = 0; i < listed->n; i++)
    {
      const guint place = (guint) ((i + game) % listed->n);

      worker->places[place] = i;
      worker->seated.items[place] = listed->items[i];
    }
  worker->game = (CliTallies) { .games = 1 };
  memset (worker->setup, 0, tournament->rules->setup_size);
  tournament->deal (&worker->seated, &worker->rng, worker->setup);
  refusal = tournament->rules->init (get_kit (tournament), worker->setup, worker->state);
  g_assert_cmpint (refusal.reason, ==, CS_LEGAL);
}

/* The contestant gets the position as it sees it, as at the table. */
static CsMove
choose (Worker *worker,
        guint   seat)
{
  const CliTournament *tournament = worker->games->tournament;
  const CliContestant *contestant = &worker->seated.items[seat];
  CliTally *tally = &worker->game.seats[worker->places[seat]];
  gconstpointer kit = get_kit (tournament);
  guint64 start, ns;
  CsMove move;

  memcpy (worker->seen, worker->state, tournament->rules->state_size);
  tournament->rules->determinize (kit, worker->seen, seat, &worker->rng);
  start = now ();
  move = tournament->choose != NULL ? tournament->choose (contestant, kit, worker->seen, seat, &worker->rng)
                                    : cli_tournament_ask_rival (tournament, contestant, kit, worker->seen, seat,
                                                                &worker->rng);
  ns = now () - start;
  tally->decisions++;
  tally->ns += ns;
  tally->ns_longest = MAX (tally->ns_longest, ns);
  return move;
}

static void
count (Worker *worker)
{
  const CliTournament *tournament = worker->games->tournament;
  const guint n = worker->seated.n;
  gint32 points[CS_MAX_SEATS];
  guint32 winners;

  tournament->rules->score (get_kit (tournament), worker->state, points);
  winners = tournament->find_winners != NULL ? tournament->find_winners (worker->state) : cs_leaders (points, n);
  for (guint seat = 0; seat < n; seat++)
    {
      CliTally *tally = &worker->game.seats[worker->places[seat]];

      tally->points += points[seat];
      tally->point_squares += (gint64) points[seat] * points[seat];
      tally->wins[__builtin_popcount (winners) - 1] += winners >> seat & 1;
    }
}

/* FALSE if the game was interrupted. */
static gboolean
play (Worker *worker)
{
  const CsGame *rules = worker->games->tournament->rules;
  gconstpointer kit = get_kit (worker->games->tournament);
  guint32 actors;

  while ((actors = rules->actors (worker->state)) != 0 && !cli_progress_is_interrupted ())
    {
      const guint seat = (guint) g_bit_nth_lsf (actors, -1);
      const CsMove move = seat == CS_CHANCE ? cs_random_move (rules, kit, worker->state, seat, &worker->rng)
                                            : choose (worker, seat);

      rules->apply (kit, worker->state, seat, move, NULL);
      worker->game.moves++;
    }
  return actors == 0;
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;

  for (; worker->next < worker->games->end; worker->next += worker->step)
    {
      begin (worker, worker->next);
      if (!play (worker))
        break;
      count (worker);
      tallies_add (&worker->tallies, &worker->game);
      cli_progress_add (1);
    }
  return NULL;
}

static void
worker_init (Worker         *worker,
             const CliGames *games,
             guint           number,
             guint           n_threads)
{
  const CsGame *rules = games->tournament->rules;

  *worker = (Worker) { .games = games, .next = games->first + number, .step = n_threads };
  worker->setup = g_malloc (rules->setup_size);
  worker->state = g_malloc (rules->state_size);
  worker->seen = g_malloc (rules->state_size);
}

static void
worker_clear (Worker *worker)
{
  g_free (worker->setup);
  g_free (worker->state);
  g_free (worker->seen);
}

CliStatus
cli_games_play (const CliGames *games,
                guint           n_threads,
                CliTallies     *tallies)
{
  g_autofree Worker *workers = g_new (Worker, n_threads);
  g_autofree GThread **threads = g_new (GThread *, n_threads);

  *tallies = (CliTallies) { 0 };
  cli_progress_begin (games->end - games->first);
  for (guint i = 0; i < n_threads; i++)
    {
      worker_init (&workers[i], games, i, n_threads);
      threads[i] = g_thread_new ("tournament", work, &workers[i]);
    }
  for (guint i = 0; i < n_threads; i++)
    {
      g_thread_join (threads[i]);
      tallies_add (tallies, &workers[i].tallies);
      worker_clear (&workers[i]);
    }
  return cli_progress_end ();
}

double
cli_tally_wins (const CliTally *tally)
{
  double wins = 0;

  for (guint i = 0; i < CS_MAX_SEATS; i++)
    wins += (double) tally->wins[i] / (i + 1);
  return wins;
}

double
cli_tally_win_squares (const CliTally *tally)
{
  double squares = 0;

  for (guint i = 0; i < CS_MAX_SEATS; i++)
    squares += (double) tally->wins[i] / ((i + 1) * (i + 1));
  return squares;
}
