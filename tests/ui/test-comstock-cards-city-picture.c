/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-city-picture.c: a city is drawn at the size told, without any window. */

#include "ui/cards/city/comstock-cards-city-picture.h"

#include "widget-stage.h"

#define CELL 60

static GdkTexture *
draw (ComstockCardsCity *city)
{
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GError) error = NULL;
  GdkTexture *texture;

  comstock_cards_city_picture_snapshot (city, palette, snapshot, CELL);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_renderer_realize (renderer, NULL, &error);
  g_assert_no_error (error);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gsk_renderer_unrealize (renderer);
  return texture;
}

static void
assert_size (ComstockCardsCity *city,
             GdkTexture        *texture)
{
  int width, height;

  comstock_cards_city_picture_measure (city, CELL, &width, &height);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, height);
}

static void
test_empty (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  g_autoptr (GdkTexture) texture = draw (city);

  assert_size (city, texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 3 * CELL);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 3 * CELL);
}

/* All of the box is there, and only the cards have many colours. */
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
  assert_size (city, texture);
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
