/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests duels and who avoids them (rules pages 4.3, 7, 10.1, 10.3 and 12). */

#include <glib.h>
#include <string.h>

#include "test-board-stage.h"

/* Goes on until all have passed. */
static void
pass_all (BoardStage *stage)
{
  while (stage->state.step == BOARD_STEP_COWBOY)
    {
      char text[8];

      g_snprintf (text, sizeof text, "%u pass", (uint32_t) __builtin_ctz (stage->state.actors));
      board_stage_play (stage, text);
    }
}

static void
give_tokens (BoardStage *stage,
             uint8_t     a,
             uint8_t     b,
             uint8_t     c)
{
  stage->state.seats[0].tokens = a;
  stage->state.seats[1].tokens = b;
  stage->state.seats[2].tokens = c;
  for (uint32_t seat = 0; seat < stage->state.n_seats; seat++)
    {
      stage->state.seats[seat].general = (uint8_t) (stage->state.seats[seat].general +
                                                    stage->state.seats[seat].personal - 1);
      stage->state.seats[seat].personal = 1;
    }
}

/* 12.2: 5 + 1 + 0 and 3 + 2 + 1 tie at six; the earlier passer wins, the others' cowboys go back to them. */
static void
test_tie (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "banker-yellow grocer-yellow captain-yellow");
  board_stage_characters (&stage, "banker-yellow grocer-yellow captain-yellow");
  give_tokens (&stage, 1, 2, 1);
  stage.state.seats[1].personal = 2;
  stage.state.seats[1].general--;
  board_stage_play (&stage, "0 cowboy D4; 1 cowboy D4; 2 cowboy D4; 1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_DIE, 0);
  g_assert_cmpmem (stage.state.passes, 3, ((uint8_t[]) { 0, 1, 2 }), 3);
  board_stage_roll (&stage, "532");
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_STRENGTH, 0)->args[0], ==, 5);
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_STRENGTH, 1)->args[1], ==, 3);
  g_assert_cmpuint (board_stage_event (&stage, BOARD_EVENT_DUEL_WON, 0)->seat, ==, 0);
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_DUEL_WON, 0)->args[1], ==, 1);
  g_assert_cmpuint (stage.state.seats[1].personal, ==, 2);
  g_assert_cmpuint (stage.state.seats[2].personal, ==, 1);
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (0));
  board_stage_play (&stage, "0 pass");
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("D4")), ==, CS_NO_SEAT);
  g_assert_cmpuint (stage.state.seats[0].general, ==, 10);
}

/* B9: the earliest passer in any of the duels names the next one, and what is uncontested follows in pass order. */
static void
test_order (void)
{
  BoardStage stage;
  BoardPlace place;

  board_stage_set (&stage, 3, "banker-yellow grocer-yellow captain-yellow");
  board_stage_characters (&stage, "banker-yellow grocer-yellow captain-yellow");
  board_stage_play (&stage, "0 cowboy C4; 1 cowboy D5; 2 cowboy D4; 0 cowboy D4; 1 cowboy E5; 2 cowboy E5; 0 pass; "
                            "1 pass; "
                            "2 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_DUEL, BOARD_BIT (0));
  g_assert_false (board_stage_allows (&stage, "0 parcel C4"));
  g_assert_cmpuint (board_duel_in_hand (&stage.state, &place), ==, 0);
  board_stage_play (&stage, "0 parcel E5");
  g_assert_cmpuint (board_duel_in_hand (&stage.state, &place), ==, BOARD_BIT (1) | BOARD_BIT (2));
  g_assert_cmpuint (place, ==, BOARD_PLACE_PARCEL + board_stage_parcel ("E5"));
  board_stage_roll (&stage, "61");
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (1));
  g_assert_cmpuint (board_duel_in_hand (&stage.state, &place), ==, 0);
  board_stage_play (&stage, "1 yes");
  board_stage_assert_asked (&stage, BOARD_STEP_DIE, 0);
  board_stage_roll (&stage, "61");
  board_stage_play (&stage, "0 yes; 0 yes; 1 yes");
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("D5")), ==, 1);
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("D4")), ==, 0);
}

/* Firepower has all its parts; a cowboy on the board is none. */
static void
test_firepower (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "mercenary-yellow sheriff-yellow");
  board_stage_characters (&stage, "mercenary-yellow sheriff-yellow");
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 1 + 3 + 3);
  g_assert_cmpint (board_firepower (&stage.state, 1), ==, 1 + 3 + 1);
  board_stage_play (&stage, "1 cowboy roads-3 white; 0 cowboy ammunition");
  g_assert_cmpint (board_firepower (&stage.state, 1), ==, 1 + 3);
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 1 + 2 + 3);
  stage.state.ammunition = 0;
  stage.state.seats[0].enclosures[0] = 1;
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 1 + 2 + 3 + 3 + 1);
  stage.state.seats[0].enclosures[0] = 3;
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 1 + 2 + 3 + 3 + 2);
  g_assert_cmpint (board_power (&stage.state, 0, BOARD_POWER_TOKENS), ==, 1);
  g_assert_cmpint (board_power (&stage.state, 0, BOARD_POWER_COWBOYS), ==, 2);
  g_assert_cmpint (board_power (&stage.state, 0, BOARD_POWER_CHARACTER), ==, 3);
  g_assert_cmpint (board_power (&stage.state, 0, BOARD_POWER_AMMUNITION), ==, 3);
  g_assert_cmpint (board_power (&stage.state, 0, BOARD_POWER_HORSES), ==, 2);
  stage.state.seats[0].role = BOARD_ROLES;
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 1 + 2 + 3 + 2);
}

/* Sheriff (yellow): nobody joins the white cowboy, it goes only where nobody is, never to a rival's building. */
static void
test_white (void)
{
  BoardStage stage;
  const uint16_t d5 = (uint16_t) board_stage_parcel ("D5");

  board_stage_set (&stage, 3, "sheriff-yellow banker-yellow singer-yellow");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "F2 saloon 1; G2 saloon 0");
  board_stage_characters (&stage, "sheriff-yellow banker-yellow singer-yellow");
  board_stage_play (&stage, "0 cowboy road-1; 1 cowboy D4; 2 cowboy vp-5");
  board_stage_assert_refused (&stage, "0 cowboy D4 white", .reason = BOARD_NOT_WITH_THIS,
                              .what = (uint16_t) board_stage_parcel ("D4"));
  board_stage_assert_refused (&stage, "0 cowboy vp-5 white", .reason = BOARD_NOT_WITH_THIS, .what = BOARD_VP_5);
  g_assert_false (board_stage_allows (&stage, "0 cowboy F2 white"));
  g_assert_true (board_stage_allows (&stage, "0 cowboy G2 white"));
  board_stage_play (&stage, "0 cowboy D5 white");
  board_stage_assert_refused (&stage, "1 cowboy D5", .reason = BOARD_PLACE_TAKEN, .what = d5);
  board_stage_play (&stage, "1 pass; 2 pass; 0 pass");
  board_stage_run_to (&stage, BOARD_STEP_BUY_PARCEL);
  board_stage_play (&stage, "1 yes; 0 yes");
  g_assert_cmpuint (board_owner_at (&stage.state, d5), ==, 0);
  g_assert_cmpuint (stage.state.seats[0].white, ==, BOARD_WHITE_SPENT);
}

/* The sheriff on a place of the track bars it, but not from the singer; nor wages. */
static void
test_white_on_track (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "sheriff-yellow banker-yellow singer-yellow");
  board_stage_characters (&stage, "sheriff-yellow banker-yellow singer-yellow");
  board_stage_play (&stage, "0 cowboy gambling white");
  board_stage_assert_refused (&stage, "1 cowboy gambling", .reason = BOARD_PLACE_TAKEN, .what = BOARD_GAMBLING);
  board_stage_play (&stage, "1 cowboy wages");
  g_assert_false (board_stage_allows (&stage, "2 cowboy gambling"));
  board_stage_assert_refused (&stage, "2 cowboy ammunition no-duel", .reason = BOARD_NOT_WITH_THIS,
                              .what = BOARD_AMMUNITION);
  board_stage_play (&stage, "2 cowboy gambling no-duel; 0 pass; 1 pass; 2 pass");
  board_stage_roll (&stage, "34");
  g_assert_cmpint (stage.state.seats[2].money, ==, 15 + 7);
  board_stage_roll (&stage, "11");
  g_assert_cmpint (stage.state.seats[0].money, ==, 15 + 2);
}

/* Sheriff (red): attacks nobody, joins nobody but on shared places, may defend; 3 VP a lost duel. */
static void
test_peaceful (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "sheriff-red captain-yellow");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "F2 saloon 0; G2 saloon 1");
  board_stage_characters (&stage, "sheriff-red captain-yellow");
  board_stage_assert_refused (&stage, "0 cowboy G2", .reason = BOARD_NOT_ATTACKABLE,
                              .what = (uint16_t) board_stage_parcel ("G2"));
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy F2");
  g_assert_true (board_stage_allows (&stage, "0 cowboy F2"));
  board_stage_play (&stage, "0 cowboy wages; 1 cowboy roads-3; 0 pass; 1 cowboy gambling");
  board_stage_roll (&stage, "16");
  g_assert_cmpint (stage.state.seats[0].vp, ==, 3);
  g_assert_cmpuint (stage.state.seats[1].roads, ==, 4);
}

/* Singer (yellow): no duel for her, she acts first; others duel among themselves. */
static void
test_singer (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "banker-yellow captain-yellow singer-yellow");
  board_stage_characters (&stage, "banker-yellow captain-yellow singer-yellow");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3");
  /* A tile and a cowboy are enough to be told what is wrong with the place. */
  stage.state.seats[2].no_duels = 1;
  stage.state.seats[2].personal = 1;
  stage.state.seats[2].general = BOARD_COWBOYS - 1;
  board_stage_assert_refused (&stage, "2 cowboy wages no-duel", .reason = BOARD_NOT_WITH_THIS, .what = BOARD_WAGES);
  stage.state.seats[2].personal = 0;
  stage.state.seats[2].general = BOARD_COWBOYS;
  board_stage_assert_refused (&stage, "2 cowboy wages no-duel", .reason = BOARD_NO_COWBOY, .what = BOARD_WAGES);
  stage.state.seats[2].personal = 1;
  stage.state.seats[2].general = BOARD_COWBOYS - 1;
  board_stage_play (&stage, "2 cowboy roads-3 no-duel");
  pass_all (&stage);
  g_assert_cmpuint (stage.state.seats[2].roads, ==, 4);
  board_stage_assert_asked (&stage, BOARD_STEP_DIE, 0);
  board_stage_roll (&stage, "16");
  g_assert_cmpuint (stage.state.seats[1].roads, ==, 4);
  g_assert_cmpuint (stage.state.seats[0].roads, ==, 1);
}

/* The tile that the singer has left goes back (4.8.5). */
static void
test_singer_at_round_end (void)
{
  BoardStage stage;
  const BoardSeat *singer = &stage.state.seats[1];

  board_stage_set (&stage, 2, "banker-yellow singer-yellow");
  board_stage_characters (&stage, "banker-yellow singer-yellow");
  board_stage_play (&stage, "0 cowboy wages; 1 cowboy roads-3 no-duel; 0 pass; 1 pass");
  g_assert_cmpuint (singer->no_duels, ==, 1);
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpuint (singer->no_duels, ==, 0);
}

/* Singer (red), B30: one more cowboy of the general supply gambles, without a duel, for the product. */
static void
test_singer_red (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "banker-yellow singer-red");
  board_stage_characters (&stage, "banker-yellow singer-red");
  stage.state.seats[1].general = 10;
  stage.state.seats[1].personal = 0;
  board_stage_play (&stage, "0 cowboy gambling");
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, BOARD_BIT (1));
  stage.state.seats[1].general = 0;
  stage.state.seats[1].personal = 10;
  board_stage_assert_refused (&stage, "1 cowboy gambling no-duel", .reason = BOARD_NO_COWBOY, .what = BOARD_GAMBLING);
  stage.state.seats[1].general = 10;
  stage.state.seats[1].personal = 0;
  board_stage_assert_refused (&stage, "1 cowboy wages", .reason = BOARD_NO_COWBOY, .what = BOARD_WAGES);
  board_stage_assert_refused (&stage, "1 cowboy wages no-duel", .reason = BOARD_NOT_WITH_THIS, .what = BOARD_WAGES);
  board_stage_play (&stage, "1 cowboy gambling no-duel");
  g_assert_cmpuint (stage.state.seats[1].general, ==, 9);
  board_stage_play (&stage, "0 pass");
  board_stage_roll (&stage, "56");
  g_assert_cmpint (stage.state.seats[1].money, ==, 15 + 30);
  g_assert_cmpuint (stage.state.seats[1].general, ==, 10);
}

/* A singer without a cowboy in the general supply, and no white place left: passes by itself (B8). */
static void
test_nothing_to_place (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "banker-yellow singer-red");
  board_stage_characters (&stage, "banker-yellow singer-red");
  stage.state.seats[1].personal = 0;
  stage.state.seats[1].general = 0;
  stage.state.seats[1].wages = 10;
  stage.state.seats[1].track = BOARD_BIT (BOARD_WAGES);
  board_stage_play (&stage, "0 cowboy gambling");
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, BOARD_BIT (0));
  g_assert_cmpuint (stage.state.passed[0], ==, 1);
}

/* Lawyer (yellow): rivals leave its parcels before the duel, and have lost none. */
static void
test_lawyer (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "sheriff-red captain-yellow lawyer-yellow");
  board_stage_characters (&stage, "sheriff-red captain-yellow lawyer-yellow");
  board_stage_play (&stage, "0 cowboy D4; 1 cowboy D4; 2 cowboy D4");
  pass_all (&stage);
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (2));
  g_assert_cmpuint (stage.state.seats[0].personal, ==, 3);
  g_assert_cmpint (stage.state.seats[0].vp, ==, 0);
}

/* Dynamite: two dice in a duel there, lost if there is none. */
static void
test_dynamite (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "captain-yellow prospector-red");
  board_stage_characters (&stage, "captain-yellow prospector-red");
  g_assert_cmpuint (stage.state.seats[1].dynamites, ==, 2);
  board_stage_play (&stage, "0 cowboy roads-3");
  g_assert_false (board_stage_allows (&stage, "1 cowboy wages dynamite"));
  board_stage_play (&stage, "1 cowboy roads-3 dynamite; 0 cowboy D4; 1 cowboy D4 dynamite; 0 pass; 1 pass");
  g_assert_cmpuint (stage.state.seats[1].dynamites, ==, 0);
  board_stage_roll (&stage, "333");
  g_assert_cmpuint (stage.state.seats[1].roads, ==, 4);
  board_stage_roll (&stage, "612");
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (0));
}

/* Gunsmith: 2 VP a duel won (yellow); all his dice anew, once, when all are seen (red, B29). */
static void
test_gunsmith (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "captain-yellow gunsmith-red");
  board_stage_characters (&stage, "captain-yellow gunsmith-red");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3 dynamite; 0 cowboy D4; 1 cowboy D4; 0 pass; 1 pass");
  board_stage_roll (&stage, "511");
  board_stage_assert_asked (&stage, BOARD_STEP_REROLL, BOARD_BIT (1));
  board_stage_play (&stage, "1 yes");
  board_stage_roll (&stage, "66");
  g_assert_cmpuint (stage.state.seats[1].roads, ==, 4);
  board_stage_roll (&stage, "61");
  board_stage_play (&stage, "1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (0));
  stage.state.seats[0].role = BOARD_ROLE (BOARD_GUNSMITH, BOARD_YELLOW);
  g_assert_cmpint (stage.state.seats[0].vp, ==, 0);
}

static void
test_gunsmith_yellow (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "captain-yellow gunsmith-yellow");
  board_stage_characters (&stage, "captain-yellow gunsmith-yellow");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 cowboy D4; 1 cowboy D4; 0 pass; 1 pass");
  board_stage_roll (&stage, "16");
  g_assert_cmpint (stage.state.seats[1].vp, ==, 2);
  board_stage_roll (&stage, "61");
  g_assert_cmpint (stage.state.seats[1].vp, ==, 2);
}

/* Undertaker, B34: $2 or a VP for each beaten cowboy; what one has if there is no choice, nothing from who has
 * nothing. */
static void
test_undertaker (void)
{
  static const struct
  {
    int16_t money, vp;
    const char *answer;
    int16_t money_after, vp_after, undertaker;
  } cases[] = {
    { 5, 2, "0 yes", 3, 2, 2 },
    { 5, 2, "0 pass", 5, 1, 0 },
    { 5, 0, NULL, 3, 0, 2 },
    { 2, 0, NULL, 0, 0, 2 },
    { 2, 1, "0 yes", 0, 1, 2 },
    { 1, 2, NULL, 1, 1, 0 },
    { 1, 0, NULL, 1, 0, 0 },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardStage stage;
      const BoardSeat *seats = stage.state.seats;

      board_stage_set (&stage, 2, "captain-yellow doctor-yellow undertaker-red");
      board_stage_characters (&stage, "captain-yellow undertaker-red");
      board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 cowboy D4; 1 cowboy D4; 0 pass; 1 pass");
      stage.state.seats[0].money = cases[i].money;
      stage.state.seats[0].vp = cases[i].vp;
      board_stage_roll (&stage, "16");
      board_stage_assert_asked (&stage, cases[i].answer == NULL ? BOARD_STEP_DIE : BOARD_STEP_UNDERTAKER,
                                cases[i].answer == NULL ? 0 : BOARD_BIT (0));
      if (cases[i].answer != NULL)
        board_stage_play (&stage, cases[i].answer);
      g_assert_cmpint (seats[0].money, ==, cases[i].money_after);
      g_assert_cmpint (seats[0].vp, ==, cases[i].vp_after);
      g_assert_cmpint (seats[1].money, ==, 15 + cases[i].undertaker);
      board_stage_roll (&stage, "61");
      g_assert_cmpint (seats[1].money, ==, 15 + cases[i].undertaker);
    }
}

/* Doctor, B33: $3 to a later place without a cowboy; its own first and free. */
static void
test_doctor (void)
{
  BoardStage stage;
  const BoardSeat *seats = stage.state.seats;

  board_stage_set (&stage, 3, "captain-yellow mercenary-yellow doctor-yellow undertaker-red");
  board_stage_characters (&stage, "captain-yellow mercenary-yellow doctor-yellow");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 2 cowboy roads-3; 0 cowboy vp-5");
  pass_all (&stage);
  board_stage_roll (&stage, "161");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, BOARD_BIT (2));
  board_stage_assert_refused (&stage, "2 track vp-5", .reason = BOARD_PLACE_CLOSED, .what = BOARD_VP_5);
  board_stage_assert_refused (&stage, "2 track ammunition", .reason = BOARD_PLACE_CLOSED, .what = BOARD_AMMUNITION);
  board_stage_assert_refused (&stage, "2 track wages", .reason = BOARD_PLACE_CLOSED, .what = BOARD_WAGES);
  g_assert_false (board_stage_allows (&stage, "2 track building-income"));
  board_stage_play (&stage, "2 track parcel-income");
  g_assert_cmpint (seats[2].money, ==, 15);
  g_assert_cmpuint (seats[2].white, ==, BOARD_WHITE_NONE);
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, BOARD_BIT (0));
  g_assert_false (board_stage_allows (&stage, "0 track parcel-income"));
  board_stage_play (&stage, "0 track road-1");
  g_assert_cmpint (seats[0].money, ==, 15 - 3);
  g_assert_cmpint (seats[2].money, ==, 15 + 3 + 4);
  g_assert_cmpuint (seats[0].roads, ==, 2);
}

/* B33: the doctor's own cowboys come first, though it passed last. */
static void
test_doctor_first (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "captain-yellow mercenary-yellow doctor-yellow undertaker-red");
  board_stage_characters (&stage, "captain-yellow mercenary-yellow doctor-yellow");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 2 cowboy roads-3; 0 pass; 1 pass; 2 pass");
  board_stage_roll (&stage, "161");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, BOARD_BIT (2));
  board_stage_play (&stage, "2 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, BOARD_BIT (0));
}

/* B33: of the places with a cowboy only road-1. */
static void
test_doctor_road_1 (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "captain-yellow mercenary-yellow doctor-yellow undertaker-red");
  board_stage_characters (&stage, "captain-yellow mercenary-yellow doctor-yellow");
  board_stage_play (&stage, "0 cowboy ammunition; 1 cowboy roads-3; 2 cowboy ammunition; 0 pass; 1 cowboy road-1");
  pass_all (&stage);
  board_stage_roll (&stage, "16");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, BOARD_BIT (0));
  g_assert_true (board_stage_allows (&stage, "0 track road-1"));
  g_assert_true (board_stage_allows (&stage, "0 track gambling"));
  board_stage_assert_refused (&stage, "0 track roads-3", .reason = BOARD_PLACE_CLOSED, .what = BOARD_ROADS_3);
}

/* Nobody who cannot pay is asked, nor for a place when there is none; pass keeps the cowboy. */
static void
test_doctor_passed (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "captain-yellow doctor-yellow undertaker-red");
  board_stage_characters (&stage, "captain-yellow doctor-yellow");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 cowboy D4; 1 cowboy D4; 0 cowboy vp-2; "
                            "1 cowboy vp-2");
  pass_all (&stage);
  board_stage_roll (&stage, "16");
  board_stage_play (&stage, "0 pass");
  stage.state.seats[0].money = 2;
  board_stage_roll (&stage, "16");
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (1));
  board_stage_play (&stage, "1 pass");
  board_stage_roll (&stage, "61");
  board_stage_play (&stage, "0 amount 1");
  g_assert_cmpint (stage.state.seats[0].vp, ==, 1);
  board_stage_assert_asked (&stage, BOARD_STEP_ROADS, BOARD_BIT (0));
}

/* Sharpshooter, B37: two dice once a round, said before they roll. */
static void
test_sharpshooter (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "captain-yellow banker-yellow");
  board_stage_characters (&stage, "captain-yellow banker-yellow");
  stage.state.seats[0].sharpshooter = true;
  board_stage_play (&stage, "1 cowboy roads-3; 0 cowboy roads-3; 1 cowboy D4; 0 cowboy D4; 1 cowboy gambling; "
                            "0 cowboy gambling");
  board_stage_play (&stage, "0 pass");
  board_stage_roll (&stage, "11");
  board_stage_assert_asked (&stage, BOARD_STEP_SHARPSHOOTER, BOARD_BIT (0));
  board_stage_play (&stage, "0 yes");
  board_stage_roll (&stage, "342");
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, BOARD_BIT (0));
  board_stage_play (&stage, "0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_DIE, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-duel/tie", test_tie);
  g_test_add_func ("/board-duel/order", test_order);
  g_test_add_func ("/board-duel/firepower", test_firepower);
  g_test_add_func ("/board-duel/white", test_white);
  g_test_add_func ("/board-duel/white/on-track", test_white_on_track);
  g_test_add_func ("/board-duel/peaceful", test_peaceful);
  g_test_add_func ("/board-duel/singer", test_singer);
  g_test_add_func ("/board-duel/singer/at-round-end", test_singer_at_round_end);
  g_test_add_func ("/board-duel/singer/red", test_singer_red);
  g_test_add_func ("/board-duel/nothing-to-place", test_nothing_to_place);
  g_test_add_func ("/board-duel/lawyer", test_lawyer);
  g_test_add_func ("/board-duel/dynamite", test_dynamite);
  g_test_add_func ("/board-duel/gunsmith", test_gunsmith);
  g_test_add_func ("/board-duel/gunsmith/yellow", test_gunsmith_yellow);
  g_test_add_func ("/board-duel/undertaker", test_undertaker);
  g_test_add_func ("/board-duel/doctor", test_doctor);
  g_test_add_func ("/board-duel/doctor/first", test_doctor_first);
  g_test_add_func ("/board-duel/doctor/road-1", test_doctor_road_1);
  g_test_add_func ("/board-duel/doctor/passed", test_doctor_passed);
  g_test_add_func ("/board-duel/sharpshooter", test_sharpshooter);
  return g_test_run ();
}
