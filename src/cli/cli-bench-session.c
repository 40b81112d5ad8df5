/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measuring games of the model: how long a save takes to load, and what a move takes of memory. */

#include "cli-bench-session.h"

#include "cli-measure.h"
#include "ai/cs-random.h"
#include "model/base/comstock-format.h"
#include "model/store/comstock-save.h"

#include <glib/gi18n.h>

#include <malloc.h>
#include <stdlib.h>
#include <time.h>

#define SEED 6
#define LOADS 25

static gsize
bytes_in_use (void)
{
#if defined __GLIBC__ && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  const struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

/* Legal moves, each equally likely. */
static void
play_at_random (ComstockGame *game)
{
  g_autoptr (GError) error = NULL;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game))
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      const CsMove move = cs_random_move (comstock_game_get_rules (game), comstock_game_get_kit (game),
                                          comstock_game_get_state (game), seat, &rng);

      if (!comstock_game_play (game, seat, move, &error))
        g_error ("%s", error->message);
    }
}

static double
ms_so_far (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static double
load_once (GBytes *bytes)
{
  const double start = ms_so_far ();
  g_autoptr (ComstockGame) game = comstock_save_from_bytes (bytes, NULL);

  g_assert_nonnull (game);
  return ms_so_far () - start;
}

static int
compare_ms (const void *a,
            const void *b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static double
measure_loads (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  double ms[LOADS];

  for (guint i = 0; i < LOADS; i++)
    ms[i] = load_once (bytes);
  qsort (ms, LOADS, sizeof *ms, compare_ms);
  return ms[LOADS / 2];
}

void
cli_bench_session (ComstockGame   *(*begin) (void),
                   CliBenchSession *figures)
{
  g_autoptr (ComstockGame) first = begin ();
  g_autoptr (ComstockGame) game = begin ();
  gsize before;

  play_at_random (first);
  before = bytes_in_use ();
  play_at_random (game);
  figures->bytes_per_move = (guint) ((bytes_in_use () - before) / comstock_game_get_length (game));
  figures->load_ms = measure_loads (game);
}

void
cli_bench_session_print_text (const CliBenchSession *figures)
{
  g_autofree char *load_ms = comstock_format_decimal (figures->load_ms, 1);

  g_print ("%10s  %s\n", load_ms, _("a finished game loaded, ms"));
  g_print ("%10u  %s\n", figures->bytes_per_move, _("bytes of memory per move of such a game"));
}

void
cli_bench_session_print_json (const CliBenchSession *figures)
{
  g_autofree char *load_ms = cli_measure_format_plain (figures->load_ms, 2);

  g_print (", \"load_ms\": %s, \"bytes_per_move\": %u", load_ms, figures->bytes_per_move);
}
