/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-grain.c: felt, wood and velvet lie between their two colors, look the same each time, and are flat in
 * one. */

#include "ui/kit/comstock-grain.h"

#include "widget-stage.h"

#define WIDTH 300
#define HEIGHT 200

typedef ComstockGrain *(*NewGrain) (void);

static const NewGrain kinds[] = { comstock_grain_new_felt, comstock_grain_new_wood, comstock_grain_new_velvet };

static void
set_colors (GtkWidget  *widget,
            const char *lit,
            const char *shaded)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  g_autofree char *style =
    g_strdup_printf ("@define-color comstock_ground_lit %s; @define-color comstock_ground_shaded %s;"
                     "@define-color comstock_wood_lit %s; @define-color comstock_wood_shaded %s;"
                     "@define-color comstock_scene_velvet %s; @define-color comstock_scene_velvet_edge %s;",
                     lit, shaded, lit, shaded, lit, shaded);

  gtk_css_provider_load_from_data (provider, style, -1);
  gtk_style_context_add_provider (gtk_widget_get_style_context (widget), GTK_STYLE_PROVIDER (provider),
                                  GTK_STYLE_PROVIDER_PRIORITY_USER);
}

/* The green of each pixel. */
static GByteArray *
draw (ComstockGrain *grain,
      GtkWidget     *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GByteArray *greens = g_byte_array_sized_new (WIDTH * HEIGHT);
  g_autoptr (GskRenderNode) node = NULL;
  const guint32 *pixels;

  comstock_grain_snapshot (grain, widget, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = (gpointer) cairo_image_surface_get_data (surface);
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    {
      const guint8 green = (guint8) (pixels[i] >> 8);

      g_assert_cmphex (pixels[i] >> 24, ==, 0xff);
      g_byte_array_append (greens, &green, 1);
    }
  cairo_surface_destroy (surface);
  return greens;
}

static int
mean (GByteArray *greens,
      int         y,
      int         rows)
{
  int sum = 0;

  for (int i = y * WIDTH; i < (y + rows) * WIDTH; i++)
    sum += greens->data[i];
  return sum / (rows * WIDTH);
}

static void
test_between (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));

  set_colors (widget, "#00a000", "#005000");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (ComstockGrain) grain = kinds[i] ();
      g_autoptr (ComstockGrain) another = kinds[i] ();
      g_autoptr (GByteArray) greens = draw (grain, widget);
      g_autoptr (GByteArray) again = draw (another, widget);
      guint8 least = 0xff, most = 0;

      for (guint j = 0; j < greens->len; j++)
        {
          least = MIN (least, greens->data[j]);
          most = MAX (most, greens->data[j]);
        }
      g_assert_cmpuint (least, >=, 0x50);
      g_assert_cmpuint (most, <=, 0xa0);
      g_assert_cmpuint (most - least, >, 0x20);
      g_assert_cmpmem (greens->data, greens->len, again->data, again->len);
    }
}

/* The light comes from above the middle of the felt, and of the velvet. */
static void
check_light (ComstockGrain *grain)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GByteArray) greens = NULL;

  set_colors (widget, "#00a000", "#005000");
  greens = draw (grain, widget);
  g_assert_cmpint (mean (greens, HEIGHT / 2 - 10, 20), >, mean (greens, 0, 20) + 10);
  g_assert_cmpint (mean (greens, HEIGHT / 2 - 10, 20), >, mean (greens, HEIGHT - 20, 20) + 10);
}

static void
test_light (void)
{
  g_autoptr (ComstockGrain) felt = comstock_grain_new_felt ();
  g_autoptr (ComstockGrain) velvet = comstock_grain_new_velvet ();

  check_light (felt);
  check_light (velvet);
}

/* Another style is seen at once, and in high contrast nothing but the color. */
static void
test_flat (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (ComstockGrain) grain = kinds[i] ();
      g_autoptr (GByteArray) greens = NULL;

      set_colors (widget, "#00a000", "#005000");
      g_byte_array_unref (draw (grain, widget));
      set_colors (widget, "#00ff00", "#00ff00");
      greens = draw (grain, widget);
      for (guint j = 0; j < greens->len; j++)
        g_assert_cmpuint (greens->data[j], ==, 0xff);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/grain/between", test_between);
  g_test_add_func ("/grain/light", test_light);
  g_test_add_func ("/grain/flat", test_flat);
  return g_test_run ();
}
