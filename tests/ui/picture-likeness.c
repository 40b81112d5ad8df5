/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares the mean colors of squares: there a letter that is drawn in another way does not count. */

#include "picture-likeness.h"

#include <string.h>

#define SIDE 40                 /* of a square, in pixels */
#define TOLERANCE 16            /* of 255, in the mean of a square */
#define BYTES 4                 /* of a pixel */

static guchar *
dup_pixels (GdkTexture *texture)
{
  const gsize stride = BYTES * (gsize) gdk_texture_get_width (texture);
  guchar *pixels = g_malloc (stride * (gsize) gdk_texture_get_height (texture));

  gdk_texture_download (texture, pixels, stride);
  return pixels;
}

/* The mean of one color in the square at @x, @y, which may be cut off by the edges. */
static int
get_mean (const guchar *pixels,
          int           x,
          int           y,
          int           width,
          int           height,
          int           colour)
{
  int sum = 0;
  int n = 0;

  for (int row = y; row < MIN (y + SIDE, height); row++)
    for (int column = x; column < MIN (x + SIDE, width); column++, n++)
      sum += pixels[BYTES * ((gsize) row * (gsize) width + (gsize) column) + (gsize) colour];
  return sum / n;
}

static gboolean
differs_at (const guchar *a,
            const guchar *b,
            int           x,
            int           y,
            int           width,
            int           height)
{
  for (int colour = 0; colour < BYTES; colour++)
    if (ABS (get_mean (a, x, y, width, height, colour) - get_mean (b, x, y, width, height, colour)) > TOLERANCE)
      return TRUE;
  return FALSE;
}

double
picture_likeness_get_difference (GdkTexture *a,
                                 GdkTexture *b)
{
  const int width = gdk_texture_get_width (a);
  const int height = gdk_texture_get_height (a);
  g_autofree guchar *pixels_a = dup_pixels (a);
  g_autofree guchar *pixels_b = dup_pixels (b);
  guint different = 0;
  guint n = 0;

  if (gdk_texture_get_width (b) != width || gdk_texture_get_height (b) != height)
    return 1;
  for (int y = 0; y < height; y += SIDE)
    for (int x = 0; x < width; x += SIDE, n++)
      different += differs_at (pixels_a, pixels_b, x, y, width, height);
  return (double) different / n;
}

gboolean
picture_likeness_is_same (GdkTexture *a,
                          GdkTexture *b)
{
  const gsize size = BYTES * (gsize) gdk_texture_get_width (a) * (gsize) gdk_texture_get_height (a);
  g_autofree guchar *pixels_a = dup_pixels (a);
  g_autofree guchar *pixels_b = dup_pixels (b);

  return gdk_texture_get_width (a) == gdk_texture_get_width (b) &&
         gdk_texture_get_height (a) == gdk_texture_get_height (b) && memcmp (pixels_a, pixels_b, size) == 0;
}
