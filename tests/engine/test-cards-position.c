/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what is read off a position: scores and winners, removed cards, the digest, and what a seat cannot know. */

#include <glib.h>
#include <stddef.h>
#include <string.h>

#include "test-stage.h"

static void
assert_points (const Stage *stage,
               uint32_t     seat,
               int32_t      expected)
{
  int32_t points[CS_MAX_SEATS] = { 0 };
  CardsScore score;

  cards_game.score (&stage->deck, &stage->state, points);
  cards_seat_score (&stage->deck, &stage->state, seat, &score);
  g_assert_cmpint (points[seat], ==, expected);
  g_assert_cmpint (score.total, ==, expected);
}

/* Rules page 5: a virtual player has the sum of the appeals of all its cards. */
static void
test_virtual_score (void)
{
  Stage stage;

  stage_set (&stage, "RNNN");
  stage_characters (&stage, "singer");
  stage_card (&stage, "t1-01", "oooo", 8);
  stage_begin (&stage);
  stage_bid (&stage, "9 1 1 1");
  stage_run_to_round (&stage, 0, 2);
  assert_points (&stage, 1, 9);
  assert_points (&stage, 2, 8);
  assert_points (&stage, 3, 1);
  assert_points (&stage, 0, 0);
}

/* Rules page 5: the highest score wins, real or virtual; equal scores share the win. */
static void
test_winners (void)
{
  Stage stage;

  stage_set (&stage, "RRNN");
  stage_characters (&stage, "doctor");
  stage_card (&stage, "t1-00", "....", 5);
  stage_begin (&stage);
  g_assert_cmpuint (cards_winners (&stage.deck, &stage.state), ==, 0xf);
  stage_bid (&stage, "9 1 1 1");
  stage_play (&stage, "0 take doctor");
  g_assert_cmpuint (cards_winners (&stage.deck, &stage.state), ==, 1);
  stage_play (&stage, "1 take t1-01; 1 place 0 0; 2 take t1-00");
  g_assert_cmpuint (cards_winners (&stage.deck, &stage.state), ==, 1 | 4);
  stage.deck.terrain[0].appeal = 6;
  g_assert_cmpuint (cards_winners (&stage.deck, &stage.state), ==, 4);
}

/* All may be below zero: outlaws everywhere. */
static void
test_winners_below_zero (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  for (uint32_t i = 0; i < CARDS_TERRAIN; i++)
    stage_card (&stage, stage.deck.terrain[i].id, i % 4 == 2 ? "o..." : "oo..", 1);
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  assert_points (&stage, 2, -6);
  assert_points (&stage, 3, -12);
  g_assert_cmpuint (cards_winners (&stage.deck, &stage.state), ==, 4);
}

/* Cards that left the game, in the order of their numbers; a hired one is back. */
static void
test_removed (void)
{
  CardsCard removed[CARDS_CARDS];
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "teacher banker paperboy");
  stage_begin (&stage);
  g_assert_cmpuint (cards_removed (&stage.state, removed), ==, 0);
  stage_run_to_round (&stage, 0, 3);
  g_assert_cmpuint (cards_removed (&stage.state, removed), ==, 2);
  g_assert_cmpuint (removed[0], ==, CARDS_TERRAIN + CARDS_BANKER);
  g_assert_cmpuint (removed[1], ==, CARDS_TERRAIN + CARDS_TEACHER);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  stage_play (&stage, "0 hire teacher");
  g_assert_cmpuint (cards_removed (&stage.state, removed), ==, 1);
  stage_run_to_round (&stage, 0, 4);
  g_assert_cmpuint (cards_removed (&stage.state, removed), ==, 2);
  g_assert_cmpuint (removed[0], ==, 11);
}

#define FIELD(member) { offsetof (CardsState, member), sizeof ((CardsState *) NULL)->member, #member }

/* The digest changes with each primary field and with no cached one. */
static void
test_digest (void)
{
  static const struct { size_t offset, size; const char *name; } fields[] = {
    FIELD (n_seats), FIELD (era), FIELD (round), FIELD (stage), FIELD (step), FIELD (ability), FIELD (actor),
    FIELD (card), FIELD (to_take), FIELD (worker_seat), FIELD (n_order), FIELD (order[0]), FIELD (turn),
    FIELD (n_column), FIELD (column[0]), FIELD (n_terrain_drawn), FIELD (terrain), FIELD (n_characters),
    FIELD (n_bottomed), FIELD (characters[0]), FIELD (virtual_piles[1][3]), FIELD (seats[0].kind),
    FIELD (seats[0].suit), FIELD (seats[0].hand), FIELD (seats[0].bid), FIELD (seats[0].boost),
    FIELD (seats[0].n_discards), FIELD (seats[0].discards[0]), FIELD (seats[0].n_taken),
    FIELD (seats[0].taken[0]), FIELD (seats[0].sold), FIELD (seats[0].unplaced), FIELD (seats[0].used),
    FIELD (seats[0].city.n_placed), FIELD (seats[0].city.placed[0].card),
    FIELD (seats[0].city.placed[0].x), FIELD (seats[0].city.placed[0].y),
  };
  static const struct { size_t offset, size; const char *name; } cached[] = {
    FIELD (owned), FIELD (ready), FIELD (bidders), FIELD (seats[0].owned), FIELD (seats[0].city.left),
    FIELD (seats[0].city.occupied), FIELD (seats[0].city.shown),
  };
  Stage stage;
  uint64_t digest;

  stage_set (&stage, "RRRE");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 3);
  stage_bid (&stage, "9 8 7 5");
  digest = cards_game.digest (&stage.state);
  for (uint32_t i = 0; i < G_N_ELEMENTS (fields); i++)
    for (size_t byte = 0; byte < fields[i].size; byte++)
      {
        CardsState changed = stage.state;

        ((uint8_t *) &changed)[fields[i].offset + byte] ^= 1;
        g_test_message ("%s, byte %" G_GSIZE_FORMAT, fields[i].name, byte);
        g_assert_true (cards_game.digest (&changed) != digest);
      }
  for (uint32_t i = 0; i < G_N_ELEMENTS (cached); i++)
    {
      CardsState changed = stage.state;

      ((uint8_t *) &changed)[cached[i].offset] ^= 1;
      g_assert_true (cards_game.digest (&changed) == digest);
    }
}

/* How often each value lay in each of a few hidden places, over many positions dealt anew. */
enum { DEALS = 6000, PLACES = 4 };

typedef struct
{
  uint32_t times[PLACES][256];
} Tally;

/* Asserts that the values of @set, @n of them, came about equally often to @place, and no others. */
static void
assert_even (const Tally   *tally,
             uint32_t       place,
             const uint8_t *set,
             uint32_t       n)
{
  uint32_t total = 0;

  for (uint32_t i = 0; i < n; i++)
    {
      const int mean = DEALS / (int) n;
      const int off = (int) tally->times[place][set[i]] - mean;

      /* Five standard deviations. */
      g_assert_cmpint (off * off, <, 25 * mean);
      total += tally->times[place][set[i]];
    }
  g_assert_cmpuint (total, ==, DEALS);
}

/* Rules page 6: the order of both terrain piles is unknown. */
static void
test_unknown_terrain (void)
{
  Tally tally = { 0 };
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 3);
  cs_rng_init (&rng, 1);
  for (uint32_t i = 0; i < DEALS; i++)
    {
      CardsState state = stage.state;

      cards_game.determinize (&stage.deck, &state, 1, &rng);
      tally.times[0][state.terrain[0][12]]++;
      tally.times[1][state.terrain[0][47]]++;
      tally.times[2][state.terrain[1][0]]++;
      g_assert_cmpmem (state.terrain[0], 12, stage.state.terrain[0], 12);
    }
  assert_even (&tally, 0, stage.state.terrain[0] + 12, 36);
  assert_even (&tally, 1, stage.state.terrain[0] + 12, 36);
  assert_even (&tally, 2, stage.state.terrain[1], 48);
}

/* Rules page 6: the back on top of the character pile is seen, so one of those that show it lies there; what went under
 * the pile is seen as well; the rest is unknown. */
static void
test_unknown_characters (void)
{
  static const uint8_t alike[] = { CARDS_SINGER, CARDS_CAPTAIN, CARDS_TEACHER };
  Tally tally = { 0 };
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker indian singer cowboy");
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    if (!stage.deck.backs[character].skull)
      stage_back (&stage, character, "hat star cactus boot cow horseshoe");
  for (uint32_t i = 0; i < G_N_ELEMENTS (alike); i++)
    stage_back (&stage, alike[i], "cow star cactus boot hat horseshoe");
  stage_begin (&stage);
  g_assert_cmpuint (stage.state.n_bottomed, ==, 1);
  cs_rng_init (&rng, 2);
  for (uint32_t i = 0; i < DEALS; i++)
    {
      CardsState state = stage.state;

      cards_game.determinize (&stage.deck, &state, 0, &rng);
      tally.times[0][state.characters[0]]++;
      tally.times[1][state.characters[1]]++;
      g_assert_cmpuint (state.characters[CARDS_CHARACTERS - 2], ==, CARDS_BANKER);
    }
  assert_even (&tally, 0, alike, G_N_ELEMENTS (alike));
  /* The second from the top may be any other, those alike a little more seldom. */
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    {
      const bool seen = character == CARDS_BANKER || character == CARDS_INDIAN;

      g_assert_true ((tally.times[1][character] > DEALS / 50) == !seen);
    }
}

/* A skull-backed pile of known cards only: nothing is left to deal. */
static void
test_all_characters_known (void)
{
  CardsState state;
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRR");
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    stage_back (&stage, character, "skull");
  stage_begin (&stage);
  g_assert_cmpuint (stage.state.n_bottomed, ==, stage.state.n_characters);
  state = stage.state;
  cs_rng_init (&rng, 3);
  cards_game.determinize (&stage.deck, &state, 0, &rng);
  g_assert_cmpmem (state.characters, sizeof state.characters, stage.state.characters, sizeof state.characters);
}

/* Rules page 6: virtual players' piles are unknown but for what they have turned; both eras'. */
static void
test_unknown_virtual_piles (void)
{
  static const uint8_t left[] = { 6, 7, 8, 9, 10, 11 };
  static const uint8_t all[] = { 3, 4, 5, 6, 7, 8, 9, 10, 11 };
  Tally tally = { 0 };
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRE");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 3);
  stage_bid (&stage, "9 8 7 5");
  cs_rng_init (&rng, 4);
  for (uint32_t i = 0; i < DEALS; i++)
    {
      CardsState state = stage.state;

      cards_game.determinize (&stage.deck, &state, 0, &rng);
      tally.times[0][state.virtual_piles[0][3][3]]++;
      tally.times[1][state.virtual_piles[1][3][0]]++;
      g_assert_cmpuint (state.virtual_piles[0][3][2], ==, 5);
    }
  assert_even (&tally, 0, left, G_N_ELEMENTS (left));
  assert_even (&tally, 1, all, G_N_ELEMENTS (all));
}

/* Rules page 6: the auction card being picked is its owner's secret; the turn of a virtual pile is still to come. */
static void
test_unknown_bids (void)
{
  static const uint8_t hand[] = { 2, 3, 4, 5, 6, 7, 8, 9 };
  static const uint8_t pile[] = { 4, 5, 6, 7, 8, 9, 10, 11 };
  Tally tally = { 0 };
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRE");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  stage_play (&stage, "0 bid 9; 1 bid 9");
  cs_rng_init (&rng, 5);
  for (uint32_t i = 0; i < DEALS; i++)
    {
      CardsState state = stage.state;

      cards_game.determinize (&stage.deck, &state, 0, &rng);
      g_assert_cmpuint (state.seats[0].bid, ==, 9);
      g_assert_cmpuint (state.seats[2].bid, ==, 0);
      tally.times[0][state.seats[1].bid]++;
      tally.times[1][state.virtual_piles[0][3][1]]++;
    }
  assert_even (&tally, 0, hand, G_N_ELEMENTS (hand));
  assert_even (&tally, 1, pile, G_N_ELEMENTS (pile));
}

/* What lies open is nobody's secret: revealed bids stay. */
static void
test_known_bids (void)
{
  CardsState state;
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRE");
  stage_begin (&stage);
  stage_bid (&stage, "9 8 7 3");
  state = stage.state;
  cs_rng_init (&rng, 6);
  cards_game.determinize (&stage.deck, &state, 0, &rng);
  for (uint32_t seat = 0; seat < 4; seat++)
    g_assert_cmpuint (state.seats[seat].bid, ==, stage.state.seats[seat].bid);
}

static uint32_t
count_hidden (const Stage *stage,
              uint32_t     observer)
{
  CardsState state = stage->state;

  return cards_game.observe (&stage->deck, &state, observer);
}

/* Both terrain piles, the characters under the top and the top itself, whose face is down, and each virtual player's
 * auction cards, of Era II too; then the bids of the others. */
static void
test_hidden (void)
{
  Stage stage;
  uint32_t hidden;

  stage_set (&stage, "RRRE");
  stage_begin (&stage);
  hidden = count_hidden (&stage, 0);
  g_assert_cmpuint (hidden, ==, 96u - stage.state.n_terrain_drawn[0] + stage.state.n_characters -
                                stage.state.n_bottomed + 18);
  g_assert_cmpuint (count_hidden (&stage, CS_NO_SEAT), ==, hidden);
  stage_play (&stage, "0 bid 9");
  g_assert_cmpuint (count_hidden (&stage, 0), ==, hidden);
  g_assert_cmpuint (count_hidden (&stage, 1), ==, hidden + 1);
  g_assert_cmpuint (count_hidden (&stage, CS_NO_SEAT), ==, hidden + 1);
  stage_play (&stage, "1 bid 8; 2 bid 7");
  g_assert_true (cards_bids_are_open (&stage.state));
  g_assert_cmpuint (count_hidden (&stage, 0), ==, hidden - 1);
}

/* What an observer sees stays; what it does not see follows from what it does. */
static void
test_observed (void)
{
  CardsState state;
  Stage stage;

  stage_set (&stage, "RRRE");
  stage_terrain (&stage, "t1-47 t1-46 t1-45 t1-44 t1-43 t1-42 t1-41 t1-40");
  stage_begin (&stage);
  stage_play (&stage, "0 bid 9; 1 bid 9");
  state = stage.state;
  cards_game.observe (&stage.deck, &state, 0);
  g_assert_cmpuint (state.seats[0].bid, ==, 9);
  g_assert_cmpuint (state.seats[1].bid, ==, 1);
  g_assert_cmpuint (state.seats[2].bid, ==, 0);
  g_assert_cmpmem (state.column, sizeof state.column, stage.state.column, sizeof state.column);
  for (uint32_t i = state.n_terrain_drawn[0] + 1u; i < CARDS_TERRAIN_PER_ERA; i++)
    g_assert_cmpuint (state.terrain[0][i - 1], <, state.terrain[0][i]);
  for (int i = 2; i < state.n_characters - state.n_bottomed; i++)
    g_assert_cmpuint (state.characters[i - 1], <, state.characters[i]);
  g_assert_cmpint (stage.deck.backs[state.characters[0]].skull, ==, stage.deck.backs[stage.state.characters[0]].skull);
}

/* What is dealt anew follows from what is seen, not from what is hidden. */
static void
test_dealt_by_what_is_seen (void)
{
  CardsState state, seen;
  Stage stage;
  CsRng rng;

  stage_set (&stage, "RRRE");
  stage_terrain (&stage, "t1-47 t1-46 t1-45 t1-44 t1-43 t1-42 t1-41 t1-40");
  stage_begin (&stage);
  stage_play (&stage, "0 bid 9; 1 bid 9");
  state = seen = stage.state;
  cards_game.observe (&stage.deck, &seen, 0);
  cs_rng_init (&rng, 7);
  cards_game.determinize (&stage.deck, &state, 0, &rng);
  cs_rng_init (&rng, 7);
  cards_game.determinize (&stage.deck, &seen, 0, &rng);
  g_assert_cmphex (cards_game.digest (&state), ==, cards_game.digest (&seen));
}

/* The back on top of the characters stays, even if only the first of all has it. */
static void
test_observed_back (void)
{
  CardsState state;
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "lawyer governor");
  stage_back (&stage, CARDS_GOVERNOR, "cow horseshoe boot cactus star hat");
  stage_begin (&stage);
  state = stage.state;
  cards_game.observe (&stage.deck, &state, 0);
  g_assert_cmpuint (state.characters[0], ==, CARDS_GOVERNOR);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-position/virtual-score", test_virtual_score);
  g_test_add_func ("/cards-position/winners", test_winners);
  g_test_add_func ("/cards-position/winners/below-zero", test_winners_below_zero);
  g_test_add_func ("/cards-position/removed", test_removed);
  g_test_add_func ("/cards-position/digest", test_digest);
  g_test_add_func ("/cards-position/unknown/terrain", test_unknown_terrain);
  g_test_add_func ("/cards-position/unknown/characters", test_unknown_characters);
  g_test_add_func ("/cards-position/unknown/all-characters-known", test_all_characters_known);
  g_test_add_func ("/cards-position/unknown/virtual-piles", test_unknown_virtual_piles);
  g_test_add_func ("/cards-position/unknown/bids", test_unknown_bids);
  g_test_add_func ("/cards-position/known/bids", test_known_bids);
  g_test_add_func ("/cards-position/hidden", test_hidden);
  g_test_add_func ("/cards-position/dealt-by-what-is-seen", test_dealt_by_what_is_seen);
  g_test_add_func ("/cards-position/observed", test_observed);
  g_test_add_func ("/cards-position/observed/back", test_observed_back);
  return g_test_run ();
}
