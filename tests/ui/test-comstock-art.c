/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-art.c: drawings and parts of them render, symbols can be told apart without color, the cache is
 * bounded. */

#include "ui/kit/comstock-art.h"

#include "engine/cards/cards-terms.h"
#include "widget-stage.h"

#define ART "/org/comstock/Comstock/art/"
#define SMALL 24
#define LARGE 200

static void
add_names (GPtrArray   *names,
           const char  *folder,
           const char *(*get_id) (int),
           int          n)
{
  for (int i = 0; i < n; i++)
    g_ptr_array_add (names, g_strconcat (folder, "/", get_id (i), NULL));
}

static const char *
parcel_id (int i)
{
  return cards_parcels[i].id;
}

static const char *
suit_id (int i)
{
  return cards_suit_ids[i];
}

static const char *
character_id (int i)
{
  return cards_characters[i].id;
}

static GPtrArray *
all_names (void)
{
  static const char *const others[] = {
    "signs/vp", "signs/arrow", "signs/skull", "signs/no", "signs/flag",
    "backs/era-1", "backs/era-2", "backs/skull", "backs/auction", "scenes/main-street", "scenes/map",
    "scenes/rays", "scenes/train", "signs/times", "town/foothill", "panorama/blacksmith",
    "panorama/drugstore", "panorama/land", "panorama/mountain", "panorama/sky",
  };
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  add_names (names, "symbols", parcel_id, CARDS_PARCELS);
  add_names (names, "suits", suit_id, CARDS_SUITS);
  add_names (names, "portraits", character_id, CARDS_CHARACTERS);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (names, g_strdup (others[i]));
  return names;
}

static void
test_all (void)
{
  g_autoptr (GPtrArray) names = all_names ();

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      GdkTexture *small = comstock_art_get_texture (name, SMALL, NULL);
      GdkTexture *large = comstock_art_get_texture (name, LARGE, NULL);

      g_assert_cmpint (gdk_texture_get_width (small), ==, SMALL);
      g_assert_cmpint (gdk_texture_get_width (large), ==, LARGE);
      g_assert_cmpuint (stage_count_colors (small), >, 4);
      g_assert_cmpuint (stage_count_colors (large), >, 4);
    }
}

/* The shape that is read and the shape that is drawn are one. */
static void
test_ratio (void)
{
  g_autoptr (GPtrArray) names = all_names ();

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      GdkTexture *texture = comstock_art_get_texture (name, LARGE, NULL);

      g_assert_cmpint (gdk_texture_get_height (texture), ==, (int) (LARGE * comstock_drawing_get_ratio (name) + 0.5));
    }
}

/* What goes into files and onto paper is drawn there: to what is see-through as a whole librsvg gives no size. */
static void
test_outlines (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (ART "city", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *stem = g_strndup (files[i], strlen (files[i]) - strlen (".svg"));
      g_autofree char *name = g_strconcat ("city/", stem, NULL);
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      comstock_art_set_outlines (snapshot);
      comstock_art_snapshot (NULL, snapshot, name, &GRAPHENE_RECT_INIT (500, 700, SMALL, SMALL), NULL);
      gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
    }
}

/* Greys of a drawing over the ground of a parcel; the caller frees them. */
static double *
dup_greys (const char *name,
           int         side)
{
  const double ground = 0.86;
  double *greys = g_new (double, (gsize) (side * side));
  g_autofree guint32 *pixels = g_new (guint32, (gsize) (side * side));

  gdk_texture_download (comstock_art_get_texture (name, side, NULL), (guchar *) pixels, 4 * (gsize) side);
  for (int i = 0; i < side * side; i++)
    {
      const double red = pixels[i] >> 16 & 255;
      const double green = pixels[i] >> 8 & 255;
      const double blue = pixels[i] & 255;
      const double alpha = (pixels[i] >> 24) / 255.0;

      greys[i] = (0.299 * red + 0.587 * green + 0.114 * blue) / 255 + ground * (1 - alpha);
    }
  return greys;
}

/* The mean difference of two drawings in grey, of 1. */
static double
difference (const char *one,
            const char *other,
            int         side)
{
  g_autofree double *first = dup_greys (one, side);
  g_autofree double *second = dup_greys (other, side);
  double sum = 0;

  for (int i = 0; i < side * side; i++)
    sum += ABS (first[i] - second[i]);
  return sum / (side * side);
}

typedef struct
{
  const char *folder;
  const char *(*get_id) (int);
  int n;
  int side;
} Grey;

static const Grey greys[] = {
  { "symbols", parcel_id, CARDS_PARCELS, SMALL },
  { "symbols", parcel_id, CARDS_PARCELS, LARGE },
  { "suits", suit_id, CARDS_SUITS, SMALL },
  { "suits", suit_id, CARDS_SUITS, LARGE },
  { "portraits", character_id, CARDS_CHARACTERS, SMALL },
  { "portraits", character_id, CARDS_CHARACTERS, LARGE },
};

/* Whoever sees no color tells each from each. */
static void
test_grey (gconstpointer data)
{
  const Grey *grey = data;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  add_names (names, grey->folder, grey->get_id, grey->n);
  for (guint i = 0; i < names->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const char *one = g_ptr_array_index (names, i);
        const char *other = g_ptr_array_index (names, j);
        const double found = difference (one, other, grey->side);

        g_test_message ("%s and %s differ by %.3f", one, other, found);
        g_assert_cmpfloat (found, >, 0.05);
      }
}

static void
add_grey_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (greys); i++)
    {
      g_autofree char *path = g_strdup_printf ("/art/grey/%s/%d", greys[i].folder, greys[i].side);

      g_test_add_data_func (path, &greys[i], test_grey);
    }
}

static void
test_cache (void)
{
  const GdkRGBA red = { 1, 0, 0, 1 };
  GdkTexture *star = comstock_art_get_texture ("suits/star", 40, NULL);

  g_assert_true (star == comstock_art_get_texture ("suits/star", 40, NULL));
  g_assert_false (star == comstock_art_get_texture ("suits/star", 41, NULL));
  g_assert_false (star == comstock_art_get_texture ("suits/star", 40, &red));
}

static void
test_bounded (void)
{
  GdkTexture *first = comstock_art_get_texture ("suits/hat", 33, NULL);

  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  for (int pixels = 960; pixels < 1024; pixels++)
    comstock_art_get_texture ("suits/hat", pixels, NULL);
  g_assert_null (first);
}

/* What one table needed is still there for the next, but not for the one after that. */
static void
test_age (void)
{
  GdkTexture *needed = comstock_art_get_texture ("suits/star", 34, NULL);
  GdkTexture *once = comstock_art_get_texture ("suits/star", 35, NULL);

  g_object_add_weak_pointer (G_OBJECT (once), (gpointer *) &once);
  comstock_art_age ();
  g_assert_nonnull (once);
  g_assert_true (needed == comstock_art_get_texture ("suits/star", 34, NULL));
  comstock_art_age ();
  g_assert_null (once);
  g_assert_true (needed == comstock_art_get_texture ("suits/star", 34, NULL));
}

static void
test_unknown (void)
{
  /* Neither a shape nor anything to draw. */
  for (guint i = 0; i < 2; i++)
    g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "*symbols/castle*");
  g_assert_null (comstock_art_get_texture ("symbols/castle", 24, NULL));
  g_test_assert_expected_messages ();
}

/* As 0xaarrggbb. */
static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guchar *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x];
}

/* A part lies where its drawing has it, and fills the box that it is drawn into: here a wheel of 52 units. */
static void
test_part (void)
{
  static const int side = 104;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);
  graphene_rect_t place;

  comstock_drawing_get_place ("scenes/train#wheel-6", &place);
  g_assert_true (graphene_rect_equal (&place, &GRAPHENE_RECT_INIT (236, 94, 52, 52)));
  comstock_art_draw (cr, "scenes/train#wheel-6", 0, 0, side, side, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_assert_cmphex (get_pixel (surface, 1, 1), ==, 0);
  g_assert_cmphex (get_pixel (surface, 1, side / 2) >> 24, ==, 0xff);
  g_assert_cmphex (get_pixel (surface, side / 2, side - 2) >> 24, ==, 0xff);
  cairo_surface_destroy (surface);
}

static void
test_unknown_part (void)
{
  graphene_rect_t place;

  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "*scenes/train#dragon*");
  comstock_drawing_get_place ("scenes/train#dragon", &place);
  g_test_assert_expected_messages ();
  g_assert_true (graphene_rect_equal (&place, &GRAPHENE_RECT_INIT (0, 0, 0, 0)));
}

static guint32
draw_mountain (const char *style)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 210, 100);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  comstock_drawing_draw_styled (cr, "panorama/mountain", 0, 0, 210, 100, style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = get_pixel (surface, 40, 90);
  cairo_surface_destroy (surface);
  return pixel;
}

/* A drawing has colors of its own, and a style sheet other ones. */
static void
test_styled (void)
{
  g_assert_cmphex (draw_mountain (NULL), ==, 0xff7d6a86);
  g_assert_cmphex (draw_mountain ("panorama/night"), ==, 0xff473c57);
  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "*panorama/noon*");
  g_assert_cmphex (draw_mountain ("panorama/noon"), ==, 0xff7d6a86);
  g_test_assert_expected_messages ();
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/art/all", test_all);
  g_test_add_func ("/art/ratio", test_ratio);
  g_test_add_func ("/art/outlines", test_outlines);
  add_grey_tests ();
  g_test_add_func ("/art/cache", test_cache);
  g_test_add_func ("/art/bounded", test_bounded);
  g_test_add_func ("/art/age", test_age);
  g_test_add_func ("/art/unknown", test_unknown);
  g_test_add_func ("/art/part", test_part);
  g_test_add_func ("/art/unknown-part", test_unknown_part);
  g_test_add_func ("/art/styled", test_styled);

  return g_test_run ();
}
