/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of typed moves of the board game: in every language all that is legal can be typed; what is no move is none. */

#include "table.h"

#include "engine/board/board-moves.h"
#include "model/base/comstock-locale.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-setup.h"
#include "model/session/comstock-typed.h"

static ComstockGame *
deal (const char *seats,
      guint       variants,
      guint64     seed)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockBoardGame *game;

  comstock_board_setup_init (&setup);
  g_assert_true (comstock_board_setup_parse (&setup, seats, &error));
  comstock_board_setup_set_buildings (&setup, COMSTOCK_BOARD_ALL_BUILDINGS);
  setup.seed = seed;
  setup.variants = (guint8) variants;
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

static guint
find_asked (ComstockGame *game)
{
  return (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
}

static void
assert_typed (ComstockGame *game,
              guint         seat,
              const char   *typed,
              CsMove        expected)
{
  CsMove move = 0;

  if (!comstock_typed_parse (game, seat, typed, &move) || move != expected)
    g_error ("“%s” is not the move that it was", typed);
}

/* As it is offered, in capitals, without anything but words, and as saves have it. */
static void
check_move (ComstockGame *game,
            guint         seat,
            CsMove        move)
{
  g_autofree char *typed = comstock_typed_dup (game, seat, move);
  g_autofree char *loud = g_utf8_strup (typed, -1);
  g_autofree char *words = comstock_typed_fold (typed);
  char text[CS_MAX_MOVE_TEXT];

  board_move_print (comstock_game_get_kit (game), move, text, sizeof text);
  assert_typed (game, seat, typed, move);
  assert_typed (game, seat, loud, move);
  assert_typed (game, seat, words, move);
  assert_typed (game, seat, text, move);
}

/* Enough of each kind of question. */
#define OFTEN 3

static void
check_question (ComstockGame *game,
                guint         numbers[])
{
  const BoardState *state = comstock_game_get_state (game);
  const guint seat = find_asked (game);
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);

  if (numbers[state->step]++ >= OFTEN)
    return;
  for (guint i = 0; i < legal->len; i++)
    check_move (game, seat, g_array_index (legal, CsMove, i));
}

static void
test_languages (void)
{
  const char *const *languages = comstock_locale_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    for (guint variants = 0; variants <= BOARD_VARIANTS; variants += BOARD_VARIANTS)
      {
        g_autoptr (ComstockGame) game = deal ("person,person,person", variants, i);
        guint numbers[BOARD_STEPS] = { 0 };
        CsRng rng;

        g_test_message ("%s, variants %u", languages[i], variants);
        comstock_locale_choose (languages[i]);
        cs_rng_init (&rng, i);
        while (!comstock_game_is_over (game))
          {
            check_question (game, numbers);
            table_play_move (game, &rng);
          }
      }
  comstock_locale_choose ("en");
}

static void
play_to (ComstockGame *game,
         BoardStep     step)
{
  CsRng rng;

  cs_rng_init (&rng, 1);
  while (((const BoardState *) comstock_game_get_state (game))->step != step)
    table_play_move (game, &rng);
}

/* The rules refuse it, not the line. */
static void
test_refused (void)
{
  g_autoptr (ComstockGame) game = deal ("person,person,person", 0, 1);
  g_autoptr (GArray) legal = NULL;
  guint seat;
  CsMove move;

  play_to (game, BOARD_STEP_COWBOY);
  seat = find_asked (game);
  legal = comstock_game_dup_legal (game, seat);
  g_assert_true (comstock_typed_parse (game, seat, "cowboy: enclosure 1", &move));
  for (guint i = 0; i < legal->len; i++)
    g_assert_cmpuint (g_array_index (legal, CsMove, i), !=, move);
}

static void
test_no_moves (void)
{
  static const char *const texts[] = { "", " ", "cowboy", "cowboy i9", "wages", "cowboy wages wages", "bid 9", "?" };
  g_autoptr (ComstockGame) game = deal ("person,person,person", 0, 1);

  play_to (game, BOARD_STEP_COWBOY);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CsMove move;

      g_test_message ("%s", texts[i]);
      g_assert_false (comstock_typed_parse (game, find_asked (game), texts[i], &move));
    }
}

/* The beginning of an answer's words goes on to those that begin so. */
static void
test_beginnings (void)
{
  g_autoptr (ComstockGame) game = deal ("person,person,person", 0, 1);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  play_to (game, BOARD_STEP_COWBOY);
  first = comstock_typed_next (game, find_asked (game), "cowboy a", "cowboy a");
  second = comstock_typed_next (game, find_asked (game), "cowboy a", first);
  g_assert_true (g_str_has_prefix (first, "Cowboy: A"));
  g_assert_true (g_str_has_prefix (second, "Cowboy: A"));
  g_assert_cmpstr (first, !=, second);
  g_assert_null (comstock_typed_next (game, find_asked (game), "build", "build"));
}

int
main (int    argc,
      char **argv)
{
  comstock_locale_set_up ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-board-typed/languages", test_languages);
  g_test_add_func ("/comstock-board-typed/refused", test_refused);
  g_test_add_func ("/comstock-board-typed/no-moves", test_no_moves);
  g_test_add_func ("/comstock-board-typed/beginnings", test_beginnings);
  return g_test_run ();
}
