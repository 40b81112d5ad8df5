/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests prices and incomes (rules pages 4.5, 4.7, 5, 6 and 12), and each against a plain second reading. */

#include <glib.h>
#include <string.h>

#include "engine/board/board-payday.h"
#include "test-board-stage.h"

static void
set (BoardStage *stage)
{
  board_stage_set (stage, 3, "grocer-yellow heroes-yellow editor-red");
  board_stage_first_parcels (stage);
}

static int
income (const BoardStage *stage,
        const char       *name)
{
  const uint32_t parcel = board_stage_parcel (name);

  return board_income (&stage->state, board_content_at (&stage->state, parcel), parcel,
                       board_owner_at (&stage->state, parcel));
}

/* 12.1: two houses, two saloons and a mine around: $6; with everything around $10; river adds nothing. */
static void
test_price (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 house -; G2 house -; H2 saloon 0; F3 saloon 1; H3 mine 2");
  g_assert_cmpint (board_parcel_price (&stage.state, board_stage_parcel ("G3")), ==, 6);
  g_assert_cmpint (board_parcel_price (&stage.state, board_stage_parcel ("A8")), ==, 2);
  board_stage_lay (&stage, "G3 house -; F4 house -; G4 house -; H4 house -");
  g_assert_cmpint (board_parcel_price (&stage.state, board_stage_parcel ("G3")), ==, 10);
  g_assert_cmpint (board_parcel_price_for (&stage.state, board_stage_parcel ("G3"), 0), ==, 10);
  stage.state.seats[0].role = BOARD_ROLE (BOARD_INDIAN, BOARD_RED);
  g_assert_cmpint (board_parcel_price_for (&stage.state, board_stage_parcel ("G3"), 0), ==, 3);
  g_assert_cmpint (board_parcel_price_for (&stage.state, board_stage_parcel ("A8"), 0), ==, 2);
}

/* 12.3: three houses beside a saloon, $15; one of them on a rival's parcel, $10. */
static void
test_saloon (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 saloon 0; E1 house -; F1 house 0; G1 house -; F4 saloon 1; E5 house -; F5 house 0; "
                           "G5 house 1");
  g_assert_cmpint (income (&stage, "F2"), ==, 15);
  g_assert_cmpint (income (&stage, "F4"), ==, 10);
}

/* All buildings of a seat, and no house. */
static void
test_total (void)
{
  BoardStage stage;

  set (&stage);
  g_assert_cmpint (board_total_income (&stage.state, 0), ==, 0);
  board_stage_lay (&stage, "F2 saloon 0; E1 house -; F1 house 0; G1 house -; F4 saloon 1; E5 house -; F5 house 0; "
                           "G5 house 1; A8 mine 0; A7 mountain -");
  g_assert_cmpint (board_total_income (&stage.state, 0), ==, income (&stage, "F2") + income (&stage, "A8"));
  g_assert_cmpint (income (&stage, "A8"), >, 0);
  g_assert_cmpint (board_total_income (&stage.state, 1), ==, 10);
  g_assert_cmpint (board_total_income (&stage.state, 2), ==, 0);
}

/* As many free parcels, mountains or houses as its building is paid for there. */
static void
check_payers (const BoardStage *stage,
              const char       *parcel,
              BoardContent      content,
              uint32_t          seat,
              uint32_t          n)
{
  const BoardParcels payers = board_payers (&stage->state, content, board_stage_parcel (parcel), seat);

  g_assert_cmpuint (board_count (payers), ==, n);
  g_assert_cmpuint (payers & ~board_around (board_stage_parcel (parcel)), ==, 0);
}

/* 12.4: an own ranch beside a drugstore counts as a house and as a ranch. */
static void
test_drugstore (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 drugstore 0; E1 ranch 0; F1 house -; G1 house -; G2 house 0");
  g_assert_cmpint (income (&stage, "F2"), ==, 15);
  check_payers (&stage, "F2", BOARD_DRUGSTORE, 0, 4);
}

/* 12.5: an own mine anywhere, a neutral house and an own hotel. */
static void
test_bank (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 bank 0; H8 mine 0; F1 house -; G1 hotel 0");
  g_assert_cmpint (income (&stage, "F2"), ==, 12);
  g_assert_cmpint (income (&stage, "G1"), ==, 6);
  check_payers (&stage, "G1", BOARD_HOTEL, 0, 0);
}

/* 12.6: own house $6, another's house and church $3 each. */
static void
test_general_store (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 general-store 0; E1 house 0; F1 house 1; G1 church 2");
  g_assert_cmpint (income (&stage, "F2"), ==, 12);
  check_payers (&stage, "F2", BOARD_GENERAL_STORE, 0, 3);
}

/* Ranch: a dollar for each free parcel, whoever owns it, none for the rim. */
static void
test_ranch (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 ranch 0; F1 house 0; G1 bare 1; H5 ranch 1");
  g_assert_cmpint (income (&stage, "F2"), ==, 7);
  g_assert_cmpint (income (&stage, "H5"), ==, 5);
  check_payers (&stage, "F2", BOARD_RANCH, 0, 7);
}

/* Mine: $3 for each mountain, neutral or own, and $3 once for a river. */
static void
test_mine (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "B6 mine 0; C6 mountain 1; B7 mountain 0");
  g_assert_cmpint (income (&stage, "B6"), ==, 6);
  check_payers (&stage, "B6", BOARD_MINE, 0, 2);
  stage.state.river = board_parcel_bit (board_stage_parcel ("B5")) | board_parcel_bit (board_stage_parcel ("C5"));
  g_assert_cmpint (income (&stage, "B6"), ==, 9);
}

/* Blacksmith: round and own ranches; the cap of each scale. */
static void
test_blacksmith_and_caps (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 blacksmith 0; A8 ranch 0; B8 ranch 0; C8 ranch 0; D8 ranch 0; E8 ranch 0; H8 ranch 1");
  g_assert_cmpint (income (&stage, "F2"), ==, 30);
  stage.state.round = 4;
  g_assert_cmpint (income (&stage, "F2"), ==, 40);
  board_stage_lay (&stage, "G3 saloon 0; F3 townhouse -; H3 townhouse -; F4 townhouse -; G4 townhouse -; "
                           "H4 townhouse -; "
                           "G2 townhouse -");
  g_assert_cmpint (income (&stage, "G3"), ==, 55);
}

/* 5, B17: the holder's scales go a step further, from nothing too, but not beyond the cap; hotels stay. */
static void
test_city_hall (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 saloon 0; G2 hotel 0; E2 city-hall -; A8 bank 0");
  g_assert_cmpint (income (&stage, "F2"), ==, 15);
  g_assert_cmpint (income (&stage, "A8"), ==, 0);
  stage.state.hall_holder = 0;
  g_assert_cmpint (income (&stage, "F2"), ==, 20);
  g_assert_cmpint (income (&stage, "G2"), ==, 6);
  g_assert_cmpint (income (&stage, "A8"), ==, 3);
  stage.state.hall_holder = 1;
  g_assert_cmpint (income (&stage, "F2"), ==, 15);
}

static int
paid (const BoardStage *stage,
      const char       *name)
{
  const uint32_t parcel = board_stage_parcel (name);

  return board_paid_income (&stage->state, board_content_at (&stage->state, parcel), parcel, 0);
}

/* 4.7, B20: doubled by the grocer or a horse, tripled by dynamite, then halved by an outlaw, but not that of heroes. */
static void
test_paid (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "F2 bank 0; F1 townhouse 0; G1 townhouse 0; E1 townhouse 0; B6 mine 0; A6 ranch 0");
  g_assert_cmpint (paid (&stage, "F2"), ==, 18 + 3);
  stage.state.seats[0].doubling = BOARD_BANK;
  g_assert_cmpint (paid (&stage, "F2"), ==, 42);
  g_assert_cmpint (paid (&stage, "B6"), ==, 9);
  stage.state.doubled = board_parcel_bit (board_stage_parcel ("B6")) | board_parcel_bit (board_stage_parcel ("A6"));
  g_assert_cmpint (paid (&stage, "B6"), ==, 27);
  g_assert_cmpint (paid (&stage, "A6"), ==, 2 * 3);
  stage.state.outlaws = board_parcel_bit (board_stage_parcel ("B6"));
  g_assert_cmpint (paid (&stage, "B6"), ==, 13);
  stage.state.seats[0].role = BOARD_ROLE (BOARD_HEROES, BOARD_YELLOW);
  g_assert_cmpint (paid (&stage, "B6"), ==, 27);
}

/* A bank of $18 that is attacked pays 9 and 9, with the grocer 18 and 18. */
static void
test_attacked (void)
{
  for (uint32_t grocer = 0; grocer < 2; grocer++)
    {
      BoardStage stage;
      int before[2];

      board_stage_set (&stage, 2, "grocer-yellow mercenary-yellow");
      board_stage_first_parcels (&stage);
      board_stage_lay (&stage, "F2 bank 0; F1 townhouse 0; G1 townhouse 0; E1 townhouse 0");
      board_stage_characters (&stage, "grocer-yellow mercenary-yellow");
      board_stage_play (&stage, "0 pass; 1 cowboy F2; 1 pass");
      board_stage_run_to (&stage, BOARD_STEP_GROCER);
      before[0] = stage.state.seats[0].money;
      before[1] = stage.state.seats[1].money;
      board_stage_play (&stage, grocer ? "0 building bank" : "0 pass");
      g_assert_cmpint (stage.state.seats[0].money - before[0], ==, grocer ? 18 : 9 + 8);
      g_assert_cmpint (stage.state.seats[1].money - before[1], ==, grocer ? 18 : 9);
      g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_INCOME, 0)->args[1], ==, grocer ? 18 : 9);
      g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_INCOME, 0)->args[2], ==, grocer ? 18 : 9);
    }
}

/* 12.10: the editor's 33 dollars in round 2 are 4 VP, and 2 when it is robbed of 16. */
static void
publish (const char *cowboys,
         int         vp)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "editor-red banker-yellow");
  board_stage_first_parcels (&stage);
  stage.state.round = 2;
  board_stage_lay (&stage, "F2 bank 0; F1 townhouse 0; G1 townhouse 0; E1 townhouse 0; E3 house 0; G3 house 0; "
                           "B8 mine 0; B7 mountain 0");
  board_stage_characters (&stage, "editor-red banker-yellow");
  board_stage_play (&stage, cowboys);
  board_stage_run_to (&stage, BOARD_STEP_ROADS);
  g_assert_cmpint (stage.state.seats[0].income, ==, 33);
  g_assert_cmpint (stage.state.seats[0].vp, ==, vp);
}

static void
test_editor (void)
{
  publish ("1 pass; 0 pass", 4);
  publish ("1 cowboy F2; 0 pass; 1 pass", 2);
}

/* A plain second reading of section 6, parcel by parcel. */
static int
plain_houses (const BoardState *state,
              uint32_t          parcel,
              uint32_t          seat,
              bool              rivals_too,
              bool              own_alone)
{
  int houses = 0;

  for (uint32_t other = 0; other < BOARD_PARCEL_COUNT; other++)
    {
      const uint32_t owner = board_owner_at (state, other);
      const BoardContent content = board_content_at (state, other);

      if (other == parcel || board_distance (parcel, other) != 1 || content == BOARD_BARE)
        continue;
      if (owner == seat || (!own_alone && (owner == CS_NO_SEAT || rivals_too)))
        houses += board_contents[content].house_value;
    }
  return houses;
}

static int
plain_own (const BoardState *state,
           BoardContent      content,
           uint32_t          seat)
{
  int n = 0;

  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    n += board_content_at (state, parcel) == content && board_owner_at (state, parcel) == seat;
  return n;
}

static int
plain_land (const BoardState *state,
            BoardContent      content,
            uint32_t          parcel,
            uint32_t          seat)
{
  bool river = false;
  int free = 0;
  int mountains = 0;

  for (uint32_t other = 0; other < BOARD_PARCEL_COUNT; other++)
    {
      const uint32_t owner = board_owner_at (state, other);

      if (other == parcel || board_distance (parcel, other) != 1)
        continue;
      free += board_content_at (state, other) == BOARD_BARE;
      river |= (state->river >> other & 1) != 0;
      mountains += board_content_at (state, other) == BOARD_MOUNTAIN && (owner == seat || owner == CS_NO_SEAT);
    }
  return content == BOARD_RANCH ? free : 3 * mountains + (river ? 3 : 0);
}

static int
plain_income (const BoardState *state,
              BoardContent      content,
              uint32_t          parcel,
              uint32_t          seat)
{
  const int hall = state->hall_holder == seat;
  const int houses = plain_houses (state, parcel, seat, false, false);

  switch ((int) content)
    {
    case BOARD_RANCH:
      return MIN (8, plain_land (state, content, parcel, seat));
    case BOARD_MINE:
      return MIN (24, plain_land (state, content, parcel, seat));
    case BOARD_DRUGSTORE:
      return MIN (33, 3 * (houses + plain_own (state, BOARD_RANCH, seat) + hall));
    case BOARD_BANK:
      return MIN (45, 3 * (houses + plain_own (state, BOARD_MINE, seat) + hall));
    case BOARD_SALOON:
      return MIN (55, 5 * (houses + hall));
    case BOARD_HOTEL:
      return 6;
    case BOARD_BLACKSMITH:
      return MIN (40, 5 * (state->round + plain_own (state, BOARD_RANCH, seat) + hall));
    case BOARD_GENERAL_STORE:
      return MIN (33, 3 * (plain_houses (state, parcel, seat, true, false) +
                           plain_houses (state, parcel, seat, false, true) + hall));
    default:
      return 0;
    }
}

/* The best of all kinds of buildings, of every other one, and of those that earn nothing. */
static void
compare_best (const BoardState *state,
              uint32_t          parcel,
              uint32_t          seat)
{
  static const uint32_t sets[] = { UINT32_MAX, 0x55555555, BOARD_BIT (BOARD_PRISON) | BOARD_BIT (BOARD_BARE) };
  BoardNeighbours neighbours;

  board_neighbours_init (&neighbours, state);
  for (uint32_t i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      int best = 0;

      for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
        if ((sets[i] >> content & 1) != 0)
          best = MAX (best, plain_income (state, (BoardContent) content, parcel, seat));
      g_assert_cmpint (board_best_income_among (&neighbours, state, sets[i], parcel, seat), ==, best);
    }
}

static bool
plain_pays (const BoardState *state,
            BoardContent      content,
            uint32_t          other,
            uint32_t          seat)
{
  const uint32_t owner = board_owner_at (state, other);
  const BoardContent there = board_content_at (state, other);
  const bool mild = owner == seat || owner == CS_NO_SEAT;
  const bool houses = there != BOARD_BARE && board_contents[there].house_value > 0;

  switch ((int) content)
    {
    case BOARD_RANCH:
      return there == BOARD_BARE;
    case BOARD_MINE:
      return there == BOARD_MOUNTAIN && mild;
    case BOARD_DRUGSTORE:
    case BOARD_BANK:
    case BOARD_SALOON:
      return houses && mild;
    case BOARD_GENERAL_STORE:
      return houses;
    default:
      return false;
    }
}

static void
compare_payers (const BoardState *state,
                BoardContent      content,
                uint32_t          parcel,
                uint32_t          seat)
{
  const BoardParcels payers = board_payers (state, content, parcel, seat);

  for (uint32_t other = 0; other < BOARD_PARCEL_COUNT; other++)
    g_assert_cmpint (payers >> other & 1, ==,
                     board_distance (parcel, other) == 1 && plain_pays (state, content, other, seat));
}

static void
compare_incomes (const BoardState *state)
{
  for (BoardParcels left = board_buildings (state) & ~state->contents[BOARD_CITY_HALL]; left != 0; left &= left - 1)
    {
      const uint32_t parcel = board_first (left);
      const BoardContent content = board_content_at (state, parcel);
      const uint32_t owner = board_owner_at (state, parcel);

      g_assert_cmpint (board_income (state, content, parcel, owner), ==, plain_income (state, content, parcel, owner));
      compare_payers (state, content, parcel, owner);
    }
}

/* Whether a move from @before to @after changed anything that incomes depend on. */
static bool
may_change_incomes (const BoardState *before,
                    const BoardState *after)
{
  bool changed = memcmp (before->contents, after->contents, sizeof before->contents) != 0;

  for (uint32_t seat = 0; seat < after->n_seats; seat++)
    changed |= before->seats[seat].owned != after->seats[seat].owned;
  return changed || before->hall_holder != after->hall_holder || before->round != after->round;
}

/* Every building, after each move of random games. */
static void
test_second_reading (void)
{
  const uint32_t n_games = g_test_slow () ? 5000 : 60;
  CsRng rng;

  cs_rng_init (&rng, 7);
  for (uint32_t game = 0; game < n_games; game++)
    {
      BoardSetup setup;
      BoardState state;
      CsMove moves[BOARD_MAX_LEGAL];

      board_game.random_setup (NULL, 2 + game % 5, &rng, &setup);
      g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
      while (board_game.actors (&state) != 0)
        {
          const uint32_t seat = (uint32_t) __builtin_ctz (board_game.actors (&state));
          const uint32_t n = board_game.legal (NULL, &state, seat, moves);
          const BoardState before = state;

          board_game.apply (NULL, &state, seat, moves[cs_rng_below (&rng, n)], NULL);
          if (!may_change_incomes (&before, &state))
            continue;
          compare_incomes (&state);
          compare_best (&state, cs_rng_below (&rng, BOARD_PARCEL_COUNT), cs_rng_below (&rng, state.n_seats));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-income/price", test_price);
  g_test_add_func ("/board-income/saloon", test_saloon);
  g_test_add_func ("/board-income/total", test_total);
  g_test_add_func ("/board-income/drugstore", test_drugstore);
  g_test_add_func ("/board-income/bank", test_bank);
  g_test_add_func ("/board-income/general-store", test_general_store);
  g_test_add_func ("/board-income/ranch", test_ranch);
  g_test_add_func ("/board-income/mine", test_mine);
  g_test_add_func ("/board-income/blacksmith-and-caps", test_blacksmith_and_caps);
  g_test_add_func ("/board-income/city-hall", test_city_hall);
  g_test_add_func ("/board-income/paid", test_paid);
  g_test_add_func ("/board-income/attacked", test_attacked);
  g_test_add_func ("/board-income/editor", test_editor);
  g_test_add_func ("/board-income/second-reading", test_second_reading);
  return g_test_run ();
}
