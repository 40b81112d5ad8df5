/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the course of rounds: cowboys, the track, round ends, final scores (rules pages 4, 9 and 12). */

#include <glib.h>

#include "test-board-stage.h"

static void
set (BoardStage *stage)
{
  board_stage_set (stage, 2, "captain-yellow mercenary-yellow");
  board_stage_first_parcels (stage);
}

static void
begin (BoardStage *stage)
{
  board_stage_characters (stage, "captain-yellow mercenary-yellow");
}

/* 4.2, B6: several cowboys on wages and road-1 alone; no empty or closed place; a bid needs a tile. */
static void
test_places (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage);
  stage.state.track[6] = BOARD_BARE;
  stage.state.bag[BOARD_MINE - BOARD_FIRST_BUILDING]++;
  begin (&stage);
  board_stage_assert_refused (&stage, "0 cowboy build-12", .reason = BOARD_PLACE_CLOSED, .what = BOARD_BUILD_12);
  board_stage_assert_refused (&stage, "0 cowboy building-income", .reason = BOARD_PLACE_CLOSED,
                              .what = BOARD_BUILDING_INCOME);
  board_stage_assert_refused (&stage, "0 cowboy A2", .reason = BOARD_PARCEL_NOT_FOR_SALE, .what = 8);
  board_stage_assert_refused (&stage, "0 cowboy enclosure-1", .reason = BOARD_PLACE_CLOSED,
                              .what = BOARD_PLACE_ENCLOSURE);
  board_stage_assert_refused (&stage, "0 cowboy wages dynamite", .reason = BOARD_NO_COWBOY, .what = BOARD_WAGES);
  board_stage_assert_refused (&stage, "0 cowboy wages white", .reason = BOARD_NO_COWBOY, .what = BOARD_WAGES);
  board_stage_assert_refused (&stage, "0 cowboy wages no-duel", .reason = BOARD_NO_COWBOY, .what = BOARD_WAGES);
  board_stage_assert_refused (&stage, "1 cowboy wages", .reason = CS_REFUSED_NOT_ACTING);
  board_stage_assert_refused (&stage, "0 parcel D4", .reason = CS_REFUSED_NOT_ASKED);
  self->owned = UINT64_C (0x7fe) << 16 | 1;
  stage.state.contents[BOARD_HOUSE] = 0;
  board_stage_play (&stage, "0 cowboy D5; 1 cowboy wages");
  board_stage_assert_refused (&stage, "0 cowboy D5", .reason = BOARD_PLACE_TAKEN,
                              .what = (uint16_t) board_stage_parcel ("D5"));
  self->dynamites = 1;
  board_stage_assert_refused (&stage, "0 cowboy D5 dynamite", .reason = BOARD_PLACE_TAKEN,
                              .what = (uint16_t) board_stage_parcel ("D5"));
  board_stage_assert_refused (&stage, "0 cowboy C5", .reason = BOARD_NO_TILE,
                              .what = (uint16_t) board_stage_parcel ("C5"));
  board_stage_play (&stage, "0 cowboy wages; 1 cowboy wages; 0 cowboy wages; 1 pass");
  g_assert_cmpint (self->money, ==, 15 + 8);
  g_assert_cmpint (stage.state.seats[1].money, ==, 15 + 8);
}

/* 4.2: who passes first is first of the pass order. */
static void
test_passing (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "captain-yellow mercenary-yellow banker-yellow");
  board_stage_characters (&stage, "captain-yellow mercenary-yellow banker-yellow");
  board_stage_play (&stage, "2 cowboy wages; 0 cowboy wages; 1 pass; 2 cowboy wages; 0 pass; 2 pass");
  g_assert_cmpmem (stage.state.passes, 3, ((uint8_t[]) { 1, 0, 2 }), 3);
}

/* 4.4: what each place gives, one after the other. */
static void
test_track (void)
{
  static const struct
  {
    const char *place;
    int money, vp, roads;
  } cases[] = {
    { "wages", 4, 0, 0 },
    { "roads-3", 0, 0, 3 },
    { "road-1", 0, 0, 1 },
    { "parcel-income", 6, 0, 0 },
    { "cowboy-income", 8, 0, 0 },
    { "parcel-vp", 0, 1, 0 },
    { "cowboy-vp", 0, 2, 0 },
    { "building-vp", 0, 1, 0 },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardStage stage;
      BoardSeat *self = &stage.state.seats[0];
      g_autofree char *moves = g_strdup_printf ("0 cowboy %s; 1 pass; 0 pass", cases[i].place);

      set (&stage);
      board_stage_lay (&stage, "F2 church 0");
      begin (&stage);
      g_assert_cmpuint (self->personal, ==, 3);
      self->tokens = 2;
      board_stage_play (&stage, moves);
      g_assert_cmpint (self->money, ==, 15 + cases[i].money);
      g_assert_cmpint (self->vp, ==, cases[i].vp);
      g_assert_cmpuint (self->roads, ==, 1 + cases[i].roads);
      g_assert_cmpuint (self->general, ==, 8);
    }
}

/* Ammunition: three more firepower until the round ends. */
static void
test_ammunition (void)
{
  BoardStage stage;

  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 cowboy ammunition; 1 pass; 0 cowboy cowboy-income; 0 pass");
  g_assert_cmpint (stage.state.seats[0].money, ==, 15 + 2 * (1 + 1 + 3));
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpuint (stage.state.ammunition, ==, CS_NO_SEAT);
}

/* Gambling: the sum of two dice. */
static void
test_gambling (void)
{
  BoardStage stage;

  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 cowboy gambling; 1 pass; 0 pass");
  board_stage_roll (&stage, "35");
  g_assert_cmpint (stage.state.seats[0].money, ==, 23);
}

/* VP at $5, $4, $3, $2; the cheapest place closes each round. */
static void
test_vp (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 cowboy vp-2; 1 pass; 0 cowboy vp-4; 0 pass");
  board_stage_assert_refused (&stage, "0 amount 4", .reason = BOARD_AMOUNT_RANGE, .x = 0, .y = 3);
  board_stage_play (&stage, "0 amount 2");
  g_assert_cmpint (self->money, ==, 7);
  board_stage_play (&stage, "0 amount 3");
  g_assert_cmpint (self->vp, ==, 5);
  g_assert_cmpint (self->money, ==, 1);
  for (uint32_t round = 1; round <= BOARD_ROUNDS; round++)
    {
      stage.state.round = (uint8_t) round;
      g_assert_true (board_is_open (&stage.state, BOARD_VP_5));
      g_assert_true (board_is_open (&stage.state, BOARD_VP_4) == (round < 4));
      g_assert_true (board_is_open (&stage.state, BOARD_VP_3) == (round < 3));
      g_assert_true (board_is_open (&stage.state, BOARD_VP_2) == (round < 2));
    }
}

/* Who has less than the price of one is not asked. */
static void
test_no_money_for_vp (void)
{
  BoardStage stage;

  set (&stage);
  begin (&stage);
  stage.state.seats[0].money = 1;
  board_stage_play (&stage, "0 cowboy vp-2; 1 pass; 0 cowboy D4; 0 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_ROADS, BOARD_BIT (1));
  g_assert_cmpuint (board_owner_at (&stage.state, board_stage_parcel ("D4")), ==, CS_NO_SEAT);
}

/* B7: an own building may be defended; the owner's victory keeps the income whole. */
static void
test_defence (void)
{
  BoardStage stage;
  int money;

  set (&stage);
  board_stage_lay (&stage, "F2 hotel 0; F5 hotel 0; G5 church 0");
  begin (&stage);
  g_assert_false (board_stage_allows (&stage, "0 cowboy F5"));
  g_assert_false (board_stage_allows (&stage, "0 cowboy G5"));
  board_stage_play (&stage, "0 cowboy F2; 1 cowboy F2; 0 pass; 1 pass");
  money = stage.state.seats[0].money;
  board_stage_roll (&stage, "61");
  g_assert_cmpint (stage.state.seats[0].money, ==, money + 12);
  g_assert_cmpuint (stage.state.seats[0].cowboys, ==, 0);
}

/* 5, B18: a challenger takes the city hall; the holder's cowboy goes to its supply, and its buildings lose the step. */
static void
test_city_hall (void)
{
  BoardStage stage;
  BoardState *state = &stage.state;
  const BoardParcels hall = board_parcel_bit (board_stage_parcel ("D4"));

  set (&stage);
  board_stage_lay (&stage, "D4 city-hall -; F2 saloon 0");
  state->hall_holder = 0;
  state->seats[0].cowboys = hall;
  state->seats[0].general--;
  begin (&stage);
  board_stage_assert_refused (&stage, "0 cowboy D4", .reason = BOARD_PLACE_TAKEN,
                              .what = (uint16_t) board_stage_parcel ("D4"));
  board_stage_play (&stage, "0 cowboy wages; 1 cowboy D4; 0 pass; 1 pass");
  board_stage_roll (&stage, "16");
  g_assert_cmpuint (state->hall_holder, ==, 1);
  g_assert_cmpuint (state->seats[0].personal, ==, 3);
  g_assert_cmpint (state->seats[0].income, ==, 0);
  g_assert_cmpuint (state->seats[1].cowboys, ==, hall);
}

/* B23: the sheriff's cowboy holds an empty city hall for the round. */
static void
test_white_in_city_hall (void)
{
  BoardStage stage;
  BoardState *state = &stage.state;

  board_stage_set (&stage, 2, "sheriff-yellow mercenary-yellow");
  board_stage_first_parcels (&stage);
  board_stage_lay (&stage, "D4 city-hall -; A8 bank 0");
  board_stage_characters (&stage, "sheriff-yellow mercenary-yellow");
  board_stage_play (&stage, "0 cowboy D4 white; 1 pass; 0 pass");
  board_stage_run_to (&stage, BOARD_STEP_ROADS);
  g_assert_cmpint (state->seats[0].income, ==, 3);
  g_assert_cmpuint (state->hall_holder, ==, 0);
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpuint (state->hall_holder, ==, CS_NO_SEAT);
  g_assert_cmpuint (state->seats[0].cowboys, ==, 0);
}

/* 4.8.3: cowboys of the supply stay, and 4, 5, 5 come, up to ten. */
static void
test_new_cowboys (void)
{
  BoardStage stage;
  static const uint8_t expected[] = { 3, 7, 10, 10 };

  set (&stage);
  for (uint32_t round = 1; round <= BOARD_ROUNDS; round++)
    {
      board_stage_run_to_round (&stage, round);
      g_assert_cmpuint (stage.state.seats[0].personal, ==, expected[round - 1]);
    }
}

/* 4.8.3: after the last round none come. */
static void
test_no_new_cowboys (void)
{
  BoardStage stage;
  const BoardSeat *self = &stage.state.seats[0];

  set (&stage);
  board_stage_run_to_round (&stage, BOARD_ROUNDS);
  board_stage_run_to (&stage, BOARD_STEP_COWBOY);
  board_stage_play (&stage, "0 cowboy gambling; 1 pass; 0 pass");
  board_stage_run_to (&stage, BOARD_STEP_OVER);
  g_assert_cmpuint (self->personal, ==, BOARD_COWBOYS - 1);
  g_assert_cmpuint (self->general, ==, 1);
}

/* A round begins without what happened in the one before: nobody has passed, nothing is doubled (4.8, 10.6). */
static void
test_nothing_lasts (void)
{
  static const uint8_t nobody[BOARD_MAX_SEATS] = { 0 };
  BoardStage stage;

  set (&stage);
  board_stage_run_to_round (&stage, 1);
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  stage.state.doubled = board_parcel_bit (board_stage_parcel ("A1"));
  board_stage_run_to_round (&stage, 2);
  g_assert_cmpuint (stage.state.n_passed, ==, 0);
  g_assert_cmpmem (stage.state.passed, sizeof nobody, nobody, sizeof nobody);
  g_assert_cmphex (stage.state.doubled, ==, 0);
}

/* 12.9: $28 with a limit of 20 may spend 8 or 10 …; $34 with a limit of 30 spends 4 for nothing, with one of 20 it may
 * spend 14, 20 or 30. */
static void
test_cash_limit (void)
{
  static const uint32_t amounts[] = { 8, 10, 20 };
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];
  CsMove moves[BOARD_MAX_LEGAL];

  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 pass; 1 pass");
  self->money = 20;
  self->limit = 12;
  self->roads = 0;
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  g_assert_cmpuint (board_game.legal (NULL, &stage.state, 0, moves), ==, G_N_ELEMENTS (amounts));
  for (uint32_t i = 0; i < G_N_ELEMENTS (amounts); i++)
    g_assert_cmpuint (moves[i], ==, board_move (BOARD_MOVE_AMOUNT, amounts[i]));
  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 pass; 1 pass");
  self->money = 28;
  self->limit = 20;
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  board_stage_assert_refused (&stage, "0 amount 9", .reason = BOARD_AMOUNT_RANGE, .x = 8, .y = 28);
  g_assert_true (board_stage_allows (&stage, "0 amount 8"));
  g_assert_true (board_stage_allows (&stage, "0 amount 20"));
  g_assert_false (board_stage_allows (&stage, "0 amount 30"));
  board_stage_play (&stage, "0 amount 10");
  g_assert_cmpint (self->vp, ==, 1);
  g_assert_cmpint (self->money, ==, 18);
  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 pass; 1 pass");
  self->money = 34;
  self->limit = 30;
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  board_stage_play (&stage, "0 amount 4");
  g_assert_cmpint (self->vp, ==, 0);
  set (&stage);
  begin (&stage);
  board_stage_play (&stage, "0 pass; 1 pass");
  self->money = 34;
  self->limit = 20;
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  board_stage_assert_asked (&stage, BOARD_STEP_SPEND, BOARD_BIT (0));
  board_stage_assert_refused (&stage, "0 amount 10", .reason = BOARD_AMOUNT_RANGE, .x = 14, .y = 34);
  g_assert_true (board_stage_allows (&stage, "0 amount 20"));
}

/* Where the excess alone can be spent, nobody is asked. */
static void
test_plain_excess (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];

  set (&stage);
  begin (&stage);
  self->money = 19;
  self->limit = 5;
  board_stage_play (&stage, "0 pass; 1 pass");
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  board_stage_assert_asked (&stage, BOARD_STEP_SPEND, BOARD_BIT (1));
  g_assert_cmpint (self->money, ==, 5);
  g_assert_cmpint (self->vp, ==, 1);
}

/* B5: a road window at the end of phase 3, in pass order, for who has a road. */
static void
test_road_window (void)
{
  BoardStage stage;

  set (&stage);
  begin (&stage);
  stage.state.seats[0].roads = 2;
  stage.state.seats[1].roads = 0;
  board_stage_play (&stage, "0 pass; 1 pass");
  board_stage_assert_asked (&stage, BOARD_STEP_ROADS, BOARD_BIT (0));
  board_stage_play (&stage, "0 road C4 north");
  board_stage_assert_asked (&stage, BOARD_STEP_ROADS, BOARD_BIT (0));
  board_stage_play (&stage, "0 road B4 north");
  board_stage_assert_asked (&stage, BOARD_STEP_SPEND, BOARD_BIT (0));
}

/* B16: unsold buildings move up, the cheapest free spaces are filled first; an empty bag leaves them empty. */
static void
test_fill (void)
{
  BoardStage stage;

  set (&stage);
  begin (&stage);
  stage.state.track[0] = stage.state.track[3] = BOARD_BARE;
  board_stage_run_to (&stage, BOARD_STEP_DRAW);
  g_assert_cmpmem (stage.state.track, BOARD_SLOTS, ((uint8_t[]) { BOARD_MINE, BOARD_HOTEL, BOARD_BANK, BOARD_RANCH,
                                                                 BOARD_MINE, BOARD_BARE, BOARD_BARE }), BOARD_SLOTS);
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    stage.state.bag[i] = 0;
  stage.state.bag[BOARD_PRISON - BOARD_FIRST_BUILDING] = 1;
  board_stage_play (&stage, "* draw prison 1");
  g_assert_cmpuint (stage.state.track[5], ==, BOARD_PRISON);
  g_assert_cmpuint (stage.state.round, ==, 2);
  board_stage_assert_refused (&stage, "0 cowboy wages", .reason = CS_REFUSED_NOT_ASKED);
}

/* 9: money, what stands on the map, nothing for what waits; the earlier passer wins a tie. */
static void
test_final_score (void)
{
  BoardStage stage;
  BoardScore score;
  int32_t points[CS_MAX_SEATS];

  set (&stage);
  board_stage_lay (&stage, "F2 saloon 0; F3 house 0; B7 mountain 0; G8 bare 0; F4 saloon 1");
  stage.state.seats[0].money = 23;
  stage.state.seats[0].vp = 5;
  stage.state.seats[0].waiting[BOARD_HOTEL - BOARD_FIRST_BUILDING] = 1;
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.money, ==, 3);
  g_assert_cmpint (score.contents, ==, 6);
  g_assert_cmpint (score.total, ==, 14);
  stage.state.seats[1].vp = 10;
  board_game.score (NULL, &stage.state, points);
  g_assert_cmpint (points[1], ==, 14);
  g_assert_cmpuint (board_winner (&stage.state), ==, 0);
  stage.state.seats[1].vp = 11;
  g_assert_cmpuint (board_winner (&stage.state), ==, 1);
}

/* 9: the score is the sum of its parts, each of which counts. */
static void
test_score_parts (void)
{
  BoardStage stage;
  BoardSeat *self = &stage.state.seats[0];
  BoardScore score;

  set (&stage);
  board_stage_run_to_round (&stage, 2);
  board_stage_lay (&stage, "F2 school 0; F5 train-station 0; E5 house -; F6 house 1; G5 townhouse -");
  stage.state.roads.across |= BOARD_NORTH << 32;
  stage.state.variants |= BOARD_KIT_CARSON | BOARD_WITH_HORSES;
  stage.state.passes[0] = 0;
  stage.state.passes[1] = 1;
  self->role = BOARD_ROLE (BOARD_TEACHER, BOARD_RED);
  self->money = 13;
  self->vp = 5;
  self->horses = 3;
  self->rodeos = 1;
  board_seat_score (&stage.state, 0, &score);
  g_assert_cmpint (score.vp, ==, 5);
  g_assert_cmpint (score.money, ==, 2);
  g_assert_cmpint (score.contents, ==, 2 * 2);
  g_assert_cmpint (score.horses, ==, 3 * 2);
  g_assert_cmpint (score.teacher, ==, 2 + 2);
  g_assert_cmpint (score.station, >, 0);
  g_assert_cmpint (score.kit_carson, ==, 1);
  g_assert_cmpint (score.total, ==, 5 + 2 + 4 + 6 + 4 + score.station + 1);
}

/* After four rounds nobody is asked any more; the last round draws no buildings. */
static void
test_end (void)
{
  BoardStage stage;

  set (&stage);
  board_stage_run_to_round (&stage, 4);
  board_stage_run_to (&stage, BOARD_STEP_SPEND);
  while (board_game.actors (&stage.state) != 0)
    {
      g_assert_cmpuint (stage.state.step, !=, BOARD_STEP_DRAW);
      board_stage_play (&stage, stage.state.actors == 1 ? "0 amount 0" : "1 amount 0");
    }
  g_assert_nonnull (board_stage_event (&stage, BOARD_EVENT_OVER, 0));
  g_assert_cmpint (board_phase (&stage.state), ==, BOARD_PHASE_OVER);
  board_stage_assert_refused (&stage, "0 pass", .reason = CS_REFUSED_OVER);
}

/* The parts of the game, and the place of the track that is being carried out. */
static void
test_phases (void)
{
  static const struct
  {
    BoardStep step;
    BoardPhase phase;
    BoardTrack track;
  } cases[] = {
    { BOARD_STEP_CHARACTER, BOARD_PHASE_CHARACTERS, BOARD_TRACK },
    { BOARD_STEP_COWBOY, BOARD_PHASE_COWBOYS, BOARD_TRACK },
    { BOARD_STEP_BUY_BUILDING, BOARD_PHASE_ACTIONS, BOARD_BUILD_4 },
    { BOARD_STEP_SPEND, BOARD_PHASE_ROUND_END, BOARD_TRACK },
  };
  BoardStage stage;

  board_stage_set (&stage, 2, "captain-yellow mercenary-yellow");
  board_stage_begin (&stage);
  g_assert_cmpint (board_phase (&stage.state), ==, BOARD_PHASE_SETUP);
  board_stage_first_parcels (&stage);
  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (cases[i].step == BOARD_STEP_BUY_BUILDING)
        board_stage_play (&stage, "0 cowboy build-4; 1 pass; 0 pass");
      else
        board_stage_run_to (&stage, cases[i].step);
      g_assert_cmpint (stage.state.step, ==, cases[i].step);
      g_assert_cmpint (board_phase (&stage.state), ==, cases[i].phase);
      g_assert_cmpint (board_track_in_progress (&stage.state), ==, cases[i].track);
    }
}

/* Whether the rules offer an answer at @place: a parcel, a plain cowboy, one to be lifted, a space of the track. */
static bool
is_offered (const CsMove *moves,
            uint32_t      n,
            BoardPlace    place)
{
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t argument = board_move_argument (moves[i]);

      switch (board_move_type (moves[i]))
        {
        case BOARD_MOVE_PARCEL:
        case BOARD_MOVE_HOUSE:
          if (argument + BOARD_PLACE_PARCEL == place)
            return true;
          break;
        case BOARD_MOVE_COWBOY:
          if (argument == place * BOARD_COWBOY_KINDS + BOARD_PLAIN)
            return true;
          break;
        case BOARD_MOVE_SHIFT:
        case BOARD_MOVE_TRACK:
          if (argument == place)
            return true;
          break;
        default:
          break;
        }
    }
  return false;
}

/* In whole games of all variants no place where something is offered is refused, and none where nothing is is not. */
static void
test_refused_places (void)
{
  for (uint64_t game = 0; game < 40; game++)
    {
      BoardSetup setup;
      BoardState state;
      CsRng rng;

      cs_rng_init (&rng, game);
      board_game.random_setup (NULL, 2 + (uint32_t) game % 5, &rng, &setup);
      g_assert_cmpint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
      for (uint32_t actors; (actors = board_game.actors (&state)) != 0;)
        {
          const uint32_t seat = (uint32_t) __builtin_ctz (actors);
          const uint32_t other = seat == 0 ? 1 : 0;
          CsMove moves[BOARD_MAX_LEGAL], none[BOARD_MAX_LEGAL];
          const uint32_t n = board_game.legal (NULL, &state, seat, moves);

          if (state.step == BOARD_STEP_FIRST_PARCEL)
            g_assert_cmpint (board_refuse_place (&state, seat, BOARD_WAGES).reason, ==, CS_REFUSED_NOT_ASKED);
          if ((actors >> other & 1) == 0)
            g_assert_cmpuint (board_game.legal (NULL, &state, other, none), ==, 0);
          for (uint32_t place = 0; place < BOARD_PLACES; place++)
            {
              const CsReason reason = board_refuse_place (&state, seat, (BoardPlace) place).reason;

              if (reason == CS_LEGAL || seat < setup.n_seats)
                g_assert_cmpint (reason == CS_LEGAL, ==, is_offered (moves, n, (BoardPlace) place));
              if ((actors >> other & 1) == 0)
                g_assert_cmpint (board_refuse_place (&state, other, (BoardPlace) place).reason, ==,
                                 CS_REFUSED_NOT_ACTING);
            }
          board_game.apply (NULL, &state, seat, moves[cs_rng_below (&rng, n)], NULL);
        }
      g_assert_cmpint (board_refuse_place (&state, 0, BOARD_WAGES).reason, ==, CS_REFUSED_OVER);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-round/places", test_places);
  g_test_add_func ("/board-round/refused-places", test_refused_places);
  g_test_add_func ("/board-round/passing", test_passing);
  g_test_add_func ("/board-round/track", test_track);
  g_test_add_func ("/board-round/ammunition", test_ammunition);
  g_test_add_func ("/board-round/gambling", test_gambling);
  g_test_add_func ("/board-round/vp", test_vp);
  g_test_add_func ("/board-round/no-money-for-vp", test_no_money_for_vp);
  g_test_add_func ("/board-round/defence", test_defence);
  g_test_add_func ("/board-round/city-hall", test_city_hall);
  g_test_add_func ("/board-round/white-in-city-hall", test_white_in_city_hall);
  g_test_add_func ("/board-round/new-cowboys", test_new_cowboys);
  g_test_add_func ("/board-round/new-cowboys/none-after-last", test_no_new_cowboys);
  g_test_add_func ("/board-round/nothing-lasts", test_nothing_lasts);
  g_test_add_func ("/board-round/cash-limit", test_cash_limit);
  g_test_add_func ("/board-round/plain-excess", test_plain_excess);
  g_test_add_func ("/board-round/road-window", test_road_window);
  g_test_add_func ("/board-round/fill", test_fill);
  g_test_add_func ("/board-round/final-score", test_final_score);
  g_test_add_func ("/board-round/final-score/parts", test_score_parts);
  g_test_add_func ("/board-round/end", test_end);
  g_test_add_func ("/board-round/phases", test_phases);
  return g_test_run ();
}
