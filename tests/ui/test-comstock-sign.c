/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-sign.c: a plate with its sign, signs without colors, and other widgets in those of one. */

#include "ui/kit/comstock-sign.h"

#include "widget-stage.h"

#define SIDE 100

static guint32
pixel_at (GdkTexture *picture,
          int         x,
          int         y)
{
  const gsize width = (gsize) gdk_texture_get_width (picture);
  g_autofree guint32 *pixels = g_new (guint32, width * (gsize) gdk_texture_get_height (picture));

  gdk_texture_download (picture, (guchar *) pixels, 4 * width);
  return pixels[(gsize) y * width + (gsize) x];
}

/* The sheriff's star: its middle is the sign, beside it lies the plate, and its round leaves the corners free. */
static void
test_plate (void)
{
  GtkWidget *sign = comstock_sign_new ("suits/star", SIDE);
  GtkWindow *window = stage_show (sign, SIDE, SIDE);
  g_autoptr (GdkTexture) picture = stage_picture (sign, "sign-star");

  g_assert_cmphex (pixel_at (picture, SIDE / 2, SIDE / 2), ==, 0xff2b2118);
  g_assert_cmphex (pixel_at (picture, SIDE / 2, 10), ==, 0xfff8d85a);
  g_assert_cmphex (pixel_at (picture, 2, 2) >> 24, ==, 0);
  stage_close (window);
}

static void
test_size (void)
{
  GtkWidget *sign = comstock_sign_new ("suits/star", 24);
  GtkWindow *window = stage_show (sign, SIDE, SIDE);
  int minimum;

  g_object_set (sign, "pixel-size", 40, NULL);
  gtk_widget_measure (sign, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 40);
  stage_close (window);
}

/* Another game may have signs without colors: they are drawn as large as there is room. */
static void
test_plain (void)
{
  GtkWidget *sign = comstock_sign_new ("signs/arrow", SIDE);
  GtkWindow *window = stage_show (sign, SIDE, SIDE);
  g_autoptr (GdkTexture) picture = stage_picture (sign, "sign-plain");
  GdkRGBA fill, ink, text;

  gtk_style_context_get_color (gtk_widget_get_style_context (sign), &text);
  g_assert_false (comstock_sign_get_colors (sign, "signs/arrow", &fill, &ink));
  g_assert_true (gdk_rgba_equal (&ink, &text));
  g_assert_cmpfloat (fill.alpha, ==, 0);
  g_assert_cmphex (pixel_at (picture, 2, 2) >> 24, ==, 0);
  g_assert_cmpuint (stage_count_colors (picture), >, 1);
  stage_close (window);
}

static GdkRGBA
get_text_color (GtkWidget *widget)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  return color;
}

static void
test_dress (void)
{
  GtkWidget *label = gtk_label_new ("7");
  GtkWindow *window = stage_show (label, SIDE, SIDE);
  const GdkRGBA plain = get_text_color (label);
  GdkRGBA fill, ink, now;

  comstock_sign_dress (label, "suits/hat", NULL);
  comstock_sign_dress (label, "suits/boot", "suits/hat");
  comstock_sign_get_colors (label, "suits/boot", &fill, &ink);
  now = get_text_color (label);
  g_assert_true (gdk_rgba_equal (&now, &ink));
  g_assert_false (gtk_widget_has_css_class (label, "suits-hat"));
  comstock_sign_dress (label, NULL, "suits/boot");
  now = get_text_color (label);
  g_assert_true (gdk_rgba_equal (&now, &plain));
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/sign/plate", test_plate);
  g_test_add_func ("/sign/size", test_size);
  g_test_add_func ("/sign/plain", test_plain);
  g_test_add_func ("/sign/dress", test_dress);

  return g_test_run ();
}
