/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the variants (rules page 10). */

#include <glib.h>

#include "engine/board/board-duel.h"
#include "engine/board/board-payday.h"
#include "engine/board/board-sheets.h"
#include "test-board-stage.h"

static void
set (BoardStage *stage,
     uint32_t    variants)
{
  board_stage_set (stage, 2, "captain-yellow mercenary-yellow");
  stage->setup.variants = (uint8_t) variants;
}

static void
begin (BoardStage *stage)
{
  board_stage_characters (stage, "captain-yellow mercenary-yellow");
}

/* 12.14, B36: the ordinary start costs 42 points. */
static void
test_sheet_costs (void)
{
  g_assert_cmpint (15 + board_sheet_cost (BOARD_SHEET_COWBOYS, 3) + board_sheet_cost (BOARD_SHEET_ROADS, 1) +
                   board_sheet_cost (BOARD_SHEET_REVOLVERS, 1) + board_sheet_cost (BOARD_SHEET_PARCELS, 2), ==,
                   BOARD_SHEET_POINTS);
  g_assert_cmpint (board_sheet_cost (BOARD_SHEET_REVOLVERS, 3), ==, 15);
  g_assert_cmpint (board_sheet_cost (BOARD_SHEET_SHARPSHOOTER, 1), ==, 6);
  g_assert_cmpint (board_sheet_cost (BOARD_SHEET_BID, 9), ==, 9);
}

/* B36–B38: secret entries within the points, leftover money up to $30, order by bid, as many parcels as bought. */
static void
test_sheets (void)
{
  BoardStage stage;
  const BoardSeat *seats = stage.state.seats;

  set (&stage, BOARD_NEW_BEGINNING);
  board_stage_begin (&stage);
  board_stage_assert_asked (&stage, BOARD_STEP_SHEET, 3);
  board_stage_assert_refused (&stage, "1 amount 0", .reason = BOARD_AMOUNT_RANGE, .x = 1, .y = 5);
  board_stage_play (&stage, "1 amount 1; 1 amount 0; 1 amount 0; 1 amount 1; 1 amount 1; 1 amount 2");
  board_stage_assert_asked (&stage, BOARD_STEP_SHEET, 1);
  board_stage_assert_refused (&stage, "0 road D4 north", .reason = CS_REFUSED_NOT_ASKED);
  board_stage_play (&stage, "0 amount 5; 0 amount 5; 0 amount 0");
  board_stage_assert_refused (&stage, "0 amount 4", .reason = BOARD_AMOUNT_RANGE, .x = 0, .y = 2);
  board_stage_play (&stage, "0 amount 0; 0 amount 0; 0 amount 1");
  g_assert_cmpint (seats[0].money, ==, 42 - 20 - 10 - 1);
  g_assert_cmpuint (seats[0].personal, ==, 5);
  g_assert_cmpint (seats[1].money, ==, 42 - 4 - 5 - 6 - 2);
  g_assert_true (seats[1].sharpshooter);
  g_assert_cmpuint (seats[0].roads, ==, 5);
  g_assert_cmpuint (seats[0].tokens, ==, 0);
  g_assert_cmpuint (stage.state.passes[0], ==, 1);
  board_stage_assert_asked (&stage, BOARD_STEP_FIRST_PARCEL, BOARD_BIT (1));
  board_stage_play (&stage, "1 parcel D4");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
}

/* B43: with duel tiles and three seats the money makes up for the hand; points left over are $30 at the most. */
static void
test_sheets_with_tiles (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "");
  stage.setup.variants = BOARD_NEW_BEGINNING | BOARD_MIGHT_IS_RIGHT;
  board_stage_begin (&stage);
  stage.state.seats[0].hand[5]++;
  stage.state.seats[0].hand[0]--;
  stage.state.seats[1].hand[5]--;
  stage.state.seats[1].hand[0]++;
  for (uint32_t seat = 0; seat < 3; seat++)
    {
      g_autofree char *moves = g_strdup_printf ("%u amount 1; %u amount 0; %u amount 0; %u amount 0; %u amount 0; "
                                                "%u amount %u",
                                                seat, seat, seat, seat, seat, seat, seat == 2 ? 38 : 0);

      board_stage_play (&stage, moves);
    }
  g_assert_cmpint (stage.state.seats[0].money, ==, 30 + 15 - 20);
  g_assert_cmpint (stage.state.seats[1].money, ==, 30 + 15 - 10);
  g_assert_cmpint (stage.state.seats[2].money, ==, 0);
}

/* 10.2: no river is bought; a crossing takes two roads at once; what touches the bridge is worth three (B40). */
static void
test_bridge (void)
{
  BoardStage stage;
  BoardScore score;

  set (&stage, 0);
  stage.setup.river = BOARD_RIVER_SIDE;
  stage.setup.center = (uint8_t) board_stage_parcel ("C3");
  stage.setup.mountains = 0x7e00000000000000 >> 8;
  stage.setup.mountains = (stage.setup.mountains & ~board_parcel_bit (board_stage_parcel ("D7"))) |
                          board_parcel_bit (board_stage_parcel ("G2"));
  board_stage_first_parcels (&stage);
  begin (&stage);
  board_stage_assert_refused (&stage, "0 cowboy D2", .reason = BOARD_PARCEL_NOT_FOR_SALE,
                              .what = (uint16_t) board_stage_parcel ("D2"));
  board_stage_assert_refused (&stage, "0 road D3 north", .reason = BOARD_NO_ROAD);
  stage.state.seats[0].roads = 2;
  board_stage_play (&stage, "0 road D3 north");
  g_assert_cmpuint (stage.state.seats[0].roads, ==, 0);
  board_stage_lay (&stage, "E2 house 0; F2 house 0; C2 house 1; E8 house -");
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.contents, ==, 3 + 2);
  board_seat_score (&stage.state, 1, &score);
  g_assert_cmpint (score.contents, ==, 3);
}

/* 10.3, B42: a tile each, secretly; then they lie in the pile; who has none takes three. */
static void
test_tiles (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  set (&stage, BOARD_MIGHT_IS_RIGHT);
  stage.setup.tile_key = 7;
  board_stage_first_parcels (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 pass; 1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_TILE, 3);
  board_stage_assert_refused (&stage, "0 tile 3 4", .reason = BOARD_NOT_IN_HAND, .what = 3 | 5 << 3);
  board_stage_assert_refused (&stage, "0 road C4 north", .reason = CS_REFUSED_NOT_ASKED);
  board_stage_play (&stage, "0 tile 2");
  board_stage_assert_asked (&stage, BOARD_STEP_TILE, 2);
  for (uint32_t value = 0; value < BOARD_TILE_VALUES; value++)
    {
      stage.state.pile[value] = (uint8_t) (stage.state.pile[value] + seats[1].hand[value] - (value == 5));
      seats[1].hand[value] = value == 5;
    }
  board_stage_play (&stage, "1 tile 5");
  g_assert_cmpuint (seats[1].roads, ==, 4);
  g_assert_cmpuint (seats[0].picked, ==, 0);
  g_assert_cmpuint (seats[1].picked, ==, 0);
  g_assert_cmpuint (board_stage_event (&stage, BOARD_EVENT_TILES, 1)->args[0], ==, 5);
  g_assert_cmpuint (seats[1].hand[0] + seats[1].hand[1] + seats[1].hand[2] + seats[1].hand[3] + seats[1].hand[4] +
                    seats[1].hand[5], ==, 3);
  g_assert_false (seats[1].dealt_hand);
  g_assert_true (seats[0].dealt_hand);
}

/* A short pile gives what it has. */
static void
test_short_pile (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  set (&stage, BOARD_MIGHT_IS_RIGHT);
  board_stage_first_parcels (&stage);
  begin (&stage);
  for (uint32_t value = 1; value < BOARD_TILE_VALUES; value++)
    {
      seats[0].hand[value] = 2;
      seats[1].hand[value] = 0;
    }
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 pass; 1 pass; 1 tile 0; 0 tile 5");
  g_assert_cmpuint (seats[1].hand[0] + seats[1].hand[5], ==, 2);
}

/* Gunsmith (red) picks when the others have shown; dynamite: two tiles, one for who has but one. */
static void
test_two_tiles (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  board_stage_set (&stage, 2, "captain-yellow gunsmith-red");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "captain-yellow gunsmith-red");
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3 dynamite; 0 cowboy D4; 1 cowboy D4; 0 pass; 1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_TILE, 1);
  board_stage_play (&stage, "0 tile 4");
  board_stage_assert_asked (&stage, BOARD_STEP_TILE, 2);
  g_assert_cmpuint (stage.state.dice[0], ==, 4);
  g_assert_false (board_stage_allows (&stage, "1 tile 5"));
  board_stage_play (&stage, "1 tile 0 5");
  g_assert_cmpuint (seats[1].roads, ==, 4);
  g_assert_cmpuint (seats[1].hand[0], ==, 0);
}

/* B42: nobody takes new tiles before the gunsmith has shown as well. */
static void
test_refill_after_gunsmith (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  board_stage_set (&stage, 2, "captain-yellow gunsmith-red");
  stage.setup.variants = BOARD_MIGHT_IS_RIGHT;
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "captain-yellow gunsmith-red");
  for (uint32_t value = 0; value < BOARD_TILE_VALUES; value++)
    {
      stage.state.pile[value] = value != 4;
      seats[0].hand[value] = value == 4;
    }
  board_stage_play (&stage, "0 cowboy roads-3; 1 cowboy roads-3; 0 pass; 1 pass; 0 tile 4");
  board_stage_assert_asked (&stage, BOARD_STEP_TILE, BOARD_BIT (1));
  g_assert_cmpuint (board_hand_size (seats[0].hand), ==, 0);
  board_stage_play (&stage, "1 tile 5");
  g_assert_cmpuint (board_hand_size (seats[0].hand), ==, 3);
}

/* B44: the first of the turn order begins; then all order secretly, shift, hold and stop. */
static void
test_beats (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  set (&stage, BOARD_KIT_CARSON);
  board_stage_first_parcels (&stage);
  begin (&stage);
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, 1);
  board_stage_play (&stage, "0 cowboy wages");
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 3);
  board_stage_assert_refused (&stage, "0 shift roads-3", .reason = BOARD_NO_SHIFT, .what = BOARD_ROADS_3);
  board_stage_play (&stage, "0 cowboy D4");
  g_assert_cmpuint (seats[0].cowboys, ==, 0);
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 2);
  board_stage_play (&stage, "1 cowboy D4");
  g_assert_cmpuint (seats[0].cowboys & seats[1].cowboys, ==, board_parcel_bit (board_stage_parcel ("D4")));
  board_stage_play (&stage, "0 shift D4");
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 3);
  board_stage_assert_refused (&stage, "0 hold", .reason = CS_REFUSED_NOT_ASKED);
  board_stage_assert_refused (&stage, "0 cowboy wages white", .reason = BOARD_NO_COWBOY, .what = BOARD_WAGES);
  board_stage_play (&stage, "0 cowboy D5; 1 shift D4; 1 pass");
  g_assert_cmpuint (seats[0].cowboys, ==, board_parcel_bit (board_stage_parcel ("D5")));
  g_assert_cmpuint (seats[1].cowboys, ==, 0);
  g_assert_cmpuint (seats[1].personal, ==, 3);
  g_assert_cmpuint (seats[0].shifts, ==, 3);
  board_stage_play (&stage, "1 pass; 0 hold");
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 1);
  board_stage_play (&stage, "0 hold");
  g_assert_cmpmem (stage.state.passes, 2, ((uint8_t[]) { 1, 0 }), 2);
}

/* Stops of one beat rank by turn order; who has nothing to do stops by itself, also at first. */
static void
test_stops (void)
{
  BoardStage stage;
  BoardScore score;

  set (&stage, BOARD_KIT_CARSON);
  board_stage_first_parcels (&stage);
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.kit_carson, ==, 1);
  begin (&stage);
  stage.state.seats[0].shifts = 0;
  stage.state.seats[0].general = 10;
  stage.state.seats[0].personal = 0;
  board_stage_play (&stage, "0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 2);
  board_stage_play (&stage, "1 pass");
  board_seat_score (&stage.state, 1, &score);
  g_assert_cmpint (score.kit_carson, ==, 0);
  /* A cowboy that may not be shifted any more. */
  set (&stage, BOARD_KIT_CARSON);
  board_stage_first_parcels (&stage);
  begin (&stage);
  stage.state.seats[1].shifts = 0;
  stage.state.seats[1].general = 9;
  stage.state.seats[1].personal = 0;
  stage.state.seats[1].track = BOARD_BIT (BOARD_ROADS_3);
  board_stage_play (&stage, "0 pass");
  g_assert_cmpuint (stage.state.n_passed, ==, 2);
}

static void
test_nobody_begins (void)
{
  BoardStage stage;

  set (&stage, BOARD_KIT_CARSON);
  board_stage_first_parcels (&stage);
  stage.state.seats[0].general = 10;
  stage.state.seats[0].personal = 0;
  stage.state.seats[0].money = 0;
  board_stage_play (&stage, "0 choose captain-yellow; 1 choose mercenary-yellow");
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 2);
}

/* B45: nobody enters an empty place together with the sheriff, but the singer, or where there are no duels. */
static void
test_white_in_a_beat (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  board_stage_set (&stage, 4, "sheriff-yellow mercenary-yellow singer-yellow captain-yellow");
  stage.setup.variants = BOARD_KIT_CARSON;
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "sheriff-yellow mercenary-yellow singer-yellow captain-yellow");
  board_stage_play (&stage, "0 cowboy wages; 0 cowboy gambling white; 1 cowboy gambling; 2 cowboy gambling no-duel; "
                            "3 cowboy road-1");
  g_assert_cmpuint (seats[0].track, ==, BOARD_BIT (BOARD_WAGES) | BOARD_BIT (BOARD_GAMBLING));
  g_assert_cmpuint (seats[1].track, ==, 0);
  g_assert_cmpuint (seats[1].personal, ==, 3);
  g_assert_cmpuint (seats[2].track, ==, BOARD_BIT (BOARD_GAMBLING));
  g_assert_false (board_stage_allows (&stage, "0 shift gambling"));
  g_assert_false (board_stage_allows (&stage, "2 shift gambling"));
}

/* B45: whichever seat the sheriff has. */
static void
test_last_is_white_in_a_beat (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "sheriff-yellow mercenary-yellow captain-yellow");
  stage.setup.variants = BOARD_KIT_CARSON;
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "mercenary-yellow captain-yellow sheriff-yellow");
  board_stage_play (&stage, "2 cowboy wages; 0 cowboy gambling; 1 cowboy road-1; 2 cowboy gambling white");
  g_assert_cmpuint (stage.state.seats[0].track, ==, 0);
  g_assert_cmpuint (stage.state.seats[1].track, ==, BOARD_BIT (BOARD_ROAD_1));
  g_assert_cmpuint (stage.state.seats[2].track, ==, BOARD_BIT (BOARD_WAGES) | BOARD_BIT (BOARD_GAMBLING));
}

/* 10.5: strength, number and places of the outlaws by dice; beside a prison none, on one it is jailed. */
static void
test_arrival (void)
{
  BoardStage stage;

  set (&stage, BOARD_WITH_OUTLAWS);
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "F3 prison 1");
  begin (&stage);
  board_stage_run_to (&stage, BOARD_STEP_OUTLAW_STRENGTH);
  g_assert_cmpuint (stage.state.round, ==, 2);
  board_stage_roll (&stage, "65");
  g_assert_cmpuint (stage.state.strength, ==, 13);
  g_assert_cmpint (board_outlaw_vp (&stage.state), ==, 4);
  g_assert_false (board_stage_allows (&stage, "* parcel F2"));
  g_assert_false (board_stage_allows (&stage, "* parcel A2"));
  board_stage_play (&stage, "* parcel F3");
  g_assert_cmpint (stage.state.seats[1].vp, ==, 4);
  g_assert_cmpuint (stage.state.outlaws, ==, 0);
  board_stage_play (&stage, "* parcel B2; * parcel B3");
  g_assert_cmpuint (board_count (stage.state.outlaws), ==, 2);
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (stage.state.passes[0]));
}

/* B47: nine outlaws at the most. */
static void
test_outlaws_enough (void)
{
  BoardStage stage;

  set (&stage, BOARD_WITH_OUTLAWS);
  board_stage_first_parcels (&stage);
  begin (&stage);
  board_stage_run_to (&stage, BOARD_STEP_OUTLAW_STRENGTH);
  stage.state.outlaws = UINT64_C (0x7e) << 8 | UINT64_C (0x0e) << 16;
  board_stage_roll (&stage, "11");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (stage.state.passes[0]));
}

/* Goes on to the second round with the outlaws on these parcels, and lets them move. */
static void
move_outlaws (BoardStage *stage,
              const char *things,
              const char *outlaws)
{
  g_auto (GStrv) list = g_strsplit (outlaws, " ", -1);

  set (stage, BOARD_WITH_OUTLAWS);
  board_stage_first_parcels (stage);
  begin (stage);
  board_stage_run_to (stage, BOARD_STEP_OUTLAW_STRENGTH);
  board_stage_lay (stage, things);
  board_stage_roll (stage, "31");
  board_stage_play (stage, "* parcel G6");
  stage->state.outlaws = 0;
  for (uint32_t i = 0; list[i] != NULL; i++)
    stage->state.outlaws |= board_parcel_bit (board_stage_parcel (list[i]));
  board_stage_play (stage, "0 choose captain-yellow; 0 amount 0; 1 choose mercenary-yellow");
}

/* Outlaws go to the best building about them, by chance among equals; the first of the turn order says who goes
 * first. */
static void
test_movement (void)
{
  BoardStage stage;

  move_outlaws (&stage, "B2 hotel 0; C3 hotel 1; F2 hotel 0; H5 mine 0", "B3 F2 H4");
  board_stage_assert_asked (&stage, BOARD_STEP_OUTLAW, 1);
  board_stage_assert_refused (&stage, "0 parcel A1", .reason = BOARD_PARCEL_NOT_OFFERED);
  board_stage_play (&stage, "0 parcel B3");
  board_stage_assert_asked (&stage, BOARD_STEP_OUTLAW_TO, 0);
  board_stage_play (&stage, "* parcel C3; 0 parcel H4");
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, 1);
  g_assert_cmpuint (stage.state.outlaws, ==, board_parcel_bit (board_stage_parcel ("C3")) |
                                             board_parcel_bit (board_stage_parcel ("F2")) |
                                             board_parcel_bit (board_stage_parcel ("H4")));
  move_outlaws (&stage, "H8 ranch 0; H7 house 0", "G8");
  g_assert_cmphex (stage.state.outlaws, ==, board_parcel_bit (board_stage_parcel ("H8")));
  move_outlaws (&stage, "B2 hotel 0; C3 hotel 1", "B3");
  board_stage_assert_asked (&stage, BOARD_STEP_OUTLAW_TO, 0);
  board_stage_play (&stage, "* parcel C3");
  g_assert_cmphex (stage.state.outlaws, ==, board_parcel_bit (board_stage_parcel ("C3")));
}

/* They ignore what is beside a prison, of heroes, or has an outlaw; the greater income draws them away. */
static void
test_movement_ignores (void)
{
  BoardStage stage;
  const uint32_t c3 = board_stage_parcel ("C3");

  move_outlaws (&stage, "B2 hotel 0; C2 prison 1", "A3");
  g_assert_cmpuint (stage.state.outlaws, ==, board_parcel_bit (board_stage_parcel ("A3")));
  move_outlaws (&stage, "C3 hotel 0; B3 saloon 1; A4 townhouse 1", "B2");
  g_assert_cmpuint (stage.state.outlaws, ==, board_parcel_bit (board_stage_parcel ("B3")));
  move_outlaws (&stage, "C3 hotel 0; B3 hotel 1", "C3");
  g_assert_cmpuint (stage.state.outlaws, ==, board_parcel_bit (c3));
  board_stage_set (&stage, 2, "heroes-yellow mercenary-yellow");
  stage.setup.variants = BOARD_WITH_OUTLAWS;
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "heroes-yellow mercenary-yellow");
  board_stage_run_to (&stage, BOARD_STEP_OUTLAW_STRENGTH);
  board_stage_lay (&stage, "C3 hotel 0; F3 hotel 1");
  board_stage_roll (&stage, "31");
  board_stage_play (&stage, "* parcel B3");
  stage.state.outlaws |= board_parcel_bit (board_stage_parcel ("F2"));
  board_stage_play (&stage, "1 choose mercenary-yellow; 0 choose heroes-yellow; 1 parcel B3");
  g_assert_cmpuint (stage.state.outlaws, ==, board_parcel_bit (board_stage_parcel ("B3")) |
                                             board_parcel_bit (board_stage_parcel ("F3")));
}

/* A round with outlaws on these parcels, of strength @strength, up to the first cowboy. */
static void
face_outlaws (BoardStage *stage,
              const char *roles,
              const char *things,
              const char *outlaws,
              uint8_t     strength)
{
  g_auto (GStrv) list = g_strsplit (outlaws, " ", -1);

  board_stage_set (stage, 2, roles);
  stage->setup.variants = BOARD_WITH_OUTLAWS;
  board_stage_first_parcels (stage);
  board_stage_lay (stage, things);
  board_stage_characters (stage, roles);
  for (uint32_t i = 0; list[i] != NULL; i++)
    stage->state.outlaws |= board_parcel_bit (board_stage_parcel (list[i]));
  stage->state.strength = strength;
}

/* Who is as strong as the outlaw beats it: its VP; everybody else's cowboy goes home. */
static void
test_fight (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  face_outlaws (&stage, "doctor-yellow gunsmith-yellow", "F2 hotel 0", "F2 C5", 9);
  board_stage_play (&stage, "1 cowboy C5; 0 cowboy C5; 1 cowboy F2; 0 pass; 1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_DUEL, 1);
  board_stage_play (&stage, "0 parcel F2");
  board_stage_roll (&stage, "6");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, 2);
  board_stage_play (&stage, "1 pass");
  g_assert_cmpint (seats[1].vp, ==, 0);
  g_assert_cmpuint (seats[1].personal, ==, 2);
  board_stage_roll (&stage, "16");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, 1);
  board_stage_play (&stage, "0 pass");
  g_assert_cmpint (seats[1].vp, ==, 2 + 2);
  g_assert_cmpint (seats[0].money, ==, 15 + 3 + 3);
  g_assert_cmpint (seats[0].income, ==, 3);
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("C5")), ==, CS_NO_SEAT);
}

/* On a rival's building the winner may attack it instead of the VP, if it may be attacked (B48). */
static void
test_prize (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  face_outlaws (&stage, "undertaker-red mercenary-yellow", "F2 hotel 0; G5 hotel 0; G4 church 0; E3 prison 0; "
                                                           "B3 house 0",
                "F2 G5 E3 B3", 8);
  seats[1].tokens = 9;
  board_stage_play (&stage, "1 cowboy F2; 0 pass; 1 cowboy G5; 1 cowboy E3");
  board_stage_play (&stage, "1 parcel F2");
  board_stage_roll (&stage, "1");
  board_stage_assert_asked (&stage, BOARD_STEP_OUTLAW_PRIZE, 2);
  board_stage_play (&stage, "1 yes; 1 parcel G5");
  board_stage_roll (&stage, "1");
  g_assert_cmpint (seats[1].vp, ==, 2);
  board_stage_roll (&stage, "1");
  g_assert_cmpint (seats[1].vp, ==, 4);
  g_assert_cmpint (seats[1].money, ==, 15 + 3);
  g_assert_cmpint (seats[0].money, ==, 15 + 3 * 2 + 3 + 6);
  face_outlaws (&stage, "undertaker-red mercenary-yellow", "F2 hotel 0", "F2", 8);
  seats[1].tokens = 9;
  board_stage_play (&stage, "1 cowboy F2; 0 pass; 1 pass");
  board_stage_roll (&stage, "1");
  board_stage_play (&stage, "1 pass");
  g_assert_cmpint (seats[1].vp, ==, 2);
  g_assert_cmpint (seats[0].income, ==, 6);
}

/* Heroes and the peaceful sheriff take the VP; a beaten white cowboy has no supply to go to. */
static void
test_prize_of_the_peaceful (void)
{
  static const char *const roles[] = { "sheriff-red", "heroes-yellow", "sheriff-yellow" };

  for (uint32_t i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      BoardStage stage;
      g_autofree char *both = g_strdup_printf ("captain-yellow %s", roles[i]);

      face_outlaws (&stage, both, "F2 hotel 0", "F2", 8);
      stage.state.seats[1].tokens = 9;
      stage.state.seats[0].roads = stage.state.seats[1].roads = 0;
      while (stage.state.actors != 2)
        board_stage_play (&stage, "0 pass");
      board_stage_play (&stage, i == 2 ? "1 cowboy wages" : "1 cowboy F2");
      board_stage_run_to (&stage, i == 2 ? BOARD_STEP_SPEND : BOARD_STEP_DIE);
      if (i < 2)
        board_stage_roll (&stage, "1");
      g_assert_cmpint (stage.state.seats[1].vp, ==, i < 2 ? 2 : 0);
    }
}

/* B23: the sheriff's cowboy may fight; beaten, it is in its seat's own supply as any other (10.5), counts there, may be
 * healed (7), and leaves at the end of the round. */
static void
test_white_fights (void)
{
  for (uint32_t win = 0; win < 2; win++)
    {
      BoardStage stage;
      BoardSeat *self = &stage.state.seats[1];

      face_outlaws (&stage, "banker-yellow sheriff-yellow", "C5 bare -", "C5", win ? 8 : 13);
      self->tokens = 5;
      board_stage_play (&stage, "1 cowboy C5 white; 0 pass; 1 cowboy cowboy-vp; 1 pass");
      board_stage_roll (&stage, "1");
      g_assert_cmpuint (self->white, ==, win ? BOARD_WHITE_SPENT : BOARD_WHITE_READY);
      g_assert_cmpint (board_firepower (&stage.state, 1), ==, win ? 7 : 8);
      g_assert_cmpint (self->vp, ==, win ? 2 + 3 : 4);
      g_assert_cmpuint (self->personal, ==, 2);
      board_stage_run_to_round (&stage, 2);
      g_assert_cmpuint (self->white, ==, BOARD_WHITE_NONE);
      g_assert_cmpuint (self->personal, ==, 2 + 4);
    }
}

static void
test_white_healed (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[1];

  face_outlaws (&stage, "doctor-yellow sheriff-yellow", "C5 bare -", "C5", 13);
  board_stage_play (&stage, "1 cowboy C5 white; 0 pass; 1 pass");
  board_stage_roll (&stage, "1");
  board_stage_assert_asked (&stage, BOARD_STEP_DOCTOR, BOARD_BIT (1));
  board_stage_play (&stage, "1 track cowboy-vp");
  g_assert_cmpint (self->money, ==, 15 - 3);
  g_assert_cmpuint (self->white, ==, BOARD_WHITE_SPENT);
  g_assert_cmpint (self->vp, ==, 2);
  g_assert_cmpuint (self->personal, ==, 3);
}

/* The undertaker is paid for it, too (7). */
static void
test_white_buried (void)
{
  BoardStage stage;

  face_outlaws (&stage, "undertaker-red sheriff-yellow", "C5 bare -", "C5", 13);
  board_stage_play (&stage, "1 cowboy C5 white; 0 pass; 1 pass");
  board_stage_roll (&stage, "1");
  g_assert_cmpint (stage.state.seats[0].money, ==, 15 + 2);
  g_assert_cmpint (stage.state.seats[1].money, ==, 15 - 2);
}

/* 10.6: a horse after a cowboy; what each enclosure does. */
static void
test_enclosures (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "F2 ranch 0; F5 ranch 0; H8 ranch 1");
  begin (&stage);
  g_assert_cmpuint (self->horses, ==, 1);
  self->horses = 5;
  board_stage_play (&stage, "0 cowboy wages");
  board_stage_assert_asked (&stage, BOARD_STEP_HORSE, 1);
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 3);
  board_stage_play (&stage, "0 horse 0");
  g_assert_cmpint (board_firepower (&stage.state, 0), ==, 4);
  board_stage_play (&stage, "1 pass");
  g_assert_true (board_stage_allows (&stage, "0 cowboy enclosure-2"));
  board_stage_play (&stage, "0 cowboy enclosure-4; 0 horse 3");
  g_assert_cmpint (self->money, ==, 17);
  g_assert_false (board_stage_allows (&stage, "0 cowboy enclosure-4"));
  board_stage_play (&stage, "0 cowboy wages; 0 horse 2");
  board_stage_play (&stage, "0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_RANCH, 1);
  board_stage_play (&stage, "0 parcel F2");
  g_assert_cmpint (self->income, ==, 2 * 8 + 7);
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpuint (self->horses, ==, 5);
  g_assert_cmpuint (self->rodeos, ==, 1);
}

/* 10.6: only those in enclosure 3 double ranches. */
static void
test_ranch_enclosure (void)
{
  static const char *const horses[] = { "0 horse 0", "0 horse 2", "0 horse 3", "0 horse 4" };

  for (uint32_t i = 0; i < G_N_ELEMENTS (horses); i++)
    {
      BoardStage stage;

      set (&stage, BOARD_WITH_HORSES);
      board_stage_first_parcels (&stage);
      board_stage_lay (&stage, "F2 ranch 0");
      begin (&stage);
      board_stage_play (&stage, "0 cowboy gambling");
      board_stage_play (&stage, horses[i]);
      board_stage_play (&stage, "1 pass; 0 pass");
      board_stage_roll (&stage, "11");
      g_assert_cmpint (stage.state.step == BOARD_STEP_RANCH, ==, i == 1);
    }
}

/* B6: the tile for which the lifted cowboy stood is free again, wherever it stood. */
static void
test_shift_from_corner (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  begin (&stage);
  self->owned = (UINT64_C (1) << (BOARD_TILES - 1)) - 1;
  self->owned <<= BOARD_PARCEL_COUNT - BOARD_TILES;
  board_stage_play (&stage, "0 cowboy A1; 0 horse 1");
  g_assert_false (board_stage_allows (&stage, "0 cowboy C3"));
  board_stage_play (&stage, "0 shift A1; 0 cowboy C3");
  g_assert_cmphex (self->cowboys, ==, board_parcel_bit (board_stage_parcel ("C3")));
}

/* Enclosure 2: another cowboy, with another horse; a shift, elsewhere or back; or passing. */
static void
test_ride (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  begin (&stage);
  self->horses = 4;
  board_stage_play (&stage, "0 cowboy wages; 0 horse 1; 0 cowboy D4; 0 horse 1");
  board_stage_assert_asked (&stage, BOARD_STEP_RIDE, 1);
  board_stage_assert_refused (&stage, "0 shift roads-3", .reason = BOARD_NO_SHIFT, .what = BOARD_ROADS_3);
  board_stage_play (&stage, "0 shift D4");
  board_stage_assert_refused (&stage, "0 cowboy D4", .reason = BOARD_PLACE_TAKEN,
                              .what = (uint16_t) board_stage_parcel ("D4"));
  board_stage_play (&stage, "0 cowboy D5");
  g_assert_cmpuint (self->cowboys, ==, board_parcel_bit (board_stage_parcel ("D5")));
  board_stage_play (&stage, "1 pass; 0 cowboy roads-3; 0 horse 1; 0 shift wages; 0 pass");
  g_assert_cmpuint (self->track, ==, BOARD_BIT (BOARD_ROADS_3));
  g_assert_cmpuint (self->personal, ==, 1);
  board_stage_play (&stage, "0 cowboy road-1; 0 horse 1; 0 pass");
  g_assert_cmpuint (stage.state.passes[1], ==, 0);
  board_stage_assert_asked (&stage, BOARD_STEP_BUY_PARCEL, 1);
}

/* The last cowboy may ride on to pass, without a horse left. */
static void
test_last_ride (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 cowboy wages; 0 horse 1; 0 cowboy roads-3");
  board_stage_assert_asked (&stage, BOARD_STEP_COWBOY, 2);
  g_assert_cmpuint (self->horses, ==, 0);
}

/* With Kit Carson the second enclosure is closed, and a horse follows the cowboys of a beat. */
static void
test_horses_and_beats (void)
{
  BoardStage stage;

  set (&stage, BOARD_WITH_HORSES | BOARD_KIT_CARSON);
  board_stage_first_parcels (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 cowboy wages");
  board_stage_assert_asked (&stage, BOARD_STEP_HORSE, 1);
  board_stage_assert_refused (&stage, "0 horse 1", .reason = BOARD_NO_HORSE, .what = 1);
  board_stage_play (&stage, "0 pass");
  g_assert_false (board_stage_allows (&stage, "1 cowboy enclosure-2"));
  board_stage_play (&stage, "0 cowboy enclosure-1; 1 cowboy roads-3; 0 horse 4");
  board_stage_assert_asked (&stage, BOARD_STEP_HORSE, 2);
  board_stage_play (&stage, "1 pass; 0 shift enclosure-1; 0 pass; 1 hold");
  board_stage_assert_asked (&stage, BOARD_STEP_BEAT, 3);
}

/* Wages: a horse for $4 instead of a cowboy's $4, which the other cowboys may earn. */
static void
test_horse_for_wages (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  begin (&stage);
  self->horses = 0;
  stage.state.seats[1].money = 3;
  stage.state.seats[1].horses = 0;
  self->money = 0;
  board_stage_play (&stage, "0 cowboy wages; 1 cowboy wages; 0 cowboy wages; 1 pass; 0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_WAGES, 1);
  g_assert_cmpint (stage.state.seats[1].money, ==, 7);
  board_stage_play (&stage, "0 yes");
  g_assert_cmpint (self->money, ==, 0);
  g_assert_cmpuint (self->horses, ==, 1);
}

/* 12.11: rodeos of 14 and 6; three horses and two tokens are 9 VP; a score of nothing wins no token (B50). */
static void
test_rodeo (void)
{
  BoardStage stage;
  BoardScore score;
  BoardSeat *seats = stage.state.seats;

  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  begin (&stage);
  seats[0].enclosures[1] = 1;
  seats[0].enclosures[3] = 2;
  seats[0].enclosure_cowboys = BOARD_BIT (3);
  seats[0].personal--;
  seats[1].enclosures[0] = seats[1].enclosures[4] = 1;
  board_stage_play (&stage, "0 pass; 1 pass; 0 pass; 1 pass");
  g_assert_cmpuint (board_stage_event (&stage, BOARD_EVENT_RODEO, 0)->seat, ==, 0);
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_RODEO, 0)->args[0], ==, 14);
  g_assert_cmpuint (seats[0].general, ==, 4);
  seats[0].horses = 3;
  seats[0].rodeos = 2;
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.horses, ==, 9);
  set (&stage, BOARD_WITH_HORSES);
  board_stage_first_parcels (&stage);
  begin (&stage);
  seats[1].enclosures[0] = seats[1].enclosures[4] = 1;
  board_stage_play (&stage, "0 pass; 1 pass; 0 pass; 1 pass");
  g_assert_cmpuint (board_stage_event (&stage, BOARD_EVENT_RODEO, 0)->seat, ==, 1);
  g_assert_cmpint (board_stage_event (&stage, BOARD_EVENT_RODEO, 0)->args[0], ==, 6);
}

/* Cowboy (yellow): a horse. */
static void
test_cowboy (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "cowboy-yellow");
  stage.setup.variants = BOARD_WITH_HORSES;
  board_stage_first_parcels (&stage);
  board_stage_play (&stage, "0 choose cowboy-yellow");
  g_assert_cmpuint (stage.state.seats[0].horses, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-variants/sheets/costs", test_sheet_costs);
  g_test_add_func ("/board-variants/sheets", test_sheets);
  g_test_add_func ("/board-variants/sheets/with-tiles", test_sheets_with_tiles);
  g_test_add_func ("/board-variants/bridge", test_bridge);
  g_test_add_func ("/board-variants/tiles", test_tiles);
  g_test_add_func ("/board-variants/tiles/short-pile", test_short_pile);
  g_test_add_func ("/board-variants/tiles/two", test_two_tiles);
  g_test_add_func ("/board-variants/tiles/after-gunsmith", test_refill_after_gunsmith);
  g_test_add_func ("/board-variants/beats", test_beats);
  g_test_add_func ("/board-variants/beats/stops", test_stops);
  g_test_add_func ("/board-variants/beats/nobody-begins", test_nobody_begins);
  g_test_add_func ("/board-variants/beats/white", test_white_in_a_beat);
  g_test_add_func ("/board-variants/beats/white/last-seat", test_last_is_white_in_a_beat);
  g_test_add_func ("/board-variants/outlaws/arrival", test_arrival);
  g_test_add_func ("/board-variants/outlaws/enough", test_outlaws_enough);
  g_test_add_func ("/board-variants/outlaws/movement", test_movement);
  g_test_add_func ("/board-variants/outlaws/movement-ignores", test_movement_ignores);
  g_test_add_func ("/board-variants/outlaws/fight", test_fight);
  g_test_add_func ("/board-variants/outlaws/prize", test_prize);
  g_test_add_func ("/board-variants/outlaws/prize-of-the-peaceful", test_prize_of_the_peaceful);
  g_test_add_func ("/board-variants/outlaws/white", test_white_fights);
  g_test_add_func ("/board-variants/outlaws/white/healed", test_white_healed);
  g_test_add_func ("/board-variants/outlaws/white/buried", test_white_buried);
  g_test_add_func ("/board-variants/horses/enclosures", test_enclosures);
  g_test_add_func ("/board-variants/horses/ranch-enclosure", test_ranch_enclosure);
  g_test_add_func ("/board-variants/horses/shift-from-corner", test_shift_from_corner);
  g_test_add_func ("/board-variants/horses/ride", test_ride);
  g_test_add_func ("/board-variants/horses/last-ride", test_last_ride);
  g_test_add_func ("/board-variants/horses/beats", test_horses_and_beats);
  g_test_add_func ("/board-variants/horses/wages", test_horse_for_wages);
  g_test_add_func ("/board-variants/horses/rodeo", test_rodeo);
  g_test_add_func ("/board-variants/horses/cowboy", test_cowboy);
  return g_test_run ();
}
