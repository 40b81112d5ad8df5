/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies behind a town: the sky with its sun, mesas, a double peak for each mountain, and green land. */

#include "comstock-cards-panorama-private.h"

#include <math.h>

#define SUN_X 0.63
#define SUN_Y 0.54
#define SUN_RADIUS 0.127
#define PEAK 0.24             /* the height of the nearest peak */

/* Their left and right edges on the ground as parts of the width, the height as a part of the height. */
typedef struct
{
  double left, right, height;
  gboolean far;
} Mesa;

static const Mesa mesas[] = {
  { 0.205, 0.290, 0.07, TRUE }, { 0.415, 0.475, 0.09, TRUE }, { 0.690, 0.800, 0.08, TRUE },
  { 0.915, 0.990, 0.10, TRUE },
  { 0.325, 0.382, 0.17, FALSE }, { 0.600, 0.645, 0.13, FALSE }, { 0.782, 0.868, 0.19, FALSE },
  { 0.020, 0.075, 0.14, FALSE }, { 0.985, 1.050, 0.17, FALSE },
};

static void
add_stop (cairo_pattern_t *pattern,
          double           at,
          guint32          color,
          double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, at, (color >> 16) / 255.0, (color >> 8 & 0xff) / 255.0,
                                     (color & 0xff) / 255.0, alpha);
}

static void
paint (const PanoramaView *view,
       cairo_pattern_t    *pattern,
       double              top,
       double              bottom)
{
  cairo_set_source (view->cr, pattern);
  cairo_pattern_destroy (pattern);
  cairo_rectangle (view->cr, 0, top, view->width, bottom - top);
  cairo_fill (view->cr);
}

static void
draw_sky (const PanoramaView *view)
{
  static const double stops[G_N_ELEMENTS (view->palette->sky)] = { 0, 0.26, 0.50, 0.78, 1 };
  const double horizon = PANORAMA_HORIZON * view->height;
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, 0, horizon);

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    add_stop (pattern, stops[i], view->palette->sky[i], 1);
  paint (view, pattern, 0, horizon + 0.1 * view->height);
}

static void
draw_sun (const PanoramaView *view)
{
  const double x = SUN_X * view->width;
  const double y = SUN_Y * view->height;
  const double radius = SUN_RADIUS * view->height;
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, radius, x, y, 1.05 * view->height);

  add_stop (glow, 0, view->palette->glow, 0.85);
  add_stop (glow, 0.35, view->palette->glow, 0.42);
  add_stop (glow, 1, view->palette->glow, 0);
  paint (view, glow, 0, view->height * PANORAMA_WALK);
  panorama_set_color (view->cr, view->palette->sun, 1);
  cairo_arc (view->cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (view->cr);
}

static void
draw_mesa (const PanoramaView *view,
           const Mesa         *mesa)
{
  const double left = mesa->left * view->width;
  const double right = mesa->right * view->width;
  const double foot = (PANORAMA_HORIZON + 0.05) * view->height;
  const double top = (PANORAMA_HORIZON - mesa->height) * view->height;
  const double slope = (foot - top) * 0.13;

  cairo_move_to (view->cr, left - slope, foot);
  cairo_line_to (view->cr, left, top);
  cairo_line_to (view->cr, right, top);
  cairo_line_to (view->cr, right + slope, foot);
  panorama_set_color (view->cr, mesa->far ? view->palette->mesa_far : view->palette->mesa, 0.9);
  cairo_fill (view->cr);
}

static void
fill_shape (const PanoramaView *view,
            const double        points[][2],
            guint               n,
            double              x,
            double              foot,
            double              size,
            guint32             color)
{
  for (guint i = 0; i < n; i++)
    cairo_line_to (view->cr, x + points[i][0] * size, foot - points[i][1] * size);
  cairo_close_path (view->cr);
  panorama_set_color (view->cr, color, 1);
  cairo_fill (view->cr);
}

/* Two peaks of which the left one is nearer: bodies, their sides in the shade, snow. */
static void
draw_double_peak (const PanoramaView *view,
                  double              x,
                  double              foot,
                  double              size)
{
  static const double body[][2] = {
    { -1.05, 0 }, { -0.30, 1 }, { -0.02, 0.62 }, { 0.22, 0.90 }, { 1.0, 0 },
  };
  static const double shade[][2] = { { -0.30, 1 }, { -0.02, 0.62 }, { 0.16, 0.38 }, { 0.44, 0 }, { -0.12, 0 } };
  static const double far_shade[][2] = { { 0.22, 0.90 }, { 1.0, 0 }, { 0.52, 0 }, { 0.40, 0.36 } };
  static const double snow[][2] = {
    { -0.30, 1 }, { -0.56, 0.65 }, { -0.40, 0.55 }, { -0.29, 0.66 }, { -0.16, 0.56 }, { -0.02, 0.62 },
  };
  static const double far_snow[][2] = {
    { 0.22, 0.90 }, { 0.03, 0.68 }, { 0.16, 0.60 }, { 0.27, 0.68 }, { 0.40, 0.58 }, { 0.48, 0.60 },
  };

  fill_shape (view, body, G_N_ELEMENTS (body), x, foot, size, view->palette->mountain);
  fill_shape (view, far_shade, G_N_ELEMENTS (far_shade), x, foot, size, view->palette->mountain_shade);
  fill_shape (view, far_snow, G_N_ELEMENTS (far_snow), x, foot, size, view->palette->snow);
  fill_shape (view, shade, G_N_ELEMENTS (shade), x, foot, size, view->palette->mountain_shade);
  fill_shape (view, snow, G_N_ELEMENTS (snow), x, foot, size, view->palette->snow);
}

static void
draw_mountain (const PanoramaView               *view,
               const ComstockCardsSkylineParcel *mountain)
{
  const guint columns = comstock_cards_skyline_get_width (view->panorama->skyline);
  const double jitter = panorama_scatter (mountain->column, mountain->row);
  const double pitch = view->width / MAX (columns, 1);
  const double x = (mountain->column + 0.5 + 0.5 * (jitter - 0.5)) * pitch;
  const double size = view->height * PEAK * (0.75 + 0.05 * MIN (mountain->row, 7));

  draw_double_peak (view, x, (PANORAMA_HORIZON + 0.06) * view->height, size);
}

/* The farther ones first. */
static void
draw_mountains (const PanoramaView *view)
{
  guint n;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (view->panorama->skyline, &n);
  guint rows = 0;

  for (guint i = 0; i < n; i++)
    rows = MAX (rows, parcels[i].row + 1);
  for (guint row = 0; row < rows; row++)
    for (guint i = 0; i < n; i++)
      if (parcels[i].parcel == CARDS_MOUNTAIN && parcels[i].row == row)
        draw_mountain (view, &parcels[i]);
}

static void
draw_hills (const PanoramaView *view,
            double              top,
            guint               waves,
            guint32             color)
{
  const double length = view->width / waves;
  double y = top * view->height;

  cairo_move_to (view->cr, 0, y);
  for (guint i = 0; i < waves; i++)
    {
      const double next = (top + 0.025 * (panorama_scatter (i, waves) - 0.5)) * view->height;
      const double left = i * length;

      cairo_curve_to (view->cr, left + length * 0.35, y, left + length * 0.65, next, left + length, next);
      y = next;
    }
  cairo_line_to (view->cr, view->width, view->height);
  cairo_line_to (view->cr, 0, view->height);
  panorama_set_color (view->cr, color, 1);
  cairo_fill (view->cr);
}

static void
draw_street (const PanoramaView *view)
{
  const double top = PANORAMA_STREET * view->height;
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, top, 0, view->height);
  const guint pebbles = (guint) ceil (view->width / 50);

  add_stop (pattern, 0, view->palette->street, 1);
  add_stop (pattern, 1, view->palette->street_near, 1);
  paint (view, pattern, top, view->height);
  panorama_set_color (view->cr, view->palette->pebble, 0.7);
  for (guint i = 0; i < pebbles; i++)
    {
      const double radius = view->height * (0.004 + 0.005 * panorama_scatter (i, 1));

      cairo_arc (view->cr, panorama_scatter (i, 2) * view->width,
                 top + (0.1 + 0.85 * panorama_scatter (i, 3)) * (view->height - top), radius, 0, 2 * G_PI);
      cairo_fill (view->cr);
    }
}

void
panorama_draw_land (const PanoramaView *view)
{
  draw_sky (view);
  draw_sun (view);
  for (guint i = 0; i < G_N_ELEMENTS (mesas); i++)
    draw_mesa (view, &mesas[i]);
  draw_mountains (view);
  draw_hills (view, PANORAMA_HORIZON, 7, view->palette->hill_far);
  draw_hills (view, PANORAMA_HORIZON + 0.06, 5, view->palette->hill);
  draw_street (view);
}
