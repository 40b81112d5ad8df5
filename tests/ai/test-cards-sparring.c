/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sparring partners: legal, blind to what is hidden, and each true to its idea. */

#include "ai/cards/cards-sparring.h"

#include <glib.h>

#include "ai-positions.h"
#include "ai/cards/cards-worth.h"

/* One that searches takes some milliseconds a decision, so it is looked at now and then. */
#define SEARCH_EVERY 400

static uint32_t n_seen;

static bool
is_looked_at (const CardsSparring *partner)
{
  return partner != cards_sparring_find ("former-expert") || n_seen++ % SEARCH_EVERY == 0;
}

static void
look_at_the_move (const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          seat,
                  CsRng            *rng)
{
  if (state->seats[seat].kind != CARDS_REAL)
    return;
  for (const CardsSparring *const *partner = cards_sparring; *partner != NULL; partner++)
    {
      CsMove move;

      if (!is_looked_at (*partner))
        continue;
      move = cards_sparring_move (*partner, deck, state, seat, rng);

      g_assert_cmpuint (cards_game.is_legal (deck, state, seat, move).reason, ==, CS_LEGAL);
    }
}

static void
test_legal (void)
{
  ai_positions_visit (8, look_at_the_move);
}

static void
look_behind_the_cards (const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       CsRng            *rng)
{
  CardsState other = *state;

  if (state->seats[seat].kind != CARDS_REAL)
    return;
  cards_game.determinize (deck, &other, seat, rng);
  for (const CardsSparring *const *partner = cards_sparring; *partner != NULL; partner++)
    {
      CsRng one = *rng;
      CsRng same = *rng;

      if (!is_looked_at (*partner))
        continue;
      g_assert_cmpuint (cards_sparring_move (*partner, deck, state, seat, &one), ==,
                        cards_sparring_move (*partner, deck, &other, seat, &same));
    }
}

static void
test_blind (void)
{
  ai_positions_visit (8, look_behind_the_cards);
}

static void
test_ids (void)
{
  for (const CardsSparring *const *partner = cards_sparring; *partner != NULL; partner++)
    g_assert_true (cards_sparring_find (cards_sparring_id (*partner)) == *partner);
  g_assert_null (cards_sparring_find ("nobody"));
}

/* How many characters and terrain cards lie in the column. */
static void
count_column (const CardsState *state,
              guint            *characters,
              guint            *terrain)
{
  *characters = 0;
  *terrain = 0;
  for (guint i = 0; i < state->n_column; i++)
    if (cards_is_character (state->column[i]))
      (*characters)++;
    else
      (*terrain)++;
}

/* The collector takes a character where there is one, the builder where there is nothing else. */
static void
look_at_what_is_taken (const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       CsRng            *rng)
{
  guint characters, terrain;
  CsMove move;

  if (state->step != CARDS_STEP_TAKE || state->seats[seat].kind != CARDS_REAL)
    return;
  count_column (state, &characters, &terrain);
  move = cards_sparring_move (cards_sparring_find ("collector"), deck, state, seat, rng);
  g_assert_true (cards_is_character (cards_move_argument (move)) == (characters > 0));
  move = cards_sparring_move (cards_sparring_find ("builder"), deck, state, seat, rng);
  g_assert_true (cards_is_character (cards_move_argument (move)) == (terrain == 0));
}

static void
test_collector_and_builder_take_their_own (void)
{
  ai_positions_visit (30, look_at_what_is_taken);
}

/* The denier's choice depends on the cities of those behind it: where nobody is, it takes what is worth the most
 * to itself. */
static void
look_at_what_is_denied (const CardsDeck  *deck,
                        const CardsState *state,
                        uint32_t          seat,
                        CsRng            *rng)
{
  int values[CARDS_MAX_COLUMN];
  CardsWorth worth;
  CsMove move;

  if (state->step != CARDS_STEP_TAKE || state->seats[seat].kind != CARDS_REAL || !cards_bids_are_open (state) ||
      state->turn + 1 < state->n_order)
    return;
  move = cards_sparring_move (cards_sparring_find ("denier"), deck, state, seat, rng);
  cards_worth_init (&worth, &cards_weights_farsighted);
  cards_worth_column (&worth, deck, state, seat, values);
  for (int i = 0; i < state->n_column; i++)
    g_assert_cmpint (values[i], <=,
                     cards_worth_of (&worth, deck, state, seat, (CardsCard) cards_move_argument (move)).value);
}

static void
test_denier_denies_nobody_when_last (void)
{
  ai_positions_visit (30, look_at_what_is_denied);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-sparring/legal", test_legal);
  g_test_add_func ("/cards-sparring/blind", test_blind);
  g_test_add_func ("/cards-sparring/ids", test_ids);
  g_test_add_func ("/cards-sparring/collector-and-builder-take-their-own", test_collector_and_builder_take_their_own);
  g_test_add_func ("/cards-sparring/denier-denies-nobody-when-last", test_denier_denies_nobody_when_last);
  return g_test_run ();
}
