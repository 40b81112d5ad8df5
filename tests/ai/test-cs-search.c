/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search: the same answer whoever counts, blind to what is hidden, interruptible, and no fool, in two games. */

#include "ai/cs-search.h"

#include <glib.h>

#include "ai-positions.h"
#include "ai/cards/cards-policy.h"
#include "ai/cards/cards-random.h"
#include "ai/cs-random.h"
#include "ai/cs-shortlist.h"
#include "test-deck.h"
#include "test-game-pebbles.h"

#define MAX_STATE 4096
#define BUDGET 60

static const PebblesTrack track = { .length = 20 };

static CsMove
move_at_random (const void *kit,
                const void *state,
                uint32_t    seat,
                void       *memories,
                CsRng      *rng)
{
  (void) memories;
  return cs_random_move (&pebbles_game, kit, state, seat, rng);
}

static void
pebbles_evaluate (const void *kit,
                  const void *state,
                  void       *memories,
                  int32_t     points[CS_MAX_SEATS])
{
  (void) memories;
  pebbles_game.score (kit, state, points);
  for (uint32_t seat = 0; seat < ((const PebblesState *) state)->n_seats; seat++)
    points[seat] *= CS_POINT;
}

static const CsPolicy pebbles_policy = {
  .half_lead = 4 * CS_POINT,
  .move = move_at_random,
  .evaluate = pebbles_evaluate,
};

/* A search with room for it. */
typedef struct
{
  CsSearch search;
  void *arena;
} Thinker;

static void
thinker_begin (Thinker          *thinker,
               const CsQuestion *question)
{
  thinker->arena = g_malloc (cs_search_arena_size (question->game, question->policy));
  cs_search_begin (&thinker->search, question, thinker->arena);
}

static void
thinker_clear (Thinker *thinker)
{
  g_free (thinker->arena);
}

static CsMove
think (const CsQuestion *question)
{
  Thinker thinker;
  CsMove move;

  thinker_begin (&thinker, question);
  g_assert_true (cs_search_finish (&thinker.search, NULL, thinker.arena));
  move = cs_search_best (&thinker.search);
  thinker_clear (&thinker);
  return move;
}

/* Shows a position to think about. */
typedef void (*Look) (const CsQuestion *question,
                      CsRng            *rng);

static void
look_at_cards (Look look)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;
  uint32_t actors;

  cs_rng_init (&rng, 3);
  test_deck_random (&deck, 1);
  ai_positions_begin (&deck, 5, 3, &rng, &state);
  for (uint32_t n = 0; (actors = cards_game.actors (&state)) != 0; n++)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);

      if (n % 4 == 0)
        look (&(CsQuestion) { &cards_game, &cards_policy, &deck, &state, seat, n, BUDGET, 2, NULL, 0 }, &rng);
      cards_game.apply (&deck, &state, seat, cards_random_move (&deck, &state, seat, &rng), NULL);
    }
}

static void
look_at_pebbles (Look look)
{
  PebblesSetup setup;
  PebblesState state;
  CsRng rng;
  uint32_t actors;

  cs_rng_init (&rng, 4);
  pebbles_game.random_setup (&track, 4, &rng, &setup);
  g_assert_cmpuint (pebbles_game.init (&track, &setup, &state).reason, ==, CS_LEGAL);
  for (uint32_t n = 0; (actors = pebbles_game.actors (&state)) != 0; n++)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);

      if (seat != CS_CHANCE)
        look (&(CsQuestion) { &pebbles_game, &pebbles_policy, &track, &state, seat, n, BUDGET, 2, NULL, 0 }, &rng);
      pebbles_game.apply (&track, &state, seat, cs_random_move (&pebbles_game, &track, &state, seat, &rng), NULL);
    }
}

static void
assert_equal_findings (const CsSearch *a,
                       const CsSearch *b)
{
  g_assert_cmpuint (a->n_moves, ==, b->n_moves);
  for (uint32_t rank = 0; rank < a->n_moves; rank++)
    {
      CsFinding one, other;

      cs_search_get (a, rank, &one);
      cs_search_get (b, rank, &other);
      g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
    }
}

/* A part of what is shared, for a thread of its own. */
typedef struct
{
  void (*part) (void    *whole,
                uint32_t number);
  void *whole;
  uint32_t number;
} Part;

static gpointer
do_part (gpointer data)
{
  Part *part = data;

  part->part (part->whole, part->number);
  return NULL;
}

static void
share_on_threads (uint32_t n,
                  void   (*part) (void    *whole,
                                  uint32_t number),
                  void    *whole)
{
  Part parts[CS_SEARCH_SHARDS];
  GThread *threads[CS_SEARCH_SHARDS];

  g_assert_cmpuint (n, ==, CS_SEARCH_SHARDS);
  for (uint32_t i = 0; i < n; i++)
    {
      parts[i] = (Part) { part, whole, i };
      threads[i] = g_thread_new ("shard", do_part, &parts[i]);
    }
  for (uint32_t i = 0; i < n; i++)
    g_thread_join (threads[i]);
}

static void
share_backwards (uint32_t n,
                 void   (*part) (void    *whole,
                                 uint32_t number),
                 void    *whole)
{
  while (n-- > 0)
    part (whole, n);
}

/* On four threads, or in any order, the same comes out as on one. */
static void
look_at_shards (const CsQuestion *question,
                CsRng            *rng)
{
  const CsHost hosts[] = { { .share = share_on_threads }, { .share = share_backwards } };
  Thinker alone;
  Thinker shared;

  thinker_begin (&alone, question);
  g_assert_true (cs_search_finish (&alone.search, NULL, alone.arena));
  for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
    {
      thinker_begin (&shared, question);
      g_assert_true (cs_search_finish (&shared.search, &hosts[i], shared.arena));
      assert_equal_findings (&alone.search, &shared.search);
      thinker_clear (&shared);
    }
  thinker_clear (&alone);
}

/* Everything that the seat cannot see is dealt anew: the move stays, and it is legal. */
static void
look_behind_the_cards (const CsQuestion *question,
                       CsRng            *rng)
{
  const CsGame *game = question->game;
  const CsMove move = think (question);
  CsQuestion other = *question;
  _Alignas (16) char state[MAX_STATE];

  g_assert_cmpuint (game->is_legal (question->kit, question->state, question->seat, move).reason, ==, CS_LEGAL);
  g_assert_cmpuint (game->state_size, <=, sizeof state);
  memcpy (state, question->state, game->state_size);
  game->determinize (question->kit, state, question->seat, rng);
  other.state = state;
  g_assert_cmpuint (think (&other), ==, move);
}

static bool
is_used_up (void *data)
{
  int *left = data;

  return (*left)-- == 0;
}

/* Stopped in the middle it has an answer from what it has seen, and not before every move was tried none at all. */
static void
look_at_the_stop (const CsQuestion *question,
                  CsRng            *rng)
{
  int left = (int) cs_rng_below (rng, BUDGET / 2);
  const CsHost host = { is_used_up, &left, NULL };
  Thinker thinker;
  CsFinding best;

  thinker_begin (&thinker, question);
  if (thinker.search.n_moves > 1)
    {
      const bool tried = (uint32_t) left >= thinker.search.n_moves;

      g_assert_false (cs_search_finish (&thinker.search, &host, thinker.arena));
      g_assert_cmpint (left, ==, -1);
      cs_search_get (&thinker.search, 0, &best);
      g_assert_cmpint (best.n > 0, ==, tried);
      g_assert_cmpuint (question->game->is_legal (question->kit, question->state, question->seat, best.move).reason,
                        ==, CS_LEGAL);
    }
  thinker_clear (&thinker);
}

/* A move that is kept, the last that one would think of, is compared to the end; refining goes on where it was. */
static void
look_at_the_kept (const CsQuestion *question,
                  CsRng            *rng)
{
  CsMove moves[CS_RANDOM_MAX_LEGAL];
  const uint32_t n = question->game->legal (question->kit, question->state, question->seat, moves);
  CsQuestion asked = *question;
  Thinker thinker;
  uint32_t found = 0;
  CsFinding first, finding;

  asked.kept = &moves[n - 1];
  asked.n_kept = 1;
  thinker_begin (&thinker, &asked);
  cs_search_finish (&thinker.search, NULL, thinker.arena);
  cs_search_get (&thinker.search, 0, &first);
  cs_search_extend (&thinker.search, BUDGET);
  cs_search_finish (&thinker.search, NULL, thinker.arena);
  for (uint32_t rank = 0; rank < thinker.search.n_moves; rank++)
    {
      cs_search_get (&thinker.search, rank, &finding);
      found += finding.move == moves[n - 1];
      if (finding.move == moves[n - 1] && n > 1)
        g_assert_cmpuint (finding.n, >, first.n);
      g_assert_cmpfloat (finding.error, >=, 0);
    }
  g_assert_cmpuint (found, ==, 1);
  thinker_clear (&thinker);
}

static void
test_shards (void)
{
  look_at_cards (look_at_shards);
  look_at_pebbles (look_at_shards);
}

static void
test_blind (void)
{
  look_at_cards (look_behind_the_cards);
  look_at_pebbles (look_behind_the_cards);
}

static void
test_stop (void)
{
  look_at_cards (look_at_the_stop);
  look_at_pebbles (look_at_the_stop);
}

static void
test_kept (void)
{
  look_at_cards (look_at_the_kept);
  look_at_pebbles (look_at_the_kept);
}

static uint32_t
play_pebbles (uint32_t thinking,
              CsRng   *rng)
{
  PebblesSetup setup;
  PebblesState state;
  int32_t points[CS_MAX_SEATS];
  uint32_t actors;
  bool best = true;

  pebbles_game.random_setup (&track, 2, rng, &setup);
  pebbles_game.init (&track, &setup, &state);
  for (uint32_t n = 0; (actors = pebbles_game.actors (&state)) != 0; n++)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      const CsQuestion question = { &pebbles_game, &pebbles_policy, &track, &state, seat, n, 200, 2, NULL, 0 };

      pebbles_game.apply (&track, &state, seat,
                          seat == thinking ? think (&question)
                                           : cs_random_move (&pebbles_game, &track, &state, seat, rng), NULL);
    }
  pebbles_game.score (&track, &state, points);
  for (uint32_t seat = 0; seat < state.n_seats; seat++)
    best &= points[seat] <= points[thinking];
  return best;
}

/* In a game of which it knows nothing but the rules. */
static void
test_beats_chance (void)
{
  uint32_t n_won = 0;
  CsRng rng;

  cs_rng_init (&rng, 9);
  for (uint32_t game = 0; game < 60; game++)
    n_won += play_pebbles (game % 2, &rng);
  g_assert_cmpuint (n_won, >, 45);
}

static void
test_worth (void)
{
  g_assert_cmpint (cs_search_worth (0, 640), ==, CS_SURE / 2);
  g_assert_cmpint (cs_search_worth (640, 640), ==, CS_SURE / 4 * 3);
  g_assert_cmpint (cs_search_worth (-640, 640), ==, CS_SURE / 4);
  g_assert_cmpint (cs_search_worth (INT32_MAX / 2, 640), <=, CS_SURE);
}

/* The best come first, of equal ones the first; what is worse than all of a full list is left out. */
static void
test_shortlist (void)
{
  static const int values[] = { 3, 5, 3, 9, 2, 5, 3 };
  static const CsMove wanted[] = { 3, 1, 5, 0 };
  CsMove moves[G_N_ELEMENTS (wanted)];
  CsShortlist list = { .most = G_N_ELEMENTS (moves), .moves = moves };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    cs_shortlist_add (&list, i, values[i]);
  g_assert_cmpmem (moves, list.n * sizeof *moves, wanted, sizeof wanted);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cs-search/shards", test_shards);
  g_test_add_func ("/cs-search/blind", test_blind);
  g_test_add_func ("/cs-search/stop", test_stop);
  g_test_add_func ("/cs-search/kept", test_kept);
  g_test_add_func ("/cs-search/beats-chance", test_beats_chance);
  g_test_add_func ("/cs-search/worth", test_worth);
  g_test_add_func ("/cs-search/shortlist", test_shortlist);
  return g_test_run ();
}
