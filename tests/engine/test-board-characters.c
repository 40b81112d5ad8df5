/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what characters do in phase 1, at the income and at the round's end (rules page 7). */

#include <glib.h>

#include "engine/board/board-choose.h"
#include "test-board-stage.h"

/* Seat 0 takes @role. */
static void
choose (BoardStage *stage,
        const char *role)
{
  g_autofree char *move = g_strdup_printf ("0 choose %s", role);

  board_stage_play (stage, move);
}

/* Last round's pass order chooses, numbers make the turn order, nobody takes what is taken (4.1). */
static void
test_choosing (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "grocer-yellow banker-yellow sheriff-red");
  stage.setup.order[0] = 2;
  stage.setup.order[2] = 0;
  board_stage_first_parcels (&stage);
  board_stage_play (&stage, "2 choose grocer-yellow; 2 pass; 1 choose banker-yellow");
  board_stage_assert_refused (&stage, "0 choose banker-yellow", .reason = BOARD_ROLE_NOT_OFFERED,
                              .what = BOARD_ROLE (BOARD_BANKER, BOARD_YELLOW));
  board_stage_play (&stage, "0 choose sheriff-red");
  g_assert_cmpmem (stage.state.order, 3, ((uint8_t[]) { 0, 1, 2 }), 3);
  g_assert_cmpuint (stage.state.seats[1].limit, ==, 120);
  g_assert_cmpint (stage.state.seats[1].money, ==, 15 + 9);
}

/* Paperboy: another character for $3, or free with a limit $5 lower; never the sheriff; number 0 (B22). */
static void
test_paperboy (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "paperboy-yellow sheriff-yellow banker-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "paperboy-yellow");
  g_assert_false (board_stage_allows (&stage, "0 choose sheriff-yellow"));
  board_stage_play (&stage, "0 choose banker-yellow");
  g_assert_cmpint (self->money, ==, 15 - 3 + 9);
  g_assert_cmpuint (self->limit, ==, 120);
  g_assert_cmpuint (self->number, ==, 0);
  board_stage_set (&stage, 2, "paperboy-yellow");
  board_stage_first_parcels (&stage);
  self->money = 2;
  choose (&stage, "paperboy-yellow");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
  g_assert_cmpuint (self->limit, ==, 0);
  board_stage_set (&stage, 2, "paperboy-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "paperboy-yellow");
  board_stage_play (&stage, "0 pass");
  g_assert_cmpuint (self->limit, ==, 0);
}

static void
test_paperboy_red (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "paperboy-red heroes-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "paperboy-red");
  board_stage_assert_refused (&stage, "0 pass", .reason = BOARD_MUST_ANSWER);
  board_stage_play (&stage, "0 choose heroes-red; 0 amount 1");
  g_assert_cmpuint (self->limit, ==, 35);
  g_assert_cmpint (self->vp, ==, 6);
  g_assert_cmpuint (self->personal, ==, 2);
  board_stage_set (&stage, 2, "paperboy-red");
  board_stage_first_parcels (&stage);
  stage.state.roles = UINT64_C (3) | UINT64_C (1) << BOARD_ROLE (BOARD_SHERIFF, BOARD_RED) |
                      UINT64_C (1) << BOARD_ROLE (BOARD_BANKER, BOARD_RED);
  stage.state.taken = BOARD_BIT (BOARD_BANKER);
  stage.state.set = 3;
  choose (&stage, "paperboy-red");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
}

/* Paperboy (red) with father-christmas: the limit of 10 is 5; none falls below 0. */
static void
test_lowered_limit (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "paperboy-red father-christmas-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "paperboy-red");
  board_stage_play (&stage, "0 choose father-christmas-yellow");
  g_assert_cmpuint (stage.state.seats[0].limit, ==, 5);
  g_assert_cmpint (stage.state.seats[0].vp, ==, 5);
}

/* $8, or what comes later: grocer both sides, settler red. */
static void
test_money_or_wait (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "grocer-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "grocer-yellow");
  board_stage_play (&stage, "0 yes");
  g_assert_cmpint (self->money, ==, 23);
  board_stage_set (&stage, 2, "settler-red grocer-red");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "B7 mountain 0; C7 mountain 0; F1 house 0; F2 townhouse 0; F3 saloon 0; G1 house 1");
  board_stage_characters (&stage, "settler-red grocer-red");
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpint (self->vp, ==, 2);
  g_assert_cmpint (stage.state.seats[1].vp, ==, 1);
}

/* Governor, red: revolvers, or every ten dollars begun; nobody pays more than it has (B32). */
static void
test_tax (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "governor-red");
  board_stage_first_parcels (&stage);
  stage.state.seats[1].tokens = 4;
  stage.state.seats[1].money = 3;
  stage.state.seats[2].money = 21;
  choose (&stage, "governor-red");
  board_stage_assert_refused (&stage, "0 amount 2", .reason = BOARD_AMOUNT_RANGE, .x = 0, .y = 1);
  board_stage_play (&stage, "0 amount 0");
  g_assert_cmpint (stage.state.seats[0].money, ==, 15 + 3 + 1);
  g_assert_cmpint (stage.state.seats[1].money, ==, 0);
  board_stage_set (&stage, 3, "governor-red");
  board_stage_first_parcels (&stage);
  stage.state.seats[2].money = 21;
  choose (&stage, "governor-red");
  board_stage_play (&stage, "0 amount 1");
  g_assert_cmpint (stage.state.seats[0].money, ==, 15 + 2 + 3);
  board_stage_set (&stage, 2, "governor-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "mercenary-yellow");
  stage.state.seats[0].money = 2;
  stage.state.seats[0].tokens = 4;
  board_stage_play (&stage, "1 choose governor-red; 1 amount 0");
  g_assert_cmpint (stage.state.seats[0].money, ==, 0);
}

/* Governor, yellow: a road, and a VP for each road that reaches a new parcel, two for a bridge; free ones do not
 * count. */
static void
test_governor (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "governor-yellow");
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "governor-yellow mercenary-red");
  g_assert_cmpuint (self->roads, ==, 2);
  self->roads = 6;
  board_stage_run_to (&stage, BOARD_STEP_COWBOY);
  stage.state.actors = BOARD_BIT (0);
  stage.state.frames[stage.state.n_frames - 1].a = 1;
  board_stage_play (&stage, "0 road C4 north; 0 road C4 west; 0 road C5 north; 0 road B4 north");
  g_assert_cmpint (self->vp, ==, 3);
  stage.state.river = board_parcel_bit (board_stage_parcel ("F3")) | board_parcel_bit (board_stage_parcel ("F4"));
  stage.state.seats[0].roads = 1;
  board_stage_play (&stage, "0 road E4 north");
  stage.state.seats[0].roads = 1;
  board_stage_assert_refused (&stage, "0 road F4 north", .reason = BOARD_NO_ROAD);
  stage.state.seats[0].roads = 2;
  board_stage_play (&stage, "0 road F4 north");
  g_assert_cmpuint (self->roads, ==, 0);
  g_assert_cmpint (self->vp, ==, 3 + 1 + 2);
  board_stage_assert_refused (&stage, "0 road G4 north", .reason = BOARD_NO_ROAD);
}

/* Captain: up to three cowboys for $1, $4, $9, or two revolvers for $3, $9, as far as money and supply go. */
static void
test_captain (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "captain-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "captain-yellow");
  board_stage_play (&stage, "0 amount 3");
  g_assert_cmpint (self->money, ==, 6);
  g_assert_cmpuint (self->personal, ==, 6);
  board_stage_set (&stage, 2, "captain-yellow");
  board_stage_first_parcels (&stage);
  self->personal = 8;
  self->general = 2;
  choose (&stage, "captain-yellow");
  g_assert_false (board_stage_allows (&stage, "0 amount 3"));
  board_stage_set (&stage, 2, "captain-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "captain-red");
  board_stage_play (&stage, "0 amount 2");
  g_assert_cmpuint (self->tokens, ==, 3);
  board_stage_set (&stage, 2, "captain-red");
  board_stage_first_parcels (&stage);
  self->money = 2;
  choose (&stage, "captain-red");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
}

/* Chinese worker: two roads (yellow); any building for $5, kept or built, then the track moves up (red). */
static void
test_worker (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "chinese-worker-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "chinese-worker-red");
  board_stage_play (&stage, "0 slot 4; 0 keep; * draw church 2");
  g_assert_cmpuint (self->waiting[BOARD_BANK - BOARD_FIRST_BUILDING], ==, 1);
  g_assert_cmpint (self->money, ==, 15 - board_special_price (self));
  g_assert_cmpint (self->money, ==, 10);
  g_assert_cmpmem (stage.state.track, BOARD_SLOTS, ((uint8_t[]) { BOARD_RANCH, BOARD_MINE, BOARD_HOTEL, BOARD_SALOON,
                                                                 BOARD_RANCH, BOARD_MINE, BOARD_CHURCH }), BOARD_SLOTS);
  board_stage_set (&stage, 2, "chinese-worker-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "chinese-worker-red");
  board_stage_play (&stage, "0 slot 0; 0 build; 0 parcel A1; * draw church 2");
  g_assert_cmpuint (self->tokens, ==, 2);
  board_stage_set (&stage, 2, "chinese-worker-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "chinese-worker-red");
  board_stage_assert_refused (&stage, "0 yes", .reason = CS_REFUSED_NOT_ASKED);
  board_stage_play (&stage, "0 pass");
  g_assert_cmpint (self->money, ==, 15);
  board_stage_set (&stage, 2, "chinese-worker-red");
  board_stage_first_parcels (&stage);
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    stage.state.track[slot] = BOARD_BARE;
  choose (&stage, "chinese-worker-red");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
}

/* A parcel for nothing, at its price, by dice; none without a tile (B26, B28). */
static void
test_land (void)
{
  static const char *const roles[] = { "settler-yellow", "lawyer-yellow", "indian-yellow" };
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, roles[0]);
  board_stage_first_parcels (&stage);
  choose (&stage, roles[0]);
  board_stage_play (&stage, "0 parcel D4");
  g_assert_cmpint (self->money, ==, 15);
  board_stage_set (&stage, 2, roles[1]);
  board_stage_first_parcels (&stage);
  self->money = 2;
  choose (&stage, roles[1]);
  board_stage_assert_asked (&stage, BOARD_STEP_BOUGHT_PARCEL, BOARD_BIT (0));
  g_assert_false (board_stage_allows (&stage, "0 parcel D5"));
  g_assert_true (board_stage_allows (&stage, "0 pass"));
  board_stage_play (&stage, "0 parcel C3");
  g_assert_cmpint (self->money, ==, 0);
  board_stage_set (&stage, 2, roles[2]);
  board_stage_first_parcels (&stage);
  choose (&stage, roles[2]);
  board_stage_assert_asked (&stage, BOARD_STEP_FATE, 0);
  board_stage_play (&stage, "* parcel C3; * parcel B2");
  g_assert_cmpuint (board_count (self->owned), ==, 4);
  for (uint32_t i = 0; i < G_N_ELEMENTS (roles); i++)
    for (uint32_t full = 0; full < 2; full++)
      {
        board_stage_set (&stage, 2, roles[i]);
        board_stage_first_parcels (&stage);
        if (full)
          self->owned = 0xfff0000000000000;
        else
          {
            stage.state.river = ~(board_occupied (&stage.state) | board_owned (&stage.state));
            stage.state.outlaws = stage.state.contents[BOARD_MOUNTAIN] | stage.state.contents[BOARD_HOUSE];
          }
        choose (&stage, roles[i]);
        board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
      }
}

/* The dice reach none: any parcel, at random (B28). */
static void
test_indian_out_of_reach (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "indian-yellow");
  board_stage_first_parcels (&stage);
  stage.state.river = BOARD_DICE_REACH & ~board_occupied (&stage.state);
  stage.state.outlaws = BOARD_DICE_REACH & board_occupied (&stage.state);
  choose (&stage, "indian-yellow");
  board_stage_play (&stage, "* parcel B1; * parcel C1");
}

/* Prospector (yellow) and cowboy (red): from the track, which moves up, else from the bag; any unowned empty parcel. */
static void
test_claims (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "prospector-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "prospector-yellow");
  g_assert_false (board_stage_allows (&stage, "0 slot 0"));
  board_stage_play (&stage, "0 slot 6");
  g_assert_false (board_stage_allows (&stage, "0 parcel D4"));
  board_stage_play (&stage, "0 parcel E5; * draw church 1");
  g_assert_cmpint (self->money, ==, 15 - board_special_price (self));
  g_assert_cmpint (self->money, ==, 5);
  g_assert_cmpuint (self->tokens, ==, 2);
  g_assert_cmpuint (stage.state.contents[BOARD_MINE] & self->owned, ==, board_parcel_bit (board_stage_parcel ("E5")));
  board_stage_set (&stage, 2, "cowboy-red");
  board_stage_first_parcels (&stage);
  stage.state.track[0] = stage.state.track[5] = BOARD_CHURCH;
  stage.state.bag[BOARD_CHURCH - BOARD_FIRST_BUILDING] = 0;
  choose (&stage, "cowboy-red");
  board_stage_assert_asked (&stage, BOARD_STEP_BAG_BUILDING, BOARD_BIT (0));
  board_stage_play (&stage, "0 yes; 0 parcel H8");
  g_assert_cmpint (self->money, ==, 15 - board_special_price (self));
  g_assert_cmpint (self->money, ==, 7);
  g_assert_cmpuint (stage.state.bag[0], ==, 3);
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
  board_stage_set (&stage, 2, "cowboy-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "cowboy-red");
  board_stage_play (&stage, "0 pass");
  g_assert_cmpint (self->money, ==, 15);
}

/* Without money, tile or parcel the ability is lost (B26). */
static void
test_claims_lost (void)
{
  for (uint32_t lack = 0; lack < 3; lack++)
    {
      BoardStage stage;

      board_stage_set (&stage, 2, "cowboy-red");
      board_stage_first_parcels (&stage);
      if (lack == 0)
        stage.state.seats[0].money = 7;
      if (lack == 1)
        stage.state.seats[0].owned = UINT64_C (0xffe) << 16 | 1;
      if (lack == 1)
        stage.state.contents[BOARD_HOUSE] = 0;
      if (lack == 2)
        stage.state.river = ~(board_occupied (&stage.state) | board_owned (&stage.state));
      choose (&stage, "cowboy-red");
      board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
    }
}

/* B27: prospector and cowboy show their other side when nothing is left to hand out; the teacher's red side is
 * round 4's. */
static void
test_other_sides (void)
{
  BoardStage stage;
  BoardState *state = &stage.state;

  board_stage_set (&stage, 2, "prospector-yellow cowboy-red teacher-yellow");
  board_stage_first_parcels (&stage);
  g_assert_true ((board_offer (state) >> BOARD_ROLE (BOARD_PROSPECTOR, BOARD_YELLOW) & 3) == 1);
  g_assert_true ((board_offer (state) >> BOARD_ROLE (BOARD_COWBOY, BOARD_YELLOW) & 3) == 2);
  g_assert_true ((board_offer (state) >> BOARD_ROLE (BOARD_TEACHER, BOARD_YELLOW) & 3) == 1);
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    state->track[slot] = BOARD_BARE;
  state->bag[0] = state->bag[BOARD_MINE - BOARD_FIRST_BUILDING] = 0;
  state->round = 4;
  g_assert_true ((board_offer (state) >> BOARD_ROLE (BOARD_PROSPECTOR, BOARD_YELLOW) & 3) == 2);
  g_assert_true ((board_offer (state) >> BOARD_ROLE (BOARD_COWBOY, BOARD_YELLOW) & 3) == 1);
  g_assert_true ((board_offer (state) >> BOARD_ROLE (BOARD_TEACHER, BOARD_YELLOW) & 3) == 2);
  state->set = board_offer (state);
  choose (&stage, "cowboy-yellow");
  g_assert_cmpuint (state->seats[0].horses, ==, 0);
}

/* Teacher: chooses first next round, ties or not; red: 2 VP for school, prison, church, and for no saloon. */
static void
test_teacher (void)
{
  BoardStage stage;
  BoardScore score;

  board_stage_set (&stage, 3, "teacher-yellow mercenary-yellow banker-yellow");
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "banker-yellow mercenary-yellow teacher-yellow");
  board_stage_play (&stage, "0 pass; 1 pass; 2 pass");
  board_stage_run_to_round (&stage, 2);
  board_stage_run_to (&stage, BOARD_STEP_CHARACTER);
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (2));
  board_stage_play (&stage, "2 choose banker-yellow");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (0));
  board_stage_play (&stage, "0 choose mercenary-yellow");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
  board_stage_lay (&stage, "F1 school 0; F2 prison 0; F3 church 1");
  stage.state.seats[0].role = BOARD_ROLE (BOARD_TEACHER, BOARD_RED);
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.teacher, ==, 6);
  board_stage_lay (&stage, "F4 saloon 0");
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.teacher, ==, 4);
}

/* Auctioneer (yellow): two parcels, half to the bank; who lacks money or two tiles does not bid (B31). */
static void
test_lot (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  board_stage_set (&stage, 3, "auctioneer-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "auctioneer-yellow");
  board_stage_play (&stage, "0 parcel D4; 0 parcel D5");
  board_stage_play (&stage, "0 amount 1; 1 amount 4; 2 pass; 0 amount 5");
  board_stage_assert_refused (&stage, "1 amount 5", .reason = BOARD_AMOUNT_RANGE, .x = 6, .y = 15);
  board_stage_play (&stage, "1 amount 7; 0 pass");
  g_assert_cmpint (seats[1].money, ==, 15 - 7);
  g_assert_cmpint (seats[0].money, ==, 15 + 4);
  g_assert_cmpuint (board_count (seats[1].owned), ==, 4);
  board_stage_set (&stage, 2, "auctioneer-yellow");
  board_stage_first_parcels (&stage);
  seats[1].owned = UINT64_C (0x7fe) << 40 | 1 << 8;
  stage.state.contents[BOARD_MOUNTAIN] = 0;
  choose (&stage, "auctioneer-yellow");
  board_stage_play (&stage, "0 parcel D4; 0 parcel D3; 0 amount 5");
  g_assert_cmpint (seats[0].money, ==, 15 - 2);
  board_stage_set (&stage, 2, "auctioneer-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "auctioneer-yellow");
  board_stage_play (&stage, "0 parcel D4; 0 parcel D5; 0 pass; 1 pass");
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("D4")), ==, CS_NO_SEAT);
}

static void
test_no_lot (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "auctioneer-yellow");
  board_stage_first_parcels (&stage);
  stage.state.river = ~(board_occupied (&stage.state) | board_owned (&stage.state));
  stage.state.outlaws = stage.state.contents[BOARD_MOUNTAIN];
  choose (&stage, "auctioneer-yellow");
  board_stage_assert_asked (&stage, BOARD_STEP_CHARACTER, BOARD_BIT (1));
}

/* Auctioneer (red): the token goes to who bids most, its place is closed; with no bid the auctioneer keeps it (B31). */
static void
test_ammunition (void)
{
  BoardStage stage;
  BoardSeat *seats = stage.state.seats;

  board_stage_set (&stage, 2, "auctioneer-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "auctioneer-red");
  board_stage_play (&stage, "0 pass; 1 amount 2; 1 choose mercenary-yellow");
  g_assert_cmpint (seats[0].money, ==, 17);
  g_assert_cmpint (seats[1].money, ==, 13);
  g_assert_cmpint (board_firepower (&stage.state, 1), ==, 1 + 3 + 3 + 3);
  board_stage_assert_refused (&stage, "1 cowboy ammunition", .reason = BOARD_PLACE_CLOSED, .what = BOARD_AMMUNITION);
  board_stage_set (&stage, 2, "auctioneer-red");
  board_stage_first_parcels (&stage);
  choose (&stage, "auctioneer-red");
  board_stage_play (&stage, "0 pass; 1 pass");
  g_assert_cmpuint (stage.state.ammunition, ==, 0);
  g_assert_cmpint (seats[0].money, ==, 15);
  board_stage_set (&stage, 2, "auctioneer-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  choose (&stage, "mercenary-yellow");
  board_stage_play (&stage, "1 choose auctioneer-red");
  board_stage_assert_asked (&stage, BOARD_STEP_BID, BOARD_BIT (1));
}

/* Father christmas: 5 VP, or 2 and what the die says. */
static void
test_father_christmas (void)
{
  static const int money[] = { 15, 15, 20, 20, 20, 20 };

  for (uint32_t die = 1; die <= 6; die++)
    {
      BoardStage stage;
      char roll[] = { (char) ('0' + die), '\0' };

      board_stage_set (&stage, 2, "father-christmas-red");
      board_stage_first_parcels (&stage);
      choose (&stage, "father-christmas-red");
      board_stage_roll (&stage, roll);
      g_assert_cmpint (stage.state.seats[0].money, ==, money[die - 1]);
      g_assert_cmpuint (stage.state.seats[0].personal, ==, die < 5 ? 3 : 4);
      g_assert_cmpint (stage.state.seats[0].vp, ==, 2);
    }
}

/* Banker, red: 1, 3 or 7 VP for $3, $12 or $25, once, before the cash limit (B24). */
static void
test_banker (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "banker-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "banker-red mercenary-yellow");
  self->money = 24;
  board_stage_run_to (&stage, BOARD_STEP_BANKER);
  g_assert_false (board_stage_allows (&stage, "0 amount 3"));
  board_stage_assert_refused (&stage, "0 pass", .reason = BOARD_MUST_ANSWER);
  board_stage_play (&stage, "0 amount 2");
  g_assert_cmpint (self->vp, ==, 3);
  g_assert_cmpint (self->money, ==, 12);
  board_stage_set (&stage, 2, "banker-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "banker-red mercenary-yellow");
  self->money = 2;
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpint (self->money, ==, 2);
}

/* Grocer, yellow, in stage 16: one type doubled, no dynamite with it; or the $8.  Its mountains bring no VP, as they do
 * to the settler who waits. */
static void
test_grocer (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "grocer-yellow mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "F2 hotel 0; B6 mine 0; B7 mountain 0; B8 ranch 1");
  self->dynamites = 1;
  board_stage_characters (&stage, "grocer-yellow mercenary-yellow");
  board_stage_run_to (&stage, BOARD_STEP_GROCER);
  g_assert_false (board_stage_allows (&stage, "0 building ranch"));
  board_stage_play (&stage, "0 building mine");
  g_assert_cmpuint (self->dynamites, ==, 1);
  g_assert_cmpint (self->income, ==, 6 + 2 * 9);
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpint (self->vp, ==, 0);
}

/* Dynamite triples a mine, once; with a cowboy on an own mine it is spent for that too. */
static void
test_blast (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "prospector-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "B6 mine 0; B8 mine 0; G6 mine 0");
  board_stage_characters (&stage, "prospector-red mercenary-yellow");
  self->dynamites = 3;
  board_stage_play (&stage, "1 pass; 0 cowboy B6 dynamite; 0 pass");
  board_stage_run_to (&stage, BOARD_STEP_BLAST);
  g_assert_false (board_stage_allows (&stage, "0 parcel B6"));
  board_stage_play (&stage, "0 parcel G6");
  g_assert_false (board_stage_allows (&stage, "0 parcel G6"));
  board_stage_play (&stage, "0 pass");
  g_assert_cmpint (self->income, ==, 3 * 9 + 6 + 3 * 6);
  g_assert_cmpuint (self->dynamites, ==, 1);
}

/* Lost without a duel, it has no part in a mine that is built there later in the round (7, dynamite). */
static void
test_blast_lost (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  board_stage_set (&stage, 2, "prospector-red mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_characters (&stage, "prospector-red mercenary-yellow");
  board_stage_play (&stage, "1 pass; 0 cowboy D5 dynamite; 0 cowboy build-4; 0 pass; 0 yes; 0 build; 0 parcel D5");
  board_stage_assert_asked (&stage, BOARD_STEP_BLAST, BOARD_BIT (0));
  board_stage_play (&stage, "0 pass");
  g_assert_cmpint (self->income, ==, 9);
}

/* Seven sticks in all. */
static void
test_dynamite_limit (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "prospector-red");
  board_stage_first_parcels (&stage);
  stage.state.seats[1].dynamites = 6;
  choose (&stage, "prospector-red");
  g_assert_cmpuint (stage.state.seats[0].dynamites, ==, 1);
}

/* Heroes (yellow): own buildings cannot be attacked, nor do they attack. */
static void
test_heroes (void)
{
  BoardStage stage;

  board_stage_set (&stage, 2, "heroes-yellow mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "F2 saloon 0; G2 saloon 1; G4 school 1; D4 city-hall -");
  board_stage_characters (&stage, "heroes-yellow mercenary-yellow");
  board_stage_assert_refused (&stage, "1 cowboy F2", .reason = BOARD_NOT_ATTACKABLE,
                              .what = (uint16_t) board_stage_parcel ("F2"));
  board_stage_assert_refused (&stage, "1 cowboy G4", .reason = BOARD_NOT_ATTACKABLE,
                              .what = (uint16_t) board_stage_parcel ("G4"));
  board_stage_play (&stage, "1 cowboy G2");
  g_assert_false (board_stage_allows (&stage, "0 cowboy G2"));
  g_assert_false (board_stage_allows (&stage, "0 cowboy F2"));
}

/* Heroes (red): 3 VP, 6 for a cowboy that goes back, 9 for two; one of these. */
static void
test_heroes_red (void)
{
  BoardStage stage;
  const BoardSeat *self = &stage.state.seats[0];

  for (uint32_t back = 0; back <= 2; back++)
    {
      board_stage_set (&stage, 2, "heroes-red mercenary-yellow");
      board_stage_first_parcels (&stage);
      board_stage_play (&stage, "0 choose heroes-red");
      board_stage_assert_asked (&stage, BOARD_STEP_RETIRE, BOARD_BIT (0));
      board_stage_assert_refused (&stage, "0 pass", .reason = BOARD_MUST_ANSWER);
      board_stage_assert_refused (&stage, "0 amount 3", .reason = BOARD_AMOUNT_RANGE, .x = 0, .y = 2);
      board_stage_play (&stage, back == 0 ? "0 amount 0" : back == 1 ? "0 amount 1" : "0 amount 2");
      g_assert_cmpint (self->vp, ==, 3 + 3 * back);
      g_assert_cmpuint (self->personal, ==, BOARD_START_COWBOYS - back);
      g_assert_cmpuint (self->general, ==, BOARD_COWBOYS - BOARD_START_COWBOYS + back);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-characters/choosing", test_choosing);
  g_test_add_func ("/board-characters/paperboy", test_paperboy);
  g_test_add_func ("/board-characters/paperboy/red", test_paperboy_red);
  g_test_add_func ("/board-characters/paperboy/lowered-limit", test_lowered_limit);
  g_test_add_func ("/board-characters/money-or-wait", test_money_or_wait);
  g_test_add_func ("/board-characters/tax", test_tax);
  g_test_add_func ("/board-characters/governor", test_governor);
  g_test_add_func ("/board-characters/captain", test_captain);
  g_test_add_func ("/board-characters/worker", test_worker);
  g_test_add_func ("/board-characters/land", test_land);
  g_test_add_func ("/board-characters/indian-out-of-reach", test_indian_out_of_reach);
  g_test_add_func ("/board-characters/claims", test_claims);
  g_test_add_func ("/board-characters/claims/lost", test_claims_lost);
  g_test_add_func ("/board-characters/other-sides", test_other_sides);
  g_test_add_func ("/board-characters/teacher", test_teacher);
  g_test_add_func ("/board-characters/lot", test_lot);
  g_test_add_func ("/board-characters/lot/none", test_no_lot);
  g_test_add_func ("/board-characters/ammunition", test_ammunition);
  g_test_add_func ("/board-characters/father-christmas", test_father_christmas);
  g_test_add_func ("/board-characters/banker", test_banker);
  g_test_add_func ("/board-characters/grocer", test_grocer);
  g_test_add_func ("/board-characters/blast", test_blast);
  g_test_add_func ("/board-characters/blast/lost", test_blast_lost);
  g_test_add_func ("/board-characters/dynamite-limit", test_dynamite_limit);
  g_test_add_func ("/board-characters/heroes", test_heroes);
  g_test_add_func ("/board-characters/heroes/red", test_heroes_red);
  return g_test_run ();
}
