/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The greedy rival: legal, blind to what is hidden, the same with and without its memory, and no fool. */

#include "ai/cards/cards-greedy.h"

#include <glib.h>

#include "ai-positions.h"
#include "ai/cards/cards-random.h"
#include "test-deck.h"

static void
look_at_the_move (const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          seat,
                  CsRng            *rng)
{
  g_assert_cmpuint (cards_game.is_legal (deck, state, seat, cards_greedy_move (deck, state, seat, rng)).reason,
                    ==, CS_LEGAL);
  g_assert_cmpuint (cards_game.is_legal (deck, state, seat, cards_farsighted_move (deck, state, seat, rng)).reason,
                    ==, CS_LEGAL);
}

static void
test_legal (void)
{
  ai_positions_visit (60, look_at_the_move);
}

/* What a person in the seat cannot see is dealt anew: the move stays. */
static void
look_behind_the_cards (const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       CsRng            *rng)
{
  const CsRng luck = *rng;
  CsRng same = luck;
  const CsMove move = cards_greedy_move (deck, state, seat, &same);

  for (int i = 0; i < 4; i++)
    {
      CardsState other = *state;

      cards_game.determinize (deck, &other, seat, rng);
      same = luck;
      g_assert_cmpuint (cards_greedy_move (deck, &other, seat, &same), ==, move);
    }
}

static void
test_blind (void)
{
  ai_positions_visit (40, look_behind_the_cards);
}

static void
test_memory_changes_nothing (void)
{
  CardsState state;
  CardsState other;
  CardsDeck deck;
  CsRng rng;

  cs_rng_init (&rng, 5);
  for (uint32_t game = 0; game < 30; game++)
    {
      CsRng same;
      uint32_t actors;

      test_deck_random (&deck, game);
      ai_positions_begin (&deck, 4 + game % 3, 1 + game % 4, &rng, &state);
      other = state;
      same = rng;
      cards_play_greedy_game (&deck, &state, &rng);
      while ((actors = cards_game.actors (&other)) != 0)
        {
          const uint32_t seat = (uint32_t) __builtin_ctz (actors);

          cards_game.apply (&deck, &other, seat, cards_greedy_move (&deck, &other, seat, &same), NULL);
        }
      g_assert_cmpuint (cards_game.digest (&state), ==, cards_game.digest (&other));
    }
}

typedef CsMove (*Chooser) (const CardsDeck  *deck,
                           const CardsState *state,
                           uint32_t          seat,
                           CsRng            *rng);

static void
play_mixed_game (const CardsDeck *deck,
                 CardsState      *state,
                 uint32_t         better_seat,
                 Chooser          better,
                 Chooser          others,
                 CsRng           *rng)
{
  uint32_t actors;

  while ((actors = cards_game.actors (state)) != 0)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      const Chooser choose = seat == better_seat ? better : others;

      cards_game.apply (deck, state, seat, choose (deck, state, seat, rng), NULL);
    }
}

static void
test_beats_random (void)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 1);
  cs_rng_init (&rng, 6);
  for (uint32_t game = 0; game < 40; game++)
    {
      ai_positions_begin (&deck, 4, 4, &rng, &state);
      play_mixed_game (&deck, &state, game % 4, cards_greedy_move, cards_random_move, &rng);
      g_assert_cmpuint (cards_winners (&deck, &state), ==, CARDS_BIT (game % 4));
    }
}

/* One of four equals would win 50 of these games; 75 are 4 standard errors more. */
static void
test_looking_ahead_pays (void)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;
  uint32_t n_won = 0;

  test_deck_random (&deck, 3);
  cs_rng_init (&rng, 8);
  for (uint32_t game = 0; game < 200; game++)
    {
      ai_positions_begin (&deck, 4, 4, &rng, &state);
      play_mixed_game (&deck, &state, game % 4, cards_farsighted_move, cards_greedy_move, &rng);
      n_won += (cards_winners (&deck, &state) & CARDS_BIT (game % 4)) != 0;
    }
  g_assert_cmpuint (n_won, >, 75);
}

/* In so many games some auctioneer has a card that is worth less than its price. */
static void
test_sells (void)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;
  uint32_t n_sold = 0;

  test_deck_random (&deck, 2);
  cs_rng_init (&rng, 7);
  for (uint32_t game = 0; game < 60; game++)
    {
      ai_positions_begin (&deck, 4, 4, &rng, &state);
      cards_play_greedy_game (&deck, &state, &rng);
      for (uint32_t seat = 0; seat < 4; seat++)
        n_sold += state.seats[seat].sold;
    }
  g_assert_cmpuint (n_sold, >, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-greedy/legal", test_legal);
  g_test_add_func ("/cards-greedy/blind", test_blind);
  g_test_add_func ("/cards-greedy/memory-changes-nothing", test_memory_changes_nothing);
  g_test_add_func ("/cards-greedy/beats-random", test_beats_random);
  g_test_add_func ("/cards-greedy/looking-ahead-pays", test_looking_ahead_pays);
  g_test_add_func ("/cards-greedy/sells", test_sells);
  return g_test_run ();
}
