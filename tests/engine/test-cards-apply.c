/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what moves do: each ability, placing, hiring and selling, with their rulings. */

#include <glib.h>
#include <string.h>

#include "test-stage.h"

static void
assert_asked (const Stage *stage,
              CardsStep    step,
              uint32_t     seat)
{
  g_assert_cmpuint (stage->state.step, ==, step);
  g_assert_cmpuint (stage->state.actor, ==, seat);
}

/* A table of four in which seat 0 has taken these characters in the first rounds. */
static void
stage_owning (Stage      *stage,
              const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  stage_begin (stage);
  for (uint32_t i = 0; list[i] != NULL; i++)
    stage_acquire (stage, 0, cards_character_find (list[i]));
}

static void
stage_four_owning (Stage      *stage,
                   const char *ids)
{
  stage_set (stage, "RRRR");
  stage_characters (stage, ids);
  stage_owning (stage, ids);
}

/* Governor: a card more, then any one at once, perhaps the one just revealed; the auction follows as usual. */
static void
test_governor (void)
{
  Stage stage;

  stage_four_owning (&stage, "governor");
  stage_play (&stage, "0 use governor");
  g_assert_cmpuint (stage.state.n_column, ==, 6);
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
  stage_assert_refused (&stage, "0 take t1-12", .reason = CARDS_TAKE_NOT_IN_COLUMN, .what = 12);
  stage_assert_refused (&stage, "0 pass", .reason = CS_REFUSED_NOT_ASKED);
  stage_play (&stage, "0 take t1-08; 0 place 0 0");
  g_assert_cmpuint (stage.state.n_column, ==, 5);
  g_assert_cmpuint (cards_game.actors (&stage.state), ==, 0xf);
  stage_bid (&stage, "8 2 2 2");
  g_assert_cmpuint (stage.state.n_order, ==, 4);
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
}

/* Governor: the character may be taken as well. */
static void
test_governor_takes_character (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "governor banker");
  stage_owning (&stage, "governor");
  stage_play (&stage, "0 use governor; 0 take banker");
  g_assert_true (stage.state.seats[0].owned & CARDS_BIT (CARDS_BANKER));
  g_assert_cmpuint (stage.state.n_column, ==, 5);
}

/* Governor: once per game, used in the second era as well as in the first. */
static void
test_governor_once_per_game (void)
{
  Stage stage;

  stage_four_owning (&stage, "governor");
  stage_play (&stage, "0 use governor; 0 take t1-04; 0 place 0 0");
  for (stage_run_to_round (&stage, 1, 1); stage.state.step != CARDS_STEP_OVER; stage_play_dull (&stage))
    g_assert_cmpuint (stage.state.step, !=, CARDS_STEP_ABILITY);
  stage_four_owning (&stage, "governor");
  stage_run_to_round (&stage, 1, 4);
  assert_asked (&stage, CARDS_STEP_ABILITY, 0);
}

/* Lawyer: one card at once; the auction card, picked secretly with the others, is discarded without value and without
 * a turn. */
static void
test_lawyer (void)
{
  Stage stage;

  stage_four_owning (&stage, "lawyer");
  stage_play (&stage, "0 use lawyer");
  g_assert_cmpuint (stage.state.n_column, ==, 5);
  stage_play (&stage, "0 take t1-06; 0 place 0 0");
  g_assert_cmpuint (cards_game.actors (&stage.state), ==, 0xf);
  stage_bid (&stage, "8 4 3 2");
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 0);
  g_assert_cmpuint (stage.state.n_order, ==, 3);
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
  stage_run_to_round (&stage, 0, 3);
  g_assert_cmpuint (stage.state.seats[0].discards[1], ==, 8);
  stage_bid (&stage, "7 2 2 3");
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
}

/* Lawyer, ruling: its owner is asked for no other ability that round, neither before nor after the reveal. */
static void
test_lawyer_no_other_ability (void)
{
  Stage stage;

  stage_four_owning (&stage, "chinese-worker mercenary heroes lawyer");
  g_assert_cmpuint (stage.state.ability, ==, CARDS_LAWYER);
  stage_play (&stage, "0 use lawyer; 0 take t1-16; 0 place 0 0");
  g_assert_cmpuint (stage.state.step, ==, CARDS_STEP_BID);
  stage_bid (&stage, "1 7 6 5");
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
  stage_run_to_round (&stage, 0, 6);
  g_assert_cmpuint (stage.state.ability, ==, CARDS_CHINESE_WORKER);
}

/* Lawyer, ruling continued: gunsmith and doctor as well. */
static void
test_lawyer_no_gunsmith_nor_doctor (void)
{
  Stage stage;

  stage_four_owning (&stage, "gunsmith doctor lawyer");
  stage_play (&stage, "0 use lawyer; 0 take t1-12; 0 place 0 0");
  g_assert_cmpuint (stage.state.step, ==, CARDS_STEP_BID);
  stage_bid (&stage, "1 6 5 4");
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
}

/* Chinese-worker: a card more for everybody; two terrain cards at the own turn, each placed before the next. */
static void
test_worker_two_terrain (void)
{
  Stage stage;

  stage_four_owning (&stage, "chinese-worker");
  stage_play (&stage, "0 use chinese-worker");
  g_assert_cmpuint (stage.state.n_column, ==, 6);
  stage_bid (&stage, "1 5 4 2");
  stage_run_to_step (&stage, CARDS_STEP_PLACE);
  while (stage.state.actor != 0)
    stage_play_dull (&stage);
  g_assert_cmpuint (stage.state.n_column, ==, 3);
  g_assert_cmpuint (stage.state.to_take, ==, 2);
  stage_play (&stage, "0 take t1-07; 0 place 0 0");
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
  stage_play (&stage, "0 take t1-08; 0 place 2 0");
  g_assert_cmpuint (stage.state.round, ==, 3);
  g_assert_cmpuint (stage.state.seats[0].city.n_placed, ==, 2);
}

/* Chinese-worker: one terrain card and the character, in either order. */
static void
test_worker_terrain_and_character (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "chinese-worker banker");
  stage_owning (&stage, "chinese-worker");
  stage_play (&stage, "0 use chinese-worker");
  stage_bid (&stage, "8 5 4 2");
  stage_play (&stage, "0 take banker");
  stage_assert_refused (&stage, "0 pass", .reason = CS_REFUSED_NOT_ASKED);
  stage_play (&stage, "0 take t1-04; 0 place 0 0");
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
}

/* Chinese-worker: always enough, for the last of six seats too; the auctioneer may sell between the two cards. */
static void
test_worker_always_enough (void)
{
  Stage stage;

  stage_set (&stage, "RRRRRR");
  stage_characters (&stage, "chinese-worker auctioneer banker");
  stage_owning (&stage, "chinese-worker auctioneer");
  stage_play (&stage, "0 use chinese-worker");
  stage_bid (&stage, "1 5 5 5 5 5");
  stage_run_to_turn (&stage, 0);
  g_assert_cmpuint (stage.state.n_column, ==, 2);
  stage_play_dull (&stage);
  stage_play (&stage, "0 place 0 0");
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
  g_assert_cmpuint (stage.state.to_take, ==, 1);
  stage_play (&stage, "0 sell t1-15; 0 take banker");
  g_assert_cmpuint (stage.state.seats[0].sold, ==, 1);
  g_assert_cmpuint (stage.state.round, ==, 4);
}

/* Heroes +3 and gunsmith +6 are announced before the auction cards are picked; they add up with mercenary +5 and
 * doctor +2 to 16 on top of the card. */
static void
test_boosts (void)
{
  Stage stage;

  stage_four_owning (&stage, "heroes gunsmith mercenary doctor");
  stage_play (&stage, "0 use heroes");
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ABILITY, 0)->args[1], ==, 3);
  stage_play (&stage, "0 use gunsmith");
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 0);
  stage_bid (&stage, "1 5 6 7");
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 1 + 3 + 6);
  assert_asked (&stage, CARDS_STEP_ABILITY, 0);
  stage_play (&stage, "0 use mercenary");
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 1 + 3 + 6 + 5);
  stage_play (&stage, "0 use doctor");
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 17);
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_ORDER, 0)->args[1], ==, 17);
  stage_run_to_round (&stage, 0, 6);
  stage_bid (&stage, "2 6 5 5");
  g_assert_cmpint (cards_seat_value (&stage.state, 0), ==, 2);
}

/* Mercenary and doctor decide after the reveal and change the order then. */
static void
test_boost_after_reveal (void)
{
  Stage stage;

  stage_four_owning (&stage, "mercenary doctor");
  stage_bid (&stage, "5 6 3 3");
  g_assert_true (cards_bids_are_open (&stage.state));
  stage_play (&stage, "0 pass; 0 use doctor");
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
}

/* Every character that has no ability asks for nothing in any round. */
static void
test_no_ability (void)
{
  static const char *const ids[] = {
    "banker captain singer settler", "auctioneer cowboy grocer undertaker", "editor teacher indian prospector",
    "sheriff",
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      Stage stage;

      stage_set (&stage, "RRRR");
      stage_back (&stage, CARDS_INDIAN, "hat star cactus boot horseshoe cow");
      stage_back (&stage, CARDS_PROSPECTOR, "hat star cactus boot horseshoe cow");
      stage_back (&stage, CARDS_SHERIFF, "hat star cactus boot horseshoe cow");
      stage_characters (&stage, ids[i]);
      stage_owning (&stage, ids[i]);
      for (; stage.state.step != CARDS_STEP_OVER; stage_play_dull (&stage))
        g_assert_cmpuint (stage.state.step, !=, CARDS_STEP_ABILITY);
    }
}

/* Captain: from the moment it is taken the city may be nine wide. */
static void
test_captain (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker singer cowboy grocer settler captain");
  stage_begin (&stage);
  for (uint32_t round = 1; round <= 4; round++)
    {
      g_autofree char *place = g_strdup_printf ("0 place %u 0", 2 * (round - 1));

      stage_run_to_turn (&stage, 0);
      stage_play_dull (&stage);
      stage_play (&stage, place);
      stage_run_to_round (&stage, 0, round + 1);
    }
  stage_run_to_turn (&stage, 0);
  stage_play_dull (&stage);
  stage_assert_refused (&stage, "0 place 7 0", .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 8, .y = 1);
  stage_play (&stage, "0 place 0 0");
  stage_run_to_round (&stage, 0, 6);
  stage_acquire (&stage, 0, CARDS_CAPTAIN);
  stage_run_to_turn (&stage, 0);
  stage_play_dull (&stage);
  stage_assert_refused (&stage, "0 place 8 0", .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 9, .y = 1);
  stage_play (&stage, "0 place 7 0");
}

/* Paperboy: a character from the pile, which is otherwise left in order. */
static void
test_paperboy_from_pile (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "paperboy banker singer captain");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  assert_asked (&stage, CARDS_STEP_HIRE, 0);
  stage_assert_refused (&stage, "0 hire paperboy", .reason = CARDS_HIRE_OWNED, .what = CARDS_PAPERBOY);
  stage_assert_refused (&stage, "0 take t1-00", .reason = CS_REFUSED_NOT_ASKED);
  stage_play (&stage, "0 hire singer");
  g_assert_true (stage.state.seats[0].owned & CARDS_BIT (CARDS_SINGER));
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 2);
  g_assert_cmpuint (stage.state.characters[0], ==, CARDS_BANKER);
  g_assert_cmpuint (stage.state.characters[1], ==, CARDS_CAPTAIN);
  stage_run_to_round (&stage, 0, 2);
  g_assert_cmpuint (stage.state.column[0], ==, CARDS_TERRAIN + CARDS_BANKER);
}

/* Paperboy: a character that left the game from the column, unselected; but none that somebody owns. */
static void
test_paperboy_from_removed (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker singer paperboy");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  stage_acquire (&stage, 1, CARDS_SINGER);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  stage_assert_refused (&stage, "0 hire singer", .reason = CARDS_HIRE_OWNED, .what = CARDS_SINGER);
  stage_play (&stage, "0 hire banker");
  g_assert_true (stage.state.seats[0].owned & CARDS_BIT (CARDS_BANKER));
  g_assert_cmpuint (stage.state.n_characters, ==, CARDS_CHARACTERS - 3);
}

/* Paperboy: one that went under the pile for a skull; and none at all. */
static void
test_paperboy_bottomed_or_none (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker indian paperboy");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  g_assert_cmpuint (stage.state.n_bottomed, ==, 1);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  stage_play (&stage, "0 hire banker");
  g_assert_cmpuint (stage.state.n_bottomed, ==, 0);
  stage_set (&stage, "RRRR");
  stage_characters (&stage, "paperboy");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  stage_play (&stage, "0 pass");
  g_assert_cmpuint (stage.state.seats[0].owned, ==, CARDS_BIT (CARDS_PAPERBOY));
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
}

/* Paperboy: if it leaves a skull on top of the pile, the next back without one breaks ties. */
static void
test_paperboy_bares_skull (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker paperboy singer sheriff captain teacher");
  stage_back (&stage, CARDS_CAPTAIN, "boot cactus star hat cow horseshoe");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  stage_acquire (&stage, 0, CARDS_PAPERBOY);
  stage_play (&stage, "0 hire singer");
  g_assert_true (stage.deck.backs[stage.state.characters[0]].skull);
  g_assert_true (cards_tie_breaker (&stage.deck, &stage.state) == &stage.deck.backs[CARDS_CAPTAIN]);
}

/* Paperboy taken in stage 1 by the lawyer: what it hires may be used if its place in the order is still to come. */
static void
test_paperboy_in_stage_1 (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "governor paperboy");
  stage_owning (&stage, "governor");
  stage_play (&stage, "0 use governor; 0 take paperboy; 0 hire gunsmith");
  assert_asked (&stage, CARDS_STEP_ABILITY, 0);
  g_assert_cmpuint (stage.state.ability, ==, CARDS_GUNSMITH);
}

/* City rule 6: a card taken must be placed if it can be. */
static void
test_must_place (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  stage_bid (&stage, "9 1 1 1");
  stage_play (&stage, "0 take t1-02");
  assert_asked (&stage, CARDS_STEP_PLACE, 0);
  g_assert_cmpuint (stage.state.card, ==, 2);
  stage_assert_refused (&stage, "0 pass", .reason = CS_REFUSED_NOT_ASKED);
  stage_assert_refused (&stage, "0 take t1-01", .reason = CS_REFUSED_NOT_ASKED);
  stage_assert_refused (&stage, "0 place 1 0", .reason = CARDS_PLACE_FIRST_AT_ORIGIN);
  stage_play (&stage, "0 place 0 0");
}

/* City rule 6, ruling: a card that fits nowhere may be taken; it leaves the game and scores nothing. */
static void
test_fits_nowhere (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  for (uint32_t i = 0; i < CARDS_TERRAIN; i++)
    stage_card (&stage, stage.deck.terrain[i].id, "kkkk", 1);
  stage_card (&stage, "t2-28", "mmmm", 1);
  stage_begin (&stage);
  for (uint32_t i = 0; i < 16; i++)
    {
      g_autofree char *place = g_strdup_printf ("0 place %u %u", i % 4 * 2, i / 4 * 2);

      stage_run_to_step (&stage, CARDS_STEP_TAKE);
      stage_play_dull (&stage);
      stage_play (&stage, place);
      stage_run_to_round (&stage, (i + 1) / 9, (i + 1) % 9 + 1);
    }
  g_assert_cmpint (stage.state.seats[0].city.right, ==, 7);
  stage_run_to_step (&stage, CARDS_STEP_TAKE);
  stage_play (&stage, "0 take t2-28");
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
  g_assert_cmpuint (stage.state.seats[0].unplaced, ==, 1);
  g_assert_cmpuint (stage.state.seats[0].city.n_placed, ==, 16);
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_UNPLACED, 0)->args[0], ==, CARDS_TERRAIN_PER_ERA + 28);
  stage_run_to_round (&stage, 1, 9);
  stage_run_to_step (&stage, CARDS_STEP_TAKE);
  stage_play_dull (&stage);
  assert_asked (&stage, CARDS_STEP_PLACE, 0);
}

/* Auctioneer: seat 0 owns it and has placed cards in a row, in rounds 2 … @n + 1. */
static void
stage_auctioneer (Stage   *stage,
                  uint32_t n)
{
  stage_four_owning (stage, "auctioneer");
  for (uint32_t i = 0; i < n; i++)
    {
      g_autofree char *place = g_strdup_printf ("0 place %u 0", 2 * i);

      stage_run_to_turn (stage, 0);
      stage_play_dull (stage);
      stage_play (stage, place);
      if (i + 1 < n)
        stage_run_to_round (stage, 0, i + 3);
    }
}

/* Auctioneer, ruling: after taking, on the own turn; 7 VP each; the card leaves the city for good. */
static void
test_auctioneer_after_taking (void)
{
  Stage stage;
  CardsScore score;

  stage_auctioneer (&stage, 2);
  assert_asked (&stage, CARDS_STEP_SELL, 0);
  g_assert_cmpuint (stage.state.seats[0].city.n_placed, ==, 2);
  stage_play (&stage, "0 sell t1-11");
  g_assert_cmpint (stage_event (&stage, CARDS_EVENT_SELL, 0)->args[0], ==, 11);
  g_assert_cmpuint (stage.state.seats[0].city.n_placed, ==, 1);
  cards_seat_score (&stage.deck, &stage.state, 0, &score);
  g_assert_cmpint (score.total, ==, 7);
  assert_asked (&stage, CARDS_STEP_SELL, 0);
  stage_assert_refused (&stage, "0 sell t1-11", .reason = CARDS_SALE_NOT_IN_CITY, .what = 11);
  stage_play (&stage, "0 pass");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT);
  stage_run_to_turn (&stage, 1);
  stage_assert_refused (&stage, "1 sell t1-05", .reason = CARDS_SALE_NO_AUCTIONEER);
}

/* Auctioneer, ruling: before taking, on the own turn; the whole city may go. */
static void
test_auctioneer_before_taking (void)
{
  Stage stage;

  stage_auctioneer (&stage, 2);
  stage_run_to_round (&stage, 0, 4);
  stage_run_to_turn (&stage, 0);
  stage_play (&stage, "0 sell t1-07; 0 sell t1-11");
  g_assert_cmpuint (stage.state.seats[0].city.n_placed, ==, 0);
  assert_asked (&stage, CARDS_STEP_TAKE, 0);
  stage_play (&stage, "0 take t1-15");
  stage_assert_refused (&stage, "0 place 4 0", .reason = CARDS_PLACE_FIRST_AT_ORIGIN);
  stage_play (&stage, "0 place 0 0; 0 sell t1-15");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT);
}

/* Auctioneer: at most three; then nothing more is asked or allowed. */
static void
test_auctioneer_limit (void)
{
  Stage stage;
  CardsScore score;

  stage_auctioneer (&stage, 4);
  stage_play (&stage, "0 sell t1-19; 0 sell t1-15; 0 sell t1-11");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT);
  stage_run_to_round (&stage, 0, 6);
  stage_run_to_turn (&stage, 0);
  stage_assert_refused (&stage, "0 sell t1-07", .reason = CARDS_SALE_LIMIT);
  for (; stage.state.step != CARDS_STEP_OVER; stage_play_dull (&stage))
    {
      g_assert_cmpuint (stage.state.step, !=, CARDS_STEP_SELL);
      g_assert_cmpuint (stage.state.step, !=, CARDS_STEP_FINAL_SALE);
    }
  cards_seat_score (&stage.deck, &stage.state, 0, &score);
  g_assert_cmpint (score.characters[CARDS_AUCTIONEER], ==, 21);
}

/* Auctioneer: cards that overlap or hold the city together are refused, with the place. */
static void
test_auctioneer_refusals (void)
{
  Stage stage;

  stage_auctioneer (&stage, 3);
  stage_assert_refused (&stage, "0 sell t1-11", .reason = CARDS_SALE_DIVIDES, .x = 2, .y = 0, .what = 11);
  stage_assert_refused (&stage, "0 sell t1-20", .reason = CARDS_SALE_NOT_IN_CITY, .what = 20);
  stage_run_to_round (&stage, 0, 5);
  stage_run_to_turn (&stage, 0);
  stage_play_dull (&stage);
  stage_play (&stage, "0 place 3 0");
  stage_assert_refused (&stage, "0 sell t1-11", .reason = CARDS_SALE_OVERLAPS, .x = 3, .y = 0, .what = 11);
  stage_assert_refused (&stage, "0 take t1-17", .reason = CS_REFUSED_NOT_ASKED);
}

/* Auctioneer: nothing is asked while nothing can be sold. */
static void
test_auctioneer_nothing_to_sell (void)
{
  Stage stage;

  stage_auctioneer (&stage, 1);
  stage_play (&stage, "0 pass");
  stage_run_to_round (&stage, 0, 3);
  stage_run_to_turn (&stage, 0);
  stage_play (&stage, "0 take t1-11; 0 place 1 1");
  assert_asked (&stage, CARDS_STEP_BID, CS_NO_SEAT);
}

/* Auctioneer: not when a card is taken in stage 1. */
static void
test_auctioneer_not_in_stage_1 (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "auctioneer governor lawyer banker");
  stage_owning (&stage, "auctioneer governor lawyer");
  stage_run_to_round (&stage, 0, 4);
  stage_play (&stage, "0 use governor");
  stage_play (&stage, "0 take t1-12; 0 place 0 0");
  g_assert_cmpuint (stage.state.step, ==, CARDS_STEP_ABILITY);
  stage_play (&stage, "0 use lawyer");
  stage_assert_refused (&stage, "0 sell t1-12", .reason = CS_REFUSED_NOT_ASKED);
  stage_play (&stage, "0 take t1-13; 0 place 2 0");
  g_assert_cmpuint (stage.state.step, ==, CARDS_STEP_BID);
}

/* Auctioneer: the turn in which it is taken already allows a sale. */
static void
test_auctioneer_at_once (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "banker auctioneer");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  stage_run_to_turn (&stage, 0);
  stage_assert_refused (&stage, "0 sell t1-00", .reason = CARDS_SALE_NO_AUCTIONEER);
  stage_play (&stage, "0 take auctioneer; 0 sell t1-00");
  assert_asked (&stage, CARDS_STEP_TAKE, 1);
}

/* Auctioneer, ruling: once more after the last round, before scoring. */
static void
test_auctioneer_final_sale (void)
{
  Stage stage;
  CardsScore score;

  stage_auctioneer (&stage, 2);
  stage_run_to_round (&stage, 1, 9);
  stage_run_to_step (&stage, CARDS_STEP_FINAL_SALE);
  assert_asked (&stage, CARDS_STEP_FINAL_SALE, 0);
  stage_assert_refused (&stage, "1 pass", .reason = CS_REFUSED_NOT_ACTING);
  stage_assert_refused (&stage, "0 bid 1", .reason = CS_REFUSED_NOT_ASKED);
  stage_play_dull (&stage);
  g_assert_cmpuint (stage.state.step, ==, CARDS_STEP_OVER);
  stage_auctioneer (&stage, 2);
  stage_play (&stage, "0 sell t1-11; 0 sell t1-07");
  stage_run_to_round (&stage, 1, 9);
  stage_run_to_step (&stage, CARDS_STEP_OVER);
  cards_seat_score (&stage.deck, &stage.state, 0, &score);
  g_assert_cmpint (score.total, ==, 14);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-apply/governor", test_governor);
  g_test_add_func ("/cards-apply/governor/takes-character", test_governor_takes_character);
  g_test_add_func ("/cards-apply/governor/once-per-game", test_governor_once_per_game);
  g_test_add_func ("/cards-apply/lawyer", test_lawyer);
  g_test_add_func ("/cards-apply/lawyer/no-other-ability", test_lawyer_no_other_ability);
  g_test_add_func ("/cards-apply/lawyer/no-gunsmith-nor-doctor", test_lawyer_no_gunsmith_nor_doctor);
  g_test_add_func ("/cards-apply/chinese-worker/two-terrain", test_worker_two_terrain);
  g_test_add_func ("/cards-apply/chinese-worker/terrain-and-character", test_worker_terrain_and_character);
  g_test_add_func ("/cards-apply/chinese-worker/always-enough", test_worker_always_enough);
  g_test_add_func ("/cards-apply/boosts", test_boosts);
  g_test_add_func ("/cards-apply/boosts/after-reveal", test_boost_after_reveal);
  g_test_add_func ("/cards-apply/no-ability", test_no_ability);
  g_test_add_func ("/cards-apply/captain", test_captain);
  g_test_add_func ("/cards-apply/paperboy/from-pile", test_paperboy_from_pile);
  g_test_add_func ("/cards-apply/paperboy/from-removed", test_paperboy_from_removed);
  g_test_add_func ("/cards-apply/paperboy/bottomed-or-none", test_paperboy_bottomed_or_none);
  g_test_add_func ("/cards-apply/paperboy/bares-skull", test_paperboy_bares_skull);
  g_test_add_func ("/cards-apply/paperboy/in-stage-1", test_paperboy_in_stage_1);
  g_test_add_func ("/cards-apply/must-place", test_must_place);
  g_test_add_func ("/cards-apply/fits-nowhere", test_fits_nowhere);
  g_test_add_func ("/cards-apply/auctioneer/after-taking", test_auctioneer_after_taking);
  g_test_add_func ("/cards-apply/auctioneer/before-taking", test_auctioneer_before_taking);
  g_test_add_func ("/cards-apply/auctioneer/limit", test_auctioneer_limit);
  g_test_add_func ("/cards-apply/auctioneer/refusals", test_auctioneer_refusals);
  g_test_add_func ("/cards-apply/auctioneer/nothing-to-sell", test_auctioneer_nothing_to_sell);
  g_test_add_func ("/cards-apply/auctioneer/not-in-stage-1", test_auctioneer_not_in_stage_1);
  g_test_add_func ("/cards-apply/auctioneer/at-once", test_auctioneer_at_once);
  g_test_add_func ("/cards-apply/auctioneer/final-sale", test_auctioneer_final_sale);
  return g_test_run ();
}
