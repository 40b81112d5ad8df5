/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-laid.c against the events and scores of a game that is played move by move. */

#include "table.h"

#include "model/cards/comstock-cards-laid.h"

typedef struct
{
  ComstockCardsCard *card;
  int gain;
  guint round;          /* of both eras */
} Laid;

typedef struct
{
  ComstockCardsGame *game;
  Laid laid[CARDS_MAX_SEATS];
  int totals[CARDS_MAX_SEATS];  /* of each seat before the move */
} Watch;

static guint
get_round (ComstockCardsGame *game)
{
  return (comstock_cards_game_get_era (game) - 1) * CARDS_ROUNDS + comstock_cards_game_get_round (game);
}

static void
on_place (Watch         *watch,
          const CsEvent *event)
{
  const int total = comstock_cards_seat_get_score (comstock_cards_game_get_seat (watch->game, event->seat));
  Laid *laid = &watch->laid[event->seat];

  laid->card = comstock_cards_game_get_card (watch->game, (CardsCard) event->args[0]);
  laid->gain = total - watch->totals[event->seat];
}

static gboolean
is_expected (Watch *watch,
             Laid  *laid)
{
  const guint ago = get_round (watch->game) - laid->round;
  const gboolean taking = comstock_cards_game_get_stage (watch->game) == CARDS_STAGE_TAKING;

  return laid->card != NULL && !comstock_game_is_over (COMSTOCK_GAME (watch->game)) &&
         (ago == 0 || (ago == 1 && !taking));
}

static guint
check (Watch *watch)
{
  guint found = 0;

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (watch->game)); i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (watch->game, i);
      int gain = 0;
      ComstockCardsCard *card = comstock_cards_laid_find_last (watch->game, seat, &gain);

      g_assert_true (card == (is_expected (watch, &watch->laid[i]) ? watch->laid[i].card : NULL));
      g_assert_true (card == NULL || gain == watch->laid[i].gain);
      found += card != NULL;
    }
  return found;
}

static void
play_move (Watch *watch,
           CsRng *rng)
{
  const guint round = get_round (watch->game);
  ComstockCardsCard *before[CARDS_MAX_SEATS];

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (watch->game)); i++)
    {
      before[i] = watch->laid[i].card;
      watch->totals[i] = comstock_cards_seat_get_score (comstock_cards_game_get_seat (watch->game, i));
    }
  table_play_move (watch->game, rng);
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (watch->game)); i++)
    if (watch->laid[i].card != before[i])
      watch->laid[i].round = round;
}

static void
test_games (void)
{
  for (guint i = 0; table_mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[i], 70 + i);
      Watch watch = { .game = game };
      guint found = 0;
      CsRng rng;

      cs_rng_init (&rng, 40 + i);
      g_signal_connect_swapped (game, "event::place", G_CALLBACK (on_place), &watch);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          play_move (&watch, &rng);
          found += check (&watch);
        }
      g_assert_cmpuint (found, >, 20);
      g_assert_cmpuint (check (&watch), ==, 0);
    }
}

/* Undone, a card was never laid. */
static void
test_undone (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 3);
  ComstockCardsSeat *seat;
  int gain;

  table_play_to_step (game, CARDS_STEP_PLACE, 5);
  seat = comstock_cards_game_get_seat (game, (guint) comstock_cards_game_get_actor (game));
  g_assert_null (comstock_cards_laid_find_last (game, seat, &gain));
  table_play (game, 1, 6);
  g_assert_nonnull (comstock_cards_laid_find_last (game, seat, &gain));
  comstock_game_go_to (COMSTOCK_GAME (game), comstock_game_get_cursor (COMSTOCK_GAME (game)) - 1);
  g_assert_null (comstock_cards_laid_find_last (game, seat, &gain));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laid/games", test_games);
  g_test_add_func ("/laid/undone", test_undone);

  return g_test_run ();
}
