/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gradients take most of the time that a picture takes; those of one size are computed once and copied. */

#include "comstock-cards-town-brush.h"

#include <math.h>

typedef struct
{
  double radius;        /* in device pixels */
  double solid;
  double alpha;
  GdkRGBA color;
} Glow;

/* Around (0, 0). */
static void
fill (cairo_t    *cr,
      const Glow *glow,
      double      radius)
{
  const double red = (double) glow->color.red;
  const double green = (double) glow->color.green;
  const double blue = (double) glow->color.blue;
  cairo_pattern_t *pattern = cairo_pattern_create_radial (0, 0, 0, 0, 0, radius);

  cairo_pattern_add_color_stop_rgba (pattern, 0, red, green, blue, glow->alpha);
  cairo_pattern_add_color_stop_rgba (pattern, glow->solid, red, green, blue, glow->alpha);
  cairo_pattern_add_color_stop_rgba (pattern, 1, red, green, blue, 0);
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
  cairo_rectangle (cr, -radius, -radius, 2 * radius, 2 * radius);
  cairo_fill (cr);
}

static cairo_surface_t *
render (const Glow *glow)
{
  const double middle = ceil (glow->radius);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) middle * 2, (int) middle * 2);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, middle, middle);
  fill (cr, glow, glow->radius);
  cairo_destroy (cr);
  return surface;
}

/* The last glow of each colour; borrowed. */
static cairo_surface_t *
get_stamp (ComstockCardsTownColor color,
           const Glow            *glow)
{
  static struct
  {
    Glow glow;
    cairo_surface_t *surface;
  } stamps[TOWN_COLORS];

  if (stamps[color].surface == NULL || memcmp (&stamps[color].glow, glow, sizeof *glow) != 0)
    {
      g_clear_pointer (&stamps[color].surface, cairo_surface_destroy);
      stamps[color].glow = *glow;
      stamps[color].surface = render (glow);
    }
  return stamps[color].surface;
}

/* Pixel upon pixel. */
static void
stamp (const ComstockCardsTownBrush *brush,
       cairo_surface_t              *surface,
       double                        x,
       double                        y)
{
  const int scale = brush->look->scale;
  const int middle = cairo_image_surface_get_width (surface) / 2;

  cairo_save (brush->cr);
  cairo_user_to_device (brush->cr, &x, &y);
  cairo_identity_matrix (brush->cr);
  cairo_scale (brush->cr, 1.0 / scale, 1.0 / scale);
  cairo_set_source_surface (brush->cr, surface, round (x * scale) - middle, round (y * scale) - middle);
  cairo_pattern_set_filter (cairo_get_source (brush->cr), CAIRO_FILTER_NEAREST);
  cairo_paint (brush->cr);
  cairo_restore (brush->cr);
}

void
comstock_cards_town_brush_glow (const ComstockCardsTownBrush *brush,
                                double                        x,
                                double                        y,
                                double                        radius,
                                double                        solid,
                                ComstockCardsTownColor        color,
                                double                        alpha)
{
  const Glow glow = {
    radius * brush->look->cell * brush->look->scale, solid, alpha,
    comstock_cards_town_palette_get (color, brush->look->dark, brush->small),
  };

  if (!brush->look->outlines)
    {
      stamp (brush, get_stamp (color, &glow), x, y);
      return;
    }
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  fill (brush->cr, &glow, radius);
  cairo_restore (brush->cr);
}
