/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests ComstockCardsMini: what it shows of a seat, that it follows it, and where cards lie in it. */

#include "ui/cards/city/comstock-cards-mini.h"

#include "model/cards/comstock-cards-laid.h"
#include "widget-stage.h"

#define SIDE 164
#define DISC 5          /* from its middle to beside the figure */
#define PAPER 230

static GtkWindow *
show (ComstockCardsGame  *game,
      guint               seat,
      ComstockCardsMini **mini)
{
  GtkWidget *widget = comstock_cards_mini_new ();

  comstock_cards_mini_set_seat (COMSTOCK_CARDS_MINI (widget), game, comstock_cards_game_get_seat (game, seat));
  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (widget, SIDE, SIDE);
  *mini = COMSTOCK_CARDS_MINI (widget);
  return stage_show (widget, SIDE + 40, SIDE + 40);
}

static gboolean
are_equal (GdkTexture *a,
           GdkTexture *b)
{
  g_autoptr (GBytes) a_bytes = gdk_texture_save_to_png_bytes (a);
  g_autoptr (GBytes) b_bytes = gdk_texture_save_to_png_bytes (b);

  return g_bytes_equal (a_bytes, b_bytes);
}

/* Parcels keep their size, and the box of the town is in the middle. */
static void
test_town (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  g_autoptr (GdkTexture) empty = NULL;
  g_autoptr (GdkTexture) full = NULL;
  ComstockCardsMini *mini;
  GtkWindow *window = show (game, 0, &mini);

  empty = stage_picture (GTK_WIDGET (mini), "mini-empty");
  stage_play_to (game, CARDS_STEP_PLACE, 8);
  stage_settle ();
  full = stage_picture (GTK_WIDGET (mini), "mini-town");
  g_assert_cmpuint (stage_count_colors (empty), <, 30);
  g_assert_cmpuint (stage_count_colors (full), >, 100);

  for (guint i = 0; i < g_list_model_get_n_items (comstock_cards_city_get_cards (city)); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (comstock_cards_city_get_cards (city), i);
      graphene_rect_t bounds;

      g_assert_true (comstock_cards_mini_find_card (mini, card, &bounds));
      g_assert_cmpfloat (bounds.size.width, ==, 40);
      graphene_rect_union (i > 0 ? &all : &bounds, &bounds, &all);
    }
  g_assert_cmpfloat_with_epsilon (all.origin.x, SIDE - all.origin.x - all.size.width, 1);
  g_assert_cmpfloat_with_epsilon (all.origin.y, SIDE - all.origin.y - all.size.height, 1);
  g_assert_false (comstock_cards_mini_find_card (mini, comstock_cards_game_get_placing (game), &all));
  stage_close (window);
}

static void
step_until_news (ComstockCardsGame *game,
                 gboolean           news)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, 0);
  int gain;

  while ((comstock_cards_laid_find_last (game, seat, &gain) != NULL) != news)
    stage_step (game);
  stage_settle ();
}

/* The card laid last is told until the next auction cards lie open, and looks like any other then. */
static void
test_news (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  g_autoptr (GdkTexture) told = NULL;
  g_autoptr (GdkTexture) after = NULL;
  g_autoptr (GdkTexture) again = NULL;
  ComstockCardsMini *mini;
  GtkWindow *window;
  guint cursor;

  stage_play_to (game, CARDS_STEP_PLACE, 4);
  window = show (game, 0, &mini);
  step_until_news (game, TRUE);
  cursor = comstock_game_get_cursor (COMSTOCK_GAME (game));
  told = stage_picture (GTK_WIDGET (mini), "mini-news");
  step_until_news (game, FALSE);
  after = stage_picture (GTK_WIDGET (mini), "mini-after");
  comstock_game_go_to (COMSTOCK_GAME (game), cursor);
  stage_settle ();
  again = stage_picture (GTK_WIDGET (mini), "mini-again");
  g_assert_false (are_equal (told, after));
  g_assert_true (are_equal (told, again));
  stage_close (window);
}

/* The blue of the pixel in the middle of @tile: of paper in the disc of the appeal, hardly any of bare land. */
static guint8
get_middle (GdkTexture            *picture,
            const graphene_rect_t *tile)
{
  const gsize stride = (gsize) gdk_texture_get_width (picture) * 4;
  g_autofree guint8 *pixels = g_malloc (stride * (gsize) gdk_texture_get_height (picture));
  graphene_point_t middle;

  gdk_texture_download (picture, pixels, stride);
  graphene_rect_get_center (tile, &middle);
  return pixels[(gsize) middle.y * stride + ((gsize) middle.x - DISC) * 4];
}

/* The appeal covers what a card shows only where there is no bare land. */
static void
check_appeal (GdkTexture            *picture,
              ComstockCardsCard     *card,
              const graphene_rect_t *tile)
{
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);

  if (terrain != NULL && memchr (terrain->parcels, CARDS_EMPTY, CARDS_CORNERS) != NULL)
    g_assert_cmpuint (get_middle (picture, tile), <, PAPER);
}

/* Of a virtual player: a tile for each card, none over another, all within the square. */
static void
test_tiles (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  GListModel *taken = comstock_cards_seat_get_taken (comstock_cards_game_get_seat (game, 1));
  const graphene_rect_t square = GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE);
  ComstockCardsMini *mini;
  GtkWindow *window = show (game, 1, &mini);
  g_autoptr (GdkTexture) picture = NULL;
  graphene_rect_t before;

  while (g_list_model_get_n_items (taken) < 17)
    stage_step (game);
  stage_settle ();
  picture = stage_picture (GTK_WIDGET (mini), "mini-tiles");
  for (guint i = 0; i < g_list_model_get_n_items (taken); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (taken, i);
      graphene_rect_t tile;

      g_assert_true (comstock_cards_mini_find_card (mini, card, &tile));
      g_assert_true (graphene_rect_contains_rect (&square, &tile));
      g_assert_false (i > 0 && graphene_rect_intersection (&before, &tile, NULL));
      check_appeal (picture, card, &tile);
      before = tile;
    }
  stage_close (window);
}

/* Any size will do, and so will no seat. */
static void
test_sizes (void)
{
  static const int sides[] = { 24, 30, 42, 80, 104, 240 };
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  ComstockCardsMini *mini;
  GtkWindow *window;

  stage_play_to (game, CARDS_STEP_PLACE, 8);
  window = show (game, 0, &mini);
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      gtk_widget_set_size_request (GTK_WIDGET (mini), sides[i], sides[i]);
      stage_settle ();
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (mini)), >=, sides[i]);
      g_object_unref (stage_picture (GTK_WIDGET (mini), "mini-small"));
    }
  comstock_cards_mini_set_seat (mini, NULL, NULL);
  stage_settle ();
  g_object_unref (stage_picture (GTK_WIDGET (mini), "mini-nothing"));
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/mini/town", test_town);
  g_test_add_func ("/mini/news", test_news);
  g_test_add_func ("/mini/tiles", test_tiles);
  g_test_add_func ("/mini/sizes", test_sizes);

  return g_test_run ();
}
