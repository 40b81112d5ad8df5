/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-picture.c: size, text color and a quarter turn. */

#include "ui/kit/comstock-picture.h"

#include "widget-stage.h"

static void
test_size (void)
{
  GtkWidget *picture = comstock_picture_new ("suits/boot", 200);
  GtkWindow *window;
  int minimum;

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  window = stage_show (picture, 240, 240);
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 200);
  g_object_set (picture, "pixel-size", 24, NULL);
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 24);
  stage_close (window);
}

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

static void
test_text_color (void)
{
  GtkWidget *picture = comstock_picture_new ("suits/boot", 100);
  GtkWindow *window = stage_show (picture, 100, 100);
  g_autoptr (GdkTexture) light = stage_picture (picture, "picture-light");
  g_autoptr (GdkTexture) dark = NULL;

  stage_set_mood ("style-dark.css");
  stage_settle ();
  dark = stage_picture (picture, "picture-dark");
  g_assert_cmphex (pixel_at (light, 45, 25), !=, pixel_at (dark, 45, 25));
  stage_set_mood (NULL);
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/picture/size", test_size);
  g_test_add_func ("/picture/text-color", test_text_color);

  return g_test_run ();
}
