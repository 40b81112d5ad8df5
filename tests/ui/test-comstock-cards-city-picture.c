/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-city-picture.c: a city is drawn at the size told, without any window. */

#include "ui/cards/city/comstock-cards-city-picture.h"

#include "widget-stage.h"

#define CELL 60

static GdkTexture *
draw (ComstockCardsCity *city)
{
  const ComstockTownLook look = { .cell = CELL, .scale = 1 };
  g_autoptr (GBytes) pixels = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  int width, height;

  comstock_cards_city_picture_measure (city, CELL, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  comstock_cards_city_picture_draw (city, &look, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), 4 * (gsize) (width * height));
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, 4 * (gsize) width);
}

static void
test_empty (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  g_autoptr (GdkTexture) texture = draw (city);

  g_assert_cmpint (gdk_texture_get_width (texture), ==, 3 * CELL);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 3 * CELL);
}

/* All of the box is there, and only the cards have many colors. */
static void
test_city (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  g_autoptr (GdkTexture) empty = draw (city);
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *file = g_test_build_filename (G_TEST_BUILT, "ui", "city-picture.png", NULL);
  ComstockCardsArea box;

  stage_play_to (game, CARDS_STEP_PLACE, 8);
  texture = draw (city);
  g_assert_true (gdk_texture_save_to_png (texture, file));
  g_assert_true (comstock_cards_city_get_box (city, &box));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, (box.right - box.left + 1) * CELL);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, (box.bottom - box.top + 1) * CELL);
  g_assert_cmpuint (stage_count_colors (empty), <, 10);
  g_assert_cmpuint (stage_count_colors (texture), >, 200);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/city-picture/empty", test_empty);
  g_test_add_func ("/city-picture/city", test_city);

  return g_test_run ();
}
