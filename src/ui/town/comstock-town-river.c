/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A river through the middles of its parcels, which leaves the land where it ends. */

#include "comstock-town-brush.h"

#define BANK 0.80
#define SHALLOWS 0.70
#define WATER 0.60
#define RIPPLE 0.022
#define RIPPLE_LENGTH 0.22
#define RIPPLES 3

static const int ways[][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };

static gboolean
is_river (const ComstockTownBrush *brush,
          int                      x,
          int                      y)
{
  return comstock_town_shows (brush->town, x, y, TOWN_BIT (RIVER));
}

/* From the middle of a parcel to each side where it goes on; from an end of its course to one where the land ends. */
static void
add_reaches (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  guint n = 0;

  cairo_move_to (brush->cr, x + 0.5, y + 0.5);
  cairo_line_to (brush->cr, x + 0.5, y + 0.5);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    n += is_river (brush, x + ways[i][0], y + ways[i][1]);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      const gboolean beyond = !comstock_town_brush_is_town (brush, x + ways[i][0], y + ways[i][1]);
      const double reach = beyond ? 1 : 0.5;

      if (!is_river (brush, x + ways[i][0], y + ways[i][1]) && (!beyond || n >= 2))
        continue;
      cairo_move_to (brush->cr, x + 0.5, y + 0.5);
      cairo_line_to (brush->cr, x + 0.5 + ways[i][0] * reach, y + 0.5 + ways[i][1] * reach);
      n += beyond ? 2 : 0;
    }
}

/* Where four parcels of river meet there is no dry spot in their middle: a point is as wide as the river. */
static void
add_pool (const ComstockTownBrush *brush,
          int                      x,
          int                      y)
{
  if (!is_river (brush, x + 1, y) || !is_river (brush, x, y + 1) || !is_river (brush, x + 1, y + 1))
    return;
  cairo_move_to (brush->cr, x + 1, y + 1);
  cairo_line_to (brush->cr, x + 1, y + 1);
}

static void
add_ripples (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  for (guint i = 0; i < RIPPLES; i++)
    {
      const double left = x + 0.3 + 0.2 * comstock_town_chance (brush->town, x, y, TOWN_CHANCE_RIPPLES + i);
      const double at = y + 0.22 + 0.3 * i;

      cairo_move_to (brush->cr, left, at);
      cairo_rel_curve_to (brush->cr, RIPPLE_LENGTH / 3, -0.05, RIPPLE_LENGTH / 4, -0.05, RIPPLE_LENGTH / 2, 0);
      cairo_rel_curve_to (brush->cr, RIPPLE_LENGTH / 3, 0.05, RIPPLE_LENGTH / 4, 0.05, RIPPLE_LENGTH / 2, 0);
    }
}

static void
stroke (const ComstockTownBrush *brush,
        ComstockTownColor        color,
        double                   width)
{
  comstock_town_brush_color (brush, color, 1);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke_preserve (brush->cr);
}

void
comstock_town_draw_river (const ComstockTownBrush *brush)
{
  cairo_save (brush->cr);
  /* It does not flow beyond the edge. */
  comstock_town_brush_trace (brush, comstock_town_brush_is_town, 0, 0);
  cairo_clip (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  comstock_town_brush_each (brush, TOWN_BIT (RIVER), add_reaches);
  comstock_town_brush_each (brush, TOWN_BIT (RIVER), add_pool);
  stroke (brush, brush->look->plain ? TOWN_PLAIN_LINE : TOWN_BANK, BANK);
  stroke (brush, TOWN_SHALLOWS, SHALLOWS);
  stroke (brush, TOWN_WATER, WATER);
  cairo_new_path (brush->cr);
  if (!brush->small)
    {
      comstock_town_brush_each (brush, TOWN_BIT (RIVER), add_ripples);
      stroke (brush, TOWN_RIPPLE, RIPPLE);
      cairo_new_path (brush->cr);
    }
  cairo_restore (brush->cr);
}
