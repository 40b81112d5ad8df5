/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the deal and what is refused of it (rules pages 3, 10 and 12). */

#include <glib.h>
#include <string.h>

#include "test-board-stage.h"

/* 3.1–3.4: money, cowboys, tiles, track, bag, centre; each seat's suit. */
static void
test_start (void)
{
  static const uint8_t track[] = { BOARD_RANCH, BOARD_MINE, BOARD_HOTEL, BOARD_SALOON, BOARD_BANK, BOARD_RANCH,
                                   BOARD_MINE };
  BoardStage stage;
  uint32_t bag = 0;

  board_stage_set (&stage, 3, "");
  stage.setup.suits[2] = 5;
  board_stage_begin (&stage);
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    bag += stage.state.bag[i];
  g_assert_cmpuint (bag, ==, 31);
  g_assert_cmpmem (stage.state.track, BOARD_SLOTS, track, sizeof track);
  for (uint32_t seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (stage.state.seats[seat].money, ==, 15);
      g_assert_cmpuint (stage.state.seats[seat].personal, ==, 3);
      g_assert_cmpuint (stage.state.seats[seat].general, ==, 7);
      g_assert_cmpuint (stage.state.seats[seat].roads, ==, 1);
      g_assert_cmpuint (stage.state.seats[seat].tokens, ==, 1);
      g_assert_cmpuint (stage.state.seats[seat].suit, ==, stage.setup.suits[seat]);
    }
  g_assert_cmpuint (stage.state.contents[BOARD_HOUSE], ==, board_parcel_bit (board_stage_parcel ("D4")));
  g_assert_cmpuint (board_count (board_connected (stage.state.roads)), ==, 9);
  g_assert_cmpuint (board_content_at (&stage.state, board_stage_parcel ("D4")), ==, BOARD_HOUSE);
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("D4")), ==, CS_NO_SEAT);
}

/* 3.8: in reverse turn order, then in turn order; mountains and centre too, nothing twice. */
static void
test_first_parcels (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "");
  memcpy (stage.setup.order, (uint8_t[]) { 1, 2, 0 }, 3);
  board_stage_begin (&stage);
  board_stage_assert_asked (&stage, BOARD_STEP_FIRST_PARCEL, BOARD_BIT (0));
  board_stage_play (&stage, "0 parcel D4; 2 parcel B7; 1 parcel A1");
  board_stage_assert_refused (&stage, "1 parcel D4", .reason = BOARD_PARCEL_NOT_OFFERED,
                              .what = (uint16_t) board_stage_parcel ("D4"));
  board_stage_play (&stage, "1 parcel A2; 2 parcel A3; 0 parcel A4");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
  g_assert_cmpuint (board_count (stage.state.seats[0].owned), ==, 2);
}

static CsRefusal
init (const BoardSetup *setup)
{
  BoardState state;

  return board_game.init (NULL, setup, &state);
}

typedef struct
{
  void (*spoil) (BoardSetup *setup);
  CsRefusal refusal;
} Spoiled;

static void
spoil_few_seats (BoardSetup *setup)
{
  setup->n_seats = 1;
}

static void
spoil_many_seats (BoardSetup *setup)
{
  setup->n_seats = 7;
}

static void
spoil_suit (BoardSetup *setup)
{
  setup->suits[2] = 1;
}

static void
spoil_strange_suit (BoardSetup *setup)
{
  setup->suits[2] = 6;
}

static void
spoil_order (BoardSetup *setup)
{
  setup->order[0] = 2;
}

static void
spoil_variants (BoardSetup *setup)
{
  setup->variants = 64;
}

static void
spoil_river (BoardSetup *setup)
{
  setup->river = 1;
}

static void
spoil_short_river (BoardSetup *setup)
{
  setup->variants = BOARD_RIVER_TILES;
  setup->river = 3;
}

static void
spoil_long_river (BoardSetup *setup)
{
  setup->variants = BOARD_RIVER_TILES;
  setup->river = 0xffff;
}

static void
spoil_torn_river (BoardSetup *setup)
{
  setup->variants = BOARD_RIVER_TILES;
  setup->river = 0x700000000000007;
}

static void
spoil_center (BoardSetup *setup)
{
  setup->center = 0;
}

static void
spoil_strange_center (BoardSetup *setup)
{
  setup->center = 64;
}

static void
spoil_few_mountains (BoardSetup *setup)
{
  setup->mountains &= setup->mountains - 1;
}

static void
spoil_mountain_place (BoardSetup *setup)
{
  setup->mountains = (setup->mountains & (setup->mountains - 1)) | 1;
}

static void
spoil_ranches (BoardSetup *setup)
{
  setup->buildings[0] = 5;
}

static void
spoil_saloons (BoardSetup *setup)
{
  setup->buildings[BOARD_SALOON - BOARD_FIRST_BUILDING] = 2;
}

static void
spoil_schools (BoardSetup *setup)
{
  setup->buildings[BOARD_SCHOOL - BOARD_FIRST_BUILDING] = 1;
}

static void
spoil_drawn_city_hall (BoardSetup *setup)
{
  setup->drawn[1] = BOARD_CITY_HALL;
}

static void
spoil_drawn_house (BoardSetup *setup)
{
  setup->drawn[1] = BOARD_HOUSE;
}

static void
spoil_drawn_thrice (BoardSetup *setup)
{
  memset (setup->drawn, BOARD_PRISON, sizeof setup->drawn);
}

static void
spoil_number_of_roles (BoardSetup *setup)
{
  setup->roles &= setup->roles - 1;
}

static void
spoil_strange_roles (BoardSetup *setup)
{
  setup->roles |= UINT64_C (3) << BOARD_ROLES;
}

static void
spoil_sides (BoardSetup *setup)
{
  setup->roles |= 3 << BOARD_ROLE (BOARD_BANKER, BOARD_YELLOW);
}

static void
spoil_cowboy (BoardSetup *setup)
{
  setup->roles |= UINT64_C (1) << BOARD_ROLE (BOARD_COWBOY, BOARD_YELLOW);
}

static void
spoil_tiles (BoardSetup *setup)
{
  setup->variants = BOARD_MIGHT_IS_RIGHT;
  setup->tiles[0] = 6;
}

static void
spoil_hands_of_two (BoardSetup *setup)
{
  setup->n_seats = 2;
  setup->variants = BOARD_MIGHT_IS_RIGHT;
  setup->tiles[0] = 1;
  setup->tiles[7] = 0;
}

/* What no deal can be. */
static void
test_refused (void)
{
  static const Spoiled cases[] = {
    { spoil_few_seats, { .reason = BOARD_SETUP_SEATS } },
    { spoil_many_seats, { .reason = BOARD_SETUP_SEATS } },
    { spoil_suit, { .reason = BOARD_SETUP_SUIT, .what = 2 } },
    { spoil_strange_suit, { .reason = BOARD_SETUP_SUIT, .what = 2 } },
    { spoil_order, { .reason = BOARD_SETUP_ORDER } },
    { spoil_variants, { .reason = BOARD_SETUP_VARIANTS } },
    { spoil_river, { .reason = BOARD_SETUP_RIVER } },
    { spoil_short_river, { .reason = BOARD_SETUP_RIVER } },
    { spoil_long_river, { .reason = BOARD_SETUP_RIVER } },
    { spoil_torn_river, { .reason = BOARD_SETUP_RIVER } },
    { spoil_center, { .reason = BOARD_SETUP_CENTER } },
    { spoil_strange_center, { .reason = BOARD_SETUP_CENTER, .what = 64 } },
    { spoil_few_mountains, { .reason = BOARD_SETUP_MOUNTAINS, .what = 9 } },
    { spoil_mountain_place, { .reason = BOARD_SETUP_MOUNTAINS, .what = 9 } },
    { spoil_ranches, { .reason = BOARD_SETUP_BUILDINGS, .what = BOARD_RANCH } },
    { spoil_saloons, { .reason = BOARD_SETUP_BUILDINGS, .what = BOARD_SALOON } },
    { spoil_schools, { .reason = BOARD_SETUP_BUILDINGS, .what = BOARD_SCHOOL } },
    { spoil_drawn_city_hall, { .reason = BOARD_SETUP_DRAWN, .what = BOARD_CITY_HALL } },
    { spoil_drawn_house, { .reason = BOARD_SETUP_DRAWN, .what = BOARD_HOUSE } },
    { spoil_drawn_thrice, { .reason = BOARD_SETUP_DRAWN, .what = BOARD_PRISON } },
    { spoil_number_of_roles, { .reason = BOARD_SETUP_CHARACTERS } },
    { spoil_strange_roles, { .reason = BOARD_SETUP_CHARACTERS } },
    { spoil_sides, { .reason = BOARD_SETUP_SIDES, .what = BOARD_BANKER } },
    { spoil_cowboy, { .reason = BOARD_SETUP_SIDES, .what = BOARD_COWBOY } },
    { spoil_tiles, { .reason = BOARD_SETUP_TILES } },
    { spoil_hands_of_two, { .reason = BOARD_SETUP_TILES } },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardStage stage;

      board_stage_set (&stage, 3, "");
      cases[i].spoil (&stage.setup);
      board_stage_assert_refusal (init (&stage.setup), cases[i].refusal);
    }
}

/* The first game's 26 buildings; an eighth character with the paperboy. */
static void
test_choices (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "paperboy-red");
  stage.setup.buildings[BOARD_RANCH - BOARD_FIRST_BUILDING] = 4;
  stage.setup.buildings[BOARD_MINE - BOARD_FIRST_BUILDING] = 4;
  stage.setup.buildings[BOARD_SCHOOL - BOARD_FIRST_BUILDING] = 0;
  board_stage_begin (&stage);
  g_assert_cmpuint (stage.state.bag[BOARD_RANCH - BOARD_FIRST_BUILDING], ==, 2);
}

/* 10.2: mountains by river; gold-rush has nine beside it. */
static void
test_mountains (void)
{
  CsRng rng;
  BoardSetup setup = { .n_seats = 4, .river = BOARD_RIVER_SIDE, .suits = { 0, 1, 2, 3, 4, 5 } };

  g_assert_cmpuint (board_mountains (0, 0), ==, 9);
  g_assert_cmpuint (board_mountains (0, BOARD_RIVER_SIDE), ==, 6);
  g_assert_cmpuint (board_mountains (BOARD_RIVER_TILES, 0xff), ==, 7);
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    setup.buildings[i] = board_contents[BOARD_FIRST_BUILDING + i].count;
  cs_rng_init (&rng, 1);
  setup.roles = board_sets[3].roles;
  board_setup_deal (&setup, &rng);
  g_assert_cmpuint (board_count (setup.mountains), ==, 9);
  g_assert_cmpuint (init (&setup).reason, ==, CS_LEGAL);
  setup.roles = board_sets[0].roles;
  board_setup_deal (&setup, &rng);
  g_assert_cmpuint (board_count (setup.mountains), ==, 6);
  g_assert_cmpuint (init (&setup).reason, ==, CS_LEGAL);
  g_assert_cmpuint (board_game.seed (&setup), ==, setup.seed);
}

/* @n of @all is the share that is expected, with room for chance. */
static void
assert_share (uint32_t n,
              uint32_t all,
              double   share)
{
  g_assert_cmpfloat (n, >, 0.85 * all * share);
  g_assert_cmpfloat (n, <, 1.15 * all * share);
}

/* 3.3, 3.4, B3: the centre is any parcel that the dice reach, what is drawn any tile of the bag but the city hall. */
static void
test_fair_deal (void)
{
  const uint32_t n_deals = 20000;
  uint32_t centers[BOARD_PARCEL_COUNT] = { 0 };
  uint32_t drawn[BOARD_CONTENTS] = { 0 };
  BoardStage stage;
  uint32_t bag = 0;
  CsRng rng;

  cs_rng_init (&rng, 1);
  board_stage_set (&stage, 2, "");
  board_stage_begin (&stage);
  for (uint32_t i = 0; i < n_deals; i++)
    {
      board_setup_deal (&stage.setup, &rng);
      centers[stage.setup.center]++;
      for (uint32_t j = 0; j < 3; j++)
        drawn[stage.setup.drawn[j]]++;
    }
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    if ((BOARD_DICE_REACH >> parcel & 1) != 0)
      assert_share (centers[parcel], n_deals, 1.0 / board_count (BOARD_DICE_REACH));
    else
      g_assert_cmpuint (centers[parcel], ==, 0);
  /* The three tiles that the stage has drawn belong to the bag as well. */
  for (uint32_t i = 0; i < 3; i++)
    stage.state.bag[stage.state.track[2 + i] - BOARD_FIRST_BUILDING]++;
  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CITY_HALL; content++)
    bag += stage.state.bag[content - BOARD_FIRST_BUILDING];
  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CITY_HALL; content++)
    assert_share (drawn[content], n_deals, 3.0 * stage.state.bag[content - BOARD_FIRST_BUILDING] / bag);
  g_assert_cmpuint (drawn[BOARD_CITY_HALL], ==, 0);
}

/* B41: a river of 6 to 15 tiles, each length as likely, and each direction. */
static void
test_fair_rivers (void)
{
  const uint32_t n_deals = 5000;
  uint32_t lengths[BOARD_PARCEL_COUNT] = { 0 };
  uint32_t across = 0;
  uint32_t down = 0;
  BoardStage stage;
  CsRng rng;

  cs_rng_init (&rng, 1);
  board_stage_set (&stage, 2, "");
  stage.setup.variants = BOARD_RIVER_TILES;
  for (uint32_t i = 0; i < n_deals; i++)
    {
      board_setup_deal (&stage.setup, &rng);
      g_assert_cmpuint (init (&stage.setup).reason, ==, CS_LEGAL);
      lengths[board_count (stage.setup.river)]++;
      across += board_count (stage.setup.river & ~BOARD_EAST & stage.setup.river >> 1);
      down += board_count (stage.setup.river & stage.setup.river >> 8);
    }
  for (uint32_t length = 0; length < BOARD_PARCEL_COUNT; length++)
    if (length >= 6 && length <= 15)
      assert_share (lengths[length], n_deals, 0.1);
    else
      g_assert_cmpuint (lengths[length], ==, 0);
  assert_share (across, across + down, 0.5);
}

/* Either side of each character, but the cowboy's yellow one only with Horses (B35). */
static void
test_random_characters (void)
{
  const uint64_t all = (UINT64_C (1) << BOARD_ROLES) - 1;
  uint64_t with_horses = 0;
  uint64_t without = 0;
  CsRng rng;

  cs_rng_init (&rng, 1);
  for (uint32_t i = 0; i < 1000; i++)
    {
      with_horses |= board_random_roles (BOARD_WITH_HORSES, false, &rng);
      without |= board_random_roles (0, false, &rng);
    }
  g_assert_cmphex (with_horses, ==, all);
  g_assert_cmphex (without, ==, all & ~(UINT64_C (1) << BOARD_ROLE (BOARD_COWBOY, BOARD_YELLOW)));
}

/* Random setups have all buildings, or those of the first game with any of the five optional types. */
static void
test_random_buildings (void)
{
  const uint32_t optional = BOARD_BIT (BOARD_BLACKSMITH) | BOARD_BIT (BOARD_GENERAL_STORE) | BOARD_BIT (BOARD_SCHOOL) |
                            BOARD_BIT (BOARD_TRAIN_STATION) | BOARD_BIT (BOARD_CITY_HALL);
  uint32_t missing = 0;

  for (uint64_t seed = 1; seed <= 200; seed++)
    {
      BoardSetup setup;
      CsRng rng;

      cs_rng_init (&rng, seed);
      board_game.random_setup (NULL, 4, &rng, &setup);
      for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
        if (setup.buildings[content - BOARD_FIRST_BUILDING] == 0)
          missing |= BOARD_BIT (content);
      g_assert_cmpuint (setup.buildings[BOARD_RANCH - BOARD_FIRST_BUILDING], ==,
                        setup.buildings[BOARD_MINE - BOARD_FIRST_BUILDING]);
    }
  g_assert_cmphex (missing, ==, optional);
}

/* 10.2: random setups have no river, the board's, or one of tiles. */
static void
test_random_rivers (void)
{
  uint32_t none = 0, printed = 0, tiles = 0;

  for (uint64_t seed = 1; seed <= 200; seed++)
    {
      BoardSetup setup;
      CsRng rng;

      cs_rng_init (&rng, seed);
      board_game.random_setup (NULL, 4, &rng, &setup);
      none += setup.river == 0;
      printed += setup.river == BOARD_RIVER_SIDE;
      tiles += (setup.variants & BOARD_RIVER_TILES) != 0;
    }
  g_assert_cmpuint (none, >, 0);
  g_assert_cmpuint (printed, >, 0);
  g_assert_cmpuint (tiles, >, 0);
}

/* Standish has all his cowboys at hand and nothing else (solo 1.2). */
static void
assert_equipped (const BoardSeat *standish)
{
  g_assert_cmpint (standish->money, ==, 0);
  g_assert_cmpint (standish->vp, ==, 0);
  g_assert_cmpuint (standish->roads, ==, 0);
  g_assert_cmpuint (standish->tokens, ==, 0);
  g_assert_cmpuint (standish->personal, ==, BOARD_COWBOYS);
  g_assert_cmpuint (standish->general, ==, 0);
}

/* Random solo games, by which they are tested, have strategies with every letter, power and number of VP. */
static void
test_random_strategies (void)
{
  uint32_t letters = 0, powers = 0, neutral = 0;
  uint32_t vp[BOARD_BEATEN_STEPS] = { 0 };

  for (uint64_t seed = 1; seed <= 600; seed++)
    {
      BoardSetup setup;
      BoardState state;
      CsRng rng;

      cs_rng_init (&rng, seed);
      board_game.random_setup (NULL, 2, &rng, &setup);
      g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
      if (!setup.standish.plays)
        continue;
      assert_equipped (&state.seats[BOARD_STANDISH]);
      for (uint32_t i = 0; i < BOARD_CARDS; i++)
        {
          letters |= BOARD_BIT (setup.standish.cards[i] / 16);
          powers |= BOARD_BIT (setup.standish.cards[i] % 16);
        }
      for (uint32_t i = 0; i < BOARD_BEATEN_STEPS; i++)
        vp[i] |= BOARD_BIT (setup.standish.vp[i]);
      neutral |= BOARD_BIT (setup.standish.neutral);
    }
  g_assert_cmphex (letters, ==, BOARD_BIT (BOARD_LETTERS) - 1);
  g_assert_cmphex (powers, ==, 0x1f);
  for (uint32_t i = 0; i < BOARD_BEATEN_STEPS; i++)
    g_assert_cmphex (vp[i], ==, 0x7ff);
  /* Any of the first three contents, or several. */
  g_assert_cmphex (neutral, ==, 0xfe);
}

static int
sum_of (const BoardSeat *seat)
{
  int sum = 0;

  for (int value = 0; value < BOARD_TILE_VALUES; value++)
    sum += value * seat->hand[value];
  return sum;
}

/* 10.3: the sums of all hands, and the money that makes up for them; two seats have a set each. */
static void
test_duel_tiles (void)
{
  static const int sums[] = { 30, 45, 60, 75, 75 };

  for (uint32_t n = 2; n <= 6; n++)
    {
      BoardStage stage;
      CsRng rng;
      int sum = 0;

      cs_rng_init (&rng, n);
      board_stage_set (&stage, n, "");
      stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
      board_setup_deal (&stage.setup, &rng);
      board_stage_begin (&stage);
      for (uint32_t seat = 0; seat < n; seat++)
        {
          sum += sum_of (&stage.state.seats[seat]);
          g_assert_cmpint (stage.state.seats[seat].money, ==, n == 2 ? 15 : 30 - sum_of (&stage.state.seats[seat]));
        }
      g_assert_cmpint (sum, ==, sums[n - 2]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-setup/start", test_start);
  g_test_add_func ("/board-setup/first-parcels", test_first_parcels);
  g_test_add_func ("/board-setup/refused", test_refused);
  g_test_add_func ("/board-setup/choices", test_choices);
  g_test_add_func ("/board-setup/mountains", test_mountains);
  g_test_add_func ("/board-setup/fair-deal", test_fair_deal);
  g_test_add_func ("/board-setup/fair-rivers", test_fair_rivers);
  g_test_add_func ("/board-setup/random-characters", test_random_characters);
  g_test_add_func ("/board-setup/random-buildings", test_random_buildings);
  g_test_add_func ("/board-setup/random-rivers", test_random_rivers);
  g_test_add_func ("/board-setup/random-strategies", test_random_strategies);
  g_test_add_func ("/board-setup/duel-tiles", test_duel_tiles);
  return g_test_run ();
}
