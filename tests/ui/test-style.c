/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the palettes: text at 4.5:1, lines and symbols at 3:1, in every light. */

#include "ui/kit/comstock-art.h"

#include <math.h>

#include "engine/cards/cards-terms.h"
#include "widget-stage.h"

#define TEXT 4.5
#define SHAPE 3.0

typedef struct
{
  const char *fore;
  const char *back;
  double least;
} Pair;

static const Pair pairs[] = {
  { "window_fg_color", "window_bg_color", TEXT },
  { "view_fg_color", "view_bg_color", TEXT },
  { "headerbar_fg_color", "headerbar_bg_color", TEXT },
  { "card_fg_color", "card_bg_color", TEXT },
  { "popover_fg_color", "popover_bg_color", TEXT },
  { "dialog_fg_color", "dialog_bg_color", TEXT },
  { "accent_fg_color", "accent_bg_color", TEXT },
  { "accent_color", "window_bg_color", TEXT },
  { "accent_color", "view_bg_color", TEXT },
  { "comstock_ink", "comstock_paper", TEXT },
  { "comstock_ink", "comstock_cards_parcel", TEXT },
  { "comstock_ink_soft", "comstock_paper", TEXT },
  { "comstock_callout_text", "comstock_callout", TEXT },
  { "comstock_callout_figure", "comstock_callout", TEXT },
  { "comstock_bubble_text", "comstock_bubble", TEXT },
  { "comstock_refused_text", "comstock_refused", TEXT },
  { "comstock_cards_card_accent", "comstock_paper", SHAPE },
  { "comstock_cards_card_accent", "comstock_cards_parcel", SHAPE },
  { "comstock_cards_card_line", "comstock_paper", SHAPE },
  { "comstock_cards_card_line", "comstock_cards_parcel", SHAPE },
  { "comstock_now", "window_bg_color", SHAPE },
  { "comstock_ring", "comstock_ring_line", SHAPE },
  { "comstock_wood_text", "comstock_wood_lit", TEXT },
  { "comstock_cards_felt_text", "comstock_ground_lit", TEXT },
};

/* As AdwApplication lays them over one another. */
static const char *const moods[][3] = {
  { NULL },
  { "style-dark.css" },
  { "style-hc.css" },
  { "style-dark.css", "style-hc.css", "style-hc-dark.css" },
};

static double
linear (double value)
{
  return value <= 0.03928 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *color)
{
  return 0.2126 * linear ((double) color->red) + 0.7152 * linear ((double) color->green) +
         0.0722 * linear ((double) color->blue);
}

static double
contrast (const GdkRGBA *a,
          const GdkRGBA *b)
{
  const double first = luminance (a);
  const double second = luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

static void
test_contrast (gconstpointer data)
{
  const char *const *mood = data;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window;

  stage_set_moods (mood, G_N_ELEMENTS (moods[0]));
  window = stage_show (box, 100, 100);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      const GdkRGBA fore = comstock_art_get_color (box, pairs[i].fore);
      const GdkRGBA back = comstock_art_get_color (box, pairs[i].back);

      g_test_message ("%s on %s: %.1f", pairs[i].fore, pairs[i].back, contrast (&fore, &back));
      g_assert_cmpfloat (contrast (&fore, &back), >=, pairs[i].least);
    }
  stage_close (window);
  stage_set_mood (NULL);
}

/* How much of a parcel a symbol fills with colors that stand out from the ground. */
static double
standing_out (const char    *name,
              const GdkRGBA *ground)
{
  const int side = 48;
  g_autofree guint32 *pixels = g_new (guint32, (gsize) (side * side));
  int n = 0;

  gdk_texture_download (comstock_art_get_texture (name, side, NULL), (guchar *) pixels, 4 * (gsize) side);
  for (int i = 0; i < side * side; i++)
    {
      const GdkRGBA color = {
        (float) (pixels[i] >> 16 & 255) / 255, (float) (pixels[i] >> 8 & 255) / 255, (float) (pixels[i] & 255) / 255, 1
      };

      n += pixels[i] >> 24 == 255 && contrast (&color, ground) >= SHAPE;
    }
  return (double) n / (side * side);
}

static void
test_symbols (gconstpointer data)
{
  const char *const *mood = data;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window;
  GdkRGBA ground;

  stage_set_moods (mood, G_N_ELEMENTS (moods[0]));
  window = stage_show (box, 100, 100);
  ground = comstock_art_get_color (box, "comstock_cards_parcel");
  for (int i = CARDS_HOUSE; i < CARDS_PARCELS; i++)
    {
      g_autofree char *name = g_strconcat ("symbols/", cards_parcels[i].id, NULL);

      g_test_message ("%s: %.2f of the parcel", name, standing_out (name, &ground));
      g_assert_cmpfloat (standing_out (name, &ground), >, 0.1);
    }
  stage_close (window);
  stage_set_mood (NULL);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_data_func ("/style/contrast/light", moods[0], test_contrast);
  g_test_add_data_func ("/style/contrast/dark", moods[1], test_contrast);
  g_test_add_data_func ("/style/contrast/high", moods[2], test_contrast);
  g_test_add_data_func ("/style/contrast/high-dark", moods[3], test_contrast);
  g_test_add_data_func ("/style/symbols/light", moods[0], test_symbols);
  g_test_add_data_func ("/style/symbols/dark", moods[1], test_symbols);
  g_test_add_data_func ("/style/symbols/high", moods[2], test_symbols);
  g_test_add_data_func ("/style/symbols/high-dark", moods[3], test_symbols);

  return g_test_run ();
}
