/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fast random player: the legal moves, each equally likely, and whole games. */

#include "ai/cards/cards-random.h"

#include <glib.h>

#include "ai-positions.h"
#include "invariants.h"
#include "test-deck.h"

#define DRAWS_PER_MOVE 60

/* Each count is binomial with mean 60: within seven standard deviations of that, and no move outside the list. */
static void
look_at_the_draws (const CardsDeck  *deck,
                   const CardsState *state,
                   uint32_t          seat,
                   CsRng            *rng)
{
  CsMove moves[CARDS_MAX_LEGAL];
  int drawn[CARDS_MAX_LEGAL] = { 0 };
  const uint32_t n = cards_game.legal (deck, state, seat, moves);

  for (uint32_t i = 0; i < DRAWS_PER_MOVE * n; i++)
    {
      const CsMove move = cards_random_move (deck, state, seat, rng);
      uint32_t found = 0;

      while (found < n && moves[found] != move)
        found++;
      g_assert_cmpuint (found, <, n);
      drawn[found]++;
    }
  for (uint32_t i = 0; i < n && n > 1; i++)
    g_assert_cmpint (ABS (drawn[i] - DRAWS_PER_MOVE), <, DRAWS_PER_MOVE - 5);
}

static void
test_same_moves_as_legal (void)
{
  ai_positions_visit (5, look_at_the_draws);
}

static void
test_whole_games (void)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 1);
  cs_rng_init (&rng, 1);
  for (uint32_t n_real = 1; n_real <= CARDS_MAX_SEATS; n_real++)
    {
      const uint32_t n_seats = MAX (n_real, CARDS_MIN_SEATS);
      uint32_t n_moves;

      ai_positions_begin (&deck, n_seats, n_real, &rng, &state);
      n_moves = cards_play_random_game (&deck, &state, &rng);
      g_assert_cmpuint (cards_game.actors (&state), ==, 0);
      g_assert_cmpuint (n_moves, >=, CARDS_ERAS * CARDS_ROUNDS * (n_seats + n_real - 1));
      g_assert_cmpuint (n_moves, <=, cards_game.max_length);
      g_assert_cmpstr (cards_check (&deck, &state), ==, NULL);
    }
}

/* Whole games take a shorter way through the rules than one move after the other does. */
static void
test_short_way (void)
{
  CardsState state;
  CardsState plain;
  CardsDeck deck;
  CsRng rng;

  cs_rng_init (&rng, 2);
  for (uint32_t game = 0; game < 60; game++)
    {
      uint32_t n_moves = 0;
      uint32_t actors;
      CsRng same;

      test_deck_random (&deck, game);
      ai_positions_begin (&deck, CARDS_MIN_SEATS + game % 3, 1 + game % 4, &rng, &state);
      plain = state;
      same = rng;
      for (; (actors = cards_game.actors (&plain)) != 0; n_moves++)
        {
          const uint32_t seat = (uint32_t) __builtin_ctz (actors);

          cards_game.apply (&deck, &plain, seat, cards_random_move (&deck, &plain, seat, &same), NULL);
        }
      g_assert_cmpuint (cards_play_random_game (&deck, &state, &rng), ==, n_moves);
      g_assert_cmpmem (&state, sizeof state, &plain, sizeof plain);
      g_assert_cmpuint (cs_rng_next (&rng), ==, cs_rng_next (&same));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-random/same-moves-as-legal", test_same_moves_as_legal);
  g_test_add_func ("/cards-random/whole-games", test_whole_games);
  g_test_add_func ("/cards-random/short-way", test_short_way);
  return g_test_run ();
}
