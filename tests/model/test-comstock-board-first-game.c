/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the board game's first game shows what its lesson speaks of, whatever the person does. */

#include "model/board/comstock-board-first-game.h"

#include "model/store/comstock-save.h"

#define N_GAMES 20
#define C5 34

static BoardContent
get_on_slot (const BoardState *state,
             guint             price)
{
  for (guint slot = 0; slot < BOARD_SLOTS; slot++)
    if (board_slot_prices[slot] == price)
      return (BoardContent) state->track[slot];
  return BOARD_BARE;
}

/* The house in the middle, a parcel where each kind of building pays, and one of each kind on the track. */
static void
test_map (void)
{
  g_autoptr (ComstockBoardGame) game = COMSTOCK_BOARD_GAME (comstock_board_first_game_new (""));
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (game));
  const BoardParcels houses = state->contents[BOARD_HOUSE];

  g_assert_cmpuint (comstock_game_get_n_seats (COMSTOCK_GAME (game)), ==, 3);
  g_assert_cmpuint (board_count (houses), ==, 1);
  g_assert_cmpuint (board_count (state->contents[BOARD_MOUNTAIN]), ==, BOARD_MOUNTAINS);
  g_assert_cmpint (board_connected (state->roads) >> C5 & 1, ==, 1);
  g_assert_cmpint (board_income (state, BOARD_MINE, C5, 0), ==, 9);
  g_assert_cmpint (board_income (state, BOARD_SALOON, C5, 0), ==, 5);
  g_assert_cmpint (board_income (state, BOARD_BANK, C5, 0), ==, 3);
  g_assert_cmpint (get_on_slot (state, 3), ==, BOARD_RANCH);
  g_assert_cmpint (get_on_slot (state, 4), ==, BOARD_MINE);
  g_assert_cmpint (get_on_slot (state, 5), ==, BOARD_SALOON);
  g_assert_cmpint (get_on_slot (state, 6), ==, BOARD_DRUGSTORE);
  g_assert_cmpint (get_on_slot (state, 8), ==, BOARD_BANK);
}

static void
play_move (ComstockGame *game,
           CsRng        *rng)
{
  g_autoptr (GArray) legal = NULL;
  g_autoptr (GError) error = NULL;

  if ((comstock_game_get_actors (game) & 1) == 0)
    {
      comstock_game_play_automatic (game, &error);
      g_assert_no_error (error);
      return;
    }
  legal = comstock_game_dup_legal (game, 0);
  comstock_game_play (game, 0, g_array_index (legal, CsMove, cs_rng_below (rng, legal->len)), &error);
  g_assert_no_error (error);
}

/* Two rounds at random: the person chooses its two parcels in a row and the first character of all. */
static void
play_lesson (ComstockGame *game,
             CsRng        *rng)
{
  const BoardState *state = comstock_game_get_state (game);
  guint characters = 0;

  while (state->round <= 2)
    {
      if (state->round == 0)
        g_assert_true ((state->actors & 1) != 0 || board_count (state->seats[0].owned) != 1);
      if (state->step == BOARD_STEP_CHARACTER && state->round == 1 && characters++ == 0)
        g_assert_cmpuint (state->actors, ==, 1);
      play_move (game, rng);
      state = comstock_game_get_state (game);
    }
  g_assert_cmpuint (characters, >=, 3);
}

static void
test_course (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (ComstockBoardGame) game = COMSTOCK_BOARD_GAME (comstock_board_first_game_new (""));
      CsRng rng;

      cs_rng_init (&rng, i);
      play_lesson (COMSTOCK_GAME (game), &rng);
    }
}

/* Only this deal is the first game, also after it was saved and read again. */
static void
test_is (void)
{
  g_autoptr (ComstockBoardGame) game = COMSTOCK_BOARD_GAME (comstock_board_first_game_new ("Ada"));
  g_autoptr (ComstockBoardGame) other = NULL;
  g_autoptr (ComstockGame) read = NULL;
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (COMSTOCK_GAME (game));
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;

  comstock_board_game_get_choices (game, &setup);
  other = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (comstock_game_get_holder (COMSTOCK_GAME (game), 0)->name, ==, "Ada");
  g_assert_true (comstock_board_first_game_is (game));
  g_assert_false (comstock_board_first_game_is (other));
  read = comstock_save_from_bytes (bytes, &error);
  g_assert_no_error (error);
  g_assert_true (comstock_board_first_game_is (COMSTOCK_BOARD_GAME (read)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-first-game/map", test_map);
  g_test_add_func ("/board-first-game/course", test_course);
  g_test_add_func ("/board-first-game/is", test_is);

  return g_test_run ();
}
