/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the course of a round, paragraph by paragraph of rules page 3. */

#include <glib.h>
#include <string.h>

#include "test-stage.h"

static void
assert_column (const Stage *stage,
               const char  *expected)
{
  g_autofree char *column = stage_column (stage);

  g_assert_cmpstr (column, ==, expected);
}

/* Asserts what is asked of whom. */
static void
assert_asked (const Stage   *stage,
              CardsStep      step,
              uint32_t       seat,
              CardsCharacter ability)
{
  g_assert_cmpuint (stage->state.step, ==, step);
  g_assert_cmpuint (stage->state.actor, ==, seat);
  if (step == CARDS_STEP_ABILITY)
    g_assert_cmpuint (stage->state.ability, ==, ability);
}

static void
assert_order (const Stage *stage,
              const char  *expected)
{
  g_autoptr (GString) order = g_string_new (NULL);

  for (uint32_t i = 0; i < stage->state.n_order; i++)
    g_string_append_printf (order, "%s%u", i > 0 ? " " : "", stage->state.order[i]);
  g_assert_cmpstr (order->str, ==, expected);
}

/* Stage 1: one character and four terrain cards, five with five or six seats; the character nearest the piles. */
static void
test_column (void)
{
  static const char *const kinds[] = { "RRRR", "RRRRR", "RRRRRR" };
  static const char *const columns[] = {
    "banker t1-07 t1-03 t1-00 t1-01",
    "banker t1-07 t1-03 t1-00 t1-01 t1-02",
    "banker t1-07 t1-03 t1-00 t1-01 t1-02",
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Stage stage;

      stage_set (&stage, kinds[i]);
      stage_characters (&stage, "banker");
      stage_terrain (&stage, "t1-07 t1-03");
      stage_begin (&stage);
      assert_column (&stage, columns[i]);
      g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 1);
      g_assert_cmpuint (stage.state.stage, ==, CARDS_STAGE_AUCTION);
      assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
    }
}

/* Stage 1: cards revealed later join at the far end; governor before chinese-worker. */
static void
test_column_grows (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "governor chinese-worker banker");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_GOVERNOR);
  stage_acquire (&stage, 0, CARDS_CHINESE_WORKER);
  assert_column (&stage, "banker t1-08 t1-09 t1-10 t1-11");
  stage_play (&stage, "0 use governor");
  assert_column (&stage, "banker t1-08 t1-09 t1-10 t1-11 t1-12");
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_REVEAL, 0)->args[0], ==, 12);
  stage_play (&stage, "0 take t1-09");
  stage_run_to_step (&stage, CARDS_STEP_ABILITY);
  stage_play (&stage, "0 use chinese-worker");
  assert_column (&stage, "banker t1-08 t1-10 t1-11 t1-12 t1-13");
}

/* Skull: the character just drawn goes under the pile and the skull-backed card is revealed. */
static void
test_skull (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker indian singer");
  stage_begin (&stage);
  assert_column (&stage, "indian t1-00 t1-01 t1-02 t1-03");
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 1);
  g_assert_cmpuint (stage.state.characters[0], ==, CARDS_SINGER);
  g_assert_cmpuint (stage.state.characters[CARDS_CHARACTERS - 2], ==, CARDS_BANKER);
  g_assert_cmpuint (stage.state.n_bottomed, ==, 1);
}

/* Skull: it repeats until the top shows none. */
static void
test_skull_chain (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "singer banker indian sheriff prospector teacher");
  stage_begin (&stage);
  assert_column (&stage, "singer t1-00 t1-01 t1-02 t1-03");
  stage_run_to_round (&stage, 0, 2);
  assert_column (&stage, "prospector t1-04 t1-05 t1-06 t1-07");
  g_assert_cmpuint (stage.state.characters[0], ==, CARDS_TEACHER);
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 2);
  g_assert_cmpuint (stage.state.characters[CARDS_CHARACTERS - 5], ==, CARDS_BANKER);
  g_assert_cmpuint (stage.state.characters[CARDS_CHARACTERS - 4], ==, CARDS_INDIAN);
  g_assert_cmpuint (stage.state.characters[CARDS_CHARACTERS - 3], ==, CARDS_SHERIFF);
  g_assert_cmpuint (stage.state.n_bottomed, ==, 3);
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_SKULL, 0)->args[0], ==, CARDS_TERRAIN + CARDS_BANKER);
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_SKULL, 2)->args[0], ==, CARDS_TERRAIN + CARDS_SHERIFF);
  g_assert_null (stage_event (&stage, CARDS_EVENT_SKULL, 3));
}

/* Skull, ruling: at most once through the pile, should nothing but skulls be left. */
static void
test_skull_once_through (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    stage_back (&stage, character, "skull");
  stage_begin (&stage);
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 1);
  assert_column (&stage, "sheriff t1-00 t1-01 t1-02 t1-03");
  g_assert_cmpuint (stage.state.n_bottomed, ==, CARDS_CHARACTERS - 1);
  stage_run_to_round (&stage, 0, 2);
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 2);
}

/* Those put under the pile are known to all until they are drawn again: n_bottomed tells how many there are. */
static void
test_skull_bottomed_return (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    stage_back (&stage, character, "skull");
  stage_begin (&stage);
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    stage_back (&stage, character, "hat star cactus boot horseshoe cow");
  stage_run_to_round (&stage, 0, 2);
  assert_column (&stage, "governor t1-04 t1-05 t1-06 t1-07");
  g_assert_cmpuint (stage.state.n_bottomed, ==, CARDS_CHARACTERS - 2);
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 2);
}

/* Gives the five abilities of stage 1 and the two after the reveal to seat 0, as far as four seats' hands allow. */
static void
acquire_all (Stage      *stage,
             uint32_t    seat,
             const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (uint32_t i = 0; list[i] != NULL; i++)
    stage_acquire (stage, seat, cards_character_find (list[i]));
}

/* Abilities come strictly in their order, each to its owner alone, never obligatory, here spread over two seats. */
static void
test_abilities_in_order (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "gunsmith chinese-worker governor mercenary heroes lawyer doctor banker");
  stage_begin (&stage);
  acquire_all (&stage, 0, "gunsmith chinese-worker governor mercenary");
  stage_run_to_round (&stage, 1, 1);
  g_assert_cmpuint (stage.state.owned, ==, stage.state.seats[0].owned);
  assert_asked (&stage, CARDS_STEP_ABILITY, 0, CARDS_GOVERNOR);
  stage_assert_refused (&stage, "0 use gunsmith", .reason = CARDS_USE_OTHER, .what = CARDS_GOVERNOR);
  stage_assert_refused (&stage, "1 use governor", .reason = CS_REFUSED_NOT_ACTING);
  stage_assert_refused (&stage, "0 bid 5", .reason = CS_REFUSED_NOT_ASKED);
  stage_play (&stage, "0 pass");
  assert_asked (&stage, CARDS_STEP_ABILITY, 0, CARDS_CHINESE_WORKER);
  stage_play (&stage, "0 pass");
  assert_asked (&stage, CARDS_STEP_ABILITY, 0, CARDS_GUNSMITH);
  stage_play (&stage, "0 pass");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
  stage_bid (&stage, "1 2 3 4");
  assert_asked (&stage, CARDS_STEP_ABILITY, 0, CARDS_MERCENARY);
  stage_play (&stage, "0 pass");
  assert_asked (&stage, CARDS_STEP_TAKE, 3, 0);
}

/* All seven abilities with one seat: their order, and the two after the reveal. */
static void
test_abilities_all_seven (void)
{
  static const CardsCharacter secret[] =
    { CARDS_GOVERNOR, CARDS_LAWYER, CARDS_CHINESE_WORKER, CARDS_HEROES, CARDS_GUNSMITH };
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "doctor mercenary gunsmith heroes banker captain singer settler cowboy "
                            "chinese-worker lawyer governor grocer");
  stage_begin (&stage);
  acquire_all (&stage, 2, "doctor mercenary gunsmith heroes");
  stage_run_to_round (&stage, 1, 1);
  acquire_all (&stage, 2, "chinese-worker lawyer governor");
  for (uint32_t i = 0; i < G_N_ELEMENTS (secret); i++)
    {
      assert_asked (&stage, CARDS_STEP_ABILITY, 2, secret[i]);
      stage_play (&stage, "2 pass");
    }
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
  stage_bid (&stage, "9 9 1 9");
  assert_asked (&stage, CARDS_STEP_ABILITY, 2, CARDS_MERCENARY);
  stage_play (&stage, "2 pass");
  assert_asked (&stage, CARDS_STEP_ABILITY, 2, CARDS_DOCTOR);
  stage_play (&stage, "2 pass");
  assert_asked (&stage, CARDS_STEP_TAKE, 0, 0);
}

/* Once per era: not asked again before the next era, where the card is upright again. */
static void
test_ability_once_per_era (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "heroes banker");
  stage_begin (&stage);
  stage_acquire (&stage, 1, CARDS_HEROES);
  assert_asked (&stage, CARDS_STEP_ABILITY, 1, CARDS_HEROES);
  stage_play (&stage, "1 use heroes");
  for (uint32_t round = 3; round <= CARDS_ROUNDS; round++)
    {
      stage_run_to_round (&stage, 0, round);
      assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
    }
  stage_run_to_round (&stage, 1, 1);
  assert_asked (&stage, CARDS_STEP_ABILITY, 1, CARDS_HEROES);
}

/* Passing keeps the ability for a later round. */
static void
test_ability_passed_is_kept (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "heroes banker");
  stage_begin (&stage);
  stage_acquire (&stage, 1, CARDS_HEROES);
  stage_play (&stage, "1 pass");
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ABILITY_PASSED, 0)->args[0], ==, CARDS_HEROES);
  stage_run_to_round (&stage, 0, 3);
  assert_asked (&stage, CARDS_STEP_ABILITY, 1, CARDS_HEROES);
}

/* A character taken in stage 1 may be used in the same round if its place is still to come. */
static void
test_ability_taken_in_stage_1 (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "governor lawyer heroes banker");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_GOVERNOR);
  stage_play (&stage, "0 use governor; 0 take lawyer");
  assert_asked (&stage, CARDS_STEP_ABILITY, 0, CARDS_LAWYER);
  stage_play (&stage, "0 pass");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
  stage_run_to_round (&stage, 0, 3);
  stage_play (&stage, "0 use lawyer; 0 take heroes");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
}

/* … and not if its place is over: the governor taken by the lawyer waits for the next round. */
static void
test_ability_taken_too_late (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "lawyer governor banker");
  stage_begin (&stage);
  stage_acquire (&stage, 3, CARDS_LAWYER);
  stage_play (&stage, "3 use lawyer; 3 take governor");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
  stage_run_to_round (&stage, 0, 3);
  assert_asked (&stage, CARDS_STEP_ABILITY, 3, CARDS_GOVERNOR);
}

/* Stage 2: secret, in any order, all revealed at once; virtual piles turn their top. */
static void
test_auction (void)
{
  Stage stage;

  stage_set (&stage, "RRNE");
  stage_pile (&stage, 0, 2, "4 1 2 3 5 6 7 8 9");
  stage_pile (&stage, 0, 3, "11 10 9 8 7 6 5 4 3");
  stage_begin (&stage);
  g_assert_cmpuint (cards_game.actors (&stage.state), ==, 3);
  stage_assert_refused (&stage, "2 bid 4", .reason = CS_REFUSED_NOT_ACTING);
  stage_play (&stage, "1 bid 5");
  g_assert_false (cards_bids_are_open (&stage.state));
  g_assert_cmpuint (cards_game.actors (&stage.state), ==, 1);
  g_assert_cmpuint (stage.state.seats[2].bid, ==, 0);
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_BID, 0)->args[0], ==, 0);
  stage_assert_refused (&stage, "1 bid 6", .reason = CARDS_BID_ALREADY);
  stage_assert_refused (&stage, "0 bid 10", .reason = CARDS_BID_NOT_IN_HAND, .what = 10);
  stage_assert_refused (&stage, "0 pass", .reason = CS_REFUSED_NOT_ASKED);
  stage_play (&stage, "0 bid 5");
  g_assert_nonnull (stage_event (&stage, CARDS_EVENT_BIDS_REVEALED, 0));
  g_assert_true (cards_bids_are_open (&stage.state));
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 5);
  g_assert_cmpint (cards_seat_value (&stage.state, 2), ==, 4);
  g_assert_cmpint (cards_seat_value (&stage.state, 3), ==, 11);
  assert_order (&stage, "3 0 1 2");
}

/* Auction cards lie open and are gone until the next era. */
static void
test_auction_cards_are_spent (void)
{
  Stage stage;

  stage_set (&stage, "RRNI");
  stage_begin (&stage);
  stage_bid (&stage, "5 6 1 2");
  stage_run_to_round (&stage, 0, 2);
  stage_assert_refused (&stage, "0 bid 5", .reason = CARDS_BID_USED, .what = 5);
  g_assert_cmpuint (stage.state.seats[0].hand, ==, cards_full_hand (CARDS_REAL) & ~CARDS_BIT (5));
  stage_bid (&stage, "9 5 2 3");
  stage_run_to_round (&stage, 0, 3);
  g_assert_cmpuint (stage.state.seats[0].n_discards, ==, 2);
  g_assert_cmpuint (stage.state.seats[0].discards[0], ==, 5);
  g_assert_cmpuint (stage.state.seats[0].discards[1], ==, 9);
  g_assert_cmpuint (stage.state.seats[3].discards[0], ==, 2);
  g_assert_cmpuint (stage.state.seats[3].hand, ==,
                    cards_full_hand (CARDS_INTERMEDIATE) & ~CARDS_BIT (2) & ~CARDS_BIT (3));
}

/* Stage 3: descending value. */
static void
test_order (void)
{
  Stage stage;

  stage_set (&stage, "RRRRRR");
  stage_begin (&stage);
  stage_bid (&stage, "3 9 1 7 2 8");
  assert_order (&stage, "1 5 3 0 4 2");
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ORDER, 0)->args[2], ==, 0);
}

/* Ties: the suits on the back now on top of the pile. */
static void
test_order_ties (void)
{
  Stage stage;

  stage_set (&stage, "RRRRRR");
  stage_characters (&stage, "banker singer captain");
  stage_back (&stage, CARDS_SINGER, "cow boot hat star horseshoe cactus");
  stage_back (&stage, CARDS_CAPTAIN, "cactus cow star boot horseshoe hat");
  stage_begin (&stage);
  stage_bid (&stage, "4 4 4 4 4 4");
  assert_order (&stage, "5 3 0 1 4 2");
  for (uint32_t i = 0; i < 6; i++)
    g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ORDER, i)->args[2], ==, 1);
  stage_run_to_round (&stage, 0, 2);
  stage_bid (&stage, "9 5 5 9 5 1");
  assert_order (&stage, "3 0 2 1 4 5");
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ORDER, 5)->args[2], ==, 0);
  stage_run_to_round (&stage, 0, 3);
  stage_run_to_step (&stage, CARDS_STEP_BID);
  stage_bid (&stage, "8 7 6 5 1 2");
  stage_run_to_round (&stage, 0, 4);
  stage_run_to_step (&stage, CARDS_STEP_BID);
  stage_bid (&stage, "7 6 8 1 9 9");
  for (uint32_t i = 0; i < 6; i++)
    g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ORDER, i)->args[2], ==, i < 2);
  stage_run_to_round (&stage, 0, 5);
  stage_run_to_step (&stage, CARDS_STEP_BID);
  stage_bid (&stage, "2 2 7 8 3 3");
  for (uint32_t i = 0; i < 6; i++)
    g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ORDER, i)->args[2], ==, i >= 2);
}

/* Ties, ruling on the paperboy: if the top shows a skull, the next back without one; a rule of ours: none left, the
 * order of the suits. */
static void
test_order_ties_skull (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  stage_back (&stage, stage.state.characters[0], "skull");
  stage_back (&stage, stage.state.characters[1], "skull");
  stage_back (&stage, stage.state.characters[2], "boot cactus star hat cow horseshoe");
  stage_bid (&stage, "2 2 2 2");
  assert_order (&stage, "3 2 1 0");
  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    stage_back (&stage, character, "skull");
  g_assert_null (cards_tie_breaker (&stage.deck, &stage.state));
  stage_bid (&stage, "2 2 2 2");
  assert_order (&stage, "0 1 2 3");
}

/* A virtual player takes the highest appeal, terrain or character. */
static void
test_virtual_highest (void)
{
  Stage stage;

  stage_set (&stage, "RNNN");
  stage_characters (&stage, "banker heroes");
  stage_card (&stage, "t1-02", "....", 8);
  stage_card (&stage, "t1-05", "....", 3);
  stage_begin (&stage);
  stage_bid (&stage, "9 1 1 1");
  stage_play (&stage, "0 take t1-00; 0 place 0 0");
  g_assert_cmpuint (cards_virtual_choice (&stage.deck, &stage.state), ==, 2);
  stage_assert_refused (&stage, "1 take banker", .reason = CARDS_TAKE_HIGHEST, .what = 2);
  stage_play (&stage, "1 take t1-02");
  stage_assert_refused (&stage, "2 take t1-01", .reason = CARDS_TAKE_HIGHEST,
                        .what = CARDS_TERRAIN + CARDS_BANKER);
  stage_play (&stage, "2 take banker; 3 take t1-01");
  stage_bid (&stage, "1 2 2 2");
  stage_play (&stage, "1 take t1-05; 2 take heroes");
}

/* On a tie it takes the card nearest the piles. */
static void
test_virtual_tie (void)
{
  Stage stage;

  stage_set (&stage, "RNNN");
  stage_characters (&stage, "banker");
  stage_terrain (&stage, "t1-00 t1-09 t1-03 t1-01");
  stage_card (&stage, "t1-09", "....", 7);
  stage_card (&stage, "t1-03", "....", 7);
  stage_begin (&stage);
  stage_bid (&stage, "1 1 1 1");
  stage_play (&stage, "0 take t1-00; 0 place 0 0; 1 take banker; 2 take t1-09; 3 take t1-03");
}

/* Virtual players build nothing, use and gain nothing but the appeal: no ability, no captain, no paperboy's hire. */
static void
test_virtual_keeps_cards (void)
{
  static const char *const ids[] = { "paperboy", "captain", "heroes", "governor", "auctioneer" };
  Stage stage;
  CardsScore score;

  stage_set (&stage, "REEE");
  stage_characters (&stage, "paperboy captain heroes governor auctioneer");
  for (uint32_t seat = 1; seat < 4; seat++)
    stage_pile (&stage, 0, seat, "11 10 9 8 7 6 5 4 3");
  stage_begin (&stage);
  for (uint32_t i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *take = g_strconcat ("1 take ", ids[i], NULL);

      stage_run_to_step (&stage, CARDS_STEP_TAKE);
      stage_play (&stage, take);
      assert_asked (&stage, CARDS_STEP_TAKE, 2, 0);
      stage_run_to_round (&stage, 0, i + 2);
      assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT, 0);
    }
  g_assert_cmpuint (stage.state.seats[1].city.n_placed, ==, 0);
  cards_seat_score (&stage.deck, &stage.state, 1, &score);
  g_assert_cmpint (score.total, ==, 4 + 5 + 2 + 8 + 5);
  for (uint32_t row = 0; row < CARDS_ROWS; row++)
    g_assert_cmpint (score.rows[row], ==, 0);
  cards_seat_score (&stage.deck, &stage.state, 2, &score);
  g_assert_cmpint (score.total, ==, 5);
  while (stage.state.step != CARDS_STEP_OVER)
    {
      g_assert_cmpuint (stage.state.step, !=, CARDS_STEP_ABILITY);
      stage_play_dull (&stage);
    }
}

/* Cards left leave the game: one with 4 or 5 seats, none with 6, whatever abilities were used. */
static void
test_left_over (void)
{
  static const char *const kinds[] = { "RRRR", "RRRRR", "RRRRRR" };

  for (uint32_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const uint32_t n_left = i == 2 ? 0 : 1;
      CardsCard removed[CARDS_CARDS];
      Stage stage;

      stage_set (&stage, kinds[i]);
      stage_characters (&stage, "banker singer");
      stage_begin (&stage);
      while (stage.state.round == 1)
        stage_play_dull (&stage);
      g_assert_cmpuint (cards_removed (&stage.state, removed), ==, n_left);
      g_assert_true ((stage_event (&stage, CARDS_EVENT_REMOVED, 0) != NULL) == (n_left == 1));
      g_assert_null (stage_event (&stage, CARDS_EVENT_REMOVED, 1));
      if (n_left == 1)
        g_assert_cmpuint (removed[0], ==, CARDS_TERRAIN + CARDS_BANKER);
    }
}

/* The same with governor, lawyer and chinese-worker at once: seats one fewer, a card more, two cards for one seat. */
static void
test_left_over_abilities (void)
{
  static const char *const kinds[] = { "RRRR", "RRRRR", "RRRRRR" };

  for (uint32_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      CardsCard removed[CARDS_CARDS];
      Stage stage;
      uint32_t n_before;

      stage_set (&stage, kinds[i]);
      stage_characters (&stage, "governor lawyer chinese-worker banker");
      stage_begin (&stage);
      acquire_all (&stage, 0, "governor lawyer");
      stage_acquire (&stage, 1, CARDS_CHINESE_WORKER);
      n_before = cards_removed (&stage.state, removed);
      stage_play (&stage, "0 use governor; 0 take banker; 0 use lawyer");
      g_assert_cmpuint (stage.state.n_column, ==, i == 0 ? 5 : 6);
      stage_run_to_step (&stage, CARDS_STEP_PLACE);
      stage_play_dull (&stage);
      stage_play (&stage, "1 use chinese-worker");
      g_assert_cmpuint (stage.state.n_column, ==, i == 0 ? 5 : 6);
      stage_run_to_round (&stage, 0, 5);
      g_assert_cmpuint (cards_removed (&stage.state, removed) - n_before, ==, i == 2 ? 0 : 1);
      stage_run_to_round (&stage, 1, 1);
      g_assert_cmpuint (stage.state.n_terrain_drawn[0], ==, (i == 0 ? 9 * 4 : 9 * 5) + 2);
    }
}

/* Era change: new terrain pile, hands and virtual piles back, characters upright but the governor, the character pile
 * goes on. */
static void
test_era_change (void)
{
  Stage stage;

  stage_set (&stage, "RRRE");
  stage_characters (&stage, "governor heroes banker captain singer settler auctioneer cowboy grocer undertaker");
  stage_pile (&stage, 0, 3, "3 4 5 6 7 8 9 10 11");
  stage_pile (&stage, 1, 3, "7 11 3 4 5 6 8 9 10");
  stage_begin (&stage);
  acquire_all (&stage, 0, "governor heroes");
  stage_play (&stage, "0 use governor; 0 take t1-08; 0 place 0 0; 0 use heroes");
  g_assert_cmpuint (stage.state.seats[0].used, ==, CARDS_BIT (CARDS_GOVERNOR) | CARDS_BIT (CARDS_HEROES));
  stage_run_to_round (&stage, 1, 1);
  assert_asked (&stage, CARDS_STEP_ABILITY, 0, CARDS_HEROES);
  assert_column (&stage, "undertaker t2-00 t2-01 t2-02 t2-03");
  g_assert_cmpuint (stage.state.n_terrain_drawn[0], ==, 9 * 4 + 1);
  g_assert_cmpuint (stage.state.seats[0].used, ==, CARDS_BIT (CARDS_GOVERNOR));
  for (uint32_t seat = 0; seat < 4; seat++)
    {
      g_assert_cmpuint (stage.state.seats[seat].hand, ==, cards_full_hand (stage.state.seats[seat].kind));
      g_assert_cmpuint (stage.state.seats[seat].n_discards, ==, 0);
    }
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ERA, 0)->args[0], ==, 1);
  stage_play (&stage, "0 pass");
  stage_bid (&stage, "9 9 9 7");
  stage_run_to_round (&stage, 1, 2);
  stage_play (&stage, "0 pass");
  stage_bid (&stage, "1 1 1 11");
}

/* The game ends after nine rounds of each era, and tells the winners. */
static void
test_end (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  stage_run_to_round (&stage, 1, 9);
  g_assert_cmpuint (cards_game.actors (&stage.state), !=, 0);
  stage_run_to_step (&stage, CARDS_STEP_OVER);
  g_assert_cmpuint (cards_game.actors (&stage.state), ==, 0);
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_OVER, 0)->args[0], ==,
                   cards_winners (&stage.deck, &stage.state));
  stage_assert_refused (&stage, "0 bid 1", .reason = CS_REFUSED_OVER);
  stage_assert_refused (&stage, "0 pass", .reason = CS_REFUSED_OVER);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-round/column", test_column);
  g_test_add_func ("/cards-round/column/grows", test_column_grows);
  g_test_add_func ("/cards-round/skull", test_skull);
  g_test_add_func ("/cards-round/skull/chain", test_skull_chain);
  g_test_add_func ("/cards-round/skull/once-through", test_skull_once_through);
  g_test_add_func ("/cards-round/skull/bottomed-return", test_skull_bottomed_return);
  g_test_add_func ("/cards-round/abilities/in-order", test_abilities_in_order);
  g_test_add_func ("/cards-round/abilities/all-seven", test_abilities_all_seven);
  g_test_add_func ("/cards-round/abilities/once-per-era", test_ability_once_per_era);
  g_test_add_func ("/cards-round/abilities/passed-is-kept", test_ability_passed_is_kept);
  g_test_add_func ("/cards-round/abilities/taken-in-stage-1", test_ability_taken_in_stage_1);
  g_test_add_func ("/cards-round/abilities/taken-too-late", test_ability_taken_too_late);
  g_test_add_func ("/cards-round/auction", test_auction);
  g_test_add_func ("/cards-round/auction/cards-are-spent", test_auction_cards_are_spent);
  g_test_add_func ("/cards-round/order", test_order);
  g_test_add_func ("/cards-round/order/ties", test_order_ties);
  g_test_add_func ("/cards-round/order/ties-skull", test_order_ties_skull);
  g_test_add_func ("/cards-round/virtual/highest", test_virtual_highest);
  g_test_add_func ("/cards-round/virtual/tie", test_virtual_tie);
  g_test_add_func ("/cards-round/virtual/keeps-cards", test_virtual_keeps_cards);
  g_test_add_func ("/cards-round/left-over", test_left_over);
  g_test_add_func ("/cards-round/left-over/abilities", test_left_over_abilities);
  g_test_add_func ("/cards-round/era-change", test_era_change);
  g_test_add_func ("/cards-round/end", test_end);
  return g_test_run ();
}
