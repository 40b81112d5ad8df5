/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the deal and the beginning of a game, rules page 2, and each refusal of a setup. */

#include <glib.h>
#include <string.h>

#include "test-deck.h"
#include "test-stage.h"

static void
assert_refused (const Stage *stage,
                CsRefusal    expected)
{
  CardsState state;

  stage_assert_refusal (cards_game.init (&stage->deck, &stage->setup, &state), expected);
}

static void
test_seats (void)
{
  Stage stage;

  stage_set (&stage, "RRR");
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_SEATS });
  stage_set (&stage, "RNIE");
  assert_refused (&stage, (CsRefusal) { .reason = CS_LEGAL });
  stage.setup.n_seats = 7;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_SEATS });
  stage.setup.n_seats = 0;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_SEATS });
  stage_set (&stage, "NNNN");
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_NO_REAL_SEAT });
  stage_set (&stage, "RRRR");
  stage.setup.kinds[2] = CARDS_KINDS;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_KIND, .what = 2 });
}

static void
test_suits (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage.setup.suits[3] = CARDS_SUITS;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_SUIT, .what = 3 });
  stage.setup.suits[3] = stage.setup.suits[1];
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_SUIT, .what = 3 });
  stage.setup.suits[3] = CARDS_COW;
  assert_refused (&stage, (CsRefusal) { .reason = CS_LEGAL });
}

static void
test_piles (void)
{
  Stage stage;

  stage_set (&stage, "RRRE");
  stage.setup.terrain[0][4] = 5;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_TERRAIN, .what = 0 });
  stage.setup.terrain[0][4] = 48;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_TERRAIN, .what = 0 });
  stage.setup.terrain[0][4] = 4;
  stage.setup.terrain[1][0] = 47;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_TERRAIN, .what = 1 });
  stage.setup.terrain[1][0] = 48;
  stage.setup.characters[20] = 21;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_CHARACTERS });
  stage_set (&stage, "RRRE");
  stage.setup.virtual_piles[1][3][8] = 10;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_VIRTUAL_PILE, .what = 3, .x = 1 });
  stage.setup.virtual_piles[1][3][8] = 2;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_VIRTUAL_PILE, .what = 3, .x = 1 });
  stage.setup.virtual_piles[0][3][0] = 2;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_VIRTUAL_PILE, .what = 3, .x = 0 });
  stage_set (&stage, "NRRR");
  stage.setup.virtual_piles[1][0][8] = 1;
  assert_refused (&stage, (CsRefusal) { .reason = CARDS_SETUP_VIRTUAL_PILE, .what = 0, .x = 1 });
}

/* Each level's auction cards, mixed at one table; up to six seats; real seats begin with 1–9. */
static void
test_levels (void)
{
  Stage stage;

  stage_set (&stage, "RNIEER");
  stage_pile (&stage, 0, 3, "11 3 4 5 6 7 8 9 10");
  stage_begin (&stage);
  g_assert_cmpuint (stage.state.seats[5].hand, ==, cards_full_hand (CARDS_REAL));
  g_assert_cmpuint (stage.state.seats[1].hand, ==, cards_full_hand (CARDS_NOVICE));
  g_assert_cmpuint (stage.state.seats[2].hand, ==, cards_full_hand (CARDS_INTERMEDIATE));
  stage_bid (&stage, "9 1 2 11 3 1");
  g_assert_cmpuint (stage.state.seats[3].hand, ==, cards_full_hand (CARDS_EXPERT) & ~CARDS_BIT (11));
}

/* Any seat can be a virtual player's, the first too: nobody waits for its bid. */
static void
test_first_seat_virtual (void)
{
  Stage stage;

  stage_set (&stage, "NRRR");
  stage_begin (&stage);
  g_assert_cmphex (cards_game.actors (&stage.state), ==, 0xe);
}

/* A pile lies face down at a real seat for nobody: it is not part of the game. */
static void
test_real_seats_have_no_pile (void)
{
  Stage stage, other;

  stage_set (&stage, "RRRR");
  stage_set (&other, "RRRR");
  stage_pile (&other, 0, 2, "1 2 3 4 5 6 7 8 9");
  stage_begin (&stage);
  stage_begin (&other);
  g_assert_cmphex (cards_game.digest (&stage.state), ==, cards_game.digest (&other.state));
}

/* The deal follows the seed alone, is accepted, and moves every card about; who has no pile has none. */
static void
test_deal (void)
{
  enum { DEALS = 2000 };
  static const uint8_t none[CARDS_ROUNDS] = { 0 };
  uint32_t first_terrain[CARDS_TERRAIN_PER_ERA] = { 0 };
  uint32_t first_character[CARDS_CHARACTERS] = { 0 };
  uint32_t first_card[12] = { 0 };
  Stage stage;

  stage_set (&stage, "RNIE");
  for (uint64_t seed = 0; seed < DEALS; seed++)
    {
      CardsSetup again = stage.setup;
      CsRng rng;

      cs_rng_init (&rng, seed);
      cards_setup_deal (&stage.setup, &rng);
      cs_rng_init (&rng, seed);
      cards_setup_deal (&again, &rng);
      g_assert_cmpmem (&again, sizeof again, &stage.setup, sizeof again);
      assert_refused (&stage, (CsRefusal) { .reason = CS_LEGAL });
      g_assert_cmpmem (stage.setup.virtual_piles[0][0], sizeof none, none, sizeof none);
      g_assert_cmpmem (stage.setup.virtual_piles[0][4], sizeof none, none, sizeof none);
      first_terrain[stage.setup.terrain[0][0]]++;
      first_character[stage.setup.characters[0]]++;
      first_card[stage.setup.virtual_piles[1][3][0]]++;
    }
  for (uint32_t i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    g_assert_cmpuint (first_terrain[i], >, DEALS / 48 / 3);
  for (uint32_t i = 0; i < CARDS_CHARACTERS; i++)
    g_assert_cmpuint (first_character[i], >, DEALS / 21 / 2);
  for (uint32_t card = 3; card <= 11; card++)
    g_assert_cmpuint (first_card[card], >, DEALS / 9 / 2);
}

/* Random setups are accepted and meet every number of real seats, every level and every suit at each seat. */
static void
test_random_setups (void)
{
  bool n_real_met[CARDS_MAX_SEATS + 1] = { false };
  uint32_t suits[CARDS_MAX_SEATS] = { 0 };
  uint32_t kinds = 0;
  Stage stage;

  stage_set (&stage, "RRRR");
  for (uint32_t n_seats = CARDS_MIN_SEATS; n_seats <= CARDS_MAX_SEATS; n_seats++)
    for (uint64_t seed = 0; seed < 200; seed++)
      {
        CardsSetup setup;
        CardsState state;
        uint32_t n_real = 0;
        CsRng rng;

        cs_rng_init (&rng, seed);
        cards_game.random_setup (NULL, n_seats, &rng, &setup);
        g_assert_cmpuint (setup.n_seats, ==, n_seats);
        g_assert_cmpuint (cards_game.init (&stage.deck, &setup, &state).reason, ==, CS_LEGAL);
        for (uint32_t seat = 0; seat < n_seats; seat++)
          {
            n_real += setup.kinds[seat] == CARDS_REAL;
            kinds |= CARDS_BIT (setup.kinds[seat]);
            suits[seat] |= CARDS_BIT (setup.suits[seat]);
          }
        n_real_met[n_real] = true;
      }
  for (uint32_t n_real = 1; n_real <= CARDS_MAX_SEATS; n_real++)
    g_assert_true (n_real_met[n_real]);
  g_assert_cmpuint (kinds, ==, CARDS_BIT (CARDS_KINDS) - 1);
  for (uint32_t seat = 0; seat < CARDS_MAX_SEATS; seat++)
    g_assert_cmpuint (suits[seat], ==, CARDS_BIT (CARDS_SUITS) - 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-setup/seats", test_seats);
  g_test_add_func ("/cards-setup/suits", test_suits);
  g_test_add_func ("/cards-setup/piles", test_piles);
  g_test_add_func ("/cards-setup/levels", test_levels);
  g_test_add_func ("/cards-setup/first-seat-virtual", test_first_seat_virtual);
  g_test_add_func ("/cards-setup/real-seats-have-no-pile", test_real_seats_have_no_pile);
  g_test_add_func ("/cards-setup/deal", test_deal);
  g_test_add_func ("/cards-setup/random-setups", test_random_setups);
  return g_test_run ();
}
