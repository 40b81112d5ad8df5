/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the board game as an object: what it asks, tells and refuses, chance, undo, automatic seats. */

#include "model/board/comstock-board-result.h"
#include "model/session/comstock-games.h"
#include "model/session/comstock-opponents.h"
#include "model/board/comstock-board-sheet.h"
#include "model/board/comstock-board-standish.h"
#include "model/board/comstock-board-text.h"
#include "model/session/comstock-log-entry.h"
#include "model/store/comstock-save.h"

#include "board-deal.h"
#include "table.h"

static void
assert_sentence (char       *text,
                 const char *ends)
{
  g_assert_nonnull (text);
  g_assert_null (strpbrk (text, "{}"));
  g_assert_null (strstr (text, "null"));
  g_assert_true (strchr (ends, text[strlen (text) - 1]) != NULL);
  g_free (text);
}

typedef char *(*DupTitle) (ComstockGame *game,
                           gconstpointer state,
                           guint         seat,
                           CsMove        move);

static void
assert_titles (ComstockGame *game,
               guint         seat,
               DupTitle      dup_title)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      char *title = dup_title (game, comstock_game_get_state (game), seat, g_array_index (moves, CsMove, i));

      g_assert_null (strpbrk (title, "{}"));
      if (!g_hash_table_add (seen, title))
        g_error ("two moves are called “%s”", title);
    }
}

/* The title of @amount as an answer of the first seat to @step, with the character @role. */
static char *
dup_amount_title (BoardStep step,
                  guint     role,
                  guint     amount)
{
  g_autoptr (ComstockBoardGame) game = board_deal_whole ("person,person", 0, 1);
  BoardState state = *(const BoardState *) comstock_game_get_state (COMSTOCK_GAME (game));

  state.step = (uint8_t) step;
  state.actors = 1;
  state.seats[0].role = (uint8_t) role;
  state.frames[state.n_frames - 1].a = BOARD_VP_4;
  return comstock_board_text_dup_move_title (COMSTOCK_GAME (game), &state, 0, board_move (BOARD_MOVE_AMOUNT, amount));
}

/* Amounts say what is had for what: cowboys are hired, revolvers are bought, and nothing is a word. */
static void
test_amounts (void)
{
  static const struct
  {
    BoardStep step;
    guint role;
    guint amount;
    const char *title;
  } cases[] = {
    { BOARD_STEP_RECRUITS, BOARD_ROLE (BOARD_CAPTAIN, BOARD_YELLOW), 0, "No" },
    { BOARD_STEP_RECRUITS, BOARD_ROLE (BOARD_CAPTAIN, BOARD_YELLOW), 2, "Hire 2 for $4" },
    { BOARD_STEP_RECRUITS, BOARD_ROLE (BOARD_CAPTAIN, BOARD_RED), 0, "No" },
    { BOARD_STEP_RECRUITS, BOARD_ROLE (BOARD_CAPTAIN, BOARD_RED), 2, "Buy 2 for $9" },
    { BOARD_STEP_VP, BOARD_ROLES, 0, "Buy none" },
    { BOARD_STEP_VP, BOARD_ROLES, 3, "Buy 3 VP for $12" },
    { BOARD_STEP_BANKER, BOARD_ROLES, 0, "No" },
    { BOARD_STEP_BANKER, BOARD_ROLES, 2, "Buy 3 VP for $12" },
    { BOARD_STEP_SPEND, BOARD_ROLES, 0, "Give up nothing" },
    { BOARD_STEP_SPEND, BOARD_ROLES, 25, "Give up $25 for 2 VP" },
    { BOARD_STEP_RETIRE, BOARD_ROLES, 0, "No" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *title = dup_amount_title (cases[i].step, cases[i].role, cases[i].amount);

      g_assert_cmpstr (title, ==, cases[i].title);
    }
}

/* Others are said to do something, not to be asked. */
static void
test_doings (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, 3);
  const guint seat = board_deal_get_actor (game);
  g_autofree char *title = comstock_game_dup_seat_title (game, seat);
  g_autofree char *wanted = g_strdup_printf ("%s is choosing a parcel.", title);
  g_autofree char *others = NULL;
  g_autofree char *own = NULL;

  comstock_game_set_viewer (game, 1 - (int) seat);
  others = comstock_game_dup_prompt (game);
  g_assert_cmpstr (others, ==, wanted);
  comstock_game_set_viewer (game, (int) seat);
  own = comstock_game_dup_prompt (game);
  g_assert_cmpstr (own, ==, "Choose a starting parcel.");
}

/* Every question is a finished sentence, each of its answers has a title of its own, long and short, and what happens
 * is a finished sentence too. */
static void
test_words (void)
{
  for (guint64 seed = 0; seed < 120; seed++)
    {
      g_autoptr (ComstockBoardGame) board = board_deal_any (seed);
      ComstockGame *game = COMSTOCK_GAME (board);
      GListModel *log = comstock_game_get_log (game);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game))
        {
          const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);

          comstock_game_set_viewer (game, (int) seat);
          assert_sentence (comstock_game_dup_prompt (COMSTOCK_GAME (board)), ".?");
          comstock_game_set_viewer (game, -1);
          assert_sentence (comstock_game_dup_prompt (COMSTOCK_GAME (board)), ".?");
          assert_titles (game, seat, comstock_board_text_dup_move_title);
          assert_titles (game, seat, comstock_board_text_dup_move_subject);
          table_play_move (game, &rng);
        }
      for (guint i = 0; i < g_list_model_get_n_items (log); i++)
        {
          g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);

          assert_sentence (comstock_log_entry_dup_sentence (entry), ".");
        }
      assert_sentence (comstock_board_text_dup_outcome (board), ".");
    }
}

/* Going back and forth meets the same chance, and a save holds all of it. */
static void
test_journal (void)
{
  for (guint64 seed = 0; seed < 60; seed++)
    {
      g_autoptr (ComstockBoardGame) board = board_deal_any (seed);
      ComstockGame *game = COMSTOCK_GAME (board);
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) loaded = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GBytes) again = NULL;
      guint64 digest;

      table_play (game, 40 + (guint) seed, seed);
      digest = comstock_game_get_digest_at (game, comstock_game_get_length (game));
      while (comstock_game_can_undo (game))
        comstock_game_undo (game);
      while (comstock_game_can_redo (game))
        comstock_game_redo (game);
      g_assert_cmpuint (comstock_game_get_digest_at (game, comstock_game_get_cursor (game)), ==, digest);
      table_play (game, G_MAXUINT, seed);
      bytes = comstock_save_to_bytes (game);
      loaded = comstock_save_from_bytes (bytes, &error);
      g_assert_no_error (error);
      again = comstock_save_to_bytes (loaded);
      g_assert_true (g_bytes_equal (bytes, again));
    }
}

/* Rivals play at all levels; Standish is never asked. */
static void
test_automatic_seats (void)
{
  static const char *const seats[] = { "rival:easy,rival:medium", "rival:medium,standish:miner" };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autoptr (ComstockBoardGame) board = board_deal_whole (seats[i], 0, i + 1);
      ComstockGame *game = COMSTOCK_GAME (board);
      g_autoptr (GError) error = NULL;

      while (!comstock_game_is_over (game))
        {
          g_assert_cmpint (comstock_game_get_automatic_seat (game), <=, i == 0 ? 1 : BOARD_SOLIST);
          g_assert_true (comstock_game_play_automatic (game, &error));
        }
      g_assert_cmpint (comstock_board_game_is_solo (board), ==, i == 1);
      g_assert_cmpuint (comstock_board_game_get_winners (board), !=, 0);
    }
}

/* A game in which somebody is asked whether a house of another may stand. */
static ComstockBoardGame *
play_to_consent (void)
{
  for (guint64 seed = 0;; seed++)
    {
      ComstockBoardGame *board = board_deal_whole ("person,person,person,person", 0, seed);
      const BoardState *state;
      CsRng rng;

      cs_rng_init (&rng, seed);
      do
        {
          table_play_move (board, &rng);
          state = comstock_game_get_state (COMSTOCK_GAME (board));
        }
      while (state->step != BOARD_STEP_CONSENT && state->step != BOARD_STEP_OVER);
      if (state->step == BOARD_STEP_CONSENT)
        return board;
      g_object_unref (board);
    }
}

static guint
get_consent (ComstockGame *game,
             guint         seat)
{
  return ((const BoardState *) comstock_game_get_state (game))->seats[seat].consent;
}

/* A lasting answer is told in the log, taken back by undo, and kept with the game (B13). */
static void
test_consent (void)
{
  g_autoptr (ComstockBoardGame) board = play_to_consent ();
  ComstockGame *game = COMSTOCK_GAME (board);
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  g_autofree char *title = comstock_game_dup_seat_title (game, seat);
  g_autofree char *wanted = g_strdup_printf ("%s never allows other players to build houses on their parcels.", title);
  GListModel *log = comstock_game_get_log (game);
  const guint before = g_list_model_get_n_items (log);
  g_autofree char *sentence = NULL;
  g_autoptr (ComstockLogEntry) entry = NULL;
  g_autoptr (ComstockGame) loaded = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_game_play (game, seat, board_move (BOARD_MOVE_NEVER, 0), &error));
  g_assert_cmpuint (get_consent (game, seat), ==, BOARD_CONSENT_NEVER);
  entry = g_list_model_get_item (log, before);
  sentence = comstock_log_entry_dup_sentence (entry);
  g_assert_cmpstr (sentence, ==, wanted);
  comstock_game_undo (game);
  g_assert_cmpuint (get_consent (game, seat), ==, BOARD_CONSENT_ASKED);
  comstock_game_redo (game);
  bytes = comstock_save_to_bytes (game);
  loaded = comstock_save_from_bytes (bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_consent (loaded, seat), ==, BOARD_CONSENT_NEVER);
}

/* Others see neither sheets nor duel tiles. */
static void
test_seen (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,person,person",
                                                          BOARD_MIGHT_IS_RIGHT | BOARD_NEW_BEGINNING, 2);
  ComstockGame *game = COMSTOCK_GAME (board);
  const BoardState *state;

  g_assert_true (comstock_game_play (game, 0, board_move (BOARD_MOVE_AMOUNT, 5), NULL));
  state = comstock_game_get_state (game);
  comstock_game_set_viewer (game, 0);
  g_assert_cmpuint (comstock_board_game_get_seen (board)->seats[0].sheet[BOARD_SHEET_COWBOYS], ==, 5);
  g_assert_cmpmem (comstock_board_game_get_seen (board)->seats[0].hand, BOARD_TILE_VALUES, state->seats[0].hand,
                   BOARD_TILE_VALUES);
  comstock_game_set_viewer (game, 1);
  g_assert_cmpuint (comstock_board_game_get_seen (board)->seats[0].sheet[BOARD_SHEET_COWBOYS], !=, 5);
}

/* What a question is about is told beside its words. */
static void
test_question (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,person", BOARD_NEW_BEGINNING, 1);
  ComstockBoardQuestion question;

  comstock_board_question_read (comstock_game_get_state (COMSTOCK_GAME (board)), CS_NO_SEAT, &question);
  g_assert_cmpint (question.step, ==, BOARD_STEP_SHEET);
  g_assert_cmpuint (question.seats, ==, 3);
  g_assert_cmpuint (question.least, ==, 1);
  g_assert_cmpuint (question.most, ==, 5);
  g_assert_cmpuint (question.parcel, ==, BOARD_NO_PARCEL);
  g_assert_cmpint (comstock_board_game_get_actor (board), ==, -1);
  for (CsRng rng = { { 1, 2, 3, 4 } }; question.step != BOARD_STEP_BUY_PARCEL;)
    {
      table_play_move (board, &rng);
      g_assert_false (comstock_game_is_over (COMSTOCK_GAME (board)));
      comstock_board_question_read (comstock_game_get_state (COMSTOCK_GAME (board)), CS_NO_SEAT, &question);
    }
  g_assert_cmpuint (question.parcel, <, BOARD_PARCEL_COUNT);
  g_assert_cmpint (question.price, >=, 1);
  g_assert_cmpint (comstock_board_game_get_actor (board), >=, 0);
}

/* An entry of another's sheet changes nothing that one is asked, an own one does. */
static void
test_question_stays (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,person,person", BOARD_NEW_BEGINNING, 1);
  ComstockGame *game = COMSTOCK_GAME (board);
  const BoardState before = *(const BoardState *) comstock_game_get_state (game);

  g_assert_true (comstock_game_play (game, 1, board_move (BOARD_MOVE_AMOUNT, 4), NULL));
  g_assert_true (comstock_board_question_stays (&before, comstock_game_get_state (game), 0));
  g_assert_false (comstock_board_question_stays (&before, comstock_game_get_state (game), 1));
  g_assert_true (comstock_game_play (game, 0, board_move (BOARD_MOVE_AMOUNT, 3), NULL));
  g_assert_false (comstock_board_question_stays (&before, comstock_game_get_state (game), 0));
}

static void
assert_refused (const ComstockBoardSetup *setup,
                const char               *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (comstock_board_game_new (setup, &error));
  g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, message);
}

/* A choice that cannot be played is refused in words. */
static void
test_refused_choices (void)
{
  ComstockBoardSetup good, bad;

  comstock_board_setup_init (&good);
  bad = good;
  bad.n_seats = 1;
  assert_refused (&bad, "A game has 2 to 6 players.");
  bad = good;
  bad.seats[1].suit = bad.seats[0].suit;
  assert_refused (&bad, "Player 2 needs a different suit.");
  bad = good;
  bad.seats[2].holder.level = COMSTOCK_BOARD_URBAN;
  assert_refused (&bad, "Player 3 cannot be of this kind.");
  bad = good;
  bad.seats[2].holder.kind = COMSTOCK_AUTOMATIC;
  bad.seats[2].holder.level = COMSTOCK_BOARD_URBAN;
  assert_refused (&bad, "A solo game has Jeb Standish and one other player, who must come first.");
  bad = good;
  bad.buildings[0] = 0;
  assert_refused (&bad, "These numbers of buildings are not possible.");
  bad = good;
  bad.buildings[BOARD_SALOON - BOARD_FIRST_BUILDING] = 1;
  assert_refused (&bad, "The number of buildings of this type is not allowed: Saloon.");
  bad = good;
  bad.roles |= bad.roles << 1;
  assert_refused (&bad, "This side of the character cannot be used: Sheriff.");
  g_assert_true (comstock_board_setup_parse (&good, "person,standish", NULL));
  bad = good;
  bad.variants = BOARD_WITH_OUTLAWS;
  assert_refused (&bad, "These variants cannot be played together.");
}

static void
test_refused_moves (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,person", 0, 1);
  ComstockGame *game = COMSTOCK_GAME (board);
  const guint seat = (guint) comstock_board_game_get_actor (board);
  const guint center = ((const BoardSetup *) comstock_game_get_setup (game))->center;
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_game_play (game, seat, board_move (BOARD_MOVE_PARCEL, center), NULL));
  g_assert_false (comstock_game_play (game, 1 - seat, board_move (BOARD_MOVE_PARCEL, center), &error));
  g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_REFUSED);
  g_assert_true (g_str_has_suffix (error->message, " cannot be chosen now."));
}

static CsMove
get_wrong_move (const BoardState *state,
                guint             parcel)
{
  if (state->step == BOARD_STEP_COWBOY)
    return board_move (BOARD_MOVE_COWBOY, (BOARD_PLACE_PARCEL + parcel) * BOARD_COWBOY_KINDS + BOARD_PLAIN);
  return board_move (BOARD_MOVE_PARCEL, parcel);
}

/* The sentence that a press on @parcel would bring, if it were refused. */
static void
check_parcel (ComstockGame *game,
              guint         seat,
              guint         parcel,
              guint        *n_sentences)
{
  const BoardState *state = comstock_game_get_state (game);
  const CsRefusal refusal = comstock_game_judge (game, seat, get_wrong_move (state, parcel));
  const guint owner = board_owner_at (state, parcel);
  g_autofree char *sentence = comstock_game_dup_refusal (game, &refusal);

  if (sentence == NULL)
    return;
  if (strstr (sentence, "not yours") != NULL || strstr (sentence, "another player") != NULL)
    g_assert_cmpuint (owner, !=, seat);
  if (strstr (sentence, "yours already") != NULL || strstr (sentence, "no road") != NULL)
    g_assert_cmpuint (owner, ==, seat);
  if (strstr (sentence, "something stands") != NULL)
    g_assert_cmpuint (board_content_at (state, parcel), !=, BOARD_BARE);
  if (strstr (sentence, "river") != NULL)
    g_assert_true ((state->river >> parcel & 1) != 0);
  *n_sentences += strstr (sentence, ": ") != NULL || strstr (sentence, "already") != NULL;
}

/* Why a parcel is refused is told by what lies there. */
static void
test_refused_parcels (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,person,person", BOARD_RIVER_TILES, 3);
  ComstockGame *game = COMSTOCK_GAME (board);
  guint n_sentences = 0;
  CsRng rng;

  for (cs_rng_init (&rng, 3); !comstock_game_is_over (game); table_play_move (game, &rng))
    {
      const BoardState *state = comstock_game_get_state (game);

      if (state->step == BOARD_STEP_COWBOY || state->step == BOARD_STEP_SITE)
        for (guint parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
          check_parcel (game, (guint) comstock_board_game_get_actor (board), parcel, &n_sentences);
    }
  g_assert_cmpuint (n_sentences, >, 100);
}

/* Each reason of the rules has a sentence. */
static void
test_all_refusals (void)
{
  for (guint reason = BOARD_SETUP_SEATS; reason <= BOARD_SETUP_TILES; reason++)
    assert_sentence (comstock_board_text_dup_refusal (&(CsRefusal) { .reason = (uint16_t) reason }), ".");
  for (guint part = BOARD_STANDISH_SEATS; part <= BOARD_STANDISH_CARDS; part++)
    assert_sentence (comstock_board_text_dup_refusal (
                       &(CsRefusal) { .reason = BOARD_SETUP_STANDISH, .what = (uint16_t) part }), ".");
  for (guint reason = BOARD_MUST_ANSWER; reason <= BOARD_NO_SUCH_CARD; reason++)
    assert_sentence (comstock_board_text_dup_refusal (&(CsRefusal) { .reason = (uint16_t) reason }), ".");
}

/* The choices come back for the next game. */
static void
test_choices (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,rival:hard", BOARD_KIT_CARSON, 3);
  ComstockBoardSetup choices;

  comstock_board_game_get_choices (board, &choices);
  g_assert_cmpuint (choices.n_seats, ==, 2);
  g_assert_cmpuint (choices.seats[1].holder.level, ==, COMSTOCK_HARD);
  g_assert_cmpuint (choices.variants, ==, BOARD_KIT_CARSON);
  g_assert_true (choices.river_side);
  g_assert_cmpuint (choices.seed, ==, 0);
  g_assert_cmpuint (choices.roles, !=, 0);
}

/* The strategies of the program's file are those of the levels. */
static void
test_strategies (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_whole ("person,standish:urban", 0, 1);
  const BoardSetup *setup = comstock_game_get_setup (COMSTOCK_GAME (board));
  BoardStandish standish;
  guint power = 0;

  g_assert_true (comstock_board_standish_load (COMSTOCK_BOARD_URBAN, &standish, NULL));
  g_assert_cmpmem (&setup->standish, sizeof standish, &standish, sizeof standish);
  for (guint i = 0; i < BOARD_CARDS; i++)
    power += standish.cards[i] % 16;
  g_assert_cmpuint (power, ==, 21);
  g_assert_cmpuint (standish.priority[0], ==, BOARD_SALOON);
}

static void
assert_opponents (const char *opponents,
                  const char *expected)
{
  g_autofree char *told = comstock_games_dup_opponents (board_game.id, opponents);

  g_assert_cmpstr (told, ==, expected);
}

/* The statistics name who else sat there, and the set of characters. */
static void
test_result (void)
{
  g_autoptr (ComstockBoardGame) solo = board_deal_whole ("person,standish:urban", 0, 4);
  ComstockResult *result;
  const char *id, *name;

  assert_opponents ("rival:easy,rival:hard,rival:hard", "1 easy rival, 2 hard rivals");
  assert_opponents ("standish:urban", "Jeb Standish (urban, expert)");
  assert_opponents ("virtual:novice", "virtual:novice");
  table_play (solo, G_MAXUINT, 4);
  comstock_board_result_get_kit_names (COMSTOCK_GAME (solo), &id, &name);
  g_assert_cmpstr (id, ==, "solo");
  g_assert_cmpstr (name, ==, "The solo game");
  result = comstock_opponents_dup_result (COMSTOCK_GAME (solo), BOARD_SOLIST);
  g_assert_cmpstr (result->opponents, ==, "standish:urban");
  g_assert_cmpint (result->won, ==, comstock_board_game_get_winners (solo) == 1);
  comstock_result_free (result);
}

/* The rows that are shown make the total. */
static void
test_sheet (void)
{
  for (guint64 seed = 0; seed < 30; seed++)
    {
      g_autoptr (ComstockBoardGame) board = board_deal_any (seed);
      g_autoptr (ComstockSheet) sheet = NULL;

      table_play (board, G_MAXUINT, seed);
      sheet = comstock_game_dup_sheet (COMSTOCK_GAME (board));
      for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (board)); seat++)
        {
          int sum = 0, vp = 0;

          for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROW_TOTAL; row++)
            if (!sheet->rows[row].absent)
              *(sheet->rows[row].kind == COMSTOCK_SHEET_PART ? &vp : &sum) +=
                comstock_sheet_get (sheet, row, seat)->points;
          g_assert_cmpint (sum, ==, comstock_sheet_get_total (sheet, seat));
          g_assert_cmpint (vp, ==, comstock_sheet_get (sheet, COMSTOCK_BOARD_ROW_VP, seat)->points);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-game/doings", test_doings);
  g_test_add_func ("/board-game/words", test_words);
  g_test_add_func ("/board-game/amounts", test_amounts);
  g_test_add_func ("/board-game/journal", test_journal);
  g_test_add_func ("/board-game/automatic-seats", test_automatic_seats);
  g_test_add_func ("/board-game/consent", test_consent);
  g_test_add_func ("/board-game/seen", test_seen);
  g_test_add_func ("/board-game/question", test_question);
  g_test_add_func ("/board-game/question-stays", test_question_stays);
  g_test_add_func ("/board-game/refused-choices", test_refused_choices);
  g_test_add_func ("/board-game/refused-moves", test_refused_moves);
  g_test_add_func ("/board-game/refused-parcels", test_refused_parcels);
  g_test_add_func ("/board-game/all-refusals", test_all_refusals);
  g_test_add_func ("/board-game/choices", test_choices);
  g_test_add_func ("/board-game/strategies", test_strategies);
  g_test_add_func ("/board-game/result", test_result);
  g_test_add_func ("/board-game/sheet", test_sheet);
  return g_test_run ();
}
