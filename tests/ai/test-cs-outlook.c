/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outlook: blind to what is hidden, right where nothing is left to chance, and told apart from luck. */

#include "ai/cs-outlook.h"

#include <glib.h>

#include "ai-positions.h"
#include "ai/cards/cards-policy.h"
#include "ai/cards/cards-random.h"
#include "test-deck.h"

#define DEALS 40

typedef struct
{
  CardsDeck deck;
  CardsState state;
  CsRng rng;
  char *arena;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  cs_rng_init (&fixture->rng, 3);
  test_deck_random (&fixture->deck, 1);
  ai_positions_begin (&fixture->deck, 4, 4, &fixture->rng, &fixture->state);
  fixture->arena = g_malloc (cs_search_arena_size (&cards_game, &cards_policy));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_free (fixture->arena);
}

static uint32_t
get_actor (const Fixture *fixture)
{
  return (uint32_t) __builtin_ctz (cards_game.actors (&fixture->state));
}

/* Plays on by chance till @step is asked for, or to the end. */
static void
play_to (Fixture  *fixture,
         CardsStep step)
{
  while (cards_game.actors (&fixture->state) != 0 && fixture->state.step != step)
    {
      const uint32_t seat = get_actor (fixture);

      cards_game.apply (&fixture->deck, &fixture->state, seat,
                        cards_random_move (&fixture->deck, &fixture->state, seat, &fixture->rng), NULL);
    }
}

static void
find (Fixture      *fixture,
      uint32_t      observer,
      const CsMove *move,
      const CsHost *host,
      double        leads[CS_MAX_SEATS])
{
  const CsOutlook outlook = { &cards_game, &cards_policy, &fixture->deck, &fixture->state, observer, move, 7, DEALS };

  g_assert_cmpint (cs_outlook_find (&outlook, host, leads, fixture->arena), ==, host == NULL);
}

/* What nobody sees makes no difference, whatever is asked. */
static void
test_blind (Fixture      *fixture,
            gconstpointer data)
{
  double leads[CS_MAX_SEATS], other[CS_MAX_SEATS];

  play_to (fixture, CARDS_STEP_TAKE);
  for (uint32_t with = 0; with < 2; with++)
    {
      const uint32_t seat = get_actor (fixture);
      const CsMove move = cards_random_move (&fixture->deck, &fixture->state, seat, &fixture->rng);

      find (fixture, seat, with ? &move : NULL, NULL, leads);
      cards_game.determinize (&fixture->deck, &fixture->state, seat, &fixture->rng);
      find (fixture, seat, with ? &move : NULL, NULL, other);
      g_assert_cmpmem (leads, 4 * sizeof *leads, other, 4 * sizeof *other);
    }
}

static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  int32_t points[CS_MAX_SEATS];
  double leads[CS_MAX_SEATS];

  play_to (fixture, CARDS_STEP_OVER);
  cards_game.score (&fixture->deck, &fixture->state, points);
  find (fixture, CS_NO_SEAT, NULL, NULL, leads);
  for (uint32_t seat = 0; seat < 4; seat++)
    {
      int32_t most = INT32_MIN;

      for (uint32_t other = 0; other < 4; other++)
        if (other != seat)
          most = MAX (most, points[other]);
      g_assert_cmpfloat (leads[seat], ==, points[seat] - most);
    }
}

/* A move that shows nothing new is no luck: with it made before or after the deal the same is to be expected. */
static void
test_no_news (Fixture      *fixture,
              gconstpointer data)
{
  double might[CS_MAX_SEATS], did[CS_MAX_SEATS];
  uint32_t seat;
  CsMove move;

  play_to (fixture, CARDS_STEP_TAKE);
  seat = get_actor (fixture);
  move = cards_random_move (&fixture->deck, &fixture->state, seat, &fixture->rng);
  find (fixture, seat, &move, NULL, might);
  cards_game.apply (&fixture->deck, &fixture->state, seat, move, NULL);
  find (fixture, seat, NULL, NULL, did);
  g_assert_cmpmem (might, 4 * sizeof *might, did, 4 * sizeof *did);
}

static bool
is_used_up (void *data)
{
  int *left = data;

  return (*left)-- == 0;
}

static void
test_stop (Fixture      *fixture,
           gconstpointer data)
{
  double leads[CS_MAX_SEATS];
  int left = DEALS / 2;
  const CsHost host = { is_used_up, &left, NULL };

  find (fixture, CS_NO_SEAT, NULL, &host, leads);
  g_assert_cmpint (left, ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cs-outlook/blind", Fixture, NULL, set_up, test_blind, tear_down);
  g_test_add ("/cs-outlook/end", Fixture, NULL, set_up, test_end, tear_down);
  g_test_add ("/cs-outlook/no-news", Fixture, NULL, set_up, test_no_news, tear_down);
  g_test_add ("/cs-outlook/stop", Fixture, NULL, set_up, test_stop, tear_down);
  return g_test_run ();
}
