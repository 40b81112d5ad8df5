/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the solo game against Jeb Standish: his decisions, his rounds, his score. */

#include <glib.h>
#include <string.h>

#include "test-board-stage.h"

/* The cards of the deck below by their places in it. */
enum
{
  CARD_A,
  CARD_B,
  CARD_C,
  CARD_OTHER_C,
  CARD_D,
  CARD_E,
  CARD_F,
  CARD_G,
  CARD_H,
  CARD_I,
  CARD_X,
  CARD_STRONG,
};

static const BoardStandish urban = {
  .plays = 1,
  .neutral = BOARD_BIT (BOARD_HOUSE) | BOARD_BIT (BOARD_TOWNHOUSE),
  .firepower = 1,
  .vp = { 1, 2, 4, 6, 10 },
  .priority = { BOARD_SALOON, BOARD_GENERAL_STORE, BOARD_BANK, BOARD_DRUGSTORE, BOARD_HOTEL, BOARD_BLACKSMITH,
                BOARD_RANCH, BOARD_MINE, BOARD_PRISON },
  .bonus = { BOARD_SALOON, BOARD_GENERAL_STORE, BOARD_BANK },
  .cards = { BOARD_CARD (BOARD_LETTER_A, 3), BOARD_CARD (BOARD_LETTER_B, 2), BOARD_CARD (BOARD_LETTER_C, 1),
             BOARD_CARD (BOARD_LETTER_C, 1), BOARD_CARD (BOARD_LETTER_D, 1), BOARD_CARD (BOARD_LETTER_E, 2),
             BOARD_CARD (BOARD_LETTER_F, 2), BOARD_CARD (BOARD_LETTER_G, 2), BOARD_CARD (BOARD_LETTER_H, 1),
             BOARD_CARD (BOARD_LETTER_I, 2), BOARD_CARD (BOARD_LETTER_X, 1), BOARD_CARD (BOARD_LETTER_F, 4) },
};

static const uint8_t removed[] = { BOARD_CHURCH, BOARD_SCHOOL, BOARD_TRAIN_STATION, BOARD_CITY_HALL };

/* A solo game that is not dealt yet. */
static void
set_solo (BoardStage *stage,
          const char *roles)
{
  board_stage_set (stage, 2, roles);
  stage->setup.order[0] = BOARD_STANDISH;
  stage->setup.order[1] = BOARD_SOLIST;
  for (uint32_t i = 0; i < G_N_ELEMENTS (removed); i++)
    stage->setup.buildings[removed[i] - BOARD_FIRST_BUILDING] = 0;
  stage->setup.standish = urban;
}

/* The first house stands west of the river. */
static void
set_river (BoardStage  *stage,
           BoardParcels river,
           BoardParcels mountains)
{
  set_solo (stage, "settler-red");
  stage->setup.river = river;
  stage->setup.center = (uint8_t) board_stage_parcel ("C3");
  stage->setup.mountains = mountains;
}

/* The person has A1 and H1 and is the settler; Standish's first card is asked for. */
static void
begin_set (BoardStage *stage)
{
  board_stage_begin (stage);
  board_stage_play (stage, "0 parcel A1; 0 parcel H1; 0 choose settler-red; 0 yes");
  board_stage_assert_asked (stage, BOARD_STEP_CARD, 0);
}

static void
begin_solo (BoardStage *stage)
{
  set_solo (stage, "settler-red");
  begin_set (stage);
}

/* 1.3: he is first and you second; his place needs no character. */
static void
test_turn_order (void)
{
  BoardStage stage;
  const CsEvent *event;

  begin_solo (&stage);
  g_assert_cmpmem (stage.state.order, 2, ((uint8_t[]) { BOARD_STANDISH, BOARD_SOLIST }), 2);
  event = board_stage_event (&stage, BOARD_EVENT_TURN_ORDER, 0);
  g_assert_nonnull (event);
  g_assert_cmpuint (event->seat, ==, BOARD_SOLIST);
  g_assert_cmpint (event->args[0], ==, 1);
  g_assert_null (board_stage_event (&stage, BOARD_EVENT_TURN_ORDER, 1));
}

static uint32_t
parcel (const char *name)
{
  return board_stage_parcel (name);
}

static BoardParcels
bit (const char *name)
{
  return board_parcel_bit (parcel (name));
}

static void
assert_choice (BoardChoice     choice,
               BoardChoiceKind kind,
               BoardParcels    set,
               BoardCriterion  criterion)
{
  g_assert_cmpuint (choice.kind, ==, kind);
  g_assert_cmphex (choice.set, ==, set);
  g_assert_cmpuint (choice.criterion, ==, criterion);
}

static void
assert_order (const BoardStage *stage,
              BoardLetter       letter,
              uint32_t          nth,
              BoardChoiceKind   kind,
              BoardParcels      set,
              BoardCriterion    criterion)
{
  assert_choice (board_standish_order (&stage->state, letter, nth), kind, set, criterion);
}

#define TRACK(place) (UINT64_C (1) << (place))
#define SLOT(nth) (UINT64_C (1) << (nth))

/* C, first cowboy: by income while he has more empty parcels than buildings to place, else by rank; the cheapest. */
static void
test_best_building (void)
{
  BoardStage stage;

  begin_solo (&stage);
  assert_order (&stage, BOARD_LETTER_C, 0, BOARD_CHOOSES_SLOT, SLOT (3), BOARD_BY_RANK);
  board_stage_lay (&stage, "C5 bare 1");
  assert_order (&stage, BOARD_LETTER_C, 0, BOARD_CHOOSES_SLOT, SLOT (2), BOARD_BY_RANK);
  stage.state.track[2] = BOARD_BARE;
  assert_order (&stage, BOARD_LETTER_C, 0, BOARD_CHOOSES_SLOT, SLOT (1), BOARD_BY_CHEAPNESS);
  stage.state.track[1] = BOARD_BARE;
  assert_order (&stage, BOARD_LETTER_C, 0, BOARD_CHOOSES_SLOT, SLOT (6), BOARD_BY_INCOME);
  stage.state.seats[1].waiting[BOARD_BANK - BOARD_FIRST_BUILDING] = 1;
  stage.state.seats[1].track = BOARD_BIT (BOARD_BUILD_6);
  assert_order (&stage, BOARD_LETTER_C, 0, BOARD_CHOOSES_SLOT, SLOT (4), BOARD_BY_RANK);
  memset (stage.state.track, BOARD_BARE, sizeof stage.state.track);
  assert_order (&stage, BOARD_LETTER_C, 0, BOARD_CHOOSES_SLOT, 0, BOARD_BY_NECESSITY);
}

/* C, second cowboy, and H: the parcel for the building that is next, by S8 at last. */
static void
test_best_parcel (void)
{
  BoardStage stage;

  begin_solo (&stage);
  assert_order (&stage, BOARD_LETTER_C, 1, BOARD_CHOOSES_PARCEL, bit ("C3") | bit ("D3") | bit ("E3") | bit ("C4") |
                                                                 bit ("E4"), BOARD_BY_WHITE_DIE);
  stage.state.seats[1].cowboys = bit ("F5");
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("E4"), BOARD_BY_ROOM);
  stage.state.seats[1].cowboys = 0;
  stage.state.seats[0].owned |= bit ("B2");
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("D3") | bit ("E3") | bit ("C4") | bit ("E4"),
                BOARD_BY_WHITE_DIE);
  stage.state.seats[0].owned |= bit ("G3");
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("D3") | bit ("E3") | bit ("C4") | bit ("E4"),
                BOARD_BY_WHITE_DIE);
  stage.state.contents[BOARD_SALOON] = bit ("A1");
  stage.state.contents[BOARD_HOUSE] |= bit ("B1");
  stage.state.seats[0].owned |= bit ("D4");
  stage.state.seats[1].owned = bit ("A3");
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("A2"), BOARD_BY_NEARNESS);
  /* Twelve tiles: nowhere (S7). */
  stage.state.seats[1].owned = BOARD_NORTH << 32 | BOARD_NORTH << 16 >> 8;
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, 0, BOARD_BY_NECESSITY);
}

/* Prison and blacksmith go near the person, with the fewest roads. */
static void
test_prison_parcel (void)
{
  BoardStage stage;

  begin_solo (&stage);
  memset (stage.state.track, BOARD_BARE, sizeof stage.state.track);
  stage.state.track[0] = BOARD_PRISON;
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("B2"), BOARD_BY_ROADS);
  stage.state.track[0] = BOARD_BLACKSMITH;
  stage.state.seats[0].cowboys = bit ("B2");
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("A2") | bit ("B1") | bit ("G2"),
                BOARD_BY_WHITE_DIE);
  stage.state.track[0] = BOARD_BARE;
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, 0, BOARD_BY_NECESSITY);
}

/* A, B, I and X, and S12: the Town Council from the right, where he is there already. */
static void
test_council (void)
{
  BoardStage stage;

  begin_solo (&stage);
  assert_order (&stage, BOARD_LETTER_A, 0, BOARD_CHOOSES_TRACK, TRACK (BOARD_AMMUNITION), BOARD_BY_NECESSITY);
  assert_order (&stage, BOARD_LETTER_A, 1, BOARD_CHOOSES_TRACK, TRACK (BOARD_COWBOY_VP), BOARD_BY_NECESSITY);
  assert_order (&stage, BOARD_LETTER_B, 0, BOARD_CHOOSES_TRACK, TRACK (BOARD_ROADS_3), BOARD_BY_NECESSITY);
  assert_order (&stage, BOARD_LETTER_B, 1, BOARD_CHOOSES_TRACK, TRACK (BOARD_BUILDING_VP), BOARD_BY_NECESSITY);
  assert_order (&stage, BOARD_LETTER_I, 0, BOARD_CHOOSES_TRACK, TRACK (BOARD_VP_2), BOARD_BY_TRACK);
  stage.state.seats[1].track = BOARD_BIT (BOARD_VP_2) | BOARD_BIT (BOARD_AMMUNITION);
  assert_order (&stage, BOARD_LETTER_X, 1, BOARD_CHOOSES_TRACK, TRACK (BOARD_VP_3), BOARD_BY_TRACK);
  assert_order (&stage, BOARD_LETTER_A, 0, BOARD_CHOOSES_TRACK, TRACK (BOARD_VP_3), BOARD_BY_TRACK);
  stage.state.round = 3;
  assert_order (&stage, BOARD_LETTER_X, 0, BOARD_CHOOSES_TRACK, TRACK (BOARD_VP_4), BOARD_BY_TRACK);
}

/* D: a building while he has parcels for all, then a parcel. */
static void
test_card_d (void)
{
  BoardStage stage;

  begin_solo (&stage);
  assert_order (&stage, BOARD_LETTER_D, 0, BOARD_CHOOSES_SLOT, SLOT (3), BOARD_BY_RANK);
  stage.state.seats[1].track = BOARD_BIT (BOARD_BUILD_6);
  g_assert_cmpuint (board_standish_order (&stage.state, BOARD_LETTER_D, 0).kind, ==, BOARD_CHOOSES_PARCEL);
  stage.state.seats[1].cowboys = bit ("D3");
  g_assert_cmpuint (board_standish_order (&stage.state, BOARD_LETTER_D, 0).kind, ==, BOARD_CHOOSES_SLOT);
}

/* E: a building of $12 or more; protected ones and cheaper ones do not count (S15); else the last cowboy; else VP. */
static void
test_card_e (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_lay (&stage, "C3 saloon 0; B3 house -; C2 house -; H8 hotel 0");
  assert_order (&stage, BOARD_LETTER_E, 0, BOARD_CHOOSES_PARCEL, bit ("C3"), BOARD_BY_NECESSITY);
  board_stage_lay (&stage, "E4 saloon 0; E5 house -; F4 house -; F3 mountain -");
  assert_order (&stage, BOARD_LETTER_E, 0, BOARD_CHOOSES_PARCEL, bit ("C3"), BOARD_BY_ROOM);
  board_stage_lay (&stage, "F5 house -");
  assert_order (&stage, BOARD_LETTER_E, 0, BOARD_CHOOSES_PARCEL, bit ("E4"), BOARD_BY_INCOME);
  stage.state.seats[1].cowboys = bit ("E4");
  stage.state.contents[BOARD_PRISON] = bit ("G8");
  stage.state.seats[0].owned |= bit ("G8");
  assert_order (&stage, BOARD_LETTER_E, 0, BOARD_CHOOSES_PARCEL, bit ("C3"), BOARD_BY_NECESSITY);
  stage.state.seats[0].role = BOARD_ROLE (BOARD_HEROES, BOARD_YELLOW);
  assert_order (&stage, BOARD_LETTER_E, 0, BOARD_CHOOSES_TRACK, 0, BOARD_BY_NECESSITY);
  stage.state.seats[0].track = BOARD_BIT (BOARD_WAGES) | BOARD_BIT (BOARD_ROAD_1) | BOARD_BIT (BOARD_GAMBLING) |
                               BOARD_BIT (BOARD_BUILD_4) | BOARD_BIT (BOARD_VP_5) | BOARD_BIT (BOARD_VP_4);
  stage.state.seats[0].no_duel = BOARD_BIT (BOARD_VP_5);
  stage.state.seats[1].track = BOARD_BIT (BOARD_VP_4);
  assert_order (&stage, BOARD_LETTER_E, 0, BOARD_CHOOSES_TRACK, TRACK (BOARD_GAMBLING), BOARD_BY_TRACK);
}

/* F: the cheapest building, the dearest parcel unless he is weak (S14), the best parcel. */
static void
test_card_f (void)
{
  BoardStage stage;

  begin_solo (&stage);
  stage.state.seats[0].cowboys = bit ("C5") | bit ("D3");
  assert_order (&stage, BOARD_LETTER_F, 0, BOARD_CHOOSES_PARCEL, bit ("C3") | bit ("E3") | bit ("C4") | bit ("E4"),
                BOARD_BY_WHITE_DIE);
  stage.state.power = 20;
  assert_order (&stage, BOARD_LETTER_F, 0, BOARD_CHOOSES_PARCEL, bit ("C5"), BOARD_BY_DEARNESS);
  stage.state.seats[1].cowboys = bit ("C5");
  assert_order (&stage, BOARD_LETTER_F, 0, BOARD_CHOOSES_PARCEL, bit ("D3"), BOARD_BY_NECESSITY);
  stage.state.seats[0].track = BOARD_BIT (BOARD_BUILD_8) | BOARD_BIT (BOARD_BUILD_10);
  assert_order (&stage, BOARD_LETTER_F, 0, BOARD_CHOOSES_SLOT, SLOT (4), BOARD_BY_CHEAPNESS);
}

/* G: the neutral house, or mountain, whose loss hurts the person most; else the one that would hurt him most. */
static void
test_card_g (void)
{
  BoardStage stage;

  begin_solo (&stage);
  assert_order (&stage, BOARD_LETTER_G, 0, BOARD_CHOOSES_PARCEL, bit ("D4"), BOARD_BY_NECESSITY);
  board_stage_lay (&stage, "F3 house -; F2 saloon 1; C2 townhouse -");
  assert_order (&stage, BOARD_LETTER_G, 0, BOARD_CHOOSES_PARCEL, bit ("F3"), BOARD_BY_THREAT);
  board_stage_lay (&stage, "B2 saloon 0");
  assert_order (&stage, BOARD_LETTER_G, 0, BOARD_CHOOSES_PARCEL, bit ("C2"), BOARD_BY_LOSS);
  stage.state.standish.neutral = BOARD_BIT (BOARD_MOUNTAIN);
  board_stage_lay (&stage, "H6 mine 0");
  assert_order (&stage, BOARD_LETTER_G, 0, BOARD_CHOOSES_PARCEL, bit ("G7"), BOARD_BY_LOSS);
}

/* 7: highest income on an empty parcel; prison and blacksmith near the person; S8 among equals. */
static void
test_site (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_lay (&stage, "C3 bare 1; C5 bare 1; A8 bare 1");
  assert_choice (board_standish_site (&stage.state, BOARD_MINE), BOARD_CHOOSES_PARCEL, bit ("C5"), BOARD_BY_INCOME);
  assert_choice (board_standish_site (&stage.state, BOARD_HOTEL), BOARD_CHOOSES_PARCEL, bit ("C3") | bit ("C5"),
                 BOARD_BY_WHITE_DIE);
  assert_choice (board_standish_site (&stage.state, BOARD_PRISON), BOARD_CHOOSES_PARCEL, bit ("C3"), BOARD_BY_RIVAL);
  stage.state.seats[0].owned |= bit ("D2");
  assert_choice (board_standish_site (&stage.state, BOARD_HOTEL), BOARD_CHOOSES_PARCEL, bit ("C3"),
                 BOARD_BY_NEIGHBOURS);
  stage.state.seats[0].owned = bit ("E5");
  stage.state.contents[BOARD_RANCH] |= bit ("D5");
  stage.state.seats[1].owned = bit ("C3") | bit ("C5") | bit ("D5");
  assert_choice (board_standish_site (&stage.state, BOARD_HOTEL), BOARD_CHOOSES_PARCEL, bit ("C3"), BOARD_BY_HARM);
  /* A hotel is two houses to the person's store. */
  begin_solo (&stage);
  board_stage_lay (&stage, "C3 bare 1; C5 bare 1; B6 general-store 0");
  assert_choice (board_standish_site (&stage.state, BOARD_HOTEL), BOARD_CHOOSES_PARCEL, bit ("C3"), BOARD_BY_HARM);
}

/* 7: a house by his gain, raising first, the person's gain, other empty parcels, roads. */
static void
test_house (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_lay (&stage, "C3 saloon 1; G8 bare 1");
  stage.state.seats[0].owned |= bit ("B2");
  assert_choice (board_standish_house (&stage.state), BOARD_CHOOSES_PARCEL, bit ("C4"), BOARD_BY_EMPTY_PARCEL);
  /* The own empty parcel is an option only while nothing waits for it. */
  stage.state.seats[1].owned = bit ("C3") | bit ("B3");
  stage.state.seats[1].waiting[BOARD_BANK - BOARD_FIRST_BUILDING] = 1;
  g_assert_cmphex (board_standish_house (&stage.state).set & bit ("B3"), ==, 0);
  stage.state.seats[1].waiting[BOARD_BANK - BOARD_FIRST_BUILDING] = 0;
  stage.state.seats[0].owned |= board_around (parcel ("C3")) & ~(bit ("D4") | bit ("B3"));
  assert_choice (board_standish_house (&stage.state), BOARD_CHOOSES_PARCEL, bit ("B3"), BOARD_BY_GAIN);
  /* A house of his own, surrounded, is raised first. */
  stage.state.contents[BOARD_HOUSE] |= bit ("B3");
  stage.state.seats[0].owned |= board_spread (bit ("B3") | bit ("D4")) & ~(stage.state.seats[1].owned | bit ("D4"));
  assert_choice (board_standish_house (&stage.state), BOARD_CHOOSES_PARCEL, bit ("B3"), BOARD_BY_RAISING);
  /* Against the person's saloon. */
  stage.state.contents[BOARD_HOUSE] = bit ("D4");
  stage.state.contents[BOARD_SALOON] = bit ("G3");
  stage.state.seats[0].owned = bit ("G3") | bit ("H1");
  stage.state.seats[1].owned = 0;
  g_assert_cmphex (board_standish_house (&stage.state).set & board_around (parcel ("G3")), ==, 0);
  g_assert_cmpuint (board_standish_house (&stage.state).criterion, ==, BOARD_BY_WHITE_DIE);
}

/* 4: he begins, card and cowboy by turns, both go on alone; beaten cowboys count, and VP come at the end. */
static void
test_round (void)
{
  BoardStage stage;

  begin_solo (&stage);
  g_assert_cmpmem (stage.state.passes, 2, ((uint8_t[]) { BOARD_STANDISH, BOARD_SOLIST }), 2);
  board_stage_play (&stage, "* card 0");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_CARD, 0)->args[1], ==, 3);
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_DECIDED, 1)->args[0], ==, BOARD_COWBOY_VP);
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, BOARD_BIT (BOARD_SOLIST));
  board_stage_play (&stage, "0 cowboy wages");
  board_stage_assert_refused (&stage, "* card 0", .reason = BOARD_NO_SUCH_CARD);
  board_stage_play (&stage, "* card 2");
  board_stage_assert_asked (&stage, BOARD_STEP_WHITE_DIE, 0);
  board_stage_play (&stage, "* parcel D3");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_DECIDED, 0)->args[1], ==, BOARD_BY_WHITE_DIE);
  /* Who passes first leaves him to draw the rest. */
  board_stage_play (&stage, "0 cowboy cowboy-vp; * card 5");
  g_assert_cmphex (stage.state.seats[1].track, ==, BOARD_BIT (BOARD_AMMUNITION) | BOARD_BIT (BOARD_COWBOY_VP) |
                                                   BOARD_BIT (BOARD_BUILD_6));
  g_assert_cmpint (stage.state.seats[1].vp, ==, 2);
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, BOARD_BIT (BOARD_SOLIST));
  board_stage_play (&stage, "0 pass");
  /* The saloon goes on D3; its house among equals by the white die. */
  board_stage_assert_asked (&stage, BOARD_STEP_HOUSE, 0);
  g_assert_cmphex (stage.state.contents[BOARD_SALOON], ==, bit ("D3"));
  board_stage_run_to (&stage, BOARD_STEP_DIE);
  /* 6 on three cards: six and a revolver and a cowboy are 8; he keeps nothing for it. */
  board_stage_roll (&stage, "6");
  g_assert_cmpuint (stage.state.beaten, ==, 1);
  board_stage_run_to_round (&stage, 2);
  g_assert_cmpuint (stage.state.beaten, ==, 0);
  g_assert_cmpuint (stage.state.seats[1].personal, ==, 10);
  g_assert_cmpint (stage.state.seats[1].vp, ==, 2 + 10 / 2 + 1);
  g_assert_cmpint (stage.state.seats[1].money, ==, 0);
  /* The settler has left the game; these cards lie on the discards. */
  g_assert_false (board_stage_allows (&stage, "0 choose settler-red"));
  g_assert_cmpuint (stage.state.drawn, ==, 0);
  g_assert_cmpuint (__builtin_popcount (stage.state.deck), ==, 9);
}

/* 4: cards 9 and one cowboy on the Sheriff make 11; a tie is his. */
static void
test_duel (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_play (&stage, "* card 0; 0 cowboy ammunition");
  board_stage_run_to (&stage, BOARD_STEP_DIE);
  stage.state.standish.firepower = 2;
  stage.state.power = 9;
  stage.state.drawn = BOARD_BIT (CARD_A) | BOARD_BIT (CARD_STRONG) | BOARD_BIT (CARD_F);
  stage.state.deck &= (uint16_t) ~stage.state.drawn;
  stage.state.beaten = 1;
  stage.state.seats[1].personal--;
  g_assert_cmpint (board_firepower (&stage.state, BOARD_STANDISH), ==, 11);
  g_assert_cmpint (board_power (&stage.state, BOARD_STANDISH, BOARD_POWER_CARDS), ==, 9);
  g_assert_cmpint (board_power (&stage.state, BOARD_STANDISH, BOARD_POWER_BEATEN), ==, 2);
  stage.state.seats[0].tokens = (uint8_t) (5 - stage.state.seats[0].personal);
  board_stage_roll (&stage, "6");
  g_assert_cmpuint (board_stage_event (&stage, BOARD_EVENT_DUEL_WON, 0)->seat, ==, BOARD_STANDISH);
  /* He does not take the revolvers. */
  g_assert_cmpuint (stage.state.ammunition, ==, CS_NO_SEAT);
}

/* Without a parcel his buildings wait; after build-3 the best-ranked come first, with the roads that they need. */
static void
test_waiting (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_lay (&stage, "A8 bare 1");
  stage.state.seats[1].waiting[BOARD_RANCH - BOARD_FIRST_BUILDING] = 1;
  stage.state.seats[1].waiting[BOARD_DRUGSTORE - BOARD_FIRST_BUILDING] = 1;
  stage.state.bag[BOARD_RANCH - BOARD_FIRST_BUILDING]--;
  stage.state.bag[BOARD_DRUGSTORE - BOARD_FIRST_BUILDING]--;
  board_stage_play (&stage, "* card 1; 0 pass; * card 9; * card 7");
  board_stage_run_to (&stage, BOARD_STEP_HOUSE);
  g_assert_cmphex (stage.state.contents[BOARD_DRUGSTORE], ==, bit ("A8"));
  g_assert_true ((board_connected (stage.state.roads) & bit ("A8")) != 0);
  board_stage_run_to_round (&stage, 2);
  g_assert_cmpuint (stage.state.seats[1].waiting[BOARD_RANCH - BOARD_FIRST_BUILDING], ==, 1);
  g_assert_cmpuint (stage.state.seats[1].roads, ==, 0);
}

/* 7, roads: of the shortest ways the one that connects the fewest empty parcels of the person, even if it begins with
 * more of them than another; the first in reading order among equals. */
static void
test_roads (void)
{
  static const struct
  {
    const char *yours;
    const char *way[3];
    bool down[3];
  } cases[] = {
    { "D2 bare 0; F3 bare 0; G4 bare 0", { "E4", "F3", "F3" }, { false, true, false } },
    { "D2 bare 0; E2 bare 0; G3 bare 0", { "E4", "F4", "G3" }, { false, false, true } },
    { "D2 bare 0; F2 bare 0; F3 bare 0", { "E4", "F3", "F3" }, { false, true, false } },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardRoads roads = board_sides (board_stage_parcel ("D4"));
      BoardStage stage;

      begin_solo (&stage);
      board_stage_lay (&stage, cases[i].yours);
      board_stage_lay (&stage, "G2 bare 1");
      stage.state.seats[1].waiting[BOARD_DRUGSTORE - BOARD_FIRST_BUILDING] = 1;
      stage.state.bag[BOARD_DRUGSTORE - BOARD_FIRST_BUILDING]--;
      for (uint32_t nth = 0; nth < 3; nth++)
        roads = board_roads_with (roads, board_road_on (parcel (cases[i].way[nth]) * 2 + cases[i].down[nth]));
      board_stage_play (&stage, "* card 1; 0 pass; * card 9; * card 7");
      while (stage.state.contents[BOARD_DRUGSTORE] == 0)
        board_stage_run_to (&stage, BOARD_STEP_HOUSE);
      g_assert_cmphex (stage.state.contents[BOARD_DRUGSTORE], ==, bit ("G2"));
      g_assert_cmphex (stage.state.roads.across, ==, roads.across);
      g_assert_cmphex (stage.state.roads.down, ==, roads.down);
    }
}

/* Without room for its house a building waits. */
static void
test_no_room (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_lay (&stage, "A8 bare 1; D4 bare -");
  stage.state.contents[BOARD_MOUNTAIN] = ~bit ("A8");
  stage.state.seats[1].waiting[BOARD_BANK - BOARD_FIRST_BUILDING] = 1;
  stage.state.bag[BOARD_BANK - BOARD_FIRST_BUILDING]--;
  board_stage_play (&stage, "* card 1; 0 pass; * card 9; * card 0");
  g_assert_cmphex (stage.state.contents[BOARD_BANK], ==, 0);
  g_assert_cmpuint (stage.state.seats[1].waiting[BOARD_BANK - BOARD_FIRST_BUILDING], ==, 1);
}

/* S20: a bridge for what nothing on his side is as good as; without one only what needs no road, or a way around. */
static void
test_bridge (void)
{
  BoardStage stage;

  set_river (&stage, BOARD_RIVER_SIDE, bit ("G2") | bit ("B4") | bit ("B5") | bit ("B6") | bit ("C6") | bit ("C7"));
  begin_set (&stage);
  board_stage_lay (&stage, "B8 bare 1; F2 bare 1");
  assert_choice (board_standish_site (&stage.state, BOARD_HOTEL), BOARD_CHOOSES_PARCEL, bit ("B8"), BOARD_BY_BRIDGE);
  assert_choice (board_standish_site (&stage.state, BOARD_MINE), BOARD_CHOOSES_PARCEL, bit ("F2"), BOARD_BY_INCOME);
  board_stage_lay (&stage, "F1 house -; G1 house -");
  assert_choice (board_standish_site (&stage.state, BOARD_SALOON), BOARD_CHOOSES_PARCEL, bit ("F2"), BOARD_BY_INCOME);
  stage.state.bridged = 1;
  assert_choice (board_standish_site (&stage.state, BOARD_SALOON), BOARD_CHOOSES_PARCEL, bit ("B8"),
                 BOARD_BY_NECESSITY);
  assert_choice (board_standish_site (&stage.state, BOARD_MINE), BOARD_CHOOSES_PARCEL, bit ("F2"), BOARD_BY_INCOME);
  g_assert_cmphex (board_standish_house (&stage.state).set & bit ("F3"), ==, 0);
  stage.state.seats[1].waiting[BOARD_PRISON - BOARD_FIRST_BUILDING] = 3;
  assert_order (&stage, BOARD_LETTER_H, 0, BOARD_CHOOSES_PARCEL, bit ("B2"), BOARD_BY_ROADS);
  stage.state.seats[1].waiting[BOARD_PRISON - BOARD_FIRST_BUILDING] = 0;
  g_assert_cmpstr (board_check (NULL, &stage.state), ==, "standish");
  /* A bridge of the person's links the banks for him, too. */
  stage.state.roads.across |= bit ("D3");
  g_assert_cmpstr (board_check (NULL, &stage.state), ==, NULL);
  assert_choice (board_standish_site (&stage.state, BOARD_SALOON), BOARD_CHOOSES_PARCEL, bit ("F2"), BOARD_BY_INCOME);
}

/* S20: he builds one; what then needs another one waits. */
static void
test_one_bridge (void)
{
  const BoardParcels fork = BOARD_WEST << 3 | bit ("E4") | bit ("F4") | bit ("G4") | bit ("H4");
  BoardStage stage;

  set_river (&stage, fork, bit ("B5") | bit ("B6") | bit ("C5") | bit ("C6") | bit ("C7"));
  stage.setup.variants = BOARD_RIVER_TILES;
  begin_set (&stage);
  board_stage_lay (&stage, "F2 bare 1; F7 bare 1");
  stage.state.seats[1].waiting[BOARD_BANK - BOARD_FIRST_BUILDING] = 1;
  stage.state.seats[1].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING] = 1;
  stage.state.bag[BOARD_BANK - BOARD_FIRST_BUILDING]--;
  stage.state.bag[BOARD_HOTEL - BOARD_FIRST_BUILDING]--;
  board_stage_play (&stage, "* card 1; 0 pass; * card 9; * card 7");
  board_stage_run_to_round (&stage, 2);
  g_assert_cmphex (stage.state.contents[BOARD_BANK], ==, bit ("F2"));
  g_assert_cmpuint (stage.state.bridged, ==, 1);
  g_assert_cmpuint (stage.state.roads.across & board_crossings (fork).across, ==, bit ("D3"));
  g_assert_cmphex (stage.state.contents[BOARD_HOTEL], ==, 0);
  g_assert_cmpuint (stage.state.seats[1].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING], ==, 1);
}

/* X: all twelve cards make a new deck; an empty deck is made of the discards. */
static void
test_deck (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_play (&stage, "* card 10; 0 pass");
  board_stage_run_to_round (&stage, 2);
  g_assert_cmpuint (__builtin_popcount (stage.state.deck), ==, 12);
  board_stage_run_to (&stage, BOARD_STEP_CARD);
  stage.state.deck = BOARD_BIT (CARD_B);
  board_stage_play (&stage, "* card 1; 0 pass");
  g_assert_cmphex (stage.state.deck, ==, 0xfff & ~BOARD_BIT (CARD_B));
}

/* 8: 33 VP, six parcels with something on them, all of the set: 50.  A tie is his (S17). */
static void
test_score (void)
{
  BoardStage stage;
  BoardScore score;

  begin_solo (&stage);
  board_stage_lay (&stage, "B2 saloon 1; B3 general-store 1; B4 bank 1; B5 house 1; B6 house 1; B7 mountain 1");
  stage.state.seats[1].vp = 33;
  board_seat_score (&stage.state, BOARD_STANDISH, &score);
  g_assert_cmpint (score.bonus, ==, 5);
  g_assert_cmpint (score.total, ==, 50);
  stage.state.seats[0].vp = 50;
  stage.state.seats[0].money = 0;
  g_assert_cmpuint (board_winner (&stage.state), ==, BOARD_STANDISH);
  stage.state.seats[0].vp = 51;
  g_assert_cmpuint (board_winner (&stage.state), ==, BOARD_SOLIST);
}

/* S9: he never lends a parcel or a house. */
static void
test_refusal (void)
{
  BoardStage stage;

  begin_solo (&stage);
  board_stage_lay (&stage, "C4 bare 0; D5 bare 1; E5 bare 1");
  board_stage_play (&stage, "* card 1; 0 cowboy build-5; * card 9; 0 pass; * card 10; 0 build; 0 parcel C4");
  board_stage_assert_asked (&stage, BOARD_STEP_HOUSE, BOARD_BIT (BOARD_SOLIST));
  g_assert_true (board_stage_allows (&stage, "0 house C5"));
  g_assert_false (board_stage_allows (&stage, "0 house D5"));
}

/* Parcel duels are the person's to order. */
static void
test_order_of_duels (void)
{
  BoardStage stage;

  begin_solo (&stage);
  stage.state.seats[1].cowboys = bit ("C3") | bit ("E3");
  stage.state.seats[1].personal = 8;
  board_stage_play (&stage, "* card 1; 0 cowboy C3; * card 9; 0 cowboy E3; * card 10; 0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_DUEL, BOARD_BIT (BOARD_SOLIST));
}

/* The sheet is the person's alone, who cannot bid, and so are duel tiles; his are the first pile (S19). */
static void
test_variants (void)
{
  BoardStage stage;

  set_solo (&stage, "settler-red");
  stage.setup.variants = BOARD_NEW_BEGINNING | BOARD_MIGHT_IS_RIGHT;
  board_stage_begin (&stage);
  board_stage_assert_asked (&stage, BOARD_STEP_SHEET, BOARD_BIT (BOARD_SOLIST));
  g_assert_cmpmem (stage.state.pile, BOARD_TILE_VALUES, ((uint8_t[]) { 1, 1, 1, 1, 1, 1 }), BOARD_TILE_VALUES);
  board_stage_play (&stage, "0 amount 3; 0 amount 1; 0 amount 1; 0 amount 2; 0 amount 0");
  board_stage_assert_refused (&stage, "0 amount 1", .reason = BOARD_AMOUNT_RANGE, .x = 0, .y = 0);
  board_stage_play (&stage, "0 amount 0");
  g_assert_cmpmem (stage.state.order, 2, ((uint8_t[]) { BOARD_STANDISH, BOARD_SOLIST }), 2);
  g_assert_cmpint (stage.state.seats[1].money, ==, 0);
  board_stage_play (&stage, "0 parcel A1; 0 parcel H1; 0 choose settler-red; 0 yes; * card 0; 0 cowboy ammunition");
  board_stage_run_to (&stage, BOARD_STEP_TILE);
  board_stage_assert_asked (&stage, BOARD_STEP_TILE, BOARD_BIT (BOARD_SOLIST));
  board_stage_play (&stage, "0 tile 5");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_TILES, 0)->seat, ==, BOARD_SOLIST);
  g_assert_null (board_stage_event (&stage, BOARD_EVENT_TILES, 1));
}

/* The check of a position finds cards in two places, a thirteenth, wrong power, and money. */
static void
test_damage (void)
{
  BoardStage stage;
  BoardState copy;

  begin_solo (&stage);
  copy = stage.state;
  copy.drawn = BOARD_BIT (CARD_I);
  copy.power = 2;
  g_assert_cmpstr (board_check (NULL, &copy), ==, "standish");
  copy.deck &= (uint16_t) ~copy.drawn;
  g_assert_cmpstr (board_check (NULL, &copy), ==, NULL);
  copy.power = 3;
  g_assert_cmpstr (board_check (NULL, &copy), ==, "standish");
  copy = stage.state;
  copy.deck |= BOARD_BIT (BOARD_CARDS);
  g_assert_cmpstr (board_check (NULL, &copy), ==, "standish");
  copy = stage.state;
  copy.seats[BOARD_STANDISH].money = 1;
  g_assert_cmpstr (board_check (NULL, &copy), ==, "standish");
}

static void
assert_setup_refused (const BoardSetup *setup,
                      uint16_t          reason,
                      uint16_t          what)
{
  BoardState state;
  const CsRefusal refusal = board_game.init (NULL, setup, &state);

  g_assert_cmpuint (refusal.reason, ==, reason);
  g_assert_cmpuint (refusal.what, ==, what);
}

/* What is wrong with a strategy is named, and so is what the solo game does not have. */
static void
test_refused (void)
{
  BoardStage stage;
  BoardSetup setup;

  set_solo (&stage, "settler-red");
#define REFUSED(change, reason, what)                                                                     \
  G_STMT_START                                                                                            \
    {                                                                                                     \
      setup = stage.setup;                                                                                \
      change;                                                                                             \
      assert_setup_refused (&setup, reason, what);                                                        \
    }                                                                                                     \
  G_STMT_END
  REFUSED (, CS_LEGAL, 0);
  REFUSED (setup.n_seats = 3, BOARD_SETUP_STANDISH, BOARD_STANDISH_SEATS);
  REFUSED (setup.standish.plays = 2, BOARD_SETUP_STANDISH, BOARD_STANDISH_SEATS);
  REFUSED (setup.standish.neutral = 0, BOARD_SETUP_STANDISH, BOARD_STANDISH_NEUTRAL);
  REFUSED (setup.standish.neutral = 8, BOARD_SETUP_STANDISH, BOARD_STANDISH_NEUTRAL);
  REFUSED (setup.standish.firepower = 10, BOARD_SETUP_STANDISH, BOARD_STANDISH_FIREPOWER);
  REFUSED (setup.standish.vp[0] = 21, BOARD_SETUP_STANDISH, BOARD_STANDISH_VP);
  REFUSED (setup.standish.vp[4] = 21, BOARD_SETUP_STANDISH, BOARD_STANDISH_VP);
  REFUSED (setup.standish.priority[8] = BOARD_SALOON, BOARD_SETUP_STANDISH, BOARD_STANDISH_PRIORITY);
  REFUSED (setup.standish.priority[8] = BOARD_CHURCH, BOARD_SETUP_STANDISH, BOARD_STANDISH_PRIORITY);
  REFUSED (setup.standish.bonus[2] = 200, BOARD_SETUP_STANDISH, BOARD_STANDISH_BONUS);
  REFUSED (setup.standish.cards[3] = BOARD_CARD (BOARD_LETTERS, 1), BOARD_SETUP_STANDISH, BOARD_STANDISH_CARDS);
  REFUSED (setup.standish.cards[3] = BOARD_CARD (BOARD_LETTER_A, 10), BOARD_SETUP_STANDISH, BOARD_STANDISH_CARDS);
  REFUSED (setup.order[0] = 0; setup.order[1] = 1, BOARD_SETUP_ORDER, 0);
  REFUSED (setup.variants = BOARD_KIT_CARSON, BOARD_SETUP_VARIANTS, 0);
  REFUSED (setup.buildings[BOARD_CHURCH - BOARD_FIRST_BUILDING] = 2, BOARD_SETUP_BUILDINGS, BOARD_CHURCH);
  REFUSED (setup.buildings[BOARD_RANCH - BOARD_FIRST_BUILDING] = 4, BOARD_SETUP_BUILDINGS, BOARD_RANCH);
  REFUSED (setup.roles ^= UINT64_C (1) << BOARD_ROLE (BOARD_BANKER, BOARD_RED) |
                          UINT64_C (1) << BOARD_ROLE (BOARD_TEACHER, BOARD_RED), BOARD_SETUP_CHARACTERS, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-standish/turn-order", test_turn_order);
  g_test_add_func ("/board-standish/best-building", test_best_building);
  g_test_add_func ("/board-standish/best-parcel", test_best_parcel);
  g_test_add_func ("/board-standish/prison-parcel", test_prison_parcel);
  g_test_add_func ("/board-standish/council", test_council);
  g_test_add_func ("/board-standish/card-d", test_card_d);
  g_test_add_func ("/board-standish/card-e", test_card_e);
  g_test_add_func ("/board-standish/card-f", test_card_f);
  g_test_add_func ("/board-standish/card-g", test_card_g);
  g_test_add_func ("/board-standish/site", test_site);
  g_test_add_func ("/board-standish/house", test_house);
  g_test_add_func ("/board-standish/round", test_round);
  g_test_add_func ("/board-standish/duel", test_duel);
  g_test_add_func ("/board-standish/waiting", test_waiting);
  g_test_add_func ("/board-standish/roads", test_roads);
  g_test_add_func ("/board-standish/no-room", test_no_room);
  g_test_add_func ("/board-standish/damage", test_damage);
  g_test_add_func ("/board-standish/bridge", test_bridge);
  g_test_add_func ("/board-standish/one-bridge", test_one_bridge);
  g_test_add_func ("/board-standish/deck", test_deck);
  g_test_add_func ("/board-standish/score", test_score);
  g_test_add_func ("/board-standish/refusal", test_refusal);
  g_test_add_func ("/board-standish/order-of-duels", test_order_of_duels);
  g_test_add_func ("/board-standish/variants", test_variants);
  g_test_add_func ("/board-standish/refused", test_refused);
  return g_test_run ();
}
