/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measuring games of the model: how long a save takes to load, and what a move takes of memory. */

#include "bench-session.h"

#include "cli/cli-play.h"
#include "model/cards/comstock-cards-game.h"
#include "model/store/comstock-save.h"

#include <malloc.h>
#include <stdlib.h>
#include <time.h>

#define SEATS "person,person,person,person,person,person"
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

static ComstockGame *
begin (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_cards_deck_dup_built_in ();
  ComstockCardsSetup setup = { .seed = SEED };
  ComstockCardsGame *game;

  comstock_cards_setup_parse (&setup, SEATS, NULL);
  game = comstock_cards_game_new (deck, &setup, NULL);
  g_assert_nonnull (game);
  return COMSTOCK_GAME (game);
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

/* A first game makes what all games share. */
void
cli_cards_bench_session (BenchSession *figures)
{
  g_autoptr (ComstockGame) first = begin ();
  g_autoptr (ComstockGame) game = begin ();
  gsize before;

  cli_play_at_random (first, SEED);
  before = bytes_in_use ();
  cli_play_at_random (game, SEED);
  figures->bytes_per_move = (guint) ((bytes_in_use () - before) / comstock_game_get_length (game));
  figures->load_ms = measure_loads (game);
}
