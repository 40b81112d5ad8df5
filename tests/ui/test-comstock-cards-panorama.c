/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-panorama.c and comstock-cards-skyline.c: the picture follows from the town alone. */

#include "ui/cards/scenes/comstock-cards-panorama.h"

#include "widget-stage.h"

#define WIDTH 1280
#define HEIGHT 354
#define SEED 11

/* What one parcel weighs, told by the parcels of a skyline. */
static guint
count (const ComstockCardsSkyline *skyline,
       CardsParcel                 parcel)
{
  guint n, found = 0;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (skyline, &n);

  for (guint i = 0; i < n; i++)
    found += parcels[i].parcel == parcel ? 1 : 0;
  return found;
}

static void
play_to_end (ComstockCardsGame *game)
{
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    stage_step (game);
}

static cairo_surface_t *
draw (const ComstockCardsPanorama *panorama,
      int                          width,
      int                          height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  comstock_cards_panorama_draw (panorama, cr, width, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_same (cairo_surface_t *one,
         cairo_surface_t *other)
{
  const gsize size = (gsize) cairo_image_surface_get_stride (one) * (gsize) cairo_image_surface_get_height (one);

  return memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other), size) == 0;
}

/* For whoever wants to look at it. */
static void
keep (cairo_surface_t *surface,
      const char      *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "ui", "widgets", NULL);
  g_autofree char *file = g_strdup_printf ("%s/%s.png", folder, name);

  g_mkdir_with_parents (folder, 0755);
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
}

static void
assert_columns (const ComstockCardsSkyline *skyline)
{
  guint n, last = 0;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (skyline, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (parcels[i].column, >=, last);
      g_assert_cmpuint (parcels[i].column, <, comstock_cards_skyline_get_width (skyline));
      g_assert_cmpint (parcels[i].parcel, !=, CARDS_EMPTY);
      last = parcels[i].column;
    }
}

/* All that the city shows but its empty parcels, from the left to the right. */
static void
test_skyline_of_city (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (SEED);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  g_autoptr (ComstockCardsSkyline) skyline = comstock_cards_skyline_new ();
  guint shown[CARDS_PARCELS + 1] = { 0 };
  ComstockCardsArea box;

  play_to_end (game);
  comstock_cards_skyline_add_seat (skyline, comstock_cards_game_get_seat (game, 0));
  g_assert_true (comstock_cards_city_get_box (city, &box));
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      shown[comstock_cards_city_get_parcel (city, x, y)]++;
  g_assert_cmpuint (comstock_cards_skyline_get_width (skyline), ==, (guint) (box.right - box.left));
  assert_columns (skyline);
  for (CardsParcel parcel = CARDS_HOUSE; parcel < CARDS_PARCELS; parcel++)
    g_assert_cmpuint (count (skyline, parcel), ==, shown[parcel]);
}

/* No town, but every card in the order of taking. */
static void
test_skyline_of_virtual_player (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (SEED);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, 1);
  GListModel *taken = comstock_cards_seat_get_taken (seat);
  g_autoptr (ComstockCardsSkyline) skyline = comstock_cards_skyline_new ();
  const ComstockCardsSkylineCard *cards;
  guint n;

  g_assert_cmpint (comstock_cards_seat_get_kind (seat), ==, COMSTOCK_AUTOMATIC);
  play_to_end (game);
  comstock_cards_skyline_add_seat (skyline, seat);
  g_assert_cmpuint (comstock_cards_skyline_get_width (skyline), ==, 0);
  cards = comstock_cards_skyline_get_cards (skyline, &n);
  g_assert_cmpuint (n, ==, g_list_model_get_n_items (taken));
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (taken, i);
      const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);

      g_assert_cmpint (cards[i].character, ==, comstock_cards_card_get_character (card));
      if (terrain != NULL)
        g_assert_cmpmem (cards[i].terrain.parcels, sizeof terrain->parcels, terrain->parcels, sizeof terrain->parcels);
    }
}

/* The towns of two winners stand beside each other. */
static void
test_skyline_of_two (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (SEED);
  g_autoptr (ComstockCardsSkyline) both = comstock_cards_skyline_new ();
  g_autoptr (ComstockCardsSkyline) one = comstock_cards_skyline_new ();
  guint n_both, n_one;
  const ComstockCardsSkylineParcel *parcels;

  play_to_end (game);
  comstock_cards_skyline_add_seat (one, comstock_cards_game_get_seat (game, 0));
  comstock_cards_skyline_add_seat (both, comstock_cards_game_get_seat (game, 0));
  comstock_cards_skyline_add_seat (both, comstock_cards_game_get_seat (game, 0));
  g_assert_cmpuint (comstock_cards_skyline_get_width (both), ==, 2 * comstock_cards_skyline_get_width (one));
  comstock_cards_skyline_get_parcels (one, &n_one);
  parcels = comstock_cards_skyline_get_parcels (both, &n_both);
  g_assert_cmpuint (n_both, ==, 2 * n_one);
  g_assert_cmpuint (parcels[n_one].column, >=, comstock_cards_skyline_get_width (one));
  assert_columns (both);
}

/* Another town, era, time of day or size is another picture; the same of all that is the same one. */
static void
test_pure (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (SEED);
  g_autoptr (ComstockCardsGame) again = stage_game_new (SEED);
  g_autoptr (ComstockCardsSkyline) skyline = comstock_cards_skyline_new ();
  g_autoptr (ComstockCardsSkyline) same = comstock_cards_skyline_new ();
  ComstockCardsPanorama panorama = { .skyline = skyline };
  cairo_surface_t *first, *second;

  play_to_end (game);
  play_to_end (again);
  comstock_cards_skyline_add_seat (skyline, comstock_cards_game_get_seat (game, 0));
  comstock_cards_skyline_add_seat (same, comstock_cards_game_get_seat (again, 0));
  first = draw (&panorama, WIDTH, HEIGHT);
  panorama.skyline = same;
  second = draw (&panorama, WIDTH, HEIGHT);
  g_assert_true (is_same (first, second));
  cairo_surface_destroy (second);

  panorama.telegraph = TRUE;
  second = draw (&panorama, WIDTH, HEIGHT);
  g_assert_false (is_same (first, second));
  cairo_surface_destroy (first);
  panorama.night = TRUE;
  first = draw (&panorama, WIDTH, HEIGHT);
  g_assert_false (is_same (first, second));
  cairo_surface_destroy (second);

  comstock_cards_skyline_add_seat (same, comstock_cards_game_get_seat (game, 1));
  second = draw (&panorama, WIDTH, HEIGHT);
  g_assert_false (is_same (first, second));
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

/* Kept to be looked at; a town without anything is a landscape. */
static void
test_pictures (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (SEED);
  g_autoptr (ComstockCardsSkyline) bare = comstock_cards_skyline_new ();
  g_autoptr (ComstockCardsSkyline) skyline = comstock_cards_skyline_new ();
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Cantarell");
  const ComstockCardsPanoramaSign signs[] = {
    { "suits/hat", { 0.1f, 0.2f, 0.7f, 1 }, { 1, 1, 1, 1 } },
    { "suits/star", { 1, 0.85f, 0.35f, 1 }, { 0, 0, 0, 1 } },
  };
  ComstockCardsPanorama panorama = { .skyline = bare, .font = font, .signs = signs };
  cairo_surface_t *surface = draw (&panorama, WIDTH, HEIGHT);

  keep (surface, "panorama-bare");
  cairo_surface_destroy (surface);

  play_to_end (game);
  comstock_cards_skyline_add_seat (skyline, comstock_cards_game_get_seat (game, 0));
  panorama = (ComstockCardsPanorama) { skyline, TRUE, FALSE, "CITY OF ANNA", "Saloons 26 · Singer 14", signs, 1, font };
  surface = draw (&panorama, WIDTH, HEIGHT);
  keep (surface, "panorama-evening");
  cairo_surface_destroy (surface);

  panorama.night = TRUE;
  panorama.n_signs = 2;
  surface = draw (&panorama, WIDTH, HEIGHT);
  keep (surface, "panorama-night");
  cairo_surface_destroy (surface);

  surface = draw (&panorama, 360, 220);
  keep (surface, "panorama-phone");
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/panorama/skyline/city", test_skyline_of_city);
  g_test_add_func ("/panorama/skyline/virtual-player", test_skyline_of_virtual_player);
  g_test_add_func ("/panorama/skyline/two", test_skyline_of_two);
  g_test_add_func ("/panorama/pure", test_pure);
  g_test_add_func ("/panorama/pictures", test_pictures);

  return g_test_run ();
}
