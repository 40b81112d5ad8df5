/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels: each stronger than the one below, with manners that are seen, and ready to stop. */

#include "ai/cards/cards-level.h"

#include <glib.h>
#include <string.h>

#include "ai/cards/cards-auction.h"
#include "ai-positions.h"
#include "test-deck.h"

/* Bids in every so many are looked at. */
#define WASTE_EVERY 5

static uint32_t n_seen;

/* A low auction card that wins whatever a higher one would win is played before it: what the cards that lie open
 * decide, no luck of roll-outs may. */
static void
look_at_waste (const CardsDeck  *deck,
               const CardsState *state,
               uint32_t          seat,
               CsRng            *rng)
{
  if (state->step != CARDS_STEP_BID || n_seen++ % WASTE_EVERY != 0)
    return;
  for (int level = CARDS_MEDIUM; level <= CARDS_HARD; level++)
    {
      const CsMove move = cards_level_move ((CardsLevel) level, CARDS_PLAIN, deck, state, seat, rng, NULL);

      g_assert_cmphex (cards_auction_useful (deck, state, seat) & CARDS_BIT (cards_move_argument (move)), !=, 0);
    }
}

static void
test_waste (void)
{
  n_seen = 0;
  ai_positions_visit (4, look_at_waste);
}

static bool
wins (const CardsDeck *deck,
      uint32_t         seat,
      CardsLevel       level,
      CardsLevel       others,
      CsRng           *rng)
{
  CardsState state;
  uint32_t actors;

  ai_positions_begin (deck, 4, 4, rng, &state);
  while ((actors = cards_game.actors (&state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);
      const CsMove move = cards_level_move (actor == seat ? level : others, CARDS_PLAIN, deck, &state, actor, rng,
                                            NULL);

      cards_game.apply (deck, &state, actor, move, NULL);
    }
  return (cards_winners (deck, &state) & CARDS_BIT (seat)) != 0;
}

static uint32_t
count_wins (uint32_t   n_games,
            CardsLevel level,
            CardsLevel others)
{
  uint32_t n_won = 0;
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 3);
  cs_rng_init (&rng, 8);
  for (uint32_t game = 0; game < n_games; game++)
    n_won += wins (&deck, game % 4, level, others, &rng);
  return n_won;
}

/* One of four equals would win a quarter; 40 % of 200 games are 5 standard errors more.  The few games of those who
 * search are a first look: the proof is cards-strength of the full check. */
static void
test_each_is_stronger (void)
{
  g_assert_cmpuint (count_wins (200, CARDS_MEDIUM, CARDS_EASY), >, 80);
  g_assert_cmpuint (count_wins (40, CARDS_HARD, CARDS_MEDIUM), >, 16);
  g_assert_cmpuint (count_wins (8, CARDS_EXPERT_LEVEL, CARDS_HARD), >, 2);
}

/* How many characters one with @manner owns among three without, in all games. */
static uint32_t
count_characters (uint32_t    n_games,
                  CardsManner manner)
{
  uint32_t n_owned = 0;
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 3);
  cs_rng_init (&rng, 8);
  for (uint32_t game = 0; game < n_games; game++)
    {
      const uint32_t seat = game % 4;
      CardsState state;
      uint32_t actors;

      ai_positions_begin (&deck, 4, 4, &rng, &state);
      while ((actors = cards_game.actors (&state)) != 0)
        {
          const uint32_t actor = (uint32_t) __builtin_ctz (actors);

          cards_game.apply (&deck, &state, actor,
                            cards_level_move (CARDS_HARD, actor == seat ? manner : CARDS_PLAIN, &deck, &state, actor,
                                              &rng, NULL), NULL);
        }
      n_owned += (uint32_t) __builtin_popcount (state.seats[seat].owned);
    }
  return n_owned;
}

/* Manners are seen in play: see docs/rivals.md for how many they usually own. */
static void
test_manners (void)
{
  const uint32_t collected = count_characters (16, CARDS_COLLECTOR);
  const uint32_t built = count_characters (16, CARDS_BUILDER);

  g_assert_cmpuint (2 * collected, >, 3 * built);
}

/* What one with a manner would like best in a game of easy rivals, though it loses 7 to 29 VP by 1,500 roll-outs. */
typedef struct
{
  uint64_t game;
  uint32_t n_moves;
  CardsManner manner;
  uint32_t liked;
} Folly;

static const Folly follies[] = {
  { 25, 159, CARDS_BUILDER, 65 },
  { 28, 207, CARDS_BUILDER, 77 },
  { 33, 152, CARDS_COLLECTOR, 114 },
  { 39, 226, CARDS_COLLECTOR, 100 },
  { 32, 139, CARDS_SPOILER, 70 },
  { 36, 196, CARDS_SPOILER, 89 },
};

static void
test_costly_tastes (void)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 3);
  for (const Folly *folly = follies; folly < follies + G_N_ELEMENTS (follies); folly++)
    {
      cs_rng_init (&rng, folly->game);
      ai_positions_begin (&deck, 4, 4, &rng, &state);
      for (uint32_t i = 0; i < folly->n_moves; i++)
        {
          const uint32_t actor = (uint32_t) __builtin_ctz (cards_game.actors (&state));

          cards_game.apply (&deck, &state, actor,
                            cards_level_move (CARDS_EASY, CARDS_PLAIN, &deck, &state, actor, &rng, NULL), NULL);
        }
      g_assert_cmpuint (state.step, ==, CARDS_STEP_TAKE);
      g_assert_nonnull (memchr (state.column, (int) folly->liked, state.n_column));
      g_assert_cmpuint (cards_move_argument (cards_level_move (CARDS_HARD, folly->manner, &deck, &state, state.actor,
                                                               &rng, NULL)), !=, folly->liked);
    }
}

static bool
wants_an_end (void *data)
{
  (void) data;
  return true;
}

/* Whoever no longer waits gets some move at once. */
static void
look_at_the_stop (const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          seat,
                  CsRng            *rng)
{
  const CsHost host = { .is_stopped = wants_an_end };
  const CsMove move = cards_level_move (CARDS_EXPERT_LEVEL, CARDS_COLLECTOR, deck, state, seat, rng, &host);

  g_assert_cmpuint (cards_game.is_legal (deck, state, seat, move).reason, ==, CS_LEGAL);
}

static void
test_stop (void)
{
  ai_positions_visit (10, look_at_the_stop);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-level/waste", test_waste);
  if (g_test_slow ())
    {
      g_test_add_func ("/cards-level/each-is-stronger", test_each_is_stronger);
      g_test_add_func ("/cards-level/manners", test_manners);
    }
  g_test_add_func ("/cards-level/costly-tastes", test_costly_tastes);
  g_test_add_func ("/cards-level/stop", test_stop);
  return g_test_run ();
}
