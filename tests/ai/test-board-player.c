/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The greedy player of the board game does what is plainly best. */

#include "ai/board/board-player.h"

#include <glib.h>

#include "ai/board/board-level.h"
#include "ai/board/board-policy.h"
#include "engine/board/board-build.h"
#include "test-board-stage.h"

static void
assert_plays (const BoardStage *stage,
              const char       *text)
{
  CsRng rng;
  CsMove move;

  cs_rng_init (&rng, 1);
  g_assert_true (board_game.move_parse (NULL, text, &move));
  g_assert_cmphex (board_player_move (&stage->state, (uint32_t) __builtin_ctz (stage->state.actors), &rng), ==, move);
}

static int
get_worth (const BoardStage *stage,
           uint32_t          seat,
           BoardPlace        place,
           BoardCowboyKind   kind)
{
  BoardProspects prospects = { .known = 0 };
  BoardSight sight;

  board_sight_init (&sight, &board_weights_plain, &stage->state, seat, &prospects);
  return board_worth_place (&sight, place, kind);
}

/* To the first seat. */
static int
get_value (const BoardStage *stage,
           CsMove            move)
{
  int value;

  board_player_values (&board_weights_plain, &stage->state, 0, &move, 1, &value);
  return value;
}

/* The first cowboy of the first seat, two seats with $15 and a parcel in each rim's column. */
static void
begin (BoardStage *stage)
{
  board_stage_set (stage, 2, "banker-yellow grocer-yellow");
  board_stage_characters (stage, "banker-yellow grocer-yellow");
}

/* A building that it owns and that pays much is worth defending against an attack. */
static void
test_defends (void)
{
  BoardStage stage;
  const BoardPlace c4 = (BoardPlace) (BOARD_PLACE_PARCEL + board_stage_parcel ("C4"));
  int calm;

  begin (&stage);
  board_stage_lay (&stage, "C4 saloon 0; C3 house 0; C5 house 0; B4 house 0; B3 house 0");
  calm = get_worth (&stage, 0, c4, BOARD_PLAIN);
  g_assert_cmpint (get_worth (&stage, 1, c4, BOARD_PLAIN), >, 0);
  stage.state.seats[1].cowboys = board_parcel_bit (board_stage_parcel ("C4"));
  g_assert_cmpint (calm, <, 0);
  g_assert_cmpint (get_worth (&stage, 0, c4, BOARD_PLAIN), >, 0);
}

/* A mine goes where the mountains are, a house beside the own saloon. */
static void
test_places (void)
{
  BoardStage stage;

  begin (&stage);
  board_stage_lay (&stage, "D5 bare 0; B2 bare 0");
  board_stage_play (&stage, "0 cowboy build-4; 1 pass; 0 pass; 0 build");
  board_stage_assert_asked (&stage, BOARD_STEP_SITE, BOARD_BIT (0));
  assert_plays (&stage, "parcel D5");
}

/* It lays the roads that an own parcel needs, when it has enough of them. */
static void
test_roads (void)
{
  BoardStage stage;

  begin (&stage);
  stage.state.seats[0].owned = board_parcel_bit (board_stage_parcel ("B4"));
  stage.state.seats[0].roads = 1;
  board_stage_play (&stage, "0 cowboy build-6; 1 pass; 0 pass; 0 build");
  board_stage_assert_asked (&stage, BOARD_STEP_SITE, BOARD_BIT (0));
  g_assert_cmpint (get_value (&stage, board_move (BOARD_MOVE_PASS, 0)), <,
                   get_value (&stage, board_move (BOARD_MOVE_ROAD, 2 * board_stage_parcel ("C4"))));
  g_assert_cmpint (get_value (&stage, board_move (BOARD_MOVE_ROAD, 2 * board_stage_parcel ("F4"))), <,
                   get_value (&stage, board_move (BOARD_MOVE_PASS, 0)));
}

static int
get_money (const BoardStage *stage,
           int               money)
{
  return board_worth_money (&board_weights_plain, &stage->state, 0, money);
}

/* Above the cash limit money is worth little: it goes into VP, or as little of it as must. */
static void
test_money (void)
{
  BoardStage stage;

  begin (&stage);
  g_assert_cmpint (get_money (&stage, 130) - get_money (&stage, 120), <,
                   get_money (&stage, 120) - get_money (&stage, 110));
  board_stage_play (&stage, "0 cowboy vp-2; 1 pass; 0 pass");
  stage.state.seats[0].money = 20;
  board_stage_run_to (&stage, BOARD_STEP_VP);
  stage.state.high = 10;
  assert_plays (&stage, "amount 10");
}

/* Who stands on two places for VP buys on the cheaper one, which is counted last, and gains little by the second. */
static void
test_two_places_for_vp (void)
{
  BoardStage stage;

  begin (&stage);
  stage.state.seats[0].money = 200;
  g_assert_cmpint (get_worth (&stage, 0, BOARD_VP_5, BOARD_PLAIN), >, 0);
  stage.state.seats[0].track = BOARD_BIT (BOARD_VP_3);
  g_assert_cmpint (get_worth (&stage, 0, BOARD_VP_5, BOARD_PLAIN), <=, 0);
  stage.state.seats[0].track = 0;
  board_stage_play (&stage, "0 cowboy vp-5; 1 pass; 0 cowboy vp-3; 0 pass");
  board_stage_run_to (&stage, BOARD_STEP_VP);
  stage.state.seats[0].money = 80;
  stage.state.high = 16;
  assert_plays (&stage, "amount 0");
}

/* It does not bid for what it cannot pay, and passes rather than stand where a cowboy brings nothing. */
static void
test_poor (void)
{
  BoardStage stage;

  begin (&stage);
  stage.state.seats[0].money = 0;
  g_assert_cmpint (get_worth (&stage, 0, BOARD_BUILD_3, BOARD_PLAIN), <, 0);
  g_assert_cmpint (get_worth (&stage, 0, BOARD_VP_5, BOARD_PLAIN), <, 0);
  g_assert_cmpint (get_worth (&stage, 0, BOARD_WAGES, BOARD_PLAIN), >, 0);
}

/* A rival with more firepower on the place makes it worth less. */
static void
test_duels (void)
{
  BoardStage stage;
  int alone;

  begin (&stage);
  alone = get_worth (&stage, 0, BOARD_PARCEL_VP, BOARD_PLAIN);
  alone = alone > 0 ? alone : get_worth (&stage, 0, BOARD_BUILD_6, BOARD_PLAIN);
  stage.state.seats[1].track = BOARD_BIT (BOARD_BUILD_6) | BOARD_BIT (BOARD_PARCEL_VP);
  stage.state.seats[1].tokens = 9;
  g_assert_cmpint (get_worth (&stage, 0, BOARD_BUILD_6, BOARD_PLAIN), <, alone);
  g_assert_cmpint (get_worth (&stage, 0, BOARD_BUILD_6, BOARD_NO_DUEL), >=,
                   get_worth (&stage, 0, BOARD_BUILD_6, BOARD_PLAIN));
}

/* What the seat that is to act does at @level. */
static CsMove
choose (const BoardStage *stage,
        BoardLevel        level)
{
  CsRng rng;

  cs_rng_init (&rng, 1);
  return board_level_move (level, &stage->state, (uint32_t) __builtin_ctz (stage->state.actors), &rng, NULL);
}

#define FOR_EACH_STRONG_LEVEL(level) \
  for (BoardLevel level = BOARD_MEDIUM; level < BOARD_LEVELS; level++)

/* No strong level goes where a rival stands who wins seven duels of eight. */
static void
test_hopeless_duels (void)
{
  const uint32_t wanted = BOARD_BIT (BOARD_PARCEL_VP) | BOARD_BIT (BOARD_GAMBLING) | BOARD_BIT (BOARD_VP_2) |
                          BOARD_BIT (BOARD_BUILD_4) | BOARD_BIT (BOARD_COWBOY_INCOME);

  FOR_EACH_STRONG_LEVEL (level)
    for (uint32_t round = 1; round <= BOARD_ROUNDS; round++)
      {
        BoardStage stage;
        BoardSeat *rival;
        uint32_t seat, place;
        CsMove move;

        begin (&stage);
        board_stage_run_to_round (&stage, round);
        board_stage_run_to (&stage, BOARD_STEP_COWBOY);
        seat = (uint32_t) __builtin_ctz (stage.state.actors);
        rival = &stage.state.seats[1 - seat];
        stage.state.seats[seat].money = 40;
        rival->track = wanted;
        rival->tokens = (uint8_t) (rival->tokens + board_firepower (&stage.state, seat) -
                                   board_firepower (&stage.state, 1 - seat) + 3);
        for (uint32_t left = wanted; left != 0; left &= left - 1)
          g_assert_cmpint (get_worth (&stage, seat, (BoardPlace) __builtin_ctz (left), BOARD_PLAIN), <, 0);
        move = choose (&stage, level);
        place = board_move_argument (move) / BOARD_COWBOY_KINDS;
        g_assert_true (board_move_type (move) != BOARD_MOVE_COWBOY || place >= BOARD_PLACE_PARCEL ||
                       (wanted >> place & 1) == 0);
      }
}

/* The cheapest construction space whose building brings a house. */
static uint32_t
find_slot (const BoardState *state)
{
  uint32_t slot = 0;

  while (board_contents[state->track[slot]].houses == 0)
    slot++;
  return slot;
}

/* A building that brings a house, where neither a parcel is left for that nor a road to lay, is not built in vain, nor
 * bought in the last round. */
static void
test_house_without_room (void)
{
  FOR_EACH_STRONG_LEVEL (level)
    for (uint32_t round = 1; round <= BOARD_ROUNDS; round += BOARD_ROUNDS - 1)
      {
        BoardStage stage;
        BoardParcels rooms;
        uint32_t seat;

        begin (&stage);
        board_stage_run_to_round (&stage, round);
        board_stage_run_to (&stage, BOARD_STEP_COWBOY);
        seat = (uint32_t) __builtin_ctz (stage.state.actors);
        stage.state.seats[seat].money = 60;
        stage.state.seats[seat].roads = 0;
        board_game.apply (NULL, &stage.state, seat,
                          board_move (BOARD_MOVE_COWBOY, (BOARD_BUILD_3 - find_slot (&stage.state)) *
                                                           BOARD_COWBOY_KINDS), NULL);
        rooms = board_house_sites (&stage.state);
        stage.state.seats[seat].owned |= rooms & -rooms;
        stage.state.contents[BOARD_TOWNHOUSE] |= stage.state.contents[BOARD_HOUSE] | (rooms & (rooms - 1));
        stage.state.contents[BOARD_HOUSE] = 0;
        board_stage_run_to (&stage, BOARD_STEP_BUY_BUILDING);
        if (round == BOARD_ROUNDS)
          g_assert_cmpuint (board_move_type (choose (&stage, level)), ==, BOARD_MOVE_PASS);
        else
          g_assert_cmpuint (board_move_type (choose (&stage, level)), !=, BOARD_MOVE_BUILD);
        board_stage_play (&stage, seat == 0 ? "0 keep" : "1 keep");
        board_stage_run_to (&stage, BOARD_STEP_WAITING);
        g_assert_cmpuint (board_move_type (choose (&stage, level)), ==, BOARD_MOVE_PASS);
      }
}

/* In the last round a second building for the one parcel that is empty would not be bought. */
static void
test_one_parcel_for_two (void)
{
  FOR_EACH_STRONG_LEVEL (level)
    {
      BoardStage stage;
      BoardSeat *self;
      CsMove move;
      uint32_t seat, place;

      begin (&stage);
      board_stage_run_to_round (&stage, BOARD_ROUNDS);
      board_stage_run_to (&stage, BOARD_STEP_COWBOY);
      seat = (uint32_t) __builtin_ctz (stage.state.actors);
      self = &stage.state.seats[seat];
      self->money = 60;
      self->owned = board_parcel_bit (board_stage_parcel ("C4"));
      self->track = BOARD_BIT (BOARD_BUILD_3);
      for (BoardTrack track = BOARD_BUILD_12; track < BOARD_BUILD_3; track++)
        g_assert_cmpint (get_worth (&stage, seat, (BoardPlace) track, BOARD_PLAIN), <, 0);
      move = choose (&stage, level);
      place = board_move_argument (move) / BOARD_COWBOY_KINDS;
      g_assert_true (board_move_type (move) != BOARD_MOVE_COWBOY || place < BOARD_BUILD_12 || place > BOARD_BUILD_3);
    }
}

/* In the last round one place is free that pays for each cowboy at hand: who searches does not think of passing. */
static void
test_stays (void)
{
  CsMove moves[CS_SEARCH_MOVES];
  BoardProspects memories[CS_MAX_SEATS] = { { .known = 0 } };
  BoardStage stage;
  BoardSeat *self, *rival;
  uint32_t seat, n;

  begin (&stage);
  board_stage_run_to_round (&stage, BOARD_ROUNDS);
  board_stage_run_to (&stage, BOARD_STEP_COWBOY);
  seat = (uint32_t) __builtin_ctz (stage.state.actors);
  self = &stage.state.seats[seat];
  rival = &stage.state.seats[1 - seat];
  self->money = 0;
  self->personal = 9;
  rival->personal = 20;
  rival->track = ~BOARD_BIT (BOARD_COWBOY_INCOME);
  g_assert_true (board_stage_allows (&stage, seat == 0 ? "0 pass" : "1 pass"));
  n = board_policy.propose (&board_weights_trained, &stage.state, seat, memories, moves);
  for (uint32_t i = 0; i < n; i++)
    g_assert_cmpuint (board_move_type (moves[i]), ==, BOARD_MOVE_COWBOY);
  g_assert_cmpuint (board_move_argument (moves[0]), ==, BOARD_COWBOY_INCOME * BOARD_COWBOY_KINDS + BOARD_PLAIN);
  self->personal = 1;
  n = board_policy.propose (&board_weights_trained, &stage.state, seat, memories, moves);
  g_assert_cmpuint (board_move_type (moves[0]), ==, BOARD_MOVE_PASS);
}

/* A mercenary with $57 and a limit of $20 sends a cowboy to where victory points cost less than the $10 that a round's
 * end asks for one, before all cowboys are gone. */
static void
test_low_limit (void)
{
  FOR_EACH_STRONG_LEVEL (level)
    {
      BoardStage stage;

      board_stage_set (&stage, 2, "mercenary-yellow grocer-yellow");
      board_stage_characters (&stage, "mercenary-yellow grocer-yellow");
      stage.state.seats[0].money = 57;
      while (stage.state.step == BOARD_STEP_COWBOY)
        if ((stage.state.actors & 1) == 0)
          board_stage_play (&stage, "1 pass");
        else
          board_game.apply (NULL, &stage.state, 0, choose (&stage, level), NULL);
      board_stage_run_to (&stage, BOARD_STEP_VP);
      g_assert_cmphex (stage.state.actors, ==, 1);
    }
}

/* It answers what it is asked, and nothing for later: neither by itself nor on a whim, nor in what it has compared. */
static void
test_consent (void)
{
  static const char *const lasting[] = { "always", "never", "ask" };
  CsMove moves[BOARD_MAX_LEGAL];
  BoardStage stage;
  CsRng rng;
  uint32_t n;

  begin (&stage);
  board_stage_lay (&stage, "B4 bare 0; E5 bare 1; C5 bare 1");
  stage.state.seats[0].roads = 8;
  stage.state.seats[1].consent = BOARD_CONSENT_ALWAYS;
  board_stage_play (&stage, "0 cowboy wages");
  g_assert_true (board_stage_allows (&stage, "1 ask"));
  n = board_policy.propose (NULL, &stage.state, 1, NULL, moves);
  cs_rng_init (&rng, 1);
  for (guint i = 0; i < G_N_ELEMENTS (lasting); i++)
    {
      CsMove move;

      g_assert_true (board_game.move_parse (NULL, lasting[i], &move));
      g_assert_cmphex (board_player_move (&stage.state, 1, &rng), !=, move);
      for (uint32_t j = 0; j < n; j++)
        g_assert_cmphex (moves[j], !=, move);
      for (uint32_t whim = 0; whim < 500; whim++)
        g_assert_cmphex (board_player_whim (&stage.state, 1, &rng), !=, move);
    }
}

static int
outlook_with (BoardState state,
              int        tokens,
              int        cowboys)
{
  state.seats[0].tokens = (uint8_t) (state.seats[0].tokens + tokens);
  state.seats[0].personal = (uint8_t) (state.seats[0].personal + cowboys);
  return board_worth_outlook (&state, 0);
}

/* Where a round is to come, what it is played with has a worth, before the last one too; revolvers less in each. */
static void
test_outlook (void)
{
  BoardStage stage;
  int before = INT_MAX;

  begin (&stage);
  for (stage.state.round = 2; stage.state.round <= BOARD_ROUNDS; stage.state.round++)
    {
      const int now = outlook_with (stage.state, 0, 0);
      const int gain = outlook_with (stage.state, 1, 0) - now;

      g_assert_cmpint (gain, <, before);
      g_assert_cmpint (gain, >, BOARD_WORTH_VP);
      g_assert_cmpint (outlook_with (stage.state, 0, 1) - now, >, BOARD_WORTH_VP / 2);
      before = gain;
    }
}

/* What is kept from one answer to the next changes no value: each is as it is when it is asked for alone. */
static void
compare_values (const BoardWeights *weights,
                const BoardState   *state,
                uint32_t            seat,
                const CsMove       *moves,
                uint32_t            n)
{
  int values[BOARD_MAX_LEGAL];

  board_player_values (weights, state, seat, moves, n, values);
  for (uint32_t i = 0; i < n; i++)
    {
      int alone;

      board_player_values (weights, state, seat, &moves[i], 1, &alone);
      g_assert_cmpint (values[i], ==, alone);
    }
}

/* Nor does what is kept from one move to the next. */
static void
compare_moves (const BoardWeights *weights,
               const BoardState   *state,
               uint32_t            seat,
               BoardProspects     *prospects,
               CsRng               rng)
{
  CsRng same = rng;

  g_assert_cmphex (board_player_move_on (weights, state, seat, prospects, &rng), ==,
                   board_player_move_by (weights, state, seat, &same));
}

static void
test_keeps (void)
{
  CsRng rng;

  cs_rng_init (&rng, 1);
  for (uint32_t n_seats = BOARD_MIN_SEATS; n_seats <= BOARD_MAX_SEATS; n_seats++)
    {
      BoardProspects prospects[BOARD_MAX_SEATS] = { 0 };
      BoardSetup setup;
      BoardState state;
      uint32_t actors;

      board_game.random_setup (NULL, n_seats, &rng, &setup);
      g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
      while ((actors = board_game.actors (&state)) != 0)
        {
          const uint32_t seat = (uint32_t) __builtin_ctz (actors);
          CsMove moves[BOARD_MAX_LEGAL];
          const uint32_t n = board_game.legal (NULL, &state, seat, moves);

          if (seat != CS_CHANCE)
            {
              const BoardWeights *weights = n % 2 != 0 ? &board_weights_plain : &board_weights_trained;

              compare_values (weights, &state, seat, moves, n);
              compare_moves (weights, &state, seat, &prospects[seat], rng);
            }
          board_game.apply (NULL, &state, seat, moves[cs_rng_below (&rng, n)], NULL);
        }
    }
}

/* Nobody rolls again who wins as the dice lie, or would lose with a 6. */
static void
test_rolls_again (void)
{
  BoardStage stage;
  BoardState *state = &stage.state;
  BoardFrame *frame;

  begin (&stage);
  frame = &state->frames[state->n_frames - 1];
  state->step = BOARD_STEP_REROLL;
  state->actors = 1;
  frame->a = BOARD_GAMBLING;
  frame->b = 3;
  state->passes[0] = 1;
  state->passes[1] = 0;
  state->dice[0] = 4;
  state->dice[1] = 3;
  assert_plays (&stage, "pass");
  state->dice[0] = 3;
  assert_plays (&stage, "yes");
  state->seats[1].tokens += 3;
  assert_plays (&stage, "pass");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-player/defends", test_defends);
  g_test_add_func ("/board-player/places", test_places);
  g_test_add_func ("/board-player/roads", test_roads);
  g_test_add_func ("/board-player/money", test_money);
  g_test_add_func ("/board-player/two-places-for-vp", test_two_places_for_vp);
  g_test_add_func ("/board-player/poor", test_poor);
  g_test_add_func ("/board-player/duels", test_duels);
  g_test_add_func ("/board-player/hopeless-duels", test_hopeless_duels);
  g_test_add_func ("/board-player/house-without-room", test_house_without_room);
  g_test_add_func ("/board-player/one-parcel-for-two", test_one_parcel_for_two);
  g_test_add_func ("/board-player/stays", test_stays);
  g_test_add_func ("/board-player/low-limit", test_low_limit);
  g_test_add_func ("/board-player/rolls-again", test_rolls_again);
  g_test_add_func ("/board-player/consent", test_consent);
  g_test_add_func ("/board-player/outlook", test_outlook);
  g_test_add_func ("/board-player/keeps", test_keeps);
  return g_test_run ();
}
