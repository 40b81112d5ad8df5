/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the board game's sentences: to whom what is said, and what speaks for a move. */

#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-remarks.h"
#include "model/board/comstock-board-text.h"
#include "model/session/comstock-log-entry.h"

#include "table.h"

static ComstockBoardGame *
deal (const char *seats,
      guint       variants,
      guint64     seed)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockBoardGame *game;

  comstock_board_setup_init (&setup);
  g_assert_true (comstock_board_setup_parse (&setup, seats, &error));
  setup.seed = seed;
  setup.roles = 0;
  setup.variants = (guint8) variants;
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  return game;
}

/* --- to whom what is said --- */

/* Events of the first seat: what others are told of it, and what its only person is told. */
static const struct
{
  BoardEventType type;
  gint16 args[3];
  const char *other;
  const char *own;
} cases[] = {
  { BOARD_EVENT_ROUND, { 2 }, "Round 2 begins.", "Round 2 begins." },
  { BOARD_EVENT_SHEET, { 3, 0, 8 }, "Hat reveals their sheet. Parcels: 3. Bid for the turn order: 8.",
    "You reveal your sheet. Parcels: 3. Bid for the turn order: 8." },
  { BOARD_EVENT_SHEET, { 2, 1, 0 }, "Hat reveals their sheet. Parcels: 2. Bid for the turn order: 0. A sharpshooter.",
    "You reveal your sheet. Parcels: 2. Bid for the turn order: 0. A sharpshooter." },
  { BOARD_EVENT_TURN_ORDER, { 1 }, "Hat’s place in the turn order: 2.", "Your place in the turn order: 2." },
  { BOARD_EVENT_CHARACTER, { BOARD_ROLE (BOARD_BANKER, BOARD_YELLOW) }, "Hat chooses a character: Banker.",
    "You choose a character: Banker." },
  { BOARD_EVENT_CHARACTER, { BOARD_ROLE (BOARD_BANKER, BOARD_YELLOW), 1 },
    "The paperboy brings Hat one more character: Banker.", "The paperboy brings you one more character: Banker." },
  { BOARD_EVENT_PARCEL, { 26, 0 }, "Hat gets parcel C4.", "You get parcel C4." },
  { BOARD_EVENT_PARCEL, { 26, 3 }, "Hat buys parcel C4 for $3.", "You buy parcel C4 for $3." },
  { BOARD_EVENT_MONEY, { 4, 9 }, "Hat gets $4 and now has $9.", "You get $4 and now have $9." },
  { BOARD_EVENT_MONEY, { -4, 5 }, "Hat pays $4 and now has $5.", "You pay $4 and now have $5." },
  { BOARD_EVENT_VP, { 2, 7 }, "Hat scores 2 VP and now has 7.", "You score 2 VP and now have 7." },
  { BOARD_EVENT_VP, { -1, 6 }, "Hat loses 1 VP and now has 6.", "You lose 1 VP and now have 6." },
  { BOARD_EVENT_ROADS, { 1 }, "Hat gets 1 road.", "You get 1 road." },
  { BOARD_EVENT_ROADS, { 3 }, "Hat gets 3 roads.", "You get 3 roads." },
  { BOARD_EVENT_RECRUITS, { 1 }, "Hat gets 1 cowboy.", "You get 1 cowboy." },
  { BOARD_EVENT_RECRUITS, { -2 }, "Hat gives up 2 cowboys.", "You give up 2 cowboys." },
  { BOARD_EVENT_TOKENS, { 2 }, "Hat gets 2 revolvers.", "You get 2 revolvers." },
  { BOARD_EVENT_DYNAMITE, { 2 }, "Hat gets 2 sticks of dynamite.", "You get 2 sticks of dynamite." },
  { BOARD_EVENT_HORSES, { 1 }, "Hat gets 1 horse.", "You get 1 horse." },
  { BOARD_EVENT_AMMUNITION, { 0 }, "Hat holds the 3 revolvers this round.", "You hold the 3 revolvers this round." },
  { BOARD_EVENT_COWBOY, { BOARD_GAMBLING, BOARD_PLAIN }, "Hat sends a cowboy: Gambling.",
    "You send a cowboy: Gambling." },
  { BOARD_EVENT_COWBOY, { BOARD_GAMBLING, BOARD_WITH_DYNAMITE }, "Hat sends a cowboy with dynamite: Gambling.",
    "You send a cowboy with dynamite: Gambling." },
  { BOARD_EVENT_COWBOY, { BOARD_GAMBLING, BOARD_NO_DUEL }, "Hat sends a cowboy who does not duel: Gambling.",
    "You send a cowboy who does not duel: Gambling." },
  { BOARD_EVENT_COWBOY, { BOARD_GAMBLING, BOARD_WHITE }, "Hat sends the sheriff’s white cowboy: Gambling.",
    "You send the sheriff’s white cowboy: Gambling." },
  { BOARD_EVENT_PASS, { 0 }, "Hat passes. Place in the pass order: 1.",
    "You pass. Your place in the pass order: 1." },
  { BOARD_EVENT_DUEL, { BOARD_GAMBLING, 3 }, "Duel at Gambling: Hat, Star.", "Duel at Gambling: you, Star." },
  { BOARD_EVENT_DUEL, { BOARD_PLACE_PARCEL + 26, 1 }, "Hat fights the outlaw at C4.", "You fight the outlaw at C4." },
  { BOARD_EVENT_DIE, { 6 }, "Hat rolls a 6.", "You roll a 6." },
  { BOARD_EVENT_TILES, { 4, -1 }, "Hat shows the duel tile 4.", "You show the duel tile 4." },
  { BOARD_EVENT_TILES, { 4, 1 }, "Hat shows the duel tiles 4 and 1.", "You show the duel tiles 4 and 1." },
  { BOARD_EVENT_STRENGTH, { 4, 3 }, "Hat: 4 + firepower 3 = 7.", "You: 4 + firepower 3 = 7." },
  { BOARD_EVENT_DUEL_WON, { BOARD_GAMBLING, 0 }, "Hat wins the duel at Gambling.", "You win the duel at Gambling." },
  { BOARD_EVENT_DUEL_WON, { BOARD_GAMBLING, 1 }, "A tie: Hat, who passed earlier, wins the duel at Gambling.",
    "A tie: you passed earlier and win the duel at Gambling." },
  { BOARD_EVENT_BACK, { BOARD_GAMBLING, 1 }, "Gambling: Hat gets a cowboy back.", "Gambling: you get a cowboy back." },
  { BOARD_EVENT_BACK, { BOARD_GAMBLING, 0 }, "Gambling: Hat’s cowboy goes to the general supply.",
    "Gambling: your cowboy goes to the general supply." },
  { BOARD_EVENT_ROAD, { 26, 0, 0 }, "Hat lays a road north of C4.", "You lay a road north of C4." },
  { BOARD_EVENT_ROAD, { 26, 1, 1 }, "Hat builds a bridge west of C4.", "You build a bridge west of C4." },
  { BOARD_EVENT_BUILDING, { BOARD_SALOON, 26 }, "Hat builds at C4: Saloon.", "You build at C4: Saloon." },
  { BOARD_EVENT_HOUSE, { 26, 0 }, "Hat puts a house at C4.", "You put a house at C4." },
  { BOARD_EVENT_HOUSE, { 26, 1 }, "Hat makes the house at C4 a townhouse.", "You make the house at C4 a townhouse." },
  { BOARD_EVENT_UNDONE, { BOARD_BANK, 26 }, "Hat finds no place for the house and takes the building back: Bank.",
    "You find no place for the house and take the building back: Bank." },
  { BOARD_EVENT_BOUGHT, { BOARD_MINE, 6, 0 }, "Hat buys a building for $6: Mine.", "You buy a building for $6: Mine." },
  { BOARD_EVENT_BOUGHT, { BOARD_MINE, 6, 1 }, "Hat buys a building for $6 and keeps it for later: Mine.",
    "You buy a building for $6 and keep it for later: Mine." },
  { BOARD_EVENT_BOUGHT, { BOARD_MINE, 0, 0 }, "Hat takes a building: Mine.", "Hat takes a building: Mine." },
  { BOARD_EVENT_DECLINED, { BOARD_PLACE_PARCEL + 26, 4, 0 }, "Hat does not buy: C4.", "You do not buy: C4." },
  { BOARD_EVENT_DECLINED, { BOARD_PLACE_PARCEL + 26, 4, 1 }, "Hat cannot pay $4: C4.", "You cannot pay $4: C4." },
  { BOARD_EVENT_INCOME, { 26, 9, 0 }, "C4 brings Hat $9.", "C4 brings you $9." },
  { BOARD_EVENT_INCOME, { 26, 5, 4 }, "C4 brings Hat $5; $4 more is stolen.", "C4 brings you $5; $4 more is stolen." },
  { BOARD_EVENT_BID, { 5 }, "Hat bids $5.", "You bid $5." },
  { BOARD_EVENT_BID, { 0 }, "Hat stops bidding.", "You stop bidding." },
  { BOARD_EVENT_HORSE, { 2 }, "Hat puts a horse into enclosure 3.", "You put a horse into enclosure 3." },
  { BOARD_EVENT_RODEO, { 4 }, "Hat wins the rodeo with 4.", "You win the rodeo with 4." },
  { BOARD_EVENT_CONSENT, { BOARD_CONSENT_ASKED }, "Hat wants to be asked again about other players’ houses.",
    "You want to be asked again about other players’ houses." },
  { BOARD_EVENT_CONSENT, { BOARD_CONSENT_ALWAYS }, "Hat always allows other players to build houses on their parcels.",
    "You always allow other players to build houses on your parcels." },
  { BOARD_EVENT_CONSENT, { BOARD_CONSENT_NEVER }, "Hat never allows other players to build houses on their parcels.",
    "You never allow other players to build houses on your parcels." },
};

static void
assert_described (ComstockGame *game,
                  guint         nth,
                  const char   *wanted)
{
  const CsEvent event = {
    .type = (guint8) cases[nth].type,
    .seat = 0,
    .args = { cases[nth].args[0], cases[nth].args[1], cases[nth].args[2] },
  };
  g_autofree char *sentence = comstock_board_text_describe (game, 0, &event);

  g_assert_cmpstr (sentence, ==, wanted);
}

/* The only person is "you" to itself; to whoever looks on, and among several people, everybody has a name. */
static void
test_you (void)
{
  g_autoptr (ComstockBoardGame) alone = deal ("person,rival", 0, 1);
  g_autoptr (ComstockBoardGame) together = deal ("person,person", 0, 1);

  comstock_game_set_viewer (COMSTOCK_GAME (together), 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      comstock_game_set_viewer (COMSTOCK_GAME (alone), 0);
      assert_described (COMSTOCK_GAME (alone), i, cases[i].own);
      comstock_game_set_viewer (COMSTOCK_GAME (alone), -1);
      assert_described (COMSTOCK_GAME (alone), i, cases[i].other);
      assert_described (COMSTOCK_GAME (together), i, cases[i].other);
    }
}

static void
assert_outcome (ComstockBoardGame *board,
                int                viewer,
                gboolean           own)
{
  g_autofree char *outcome = NULL;

  comstock_game_set_viewer (COMSTOCK_GAME (board), viewer);
  outcome = comstock_board_text_dup_outcome (board);
  g_assert_cmpint (g_str_has_prefix (outcome, "The game is over. You win with "), ==, own);
}

/* Standish has no dice. */
static void
test_standish (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,standish", 0, 1);
  const CsEvent event = { .type = BOARD_EVENT_STRENGTH, .seat = BOARD_STANDISH, .args = { 0, 5 } };
  g_autofree char *sentence = comstock_board_text_describe (COMSTOCK_GAME (board), 0, &event);

  g_assert_cmpstr (sentence, ==, "Jeb Standish: firepower 5.");
}

static void
test_outcome (void)
{
  guint n_won = 0;

  for (guint64 seed = 0; seed < 8; seed++)
    {
      g_autoptr (ComstockBoardGame) board = deal ("person,rival", 0, seed);
      gboolean won;

      table_play (board, G_MAXUINT, seed);
      won = comstock_board_game_get_winners (board) == 1;
      n_won += won ? 1 : 0;
      assert_outcome (board, 0, won);
      assert_outcome (board, -1, FALSE);
    }
  g_assert_cmpuint (n_won, >, 0);
  g_assert_cmpuint (n_won, <, 8);
}

/* --- what speaks for a move --- */

static void
assert_reason (ComstockBoardGame *board,
               const BoardState  *state,
               CsMove             move,
               const char        *wanted)
{
  g_autofree char *reason = comstock_game_dup_reason (COMSTOCK_GAME (board), state, 1, move, 0);

  g_assert_cmpstr (reason, ==, wanted);
}

static CsMove
send (guint place)
{
  return board_move (BOARD_MOVE_COWBOY, place * BOARD_COWBOY_KINDS + BOARD_PLAIN);
}

static guint
parcel_at (char  column,
           guint row)
{
  return (guint) (column - 'A') + 8 * (row - 1);
}

/* The second seat is to send a cowboy: it has three and two revolvers, $11, and C4 and D4, of which a road reaches the
 * latter.  D5 is a mountain, the bank of the first seat at G7 has a house beside it. */
static BoardState
create_state (void)
{
  BoardState state = { .n_seats = 2, .round = 1, .step = BOARD_STEP_COWBOY, .actors = 2, .n_frames = 1 };

  state.ammunition = CS_NO_SEAT;
  state.hall_holder = CS_NO_SEAT;
  state.teacher = CS_NO_SEAT;
  for (guint i = 0; i < 2; i++)
    {
      state.seats[i].role = BOARD_ROLES;
      state.seats[i].white = BOARD_WHITE_NONE;
      state.seats[i].lifted = BOARD_NO_PLACE;
      state.seats[i].doubling = BOARD_BARE;
    }
  for (guint slot = 0; slot < BOARD_SLOTS; slot++)
    state.track[slot] = BOARD_BARE;
  state.track[0] = BOARD_MINE;
  state.seats[0].owned = board_parcel_bit (parcel_at ('G', 7));
  state.seats[1].owned = board_parcel_bit (parcel_at ('C', 4)) | board_parcel_bit (parcel_at ('D', 4));
  state.seats[1].money = 11;
  state.seats[1].personal = 3;
  state.seats[1].tokens = 2;
  state.contents[BOARD_MOUNTAIN] = board_parcel_bit (parcel_at ('D', 5));
  state.contents[BOARD_BANK] = board_parcel_bit (parcel_at ('G', 7));
  state.contents[BOARD_HOUSE] = board_parcel_bit (parcel_at ('G', 8));
  state.roads.down = board_parcel_bit (parcel_at ('E', 4));
  return state;
}

/* Figures are told as they are when the cowboy has gone. */
static void
test_track_reasons (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,rival", 0, 1);
  BoardState state = create_state ();

  assert_reason (board, &state, send (BOARD_WAGES), "pays $4 now");
  assert_reason (board, &state, send (BOARD_AMMUNITION), "+3 firepower this round");
  assert_reason (board, &state, send (BOARD_ROADS_3), "no road to C4 yet");
  assert_reason (board, &state, send (BOARD_PARCEL_INCOME), "pays $4 now");
  assert_reason (board, &state, send (BOARD_COWBOY_INCOME), "pays $8 now");
  assert_reason (board, &state, send (BOARD_COWBOY_VP), "scores 2 VP now");
  assert_reason (board, &state, send (BOARD_GAMBLING), "pays $7 on average");
  assert_reason (board, &state, send (BOARD_BUILDING_VP), NULL);
  assert_reason (board, &state, send (BOARD_VP_4), "enough money for 2 VP");
  state.seats[1].track = 1u << BOARD_COWBOY_INCOME;
  assert_reason (board, &state, send (BOARD_VP_4), "enough money for 5 VP");
  state.seats[1].track |= 1u << BOARD_BUILD_3;
  assert_reason (board, &state, send (BOARD_VP_4), "enough money for 4 VP");
  state.seats[1].track = 0;
  assert_reason (board, &state, send (BOARD_BUILD_3), "up to $3 a round");
  state.seats[1].owned = 0;
  assert_reason (board, &state, send (BOARD_BUILD_3), NULL);
  assert_reason (board, &state, send (BOARD_ROADS_3), NULL);
  state.seats[0].track = 1u << BOARD_GAMBLING;
  state.seats[0].tokens = 4;
  assert_reason (board, &state, send (BOARD_GAMBLING),
                 "pays $7 on average, chance of winning the duel as things stand: 50%");
  assert_reason (board, &state, send (BOARD_GAMBLING) + BOARD_WITH_DYNAMITE,
                 "pays $7 on average, chance of winning the duel as things stand: 87%");
  assert_reason (board, &state, send (BOARD_GAMBLING) + BOARD_NO_DUEL, "pays $7 on average");
}

static void
test_map_reasons (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,rival", 0, 1);
  BoardState state = create_state ();
  const guint bank = BOARD_PLACE_PARCEL + parcel_at ('G', 7);

  assert_reason (board, &state, send (BOARD_PLACE_PARCEL + parcel_at ('E', 6)), "costs $2, up to $3 a round (Mine)");
  assert_reason (board, &state, send (BOARD_PLACE_PARCEL + parcel_at ('D', 5)), "costs $2, 2 VP at the end (Mountain)");
  comstock_game_set_viewer (COMSTOCK_GAME (board), -1);
  assert_reason (board, &state, send (bank), "takes $1 from Hat");
  comstock_game_set_viewer (COMSTOCK_GAME (board), 0);
  assert_reason (board, &state, send (bank), "takes $1 from you");
  state.seats[1].owned |= state.seats[0].owned;
  state.seats[0].owned = 0;
  assert_reason (board, &state, send (bank), "defends $1");
}

/* Of dynamite for a mine, which triples what it earns. */
static void
test_doubling (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,rival", 0, 1);
  BoardState state = create_state ();
  const guint mine = parcel_at ('C', 4);
  int income;
  g_autofree char *wanted = NULL;

  state.contents[BOARD_MINE] = board_parcel_bit (mine);
  state.step = BOARD_STEP_BLAST;
  income = board_income (&state, BOARD_MINE, mine, 1);
  g_assert_cmpint (income, >, 0);
  wanted = g_strdup_printf ("adds $%d this round", 2 * income);
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, mine), wanted);
}

/* Where several duels may be next, each says what it is about and who fights. */
static void
test_duels (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,rival,rival,rival", 0, 1);
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (board));
  g_autofree char *remark = NULL;
  CsRng rng;

  for (guint64 seed = 1; state->step != BOARD_STEP_DUEL || (state->actors & 1) == 0; seed++)
    {
      g_clear_object (&board);
      board = deal ("person,rival,rival,rival", 0, seed);
      state = comstock_game_get_state (COMSTOCK_GAME (board));
      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (board)) &&
             (state->step != BOARD_STEP_DUEL || (state->actors & 1) == 0))
        {
          table_play_move (board, &rng);
          state = comstock_game_get_state (COMSTOCK_GAME (board));
        }
    }
  remark = comstock_board_remark_dup (COMSTOCK_GAME (board), 0,
                                      board_move (BOARD_MOVE_PARCEL, board_first (state->set)));
  g_assert_true (g_regex_match_simple ("^[^(]+ \\((you, )?[^)]+\\)$", remark, 0, 0));
}

/* Of what is answered elsewhere than on the track and the map. */
static void
test_answer_reasons (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,rival", 0, 1);
  BoardState state = create_state ();

  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), "keeps 3 cowboys");
  state.seats[1].personal = 0;
  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), NULL);
  assert_reason (board, &state, board_move (BOARD_MOVE_CHOOSE, BOARD_ROLE (BOARD_BANKER, BOARD_YELLOW)), "“$9 now”");
  assert_reason (board, &state, board_move (BOARD_MOVE_HORSE, 3), "“$2 at once”");
  state.step = BOARD_STEP_ROADS;
  assert_reason (board, &state, board_move (BOARD_MOVE_ROAD, parcel_at ('D', 4) * 2 + 1), "connects C4");
  assert_reason (board, &state, board_move (BOARD_MOVE_ROAD, parcel_at ('E', 3) * 2), NULL);
  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), NULL);
  state.seats[1].roads = 2;
  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), "keeps 2 roads");
  state.round = BOARD_ROUNDS;
  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), "roads score nothing at the end");
  state.step = BOARD_STEP_BEAT;
  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), "no cowboys left");
  state.step = BOARD_STEP_SPEND;
  state.seats[1].limit = 10;
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 1), "cash limit $10");
  state.seats[1].limit = 20;
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 10), "keeps $1");
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 11), NULL);
  state.step = BOARD_STEP_VP;
  state.frames[0].a = BOARD_VP_5 + 3;
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 5), "4 VP more than the money would be at the end");
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 0), NULL);
  state.step = BOARD_STEP_BANKER;
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 1), "1 VP more than the money would be at the end");
  assert_reason (board, &state, board_move (BOARD_MOVE_BUILDING, BOARD_MINE), "up to $3 a round");
  state.step = BOARD_STEP_BID;
  state.frames[0].a = BOARD_ROLE (BOARD_AUCTIONEER, BOARD_YELLOW);
  state.memory = board_parcel_bit (parcel_at ('D', 5)) | board_parcel_bit (parcel_at ('E', 6));
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 2),
                 "2 VP at the end (Mountain), up to $3 a round (Mine)");
  state.frames[0].a = BOARD_ROLE (BOARD_AUCTIONEER, BOARD_RED);
  assert_reason (board, &state, board_move (BOARD_MOVE_AMOUNT, 2), "+3 firepower this round");
  state.step = BOARD_STEP_BUY_PARCEL;
  state.set = board_parcel_bit (parcel_at ('E', 6));
  assert_reason (board, &state, board_move (BOARD_MOVE_YES, 0), "up to $3 a round (Mine)");
  assert_reason (board, &state, board_move (BOARD_MOVE_PASS, 0), NULL);
  state.step = BOARD_STEP_FIRST_PARCEL;
  state.track[1] = BOARD_RANCH;
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('E', 6)),
                 "up to $7 a round (Ranch), $3 (Mine)");
}

static void
test_building_reasons (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,rival", 0, 1);
  BoardState state = create_state ();

  state.step = BOARD_STEP_BUY_BUILDING;
  state.set = 1;
  assert_reason (board, &state, board_move (BOARD_MOVE_BUILD, 0), "up to $3 a round");
  assert_reason (board, &state, board_move (BOARD_MOVE_KEEP, 0), NULL);
  state.seats[1].owned = 0;
  assert_reason (board, &state, board_move (BOARD_MOVE_KEEP, 0), "no parcel for this building yet");
  assert_reason (board, &state, board_move (BOARD_MOVE_BUILD, 0), NULL);
  state = create_state ();
  state.step = BOARD_STEP_SITE;
  state.frames[0].a = BOARD_MINE;
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('D', 4)), "$3 a round");
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('A', 1)), "2 VP at the end (Mine)");
  state.frames[0].a = BOARD_SALOON;
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('D', 4)), "up to $5 a round with its house");
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('A', 1)), "2 VP at the end (Saloon)");
  state.step = BOARD_STEP_CLAIM;
  state.frames[0].a = BOARD_ROLE (BOARD_PROSPECTOR, BOARD_YELLOW);
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('D', 4)), "$3 a round");
  state.frames[0].a = BOARD_ROLE (BOARD_COWBOY, BOARD_RED);
  assert_reason (board, &state, board_move (BOARD_MOVE_PARCEL, parcel_at ('A', 1)), "$3 a round");
  state.step = BOARD_STEP_TRACK_BUILDING;
  assert_reason (board, &state, board_move (BOARD_MOVE_SLOT, 0), NULL);
  state.seats[1].role = BOARD_ROLE (BOARD_CHINESE_WORKER, BOARD_RED);
  assert_reason (board, &state, board_move (BOARD_MOVE_SLOT, 0), "up to $3 a round");
  state.frames[0].a = BOARD_MINE;
  state.step = BOARD_STEP_HOUSE;
  state.contents[BOARD_SALOON] = board_parcel_bit (parcel_at ('D', 4));
  assert_reason (board, &state, board_move (BOARD_MOVE_HOUSE, parcel_at ('E', 4)), "adds $5 a round");
  assert_reason (board, &state, board_move (BOARD_MOVE_HOUSE, parcel_at ('A', 1)), NULL);
  state.contents[BOARD_HOUSE] |= board_parcel_bit (parcel_at ('E', 4));
  assert_reason (board, &state, board_move (BOARD_MOVE_HOUSE, parcel_at ('E', 4)), "adds $5 a round");
}

/* A character's own price is told to who is asked; Standish needs no money. */
static void
test_prices (void)
{
  static const struct
  {
    guint role;
    int price;
  } roles[] = {
    { BOARD_ROLE (BOARD_CHINESE_WORKER, BOARD_RED), 5 },
    { BOARD_ROLE (BOARD_PROSPECTOR, BOARD_YELLOW), 10 },
    { BOARD_ROLE (BOARD_COWBOY, BOARD_RED), 8 },
  };
  BoardState state = create_state ();
  g_autofree char *price = NULL;

  state.step = BOARD_STEP_TRACK_BUILDING;
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      state.seats[1].role = (uint8_t) roles[i].role;
      state.actors = 1 << 1;
      g_assert_cmpint (comstock_board_remark_find_price (&state, 1, BOARD_BUILD_4), ==, roles[i].price);
      state.actors = 1 << 0;
      g_assert_cmpint (comstock_board_remark_find_price (&state, 1, BOARD_BUILD_4), ==, 4);
    }
  state.standish.plays = 1;
  price = comstock_board_remark_dup_price (&state, BOARD_STANDISH, BOARD_BUILD_4);
  g_assert_cmpstr (price, ==, "$4");
}

/* --- in the log --- */

static ComstockLogEntry *
get_entry (ComstockBoardGame *board,
           guint              position)
{
  return g_list_model_get_item (comstock_game_get_log (COMSTOCK_GAME (board)), position);
}

static guint
count_entries (ComstockBoardGame *board)
{
  return g_list_model_get_n_items (comstock_game_get_log (COMSTOCK_GAME (board)));
}

/* What the move that an entry tells has for it, NULL for nothing. */
static char *
dup_reason_for (ComstockBoardGame *board,
                ComstockLogEntry  *entry)
{
  const guint move = comstock_log_entry_get_move (entry) - 1;
  const ComstockStep *step = comstock_game_get_step (COMSTOCK_GAME (board), move);

  g_assert_cmpuint (step->seat, ==, comstock_log_entry_get_event (entry)->seat);
  return comstock_game_dup_reason (COMSTOCK_GAME (board), comstock_game_get_state_at (COMSTOCK_GAME (board), move),
                                   step->seat, step->move, 0);
}

/* How many cowboys the Chinese worker sends to buildings, for which he pays half; the log says both prices. */
static guint
count_own_prices (guint64 seed)
{
  g_autoptr (ComstockBoardGame) board = deal ("rival,rival,rival,rival", 0, seed);
  guint n = 0;

  table_play (board, G_MAXUINT, seed);
  for (guint i = 0; i < count_entries (board); i++)
    {
      g_autoptr (ComstockLogEntry) entry = get_entry (board, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);
      const BoardState *state;
      gboolean halves;

      if (event->type != BOARD_EVENT_COWBOY || event->args[0] < BOARD_BUILD_12 || event->args[0] > BOARD_BUILD_3)
        continue;
      state = comstock_game_get_state_at (COMSTOCK_GAME (board), comstock_log_entry_get_move (entry) - 1);
      halves = board_is (&state->seats[event->seat], BOARD_CHINESE_WORKER, BOARD_YELLOW);
      g_assert_cmpint (strstr (sentence, " → $") != NULL, ==, halves);
      n += halves;
    }
  return n;
}

static void
test_own_price (void)
{
  guint n = 0;

  for (guint64 seed = 0; seed < 10; seed++)
    n += count_own_prices (seed);
  g_assert_cmpuint (n, >, 0);
}

/* Of rivals alone the log tells why they chose. */
static void
test_motives (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("rival,person", 0, 3);

  table_play (board, G_MAXUINT, 3);
  for (guint i = 0; i < count_entries (board); i++)
    {
      g_autoptr (ComstockLogEntry) entry = get_entry (board, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (event->seat == 1)
        g_assert_null (strstr (sentence, " Why: "));
      else if (event->type == BOARD_EVENT_CHARACTER || event->type == BOARD_EVENT_COWBOY ||
               event->type == BOARD_EVENT_BUILDING)
        {
          g_autofree char *reason = dup_reason_for (board, entry);
          g_autofree char *end = g_strdup_printf (" Why: %s.", reason);

          g_assert_cmpint (g_str_has_suffix (sentence, end), ==, reason != NULL);
        }
    }
}

static guint
count_motives (ComstockBoardGame *board,
               BoardEventType     type,
               const char        *motive)
{
  guint n = 0;

  for (guint i = 0; i < count_entries (board); i++)
    {
      g_autoptr (ComstockLogEntry) entry = get_entry (board, i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (comstock_log_entry_get_event (entry)->type == type && strstr (sentence, motive) != NULL)
        n++;
    }
  return n;
}

/* Orders are told when all of them are known, and who has no cowboys left is not asked. */
static void
test_late_motives (void)
{
  g_autoptr (ComstockBoardGame) beats = deal ("rival,rival,rival", BOARD_KIT_CARSON, 5);
  g_autoptr (ComstockBoardGame) board = deal ("rival,rival,rival,rival", 0, 6);

  table_play (beats, G_MAXUINT, 5);
  g_assert_cmpuint (count_motives (beats, BOARD_EVENT_COWBOY, " Why: pays $"), >, 0);
  table_play (board, G_MAXUINT, 5);
  g_assert_cmpuint (count_motives (board, BOARD_EVENT_PASS, " Why: no cowboys left."), >, 0);
  g_assert_cmpuint (count_motives (board, BOARD_EVENT_PASS, " Why: keeps "), >, 0);
}

/* Whoever looks on finds the same reasons. */
static void
assert_seen (ComstockBoardGame *board,
             guint              seat)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (COMSTOCK_GAME (board), seat);
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (board));
  BoardState seen = *state;

  board_game.observe (NULL, &seen, CS_NO_SEAT);
  for (guint i = 0; i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);
      g_autofree char *reason = comstock_game_dup_reason (COMSTOCK_GAME (board), state, seat, move, 0);
      g_autofree char *other = comstock_game_dup_reason (COMSTOCK_GAME (board), &seen, seat, move, 0);

      g_assert_cmpstr (reason, ==, other);
    }
}

static void
test_nothing_hidden (void)
{
  for (guint64 seed = 0; seed < 16; seed++)
    {
      const guint variants = (guint) (seed * 37) & BOARD_VARIANTS & ~BOARD_RIVER_TILES;
      g_autoptr (ComstockBoardGame) board = deal ("rival,rival,rival", variants, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (board)))
        {
          assert_seen (board, (guint) g_bit_nth_lsf (comstock_game_get_actors (COMSTOCK_GAME (board)), -1));
          table_play_move (board, &rng);
        }
    }
}

/* Why the seat that builds cannot do so there; what it can is taken for what leaves its house without room. */
static const char *
why_no_site (const BoardState *state,
             guint             parcel)
{
  if ((state->set >> parcel & 1) != 0)
    return "its house would have no room";
  if (board_owner_at (state, parcel) != (guint) g_bit_nth_lsf (state->actors, -1))
    return "the parcel is not yours";
  return board_content_at (state, parcel) != BOARD_BARE ? "something stands there" : "no road leads there";
}

static void
test_site_refusals (void)
{
  g_autoptr (ComstockBoardGame) board = deal ("person,person,person", 0, 3);
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (board));
  CsRng rng;

  for (cs_rng_init (&rng, 3); state->step != BOARD_STEP_SITE || state->set == 0;
       state = comstock_game_get_state (COMSTOCK_GAME (board)))
    table_play_move (board, &rng);
  for (guint parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const CsRefusal refusal = { .reason = BOARD_NO_SITE, .what = (uint16_t) parcel };
      g_autofree char *name = comstock_board_parcel_dup_name (parcel);
      g_autofree char *sentence = comstock_board_text_refuse (COMSTOCK_GAME (board), &refusal);
      g_autofree char *wanted = g_strdup_printf ("You cannot build at %s: %s.", name, why_no_site (state, parcel));

      g_assert_cmpstr (sentence, ==, wanted);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-text/you", test_you);
  g_test_add_func ("/board-text/standish", test_standish);
  g_test_add_func ("/board-text/outcome", test_outcome);
  g_test_add_func ("/board-text/track-reasons", test_track_reasons);
  g_test_add_func ("/board-text/map-reasons", test_map_reasons);
  g_test_add_func ("/board-text/doubling", test_doubling);
  g_test_add_func ("/board-text/duels", test_duels);
  g_test_add_func ("/board-text/answer-reasons", test_answer_reasons);
  g_test_add_func ("/board-text/building-reasons", test_building_reasons);
  g_test_add_func ("/board-text/prices", test_prices);
  g_test_add_func ("/board-text/own-price", test_own_price);
  g_test_add_func ("/board-text/motives", test_motives);
  g_test_add_func ("/board-text/site-refusals", test_site_refusals);
  g_test_add_func ("/board-text/late-motives", test_late_motives);
  g_test_add_func ("/board-text/nothing-hidden", test_nothing_hidden);
  return g_test_run ();
}
