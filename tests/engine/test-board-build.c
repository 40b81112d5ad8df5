/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests buying and placing buildings, houses and the city hall (rules pages 4.6, 5 and 10.2). */

#include <glib.h>

#include "engine/board/board-build.h"
#include "test-board-stage.h"

/* Seat 0 wins the construction space @place with $30 and four roads; all else is passed. */
static void
buy_with (BoardStage *stage,
          const char *roles,
          const char *place)
{
  g_autofree char *moves = g_strdup_printf ("0 cowboy %s; 1 pass; 0 pass", place);

  stage->state.seats[0].money = 30;
  stage->state.seats[0].roads = 4;
  stage->state.seats[1].roads = 0;
  board_stage_characters (stage, roles);
  board_stage_play (stage, moves);
  board_stage_assert_asked (stage, BOARD_STEP_BUY_BUILDING, BOARD_BIT (0));
}

static void
buy (BoardStage *stage,
     const char *place)
{
  buy_with (stage, "captain-yellow mercenary-yellow", place);
}

static void
set (BoardStage *stage)
{
  board_stage_set (stage, 2, "captain-yellow mercenary-yellow");
  board_stage_first_parcels (stage);
}

/* Price by space; a building goes on an own, free, connected parcel, and brings a house (4.6.1–4.6.3). */
static void
test_saloon (void)
{
  BoardStage stage;
  const uint16_t d3 = (uint16_t) board_stage_parcel ("D3");

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0; E3 house 0; C5 bare 0");
  buy (&stage, "build-6");
  board_stage_play (&stage, "0 build");
  g_assert_cmpint (stage.state.seats[0].money, ==, 30 - 6);
  board_stage_assert_refused (&stage, "0 parcel E3", .reason = BOARD_NO_SITE,
                              .what = (uint16_t) board_stage_parcel ("E3"));
  board_stage_assert_refused (&stage, "0 parcel A1", .reason = BOARD_NO_SITE, .what = 0);
  board_stage_play (&stage, "0 parcel D3");
  g_assert_cmpuint (board_content_at (&stage.state, d3), ==, BOARD_SALOON);
  board_stage_assert_asked (&stage, BOARD_STEP_HOUSE, BOARD_BIT (0));
  board_stage_assert_refused (&stage, "0 pass", .reason = BOARD_MUST_ANSWER);
  board_stage_assert_refused (&stage, "0 house D3", .reason = BOARD_NO_HOUSE_HERE, .what = d3);
  board_stage_assert_refused (&stage, "0 house F3", .reason = BOARD_NO_HOUSE_HERE,
                              .what = (uint16_t) board_stage_parcel ("F3"));
  board_stage_play (&stage, "0 house E5");
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("E5")), ==, CS_NO_SEAT);
  g_assert_cmpuint (board_count (stage.state.contents[BOARD_HOUSE]), ==, 3);
}

/* Roads come before the answer, and make parcels legal; ranches and mines need none, nor a house; revolvers at once. */
static void
test_ranch_and_roads (void)
{
  BoardStage stage;

  set (&stage);
  buy (&stage, "build-10");
  board_stage_play (&stage, "0 build; 0 parcel A1");
  g_assert_cmpuint (stage.state.seats[0].tokens, ==, 2);
  g_assert_cmpuint (board_count (stage.state.contents[BOARD_HOUSE]), ==, 1);
  set (&stage);
  buy (&stage, "build-5");
  board_stage_lay (&stage, "B4 bare 0");
  board_stage_play (&stage, "0 build");
  g_assert_false (board_stage_allows (&stage, "0 parcel B4"));
  board_stage_assert_refused (&stage, "0 road A4 west", .reason = BOARD_ROAD_APART,
                              .what = (uint16_t) board_stage_parcel ("A4"));
  board_stage_play (&stage, "0 road C4 north; 0 parcel B4");
  g_assert_cmpuint (stage.state.seats[0].roads, ==, 3);
}

/* Kept, it waits; after build-3 it may be placed, in pass order, each kind tried once. */
static void
test_waiting (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0");
  stage.state.seats[1].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING] = 1;
  stage.state.bag[BOARD_HOTEL - BOARD_FIRST_BUILDING]--;
  buy (&stage, "build-8");
  board_stage_play (&stage, "0 keep");
  board_stage_assert_asked (&stage, BOARD_STEP_WAITING, BOARD_BIT (1));
  board_stage_assert_refused (&stage, "1 building bank", .reason = BOARD_NO_SUCH_BUILDING, .what = BOARD_BANK);
  board_stage_play (&stage, "1 building hotel");
  board_stage_assert_asked (&stage, BOARD_STEP_WAITING, BOARD_BIT (0));
  g_assert_cmpuint (stage.state.seats[1].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING], ==, 1);
  board_stage_play (&stage, "0 building bank; 0 parcel D3; 0 house E5");
  g_assert_cmpuint (stage.state.contents[BOARD_BANK], ==, board_parcel_bit (board_stage_parcel ("D3")));
  g_assert_cmpuint (stage.state.seats[0].waiting[BOARD_BANK - BOARD_FIRST_BUILDING], ==, 0);
}

/* 4.6.6: what one seat has tried in vain the next may still place. */
static void
test_waiting_in_turn (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0");
  stage.state.seats[0].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING] = 1;
  stage.state.seats[1].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING] = 1;
  stage.state.seats[1].waiting[BOARD_CHURCH - BOARD_FIRST_BUILDING] = 1;
  stage.state.bag[BOARD_HOTEL - BOARD_FIRST_BUILDING] -= 2;
  stage.state.bag[BOARD_CHURCH - BOARD_FIRST_BUILDING]--;
  buy (&stage, "build-8");
  board_stage_play (&stage, "0 pass; 1 building hotel; 1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_WAITING, BOARD_BIT (0));
  g_assert_true (board_stage_allows (&stage, "0 building hotel"));
}

/* 4.6.6: what is bought on the last space may be placed after it too. */
static void
test_waiting_from_last_space (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0");
  buy (&stage, "build-3");
  board_stage_play (&stage, "0 keep");
  board_stage_assert_asked (&stage, BOARD_STEP_WAITING, BOARD_BIT (0));
}

/* Without the money nobody is asked; passing leaves the building. */
static void
test_declined (void)
{
  BoardStage stage;

  set (&stage);
  buy (&stage, "build-8");
  board_stage_play (&stage, "0 pass");
  g_assert_cmpuint (stage.state.track[4], ==, BOARD_BANK);
  g_assert_cmpuint (stage.state.seats[0].general, ==, 8);
  set (&stage);
  stage.state.seats[0].money = 7;
  board_stage_characters (&stage, "captain-yellow mercenary-yellow");
  board_stage_play (&stage, "0 cowboy build-8; 1 pass; 0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_ROADS, BOARD_BIT (1));
}

/* The chinese worker (yellow) pays half, rounded up. */
static void
test_half_price (void)
{
  static const int halves[BOARD_SLOTS] = { 2, 2, 3, 3, 4, 5, 6 };
  BoardStage stage;

  board_stage_set (&stage, 2, "chinese-worker-yellow mercenary-yellow");
  board_stage_first_parcels (&stage);
  buy_with (&stage, "chinese-worker-yellow mercenary-yellow", "build-5");
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    {
      g_assert_cmpint (board_slot_price_for (&stage.state, slot, 0), ==, halves[slot]);
      g_assert_cmpint (board_slot_price_for (&stage.state, slot, 1), ==, board_slot_prices[slot]);
    }
  board_stage_play (&stage, "0 keep");
  g_assert_cmpint (stage.state.seats[0].money, ==, 27);
}

/* A rival's parcel or house needs its consent; what it refuses is not asked again (B13). */
static void
test_consent (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0; E5 bare 1; C5 bare 1");
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3; 0 house E5");
  board_stage_assert_asked (&stage, BOARD_STEP_CONSENT, BOARD_BIT (1));
  board_stage_play (&stage, "1 pass");
  g_assert_false (board_stage_allows (&stage, "0 house E5"));
  board_stage_play (&stage, "0 house C5; 1 yes");
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("C5")), ==, 1);
  g_assert_cmpuint (board_content_at (&stage.state, board_stage_parcel ("C5")), ==, BOARD_HOUSE);
}

/* Who says always is not asked the next time, where the answer is never nothing is offered; both until it wants to be
 * asked again (B13). */
static void
test_standing_consent (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0; E5 bare 1; C5 bare 1; D6 bare 1");
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3; 0 house E5");
  g_assert_false (board_stage_allows (&stage, "1 ask"));
  board_stage_play (&stage, "1 always");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_CONSENT, 0)->args[0], ==, BOARD_CONSENT_ALWAYS);
  g_assert_cmpuint (board_content_at (&stage.state, board_stage_parcel ("E5")), ==, BOARD_HOUSE);

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0; E5 bare 1; C5 bare 1");
  stage.state.seats[1].consent = BOARD_CONSENT_ALWAYS;
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3; 0 house E5");
  g_assert_cmpuint (board_content_at (&stage.state, board_stage_parcel ("E5")), ==, BOARD_HOUSE);

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0; E5 bare 1; C5 bare 1; D5 house -");
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3; 0 house E5; 1 never");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_CONSENT, 0)->args[0], ==, BOARD_CONSENT_NEVER);
  g_assert_false (board_stage_allows (&stage, "0 house E5"));
  g_assert_false (board_stage_allows (&stage, "0 house C5"));
}

/* It is taken back at a decision of one's own, which is then still to be made. */
static void
test_consent_again (void)
{
  BoardStage stage;
  uint64_t asked;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0");
  buy (&stage, "build-5");
  asked = board_game.digest (&stage.state);
  g_assert_false (board_stage_allows (&stage, "0 ask"));
  stage.state.seats[0].consent = BOARD_CONSENT_NEVER;
  g_assert_cmpuint (board_game.digest (&stage.state), !=, asked);
  board_stage_play (&stage, "0 ask");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_CONSENT, 0)->args[0], ==, BOARD_CONSENT_ASKED);
  g_assert_cmpuint (board_game.digest (&stage.state), ==, asked);
}

/* 4.6.4: a house with something on all eight sides may be raised, once; never on the rim, nor under an outlaw. */
static void
test_townhouse (void)
{
  BoardStage stage;
  const BoardParcels d4 = board_parcel_bit (board_stage_parcel ("D4"));

  set (&stage);
  board_stage_lay (&stage, "C3 bare 1; D3 bare 0; E3 bare 1; C4 house -; E4 mountain -; C5 bare 1; D5 bare 1");
  g_assert_false ((board_house_sites (&stage.state) & d4) != 0);
  board_stage_lay (&stage, "E5 bare 1");
  g_assert_true ((board_house_sites (&stage.state) & d4) != 0);
  stage.state.outlaws = d4;
  g_assert_false ((board_house_sites (&stage.state) & d4) != 0);
  stage.state.outlaws = 0;
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3; 0 house D4");
  g_assert_cmpuint (stage.state.contents[BOARD_TOWNHOUSE], ==, d4);
  g_assert_cmpuint (stage.state.contents[BOARD_HOUSE] & d4, ==, 0);
  g_assert_false ((board_house_sites (&stage.state) & d4) != 0);
}

/* Everything connected is full, but for what rivals refuse. */
static void
fill_center (BoardStage *stage)
{
  board_stage_lay (stage, "C3 mountain -; D3 bare 0; E3 mountain -; C4 mountain -; E4 mountain -; C5 mountain -; "
                          "D5 mountain -; E5 mountain -; D4 mountain -");
}

/* 4.6.5, B12: without room for the house the building goes back to hand, and roads laid stay. */
static void
test_undone (void)
{
  BoardStage stage;
  const CsEvent *undone;

  set (&stage);
  fill_center (&stage);
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3");
  board_stage_assert_asked (&stage, BOARD_STEP_HOUSE, BOARD_BIT (0));
  board_stage_play (&stage, "0 pass");
  undone = board_stage_event (&stage, BOARD_EVENT_UNDONE, 0);
  g_assert_nonnull (undone);
  g_assert_cmpuint (undone->seat, ==, 0);
  g_assert_cmpint (undone->args[0], ==, BOARD_HOTEL);
  g_assert_cmpint (undone->args[1], ==, board_stage_parcel ("D3"));
  g_assert_cmpuint (stage.state.contents[BOARD_HOTEL], ==, 0);
  g_assert_cmpuint (stage.state.seats[0].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING], ==, 1);
  board_stage_assert_asked (&stage, BOARD_STEP_WAITING, BOARD_BIT (0));
  board_stage_play (&stage, "0 pass");
}

/* B12, B13: without roads nothing is left to ask once a rival refuses the only room: the building goes back to hand. */
static void
test_undone_by_refusal (void)
{
  static const char *const answers[] = { "1 pass", "1 never" };

  for (uint32_t i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      BoardStage stage;

      set (&stage);
      fill_center (&stage);
      board_stage_lay (&stage, "D5 bare 1");
      buy (&stage, "build-5");
      stage.state.seats[0].roads = 0;
      board_stage_play (&stage, "0 build; 0 parcel D3; 0 house D5");
      board_stage_assert_asked (&stage, BOARD_STEP_CONSENT, BOARD_BIT (1));
      board_stage_play (&stage, answers[i]);
      g_assert_nonnull (board_stage_event (&stage, BOARD_EVENT_UNDONE, 0));
      g_assert_cmpuint (stage.state.contents[BOARD_HOTEL], ==, 0);
      g_assert_cmpuint (stage.state.seats[0].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING], ==, 1);
    }
}

/* 4.6.5: no parcel is offered on which there is no room for all its houses, be it that the building takes the last; a
 * road of the supply may still make some, and so may the first house, which lets another be raised. */
static void
test_room (void)
{
  static const struct
  {
    BoardContent content;
    const char *things;
    uint8_t roads;
    BoardConsent consent;
    bool offered;
  } cases[] = {
    { BOARD_HOTEL, "D5 mountain -", 0, BOARD_CONSENT_ASKED, false },
    { BOARD_HOTEL, "D5 mountain -", 1, BOARD_CONSENT_ASKED, true },
    { BOARD_HOTEL, "D5 bare 1", 0, BOARD_CONSENT_ASKED, true },
    { BOARD_HOTEL, "D5 bare 1", 0, BOARD_CONSENT_NEVER, false },
    { BOARD_HOTEL, "D4 house -", 0, BOARD_CONSENT_ASKED, true },
    { BOARD_MINE, "D5 mountain -", 0, BOARD_CONSENT_ASKED, true },
    { BOARD_SCHOOL, "C3 bare -; D4 house -", 0, BOARD_CONSENT_ASKED, false },
    { BOARD_SCHOOL, "C3 bare -; D4 house -; D5 bare -", 0, BOARD_CONSENT_ASKED, true },
    { BOARD_SCHOOL, "C3 bare -; D4 house -; E3 house -; D2 bare 1; E2 mountain -; F2 mountain -; F3 mountain -; "
                    "F4 mountain -", 0, BOARD_CONSENT_ASKED, true },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardStage stage;

      set (&stage);
      stage.state.bag[stage.state.track[2] - BOARD_FIRST_BUILDING]++;
      stage.state.track[2] = (uint8_t) cases[i].content;
      stage.state.bag[cases[i].content - BOARD_FIRST_BUILDING]--;
      fill_center (&stage);
      board_stage_lay (&stage, cases[i].things);
      buy (&stage, "build-5");
      stage.state.seats[0].roads = cases[i].roads;
      stage.state.seats[1].consent = cases[i].consent;
      board_stage_play (&stage, "0 build");
      g_assert_cmpint (board_stage_allows (&stage, "0 parcel D3"), ==, cases[i].offered);
    }
}

/* A school brings three houses; if the third has no place, none stays, and raised ones are houses again. */
static void
test_school (void)
{
  BoardStage stage;
  const BoardParcels d4 = board_parcel_bit (board_stage_parcel ("D4"));

  set (&stage);
  board_stage_lay (&stage, "C3 bare -; D3 bare 0; E3 mountain -; C4 mountain -; E4 mountain -; C5 mountain -; "
                           "D5 mountain -; E5 mountain -");
  stage.state.track[2] = BOARD_SCHOOL;
  stage.state.bag[BOARD_SCHOOL - BOARD_FIRST_BUILDING]--;
  stage.state.bag[BOARD_HOTEL - BOARD_FIRST_BUILDING]++;
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 build; 0 parcel D3; 0 house C3; 0 house D4");
  g_assert_cmpuint (stage.state.contents[BOARD_TOWNHOUSE], ==, d4);
  stage.state.seats[0].roads = 0;
  board_stage_assert_asked (&stage, BOARD_STEP_HOUSE, BOARD_BIT (0));
  board_stage_play (&stage, "0 pass");
  g_assert_cmpuint (stage.state.contents[BOARD_HOUSE], ==, d4);
  g_assert_cmpuint (stage.state.contents[BOARD_TOWNHOUSE] | stage.state.contents[BOARD_SCHOOL], ==, 0);
}

/* 10.2: one school a bank, where the river divides the map. */
static void
test_schools_on_banks (void)
{
  BoardStage stage;
  BoardState *state = &stage.state;

  set (&stage);
  board_stage_lay (&stage, "D4 bare -; C4 bare 0; G4 bare 0; B4 bare 0");
  state->contents[BOARD_MOUNTAIN] = 0;
  state->roads = board_roads_with (state->roads, board_sides (board_stage_parcel ("G4")));
  g_assert_cmpuint (board_count (board_sites (state, 0, BOARD_SCHOOL)), ==, 2);
  state->contents[BOARD_SCHOOL] = board_parcel_bit (board_stage_parcel ("B4"));
  g_assert_cmpuint (board_count (board_sites (state, 0, BOARD_SCHOOL)), ==, 2);
  state->river = BOARD_RIVER_SIDE;
  g_assert_cmpuint (board_sites (state, 0, BOARD_SCHOOL), ==, board_parcel_bit (board_stage_parcel ("G4")));
  state->river = board_parcel_bit (board_stage_parcel ("A8"));
  g_assert_cmpuint (board_count (board_sites (state, 0, BOARD_SCHOOL)), ==, 2);
}

/* The station stands beside a line of roads through the whole map; half of all houses' value at the end. */
static void
test_station (void)
{
  BoardStage stage;
  BoardScore score;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0");
  g_assert_cmpuint (board_sites (&stage.state, 0, BOARD_TRAIN_STATION), ==, 0);
  stage.state.roads.across |= BOARD_NORTH << 24;
  g_assert_cmpuint (board_sites (&stage.state, 0, BOARD_TRAIN_STATION), ==,
                    board_parcel_bit (board_stage_parcel ("D3")));
  board_stage_lay (&stage, "D3 train-station 0; A3 hotel 1; B3 hotel 1; A4 ranch 0; B4 ranch 1; C3 ranch 1; "
                           "C4 ranch 1; "
                           "A5 church 1; C1 house -; D1 house -; E1 house -; F1 house -; G1 house -; C2 house -; "
                           "D2 house -; "
                           "E2 house -; F2 house -; G2 house -; E3 house -");
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.station, ==, 11);
  board_seat_score (&stage.state, 1, &score);
  g_assert_cmpint (score.station, ==, 0);
}

/* A church laid beside an attacked building of its owner: attackers go home, the defender's cowboy stays for now. */
static void
test_church (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_lay (&stage, "D3 bare 0; C2 saloon 0");
  stage.state.track[2] = BOARD_CHURCH;
  stage.state.bag[BOARD_CHURCH - BOARD_FIRST_BUILDING]--;
  stage.state.bag[BOARD_HOTEL - BOARD_FIRST_BUILDING]++;
  stage.state.seats[0].money = 30;
  board_stage_characters (&stage, "captain-yellow mercenary-yellow");
  board_stage_play (&stage, "0 cowboy build-5; 1 cowboy C2; 0 cowboy C2; 1 pass; 0 pass; 0 build; 0 parcel D3");
  g_assert_cmpuint (stage.state.seats[1].personal, ==, 2);
  board_stage_play (&stage, "0 house E5");
  g_assert_cmpuint (stage.state.seats[1].personal, ==, 3);
  g_assert_cmpuint (stage.state.seats[0].general, ==, 9);
  g_assert_cmpuint (board_protected (&stage.state, 0), ==, board_parcel_bit (board_stage_parcel ("D3")) |
                                                            board_parcel_bit (board_stage_parcel ("C2")));
}

/* 5: the city hall goes at once to a parcel that nobody has, for the first of the pass order; then drawing goes on. */
static void
test_city_hall (void)
{
  BoardStage stage;
  const uint32_t d3 = board_stage_parcel ("D3");

  set (&stage);
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 keep");
  board_stage_run_to (&stage, BOARD_STEP_DRAW);
  board_stage_play (&stage, "* draw city-hall 1");
  board_stage_assert_asked (&stage, BOARD_STEP_CITY_HALL, BOARD_BIT (1));
  board_stage_assert_refused (&stage, "1 pass", .reason = BOARD_MUST_ANSWER);
  board_stage_assert_refused (&stage, "1 parcel D4", .reason = BOARD_PARCEL_NOT_OFFERED,
                              .what = (uint16_t) board_stage_parcel ("D4"));
  board_stage_play (&stage, "1 parcel D3");
  g_assert_cmpuint (board_content_at (&stage.state, d3), ==, BOARD_CITY_HALL);
  board_stage_assert_asked (&stage, BOARD_STEP_DRAW, 0);
  board_stage_assert_refused (&stage, "* draw city-hall 1", .reason = BOARD_NO_SUCH_BUILDING, .what = BOARD_CITY_HALL);
  board_stage_play (&stage, "* draw prison 1");
  g_assert_cmpuint (stage.state.track[6], ==, BOARD_PRISON);
  g_assert_cmpuint (board_parcel_price (&stage.state, d3), ==, 3);
  board_stage_characters (&stage, "captain-yellow mercenary-yellow");
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, BOARD_BIT (0));
  board_stage_play (&stage, "0 cowboy D3; 1 cowboy D3; 0 pass; 1 pass");
  board_stage_run_to (&stage, BOARD_STEP_DIE);
  board_stage_roll (&stage, "61");
  g_assert_cmpuint (stage.state.hall_holder, ==, 0);
  board_stage_run_to_round (&stage, 3);
  g_assert_cmpuint (stage.state.seats[0].cowboys, ==, board_parcel_bit (d3));
}

/* If no free parcel is connected, the fewest free roads come first; without any parcel the city hall leaves the
 * game. */
static void
test_city_hall_roads (void)
{
  BoardStage stage;

  set (&stage);
  fill_center (&stage);
  board_stage_lay (&stage, "D2 mountain -; B3 mountain -; B4 mountain -");
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 keep");
  board_stage_run_to (&stage, BOARD_STEP_DRAW);
  board_stage_play (&stage, "* draw city-hall 1");
  board_stage_assert_asked (&stage, BOARD_STEP_CITY_HALL_ROAD, BOARD_BIT (1));
  board_stage_assert_refused (&stage, "1 road A8 west", .reason = BOARD_ROAD_APART,
                              .what = (uint16_t) board_stage_parcel ("A8"));
  board_stage_assert_refused (&stage, "1 road C4 north", .reason = BOARD_ROAD_APART,
                              .what = (uint16_t) board_stage_parcel ("C4"));
  board_stage_play (&stage, "1 road E4 north");
  g_assert_cmpuint (stage.state.seats[1].roads, ==, 0);
  board_stage_assert_asked (&stage, BOARD_STEP_CITY_HALL, BOARD_BIT (1));
  board_stage_play (&stage, "1 parcel F3");
}

static void
test_city_hall_nowhere (void)
{
  BoardStage stage;

  set (&stage);
  buy (&stage, "build-5");
  board_stage_play (&stage, "0 keep");
  board_stage_run_to (&stage, BOARD_STEP_DRAW);
  stage.state.contents[BOARD_MOUNTAIN] = ~stage.state.contents[BOARD_HOUSE];
  board_stage_play (&stage, "* draw city-hall 1");
  g_assert_cmpuint (stage.state.contents[BOARD_CITY_HALL], ==, 0);
  board_stage_assert_asked (&stage, BOARD_STEP_DRAW, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-build/saloon", test_saloon);
  g_test_add_func ("/board-build/ranch-and-roads", test_ranch_and_roads);
  g_test_add_func ("/board-build/waiting", test_waiting);
  g_test_add_func ("/board-build/waiting/in-turn", test_waiting_in_turn);
  g_test_add_func ("/board-build/waiting/from-last-space", test_waiting_from_last_space);
  g_test_add_func ("/board-build/declined", test_declined);
  g_test_add_func ("/board-build/half-price", test_half_price);
  g_test_add_func ("/board-build/consent", test_consent);
  g_test_add_func ("/board-build/standing-consent", test_standing_consent);
  g_test_add_func ("/board-build/consent-again", test_consent_again);
  g_test_add_func ("/board-build/townhouse", test_townhouse);
  g_test_add_func ("/board-build/undone", test_undone);
  g_test_add_func ("/board-build/undone-by-refusal", test_undone_by_refusal);
  g_test_add_func ("/board-build/room", test_room);
  g_test_add_func ("/board-build/school", test_school);
  g_test_add_func ("/board-build/schools-on-banks", test_schools_on_banks);
  g_test_add_func ("/board-build/station", test_station);
  g_test_add_func ("/board-build/church", test_church);
  g_test_add_func ("/board-build/city-hall", test_city_hall);
  g_test_add_func ("/board-build/city-hall/roads", test_city_hall_roads);
  g_test_add_func ("/board-build/city-hall/nowhere", test_city_hall_nowhere);
  return g_test_run ();
}
