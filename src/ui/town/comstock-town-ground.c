/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The land: its shadow on the table, sand with flat spots, where cards end. */

#include "comstock-town-brush.h"

#define CORNER 0.10
#define EDGE 0.03
#define SHADOW_DOWN 0.05

#define SPOTS 4
#define LEAST_SPOT 0.12
#define MORE_SPOT 0.22
#define FLATNESS 0.42   /* of a spot: its height by its width */

/* A parcel of bare table, or one with an outer corner. */
static gboolean
is_rim (const ComstockTownBrush *brush,
        int                      x,
        int                      y)
{
  const gboolean upright = comstock_town_brush_is_town (brush, x, y - 1) &&
                           comstock_town_brush_is_town (brush, x, y + 1);
  const gboolean level = comstock_town_brush_is_town (brush, x - 1, y) &&
                         comstock_town_brush_is_town (brush, x + 1, y);

  return !comstock_town_brush_is_town (brush, x, y) || (!upright && !level);
}

/* Nothing is drawn that the sand will hide. */
static void
clip_to_rim (const ComstockTownBrush *brush)
{
  const ComstockTownArea *area = &brush->area;

  for (int y = area->top - 1; y <= area->bottom; y++)
    for (int x = area->left - 1; x <= area->right; x++)
      if (is_rim (brush, x, y))
        cairo_rectangle (brush->cr, x, y, 1, 1);
  cairo_clip (brush->cr);
}

static void
draw_shadow (const ComstockTownBrush *brush)
{
  static const struct
  {
    double grow;
    double alpha;
  } rings[] = { { 0.10, 0.10 }, { 0.06, 0.14 }, { 0.02, 0.22 } };

  cairo_save (brush->cr);
  clip_to_rim (brush);
  cairo_translate (brush->cr, 0, SHADOW_DOWN);
  for (gsize i = 0; i < G_N_ELEMENTS (rings); i++)
    {
      cairo_set_source_rgba (brush->cr, 0, 0, 0, rings[i].alpha);
      comstock_town_brush_trace (brush, comstock_town_brush_is_town, -rings[i].grow, CORNER);
      cairo_fill (brush->cr);
    }
  cairo_restore (brush->cr);
}

/* Each lies within its parcel, so that no neighbour changes it. */
static void
draw_spots (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  /* Around a symbol less of the ground is seen, and in a pasture nothing. */
  const guint n = comstock_town_is_pasture (brush, x, y) ? 0 :
                  comstock_town_shows (brush->town, x, y, TOWN_BIT (EMPTY)) ? SPOTS : SPOTS / 2;

  for (guint i = 0; i < n; i++)
    {
      const guint purpose = TOWN_CHANCE_SPOTS + 3 * i;
      const double size = comstock_town_chance (brush->town, x, y, purpose);
      const double rx = LEAST_SPOT + MORE_SPOT * size * size;
      const double ry = rx * FLATNESS;
      const double right = comstock_town_chance (brush->town, x, y, purpose + 1);
      const double down = comstock_town_chance (brush->town, x, y, purpose + 2);

      comstock_town_brush_ellipse (brush, x + EDGE + rx + right * (1 - 2 * EDGE - 2 * rx),
                                   y + EDGE + ry + down * (1 - 2 * EDGE - 2 * ry), rx, ry);
    }
  /* Small paths are much faster than one over the whole town. */
  cairo_fill (brush->cr);
}

void
comstock_town_draw_ground (const ComstockTownBrush *brush)
{
  if (!brush->look->map)
    {
      draw_shadow (brush);
      comstock_town_brush_color (brush, TOWN_SAND_EDGE, 1);
      comstock_town_brush_trace (brush, comstock_town_brush_is_town, 0, CORNER);
      cairo_fill (brush->cr);
    }
  comstock_town_brush_color (brush, TOWN_SAND, 1);
  comstock_town_brush_trace (brush, comstock_town_brush_is_town, brush->look->map ? 0 : EDGE,
                             brush->look->map ? 0 : CORNER - EDGE);
  cairo_fill (brush->cr);
  if (brush->small)
    return;
  comstock_town_brush_color (brush, TOWN_SAND_2, 1);
  comstock_town_brush_each (brush, TOWN_ALL, draw_spots);
}

/* The sides to the east and to the south, where another card is seen beyond. */
static void
add_edges (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  if (comstock_town_brush_is_town (brush, x + 1, y) && !comstock_town_is_one_card (brush->town, x, y, 1, 0))
    {
      cairo_move_to (brush->cr, x + 1, y);
      cairo_line_to (brush->cr, x + 1, y + 1);
    }
  if (comstock_town_brush_is_town (brush, x, y + 1) && !comstock_town_is_one_card (brush->town, x, y, 0, 1))
    {
      cairo_move_to (brush->cr, x, y + 1);
      cairo_line_to (brush->cr, x + 1, y + 1);
    }
}

void
comstock_town_draw_edges (const ComstockTownBrush *brush)
{
  static const double dashes[] = { 0.08, 0.05 };

  cairo_save (brush->cr);
  comstock_town_brush_color (brush, TOWN_CARD_EDGE, brush->look->cards ? 0.8 : 0.3);
  cairo_set_line_width (brush->cr, (brush->look->cards ? 2.0 : 1.0) / brush->look->cell);
  if (!brush->look->cards)
    cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  comstock_town_brush_each (brush, TOWN_ALL, add_edges);
  cairo_stroke (brush->cr);
  cairo_restore (brush->cr);
}
