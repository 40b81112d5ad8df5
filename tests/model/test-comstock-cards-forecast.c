/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-forecast.c: what it tells of a choice is what comes of it, in whole games of four persons. */

#include "model/cards/comstock-cards-forecast.h"

#define GAMES 40

static guint abilities[CARDS_ABILITIES];    /* how often each was used */
static guint hires;

static ComstockCardsGame *
deal (guint64 seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "person,person,person,virtual:expert", &error));
  setup.seed = seed;
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return game;
}

static void
play (ComstockCardsGame *game,
      guint              seat,
      CsMove             move)
{
  g_autoptr (GError) error = NULL;

  comstock_game_play (COMSTOCK_GAME (game), seat, move, &error);
  g_assert_no_error (error);
}

/* What the seat's objects tell is what was told. */
static void
check_outlook (ComstockCardsGame          *game,
               ComstockCardsSeat          *seat,
               const ComstockCardsOutlook *outlook)
{
  g_assert_cmpuint (comstock_cards_seat_get_boost (seat), ==, outlook->boost);
  g_assert_cmpuint (g_list_model_get_n_items (comstock_cards_game_get_column (game)), ==, outlook->column);
  if (outlook->value > 0)
    g_assert_cmpuint (comstock_cards_seat_get_value (seat), ==, outlook->value);
  if (outlook->place > 0 && comstock_cards_seat_get_order (seat) >= 0)
    g_assert_cmpuint ((guint) comstock_cards_seat_get_order (seat) + 1, ==, outlook->place);
  g_assert_cmpint (comstock_cards_seat_has_turn (seat), ==, !outlook->loses_turn);
}

static void
use (ComstockCardsGame *game,
     guint              index,
     CsMove             move)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, index);
  ComstockCardsOutlook before, after;

  comstock_game_set_viewer (COMSTOCK_GAME (game), (int) index);
  comstock_cards_forecast_ability (game, &before, &after);
  check_outlook (game, seat, &before);
  abilities[cards_move_argument (move)]++;
  play (game, index, move);
  check_outlook (game, seat, &after);
  g_assert_cmpint (after.takes_now, ==, comstock_cards_game_get_step (game) == CARDS_STEP_TAKE &&
                                        comstock_cards_game_get_stage (game) == CARDS_STAGE_COLUMN);
}

static void
hire (ComstockCardsGame *game,
      guint              index,
      CsMove             move)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, index);
  const int points = comstock_cards_forecast_hire (game, index, (CardsCharacter) cards_move_argument (move));
  const int before = comstock_cards_seat_get_score (seat);

  play (game, index, move);
  g_assert_cmpint (comstock_cards_seat_get_score (seat) - before, ==, points);
  hires++;
}

/* The last move that may be made: of abilities the first, and characters before all else. */
static CsMove
choose (ComstockCardsGame *game,
        const GArray      *legal)
{
  if (comstock_cards_game_get_step (game) == CARDS_STEP_ABILITY)
    return g_array_index (legal, CsMove, 0);
  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove move = g_array_index (legal, CsMove, i);

      if (cards_move_type (move) == CARDS_MOVE_HIRE ||
          (cards_move_type (move) == CARDS_MOVE_TAKE && cards_is_character ((CardsCard) cards_move_argument (move))))
        return move;
    }
  return g_array_index (legal, CsMove, comstock_game_get_length (COMSTOCK_GAME (game)) % legal->len);
}

static void
step (ComstockCardsGame *game)
{
  const guint32 actors = comstock_game_get_actors (COMSTOCK_GAME (game));
  const guint seat = (guint) g_bit_nth_lsf (actors, -1);
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), seat);
  const CsMove move = choose (game, legal);

  if (cards_move_type (move) == CARDS_MOVE_USE)
    use (game, seat, move);
  else if (cards_move_type (move) == CARDS_MOVE_HIRE)
    hire (game, seat, move);
  else
    play (game, seat, move);
}

static void
test_games (void)
{
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (ComstockCardsGame) game = deal (seed);

      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        step (game);
    }
  for (guint i = 0; i < CARDS_ABILITIES; i++)
    g_assert_cmpuint (abilities[i], >, 0);
  g_assert_cmpuint (hires, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/forecast/games", test_games);

  return g_test_run ();
}
