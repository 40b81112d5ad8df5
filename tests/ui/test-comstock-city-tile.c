/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-city-tile.c and its layout: what is drawn is what is adjacent, nothing stands in the way, and one
 * thing is told from the other. */

#include "art/city/comstock-city-tile.h"

#include <string.h>

#include "test-tiles.h"
#include "widget-stage.h"

#define SIDE 128
#define GROUND 0xffff0000u
#define STREET 0xffffffffu
#define NEAR 3                  /* pixels: as wide as what is blurred where parts meet */
#define TOUCHING 8              /* pixels of a market that lie so near */

static const guint32 market_colors[CITY_GOODS] = { 0xff00ff00, 0xff0000ff, 0xff00ffff };

/* A pixel as a color of the palette. */
static guint32
to_color (guint32 pixel)
{
  return pixel << 8 | 0xff;
}

/* What lies flat on @design, each part in one color: market n as if it sold goods n. */
static guint32 *
paint_flat (const CityDesign *design,
            guint             turns)
{
  ComstockCityPalette palette = {
    .ground = to_color (GROUND),
    .street = to_color (STREET),
    .kerb = to_color (STREET),
    .cobble = to_color (STREET),
    .plain = TRUE,
  };
  CityDesign copy = *design;
  guint32 *pixels = g_new0 (guint32, SIDE * SIDE);
  cairo_surface_t *surface = cairo_image_surface_create_for_data ((guchar *) pixels, CAIRO_FORMAT_ARGB32, SIDE, SIDE,
                                                                  4 * SIDE);
  cairo_t *cr = cairo_create (surface);

  for (guint goods = 0; goods < CITY_GOODS; goods++)
    palette.goods[goods] = palette.paving[goods] = to_color (market_colors[goods]);
  for (guint market = 0; market < design->n_markets; market++)
    copy.markets[market].goods = (guint8) market;
  comstock_city_tile_draw_ground (cr, &copy, turns, SIDE, &palette);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return pixels;
}

static void
flood (guint32 *pixels,
       int      at,
       guint32  color)
{
  g_autoptr (GArray) todo = g_array_new (FALSE, FALSE, sizeof (int));

  g_array_append_val (todo, at);
  while (todo->len > 0)
    {
      const int here = g_array_index (todo, int, todo->len - 1);

      g_array_set_size (todo, todo->len - 1);
      if (pixels[here] != GROUND)
        continue;
      pixels[here] = color;
      for (guint edge = 0; edge < CITY_EDGES; edge++)
        {
          const int x = here % SIDE + city_step_x[edge];
          const int y = here / SIDE + city_step_y[edge];
          const int next = y * SIDE + x;

          if (x >= 0 && x < SIDE && y >= 0 && y < SIDE)
            g_array_append_val (todo, next);
        }
    }
}

/* The pixel of a half of an edge of the tile as it lies, a little inside. */
static int
half_at (guint half,
         guint turns)
{
  const graphene_point_t along = GRAPHENE_POINT_INIT (half % 2 == 0 ? 0.3f : 0.7f, 1.5f / SIDE);
  const graphene_point_t at = comstock_city_layout_turn (along, half / 2 + turns);

  return (int) (at.y * SIDE) * SIDE + (int) (at.x * SIDE);
}

/* The markets near what has @color, a bit each. */
static guint
find_beside (const guint32 *pixels,
             guint32        color)
{
  guint touching[CITY_GOODS] = { 0 };
  guint beside = 0;

  for (int at = 0; at < SIDE * SIDE; at++)
    for (int other = 0; other < (2 * NEAR + 1) * (2 * NEAR + 1); other++)
      {
        const int x = at % SIDE + other % (2 * NEAR + 1) - NEAR;
        const int y = at / SIDE + other / (2 * NEAR + 1) - NEAR;

        if (x < 0 || x >= SIDE || y < 0 || y >= SIDE || pixels[y * SIDE + x] != color)
          continue;
        for (guint goods = 0; goods < CITY_GOODS; goods++)
          touching[goods] += pixels[at] == market_colors[goods];
      }
  for (guint goods = 0; goods < CITY_GOODS; goods++)
    if (touching[goods] >= TOUCHING)
      beside |= 1u << goods;
  return beside;
}

static void
check_areas (const CityDesign *design,
             guint             turns)
{
  g_autofree guint32 *pixels = paint_flat (design, turns);

  for (guint area = 0; area < design->n_areas; area++)
    {
      const guint first = (guint) g_bit_nth_lsf (design->areas[area].halves, -1);
      const guint32 color = 0xff800000 + area;

      flood (pixels, half_at (first, turns), color);
      for (guint half = 0; half < CITY_HALVES; half++)
        {
          const gboolean flooded = pixels[half_at (half, turns)] == color;

          g_test_message ("%s: area %u, half %u", design->id, area, half);
          g_assert_cmpint (flooded, ==, design->areas[area].halves >> half & 1);
        }
      g_assert_cmpuint (find_beside (pixels, color), ==, design->areas[area].markets);
    }
}

/* Areas flooded in the picture are those of the data, and so are the markets beside them, however the tile lies. */
static void
test_areas (void)
{
  CityTiles tiles;

  test_tiles_shipped (&tiles);
  for (guint design = 0; design < tiles.n_designs; design++)
    for (guint turns = 0; turns < CITY_EDGES; turns++)
      check_areas (&tiles.designs[design], turns);
}

/* Streets and markets reach the edges that the data names, and no other. */
static void
test_edges (void)
{
  CityTiles tiles;

  test_tiles_shipped (&tiles);
  for (guint design = 0; design < tiles.n_designs; design++)
    {
      g_autofree guint32 *pixels = paint_flat (&tiles.designs[design], 0);

      for (guint edge = 0; edge < CITY_EDGES; edge++)
        {
          const graphene_point_t at = comstock_city_layout_turn (GRAPHENE_POINT_INIT (0.5f, 1.5f / SIDE), edge);
          const guint32 pixel = pixels[(int) (at.y * SIDE) * SIDE + (int) (at.x * SIDE)];
          const guint content = tiles.designs[design].edges[edge];

          if (content == CITY_EDGE_STREET)
            g_assert_cmphex (pixel, ==, STREET);
          else if (content >= CITY_EDGE_AREA)
            g_assert_cmphex (pixel, ==, GROUND);
          else
            g_assert_cmphex (pixel, ==, market_colors[content - CITY_EDGE_MARKET]);
        }
    }
}

/* Every follower stands on what it claims, every house on an area and every stall in its market. */
static void
test_places (void)
{
  CityTiles tiles;

  test_tiles_shipped (&tiles);
  for (guint n = 0; n < tiles.n_designs; n++)
    {
      const CityDesign *design = &tiles.designs[n];
      const ComstockCityLayout *layout = comstock_city_layout_get (design);
      const int n_streets = design->n_streets;

      g_test_message ("%s", design->id);
      for (int own = 0; own < tiles.forms[n].n_segments; own++)
        g_assert_cmpint (comstock_city_layout_find (design, layout->followers[own]), ==, own);
      for (guint i = 0; i < layout->n_houses; i++)
        g_assert_cmpint (comstock_city_layout_find (design, layout->houses[i].at), >=, n_streets + design->n_markets);
      for (guint i = 0; i < layout->n_stalls; i++)
        g_assert_cmpint (comstock_city_layout_find (design, layout->stalls[i].at), ==,
                         n_streets + layout->stall_markets[i]);
      g_assert_true (layout == comstock_city_layout_get (design));
    }
}

/* --- what stands --- */

#define SMALL 24

/* Whoever sees no color tells each building and each sign from each, small as they are. */
static void
test_grey (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  CityTiles tiles;

  test_tiles_shipped (&tiles);
  for (guint goods = 0; goods < CITY_GOODS; goods++)
    g_ptr_array_add (names, (gpointer) comstock_city_tile_get_sign ((CityGoods) goods));
  for (guint design = 0; design < tiles.n_designs; design++)
    {
      const char *building = comstock_city_tile_get_building (&tiles.designs[design]);

      if (building != NULL && !g_ptr_array_find (names, building, NULL))
        g_ptr_array_add (names, (gpointer) building);
    }
  g_assert_cmpuint (names->len, ==, 3 + 3 + 7);
  for (guint i = 0; i < names->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const double found = stage_compare_greys (g_ptr_array_index (names, i), g_ptr_array_index (names, j), SMALL);

        g_test_message ("%s and %s differ by %.3f", (char *) g_ptr_array_index (names, i),
                        (char *) g_ptr_array_index (names, j), found);
        g_assert_cmpfloat (found, >, 0.05);
      }
}

/* --- all of them --- */

#define COLUMNS 11
#define GAP 6

static const int sides[] = { 112, 84, 60, 44, 28 };

/* The pixels of a tile that was drawn on @sheet. */
static GBytes *
cut_tile (cairo_surface_t *sheet,
          int              x,
          int              y,
          int              side)
{
  const int stride = cairo_image_surface_get_stride (sheet);
  const guchar *from = cairo_image_surface_get_data (sheet) + y * stride + 4 * x;
  guchar *pixels = g_malloc (4 * (gsize) (side * side));

  for (int row = 0; row < side; row++)
    memcpy (pixels + 4 * side * row, from + stride * row, 4 * (gsize) side);
  return g_bytes_new_take (pixels, 4 * (gsize) (side * side));
}

/* Draws all on a sheet, which is kept in the build folder to be looked at: no two look the same. */
static void
check_sheet (const CityTiles           *tiles,
             const ComstockCityPalette *palette,
             const char                *mood,
             int                        side)
{
  const int rows = (tiles->n_designs + COLUMNS - 1) / COLUMNS;
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "ui", "widgets", NULL);
  g_autofree char *file = g_strdup_printf ("%s/city-tiles-%s-%d.png", folder, mood, side);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref,
                                                       NULL);
  cairo_surface_t *sheet = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, COLUMNS * (side + GAP),
                                                       rows * (side + GAP));

  for (guint design = 0; design < tiles->n_designs; design++)
    {
      const int x = (int) design % COLUMNS * (side + GAP);
      const int y = (int) design / COLUMNS * (side + GAP);
      cairo_t *cr = cairo_create (sheet);

      cairo_translate (cr, x, y);
      comstock_city_tile_draw (cr, &tiles->designs[design], 0, side, palette, NULL);
      cairo_destroy (cr);
      cairo_surface_flush (sheet);
      g_test_message ("%s, %s, %d", tiles->designs[design].id, mood, side);
      g_assert_true (g_hash_table_add (seen, cut_tile (sheet, x, y, side)));
    }
  g_mkdir_with_parents (folder, 0755);
  g_assert_cmpint (cairo_surface_write_to_png (sheet, file), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (sheet);
}

/* Even without houses and soil, which tell nothing. */
static void
test_sheets (void)
{
  static const char *const moods[] = { "light", "dark", "hc" };
  CityTiles tiles;

  test_tiles_shipped (&tiles);
  for (gsize mood = 0; mood < G_N_ELEMENTS (moods); mood++)
    {
      ComstockCityPalette palette = *comstock_city_palette_get (mood == 1, mood == 2);

      for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
        check_sheet (&tiles, &palette, moods[mood], sides[i]);
      palette.plain = TRUE;
      check_sheet (&tiles, &palette, "plain", sides[G_N_ELEMENTS (sides) - 1]);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/city-tile/areas", test_areas);
  g_test_add_func ("/city-tile/edges", test_edges);
  g_test_add_func ("/city-tile/places", test_places);
  g_test_add_func ("/city-tile/grey", test_grey);
  g_test_add_func ("/city-tile/sheets", test_sheets);

  return g_test_run ();
}
