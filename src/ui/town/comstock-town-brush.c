/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all parts of the picture need. */

#include "comstock-town-brush.h"

#include <math.h>

void
comstock_town_brush_each (const ComstockTownBrush *brush,
                          ComstockTownKinds        kinds,
                          ComstockTownPart         part)
{
  const ComstockTownArea *area = &brush->area;

  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      if (comstock_town_shows (brush->town, x, y, kinds))
        part (brush, x, y);
}

void
comstock_town_brush_color (const ComstockTownBrush *brush,
                           ComstockTownColor        color,
                           double                   alpha)
{
  GdkRGBA rgba = comstock_town_palette_get (color, brush->look->dark, brush->small);

  rgba.alpha = (float) alpha;
  gdk_cairo_set_source_rgba (brush->cr, &rgba);
}

gboolean
comstock_town_brush_is_town (const ComstockTownBrush *brush,
                             int                      x,
                             int                      y)
{
  return comstock_town_get (brush->town, x, y) != COMSTOCK_TOWN_TABLE;
}

/* One corner of a parcel on the way around it, clockwise. */
typedef struct
{
  double x;             /* where it is */
  double y;
  int in_x;             /* inwards */
  int in_y;
  gboolean upright;     /* one comes to it along an upright side */
} Corner;

static void
round_corner (cairo_t      *cr,
              const Corner *corner,
              double        inset,
              double        radius)
{
  const double x = corner->x + corner->in_x * (inset + radius);
  const double y = corner->y + corner->in_y * (inset + radius);
  const double from = corner->upright ? (corner->in_x > 0 ? G_PI : 0) : (corner->in_y > 0 ? 1.5 : 0.5) * G_PI;

  cairo_arc (cr, x, y, radius, from, from + G_PI / 2);
}

/* The region goes on to both sides, but not across: a notch. */
static void
notch_corner (cairo_t      *cr,
              const Corner *corner,
              double        inset)
{
  const double x = corner->x + corner->in_x * inset;
  const double y = corner->y + corner->in_y * inset;

  cairo_line_to (cr, corner->upright ? corner->x : x, corner->upright ? y : corner->y);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, corner->upright ? x : corner->x, corner->upright ? corner->y : y);
}

static void
trace_corner (const ComstockTownBrush *brush,
              ComstockTownRegion       region,
              int                      x,
              int                      y,
              const Corner            *corner,
              double                   inset,
              double                   radius)
{
  const gboolean beside = region (brush, x - corner->in_x, y);
  const gboolean above = region (brush, x, y - corner->in_y);

  if (!beside && !above && radius > 0)
    round_corner (brush->cr, corner, inset, radius);
  else if (beside && above && inset > 0 && !region (brush, x - corner->in_x, y - corner->in_y))
    notch_corner (brush->cr, corner, inset);
  else
    cairo_line_to (brush->cr, corner->x + (beside ? 0 : corner->in_x * inset),
                   corner->y + (above ? 0 : corner->in_y * inset));
}

void
comstock_town_brush_trace (const ComstockTownBrush *brush,
                           ComstockTownRegion       region,
                           double                   inset,
                           double                   radius)
{
  const ComstockTownArea *area = &brush->area;

  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      {
        const Corner corners[] = {
          { x, y, 1, 1, TRUE }, { x + 1, y, -1, 1, FALSE }, { x + 1, y + 1, -1, -1, TRUE }, { x, y + 1, 1, -1, FALSE },
        };

        if (!region (brush, x, y))
          continue;
        cairo_new_sub_path (brush->cr);
        for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
          trace_corner (brush, region, x, y, &corners[i], inset, radius);
        cairo_close_path (brush->cr);
      }
}

void
comstock_town_brush_ellipse (const ComstockTownBrush *brush,
                             double                   x,
                             double                   y,
                             double                   rx,
                             double                   ry)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (brush->cr, &matrix);
  cairo_translate (brush->cr, x, y);
  cairo_scale (brush->cr, rx, ry);
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (brush->cr);
  cairo_set_matrix (brush->cr, &matrix);
}

void
comstock_town_brush_art (const ComstockTownBrush *brush,
                         const char              *name,
                         double                   x,
                         double                   y,
                         double                   width,
                         ComstockTownColor        ink)
{
  const GdkRGBA color = comstock_town_palette_get (ink, brush->look->dark, brush->small);
  const double cell = brush->look->cell;

  cairo_save (brush->cr);
  cairo_scale (brush->cr, 1 / cell, 1 / cell);
  if (brush->look->outlines)
    comstock_art_draw (brush->cr, name, x * cell, y * cell, width * cell, width * cell, &color);
  else
    comstock_art_copy (brush->cr, name, x * cell, y * cell, width * cell, &color, brush->look->scale);
  cairo_restore (brush->cr);
}
