/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the check of a position notices damage: one thing spoilt at a time, and bytes at random. */

#include <glib.h>
#include <stddef.h>
#include <string.h>

#include "engine/cards/cards-round.h"
#include "test-deck.h"
#include "test-stage.h"

/* One byte of a position overwritten, and what the check says of it. */
typedef struct
{
  const char *fault;
  size_t offset;
  uint8_t value;
} Poke;

#define POKE(fault, member, value) { fault, offsetof (CardsState, member), value }

static const char *
check (const Stage *stage)
{
  return cards_check (&stage->deck, &stage->state);
}

static void
assert_pokes (const Stage *stage,
              const Poke  *pokes,
              uint32_t     n)
{
  g_assert_null (check (stage));
  for (uint32_t i = 0; i < n; i++)
    {
      Stage damaged = *stage;
      uint8_t *byte = (uint8_t *) &damaged.state + pokes[i].offset;

      g_assert_cmpuint (*byte, !=, pokes[i].value);
      *byte = pokes[i].value;
      g_test_message ("%s: byte %" G_GSIZE_FORMAT " set to %u", pokes[i].fault, pokes[i].offset, pokes[i].value);
      g_assert_cmpstr (check (&damaged), ==, pokes[i].fault);
    }
}

/* Round 2, while the bids are picked: seat 1 has picked the 4; seats 0 and 1 are real, seat 3 an expert. */
static void
stage_bidding (Stage *stage)
{
  stage_set (stage, "RRNE");
  stage_characters (stage, "heroes banker");
  stage_begin (stage);
  stage_acquire (stage, 0, CARDS_HEROES);
  stage_play (stage, "0 use heroes; 1 bid 4");
}

static void
test_bidding (void)
{
  static const Poke pokes[] = {
    POKE ("seats, era and round", n_seats, 3),
    POKE ("seats, era and round", n_seats, 7),
    POKE ("seats, era and round", era, 2),
    POKE ("seats, era and round", round, 0),
    POKE ("seats, era and round", round, 10),
    POKE ("suits", seats[1].suit, CARDS_HAT),
    POKE ("suits", seats[1].suit, CARDS_SUITS),
    POKE ("terrain piles", terrain[0][40], 41),
    POKE ("terrain piles", terrain[0][40], 200),
    POKE ("terrain piles", terrain[1][0], 95),
    POKE ("terrain piles", n_terrain_drawn[1], 1),
    POKE ("character pile", n_bottomed, 20),
    POKE ("virtual players' piles", virtual_piles[1][2][0], 2),
    POKE ("virtual players' piles", seats[2].discards[0], 2),
    POKE ("virtual players' piles", seats[3].bid, 4),
    POKE ("column's order", column[0], 4),
    POKE ("column's order", column[1], CARDS_TERRAIN + CARDS_BANKER),
    POKE ("column's order", column[2], 50),
    POKE ("column's order", column[2], 4),
    POKE ("removed cards", n_terrain_drawn[0], 9),
    POKE ("removed cards", n_characters, 18),
    POKE ("removed cards", round, 3),
    POKE ("abilities", seats[0].boost, 4),
    POKE ("abilities", seats[0].has_turn, false),
    POKE ("abilities", worker_seat, 0),
    POKE ("order", n_order, 1),
    POKE ("question", stage, CARDS_STAGE_COLUMN),
    POKE ("question", ability, CARDS_GUNSMITH),
    POKE ("question", ability, CARDS_DOCTOR),
    POKE ("question", actor, 0),
    POKE ("city cache", seats[1].city.left, 1),
    POKE ("city cache", seats[1].city.top, 1),
    POKE ("city cache", seats[1].city.right, 2),
    POKE ("city cache", seats[1].city.bottom, 2),
    POKE ("city cache", seats[1].city.occupied, 0),
    POKE ("city cache", seats[1].city.shown[CARDS_BANK], 1),
    POKE ("taken cards", seats[0].owned, 0xff),
    POKE ("taken cards", seats[1].used, 1),
    POKE ("taken cards", seats[1].unplaced, 1),
    POKE ("taken cards", seats[2].unplaced, 1),
    POKE ("auction cards", seats[1].hand, 0xff),
    POKE ("auction cards", seats[1].hand, 0xfe),
    POKE ("auction cards", seats[1].discards[0], 9),
    POKE ("auction cards", seats[1].n_discards, 0),
    POKE ("auction cards", seats[1].bid, 1),
    POKE ("owned characters", owned, 0xff),
    POKE ("cached moves", bidders, 3),
    POKE ("cached moves", ready, 1),
    POKE ("cached moves", seats[0].sales, 1),
    POKE ("cached moves", seats[1].sales, 1),
    POKE ("cached moves", card, 5),
    POKE ("removed cards", n_column, 0),
  };
  Stage stage;

  stage_bidding (&stage);
  assert_pokes (&stage, pokes, G_N_ELEMENTS (pokes));
}

/* The third turn of round 2: seat 1 places a card. */
static void
stage_placing (Stage *stage)
{
  stage_bidding (stage);
  stage_play (stage, "0 bid 8");
  stage_run_to_turn (stage, 1);
  stage_play_dull (stage);
}

static void
test_placing (void)
{
  static const Poke pokes[] = {
    POKE ("virtual players' piles", seats[2].bid, 1),
    POKE ("order", n_order, 3),
    POKE ("order", order[0], 1),
    POKE ("order", order[3], 1),
    POKE ("order", order[2], 6),
    POKE ("order", seats[0].bid, 0),
    POKE ("question", turn, 0),
    POKE ("question", turn, 4),
    POKE ("question", to_take, 0),
    POKE ("question", actor, 6),
    POKE ("order", stage, CARDS_STAGE_AUCTION),
    POKE ("question", step, CARDS_STEP_SELL),
    POKE ("taken cards", step, CARDS_STEP_TAKE),
    POKE ("auction cards", seats[1].bid, 5),
    POKE ("cached moves", places, 0),
    POKE ("cached moves", card, CARDS_TERRAIN),
    POKE ("cached moves", card, CARDS_NO_CARD),
    POKE ("column", to_take, 2),
  };
  Stage stage;

  stage_placing (&stage);
  assert_pokes (&stage, pokes, G_N_ELEMENTS (pokes));
}

static void
test_ability (void)
{
  static const Poke pokes[] = {
    POKE ("question", actor, 1),
    POKE ("question", actor, 2),
    POKE ("question", actor, CS_NO_SEAT),
    POKE ("question", ability, CARDS_GOVERNOR),
  };
  Stage stage;

  stage_set (&stage, "RRNE");
  stage_characters (&stage, "heroes governor banker");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_HEROES);
  assert_pokes (&stage, pokes, G_N_ELEMENTS (pokes));
}

static void
test_over (void)
{
  static const Poke pokes[] = {
    POKE ("question", actor, 0),
    POKE ("question", step, CARDS_STEP_FINAL_SALE),
    POKE ("removed cards", round, 8),
  };
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  stage_run_to_step (&stage, CARDS_STEP_OVER);
  assert_pokes (&stage, pokes, G_N_ELEMENTS (pokes));
}

/* A city beyond its limit, its cached fields being right. */
static void
test_city_limit (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 3);
  stage.state.seats[2].city.placed[1].x = 7;
  cards_city_rebuild (&stage.state.seats[2].city, &stage.deck);
  g_assert_cmpstr (check (&stage), ==, "city limit");
  stage.state.seats[2].city.placed[1].x = -6;
  cards_city_rebuild (&stage.state.seats[2].city, &stage.deck);
  g_assert_null (check (&stage));
  stage.state.seats[2].city.placed[1].y = -7;
  cards_city_rebuild (&stage.state.seats[2].city, &stage.deck);
  g_assert_cmpstr (check (&stage), ==, "city limit");
}

/* With the captain nine by eight may be, nine by nine not. */
static void
test_city_limit_captain (void)
{
  Stage stage;
  CardsCity *city = &stage.state.seats[0].city;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "captain");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_CAPTAIN);
  stage_run_to_round (&stage, 0, 4);
  city->placed[1] = (CardsPlaced) { .card = city->placed[1].card, .x = 7, .y = 6 };
  cards_city_rebuild (city, &stage.deck);
  g_assert_null (check (&stage));
  city->placed[1].y = 7;
  cards_city_rebuild (city, &stage.deck);
  g_assert_cmpstr (check (&stage), ==, "city limit");
}

/* A seat twice in the order, and an auction card that went from the hand to the discards by itself. */
static void
test_counts (void)
{
  Stage stage;

  stage_placing (&stage);
  stage.state.order[stage.state.n_order] = stage.state.order[stage.state.n_order - 1];
  stage.state.n_order++;
  g_assert_cmpstr (check (&stage), ==, "order");
  stage_bidding (&stage);
  stage.state.seats[0].hand &= ~CARDS_BIT (5);
  stage.state.seats[0].discards[stage.state.seats[0].n_discards++] = 5;
  g_assert_cmpstr (check (&stage), ==, "auction cards");
}

/* A sale by a seat without the auctioneer, and a fourth one. */
static void
test_sales (void)
{
  Stage stage;
  CardsSeat *seat = &stage.state.seats[0];

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "auctioneer");
  stage_begin (&stage);
  stage_acquire (&stage, 0, CARDS_AUCTIONEER);
  stage_run_to_round (&stage, 0, 7);
  g_assert_cmpuint (seat->city.n_placed, ==, 5);
  for (uint32_t sold = 1; sold <= 4; sold++)
    {
      seat->city.n_placed--;
      seat->sold++;
      cards_city_rebuild (&seat->city, &stage.deck);
      seat->sales = cards_seat_sales (seat);
      g_assert_cmpstr (check (&stage), ==, sold <= CARDS_MAX_SALES ? NULL : "sales");
    }
  stage.state.seats[1].city.n_placed--;
  stage.state.seats[1].sold++;
  cards_city_rebuild (&stage.state.seats[1].city, &stage.deck);
  seat->sold--;
  seat->unplaced++;
  g_assert_cmpstr (check (&stage), ==, "sales");
}

/* A card in two places, hidden from the count of removed cards by a paperboy that brought one back. */
static void
test_card_in_two_places (void)
{
  Stage stage;

  stage_set (&stage, "RRRR");
  stage_characters (&stage, "singer paperboy banker");
  stage_begin (&stage);
  stage_run_to_round (&stage, 0, 2);
  stage_acquire (&stage, 1, CARDS_PAPERBOY);
  stage_play (&stage, "1 hire singer");
  stage_run_to_round (&stage, 0, 3);
  g_assert_null (check (&stage));
  {
    Stage damaged = stage;

    damaged.state.characters[5] = damaged.state.characters[6];
    g_assert_cmpstr (check (&damaged), ==, "cards in two places");
    damaged = stage;
    damaged.state.characters[0] = damaged.state.characters[1];
    g_assert_cmpstr (check (&damaged), ==, "cards in two places");
    damaged = stage;
    damaged.state.seats[1].taken[0] = damaged.state.seats[2].taken[0];
    g_assert_cmpstr (check (&damaged), ==, "cards in two places");
    damaged = stage;
    damaged.state.column[0] = CARDS_TERRAIN + CARDS_SINGER;
    g_assert_cmpstr (check (&damaged), ==, "cards in two places");
    /* The last card of the column, taken by a seat as well. */
    damaged = stage;
    damaged.state.seats[1].taken[0] = damaged.state.column[damaged.state.n_column - 1];
    g_assert_cmpstr (check (&damaged), ==, "cards in two places");
  }
}

/* Any change of any byte of the primary fields in use: most are noticed; those that are not give another position that
 * could be, such as another secret bid. */
static void
test_random_bytes (void)
{
  uint32_t n_changed = 0, n_noticed = 0;

  for (uint64_t seed = 0; seed < 40; seed++)
    {
      CsMove moves[CARDS_MAX_LEGAL];
      CardsState state, damaged;
      CardsSetup setup;
      CardsDeck deck;
      CsRng rng;

      cs_rng_init (&rng, seed);
      test_deck_random (&deck, seed);
      cards_game.random_setup (&deck, 4 + seed % 3, &rng, &setup);
      cards_game.init (&deck, &setup, &state);
      for (uint32_t actors = cards_game.actors (&state); actors != 0; actors = cards_game.actors (&state))
        {
          const uint32_t seat = __builtin_ctz (actors);
          const uint32_t n = cards_game.legal (&deck, &state, seat, moves);

          cards_game.apply (&deck, &state, seat, moves[cs_rng_below (&rng, n)], NULL);
          damaged = state;
          ((uint8_t *) &damaged.terrain)[cs_rng_below (&rng, sizeof damaged.terrain)] ^= 1 + cs_rng_below (&rng, 255);
          n_noticed += cards_check (&deck, &damaged) != NULL;
          damaged = state;
          ((uint8_t *) &damaged.seats[seat].owned)[0] ^= 1 + cs_rng_below (&rng, 255);
          n_noticed += cards_check (&deck, &damaged) != NULL;
          n_changed += 2;
        }
    }
  g_assert_cmpuint (n_noticed, ==, n_changed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-check/bidding", test_bidding);
  g_test_add_func ("/cards-check/placing", test_placing);
  g_test_add_func ("/cards-check/ability", test_ability);
  g_test_add_func ("/cards-check/over", test_over);
  g_test_add_func ("/cards-check/city-limit", test_city_limit);
  g_test_add_func ("/cards-check/city-limit/captain", test_city_limit_captain);
  g_test_add_func ("/cards-check/counts", test_counts);
  g_test_add_func ("/cards-check/sales", test_sales);
  g_test_add_func ("/cards-check/card-in-two-places", test_card_in_two_places);
  g_test_add_func ("/cards-check/random-bytes", test_random_bytes);
  return g_test_run ();
}
