/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-city-frame.c: over whole games everything that matters is in the frame, and it hardly moves. */

#include "ui/cards/city/comstock-cards-city-frame.h"

#include "widget-stage.h"

/* Whether it shows another extent now. */
static gboolean
follow (GdkRectangle      *frame,
        ComstockCardsCity *city,
        gboolean           growing)
{
  const GdkRectangle before = *frame;

  comstock_cards_city_frame_follow (frame, city, growing);
  return !gdk_rectangle_equal (&before, frame);
}

static void
test_empty (void)
{
  GdkRectangle frame;

  comstock_cards_city_frame_center (&frame, NULL);
  g_assert_false (follow (&frame, NULL, FALSE));
  g_assert_cmpint (frame.width, ==, COMSTOCK_CARDS_CITY_FRAME_SIDE);
  g_assert_cmpint (frame.height, ==, COMSTOCK_CARDS_CITY_FRAME_SIDE);
  g_assert_true (gdk_rectangle_contains_point (&frame, 0, 0));
  g_assert_true (gdk_rectangle_contains_point (&frame, 1, 1));
}

/* All of the city, and all places where the card in hand may lie. */
static void
assert_holds (const GdkRectangle *frame,
              ComstockCardsGame  *game,
              ComstockCardsCity  *city)
{
  g_autoptr (GArray) places = NULL;
  GdkRectangle box, all;

  g_assert_cmpint (frame->width, >=, COMSTOCK_CARDS_CITY_FRAME_SIDE);
  g_assert_cmpint (frame->height, >=, COMSTOCK_CARDS_CITY_FRAME_SIDE);
  if (!comstock_cards_city_frame_get_box (city, &box))
    return;
  gdk_rectangle_union (frame, &box, &all);
  g_assert_true (gdk_rectangle_equal (frame, &all));
  if (comstock_cards_game_get_placing (game) == NULL)
    return;
  places =
    comstock_cards_city_dup_placements (city, comstock_cards_card_get_number (comstock_cards_game_get_placing (game)));
  for (guint i = 0; i < places->len; i++)
    {
      const ComstockCardsPlace *place = &g_array_index (places, ComstockCardsPlace, i);

      g_assert_true (gdk_rectangle_contains_point (frame, place->x, place->y));
      g_assert_true (gdk_rectangle_contains_point (frame, place->x + 1, place->y + 1));
    }
}

static void
test_games (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ComstockCardsGame) game = stage_game_new (seed);
      ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
      GdkRectangle frame;
      int n_moves = 0;

      comstock_cards_city_frame_center (&frame, NULL);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          stage_step (game);
          n_moves += follow (&frame, city, TRUE);
          assert_holds (&frame, game, city);
        }
      /* A move per side and parcel of growth at the most, not one per card. */
      g_assert_cmpint (n_moves, <, 14);
    }
}

static guint
count_cards (ComstockCardsCity *city)
{
  return g_list_model_get_n_items (comstock_cards_city_get_cards (city));
}

/* A round that begins with the city in the middle has room for the card that is laid in it. */
static void
check_round (GdkRectangle      *frame,
             ComstockCardsGame *game,
             ComstockCardsCity *city)
{
  const guint round = comstock_cards_game_get_round (game);
  const guint n_cards = count_cards (city);

  comstock_cards_city_frame_center (frame, city);
  while (!comstock_game_is_over (COMSTOCK_GAME (game)) && comstock_cards_game_get_round (game) == round &&
         count_cards (city) == n_cards)
    {
      stage_step (game);
      if (comstock_cards_game_get_placing (game) != NULL)
        g_assert_false (follow (frame, city, TRUE));
    }
  g_assert_false (follow (frame, city, FALSE));
  while (!comstock_game_is_over (COMSTOCK_GAME (game)) && comstock_cards_game_get_round (game) == round)
    stage_step (game);
}

static void
test_stands_still (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ComstockCardsGame) game = stage_game_new (seed);
      ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
      GdkRectangle frame;

      comstock_cards_city_frame_center (&frame, NULL);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        check_round (&frame, game, city);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/city-frame/empty", test_empty);
  g_test_add_func ("/city-frame/games", test_games);
  g_test_add_func ("/city-frame/stands-still", test_stands_still);

  return g_test_run ();
}
