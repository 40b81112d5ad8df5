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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-random/same-moves-as-legal", test_same_moves_as_legal);
  g_test_add_func ("/cards-random/whole-games", test_whole_games);
  return g_test_run ();
}
