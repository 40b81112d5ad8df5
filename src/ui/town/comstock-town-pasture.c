/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fenced land: what ranches count, and the ranches that count it. */

#include "comstock-town-brush.h"

#define INSET 0.07
#define FENCE 0.026
#define RAIL_GAP 0.055          /* between the two rails of a fence that is seen from the front */
#define POST_STEP 0.24
#define POST_HEIGHT 0.10
#define SPOTS 3
#define STEER 0.22

gboolean
comstock_town_is_pasture (const ComstockTownBrush *brush,
                          int                      x,
                          int                      y)
{
  for (guint i = 0; i < brush->links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (brush->links, ComstockTownLink, i);

      if (link->form == COMSTOCK_TOWN_FENCE &&
          ((link->x == x && link->y == y) || (link->x + link->dx == x && link->y + link->dy == y)))
        return TRUE;
    }
  return FALSE;
}

/* How far a fence along a side goes beyond the parcel (less than nothing: ends before) towards its neighbour at
 * (@dx, @dy), where (@out_x, @out_y) is across the fence. */
static double
get_overhang (const ComstockTownBrush *brush,
              int                      x,
              int                      y,
              int                      dx,
              int                      dy,
              int                      out_x,
              int                      out_y)
{
  if (!comstock_town_is_pasture (brush, x + dx, y + dy))
    return -INSET;
  return comstock_town_is_pasture (brush, x + dx + out_x, y + dy + out_y) ? INSET : 0;
}

static void
add_post (const ComstockTownBrush *brush,
          double                   x,
          double                   y)
{
  cairo_rectangle (brush->cr, x - FENCE * 0.75, y - POST_HEIGHT * 0.7, FENCE * 1.5, POST_HEIGHT);
}

static void
add_rail (const ComstockTownBrush *brush,
          double                   x,
          double                   y,
          double                   width,
          double                   height)
{
  cairo_rectangle (brush->cr, x - FENCE / 2, y - FENCE / 2, width + FENCE, height + FENCE);
}

/* Along the upper (@side −1) or the lower side (@side 1): two rails. */
static void
add_front_fence (const ComstockTownBrush *brush,
                 int                      x,
                 int                      y,
                 int                      side)
{
  const double at = y + (side > 0 ? 1 - INSET : INSET);
  const double from = x - get_overhang (brush, x, y, -1, 0, 0, side);
  const double to = x + 1 + get_overhang (brush, x, y, 1, 0, 0, side);

  add_rail (brush, from, at, to - from, 0);
  if (brush->small)
    return;
  add_rail (brush, from, at - RAIL_GAP, to - from, 0);
  for (double post = x + POST_STEP / 2; post < x + 1; post += POST_STEP)
    add_post (brush, post, at);
  add_post (brush, from, at);
  add_post (brush, to, at);
}

/* Along the left or the right side: seen from its end, the rails hide each other. */
static void
add_side_fence (const ComstockTownBrush *brush,
                int                      x,
                int                      y,
                int                      side)
{
  const double at = x + (side > 0 ? 1 - INSET : INSET);
  const double from = y - get_overhang (brush, x, y, 0, -1, side, 0);
  const double to = y + 1 + get_overhang (brush, x, y, 0, 1, side, 0);

  add_rail (brush, at, from, 0, to - from);
  if (brush->small)
    return;
  for (double post = y + POST_STEP / 2; post < y + 1; post += POST_STEP)
    add_post (brush, at, post);
}

/* Water is fence enough. */
static void
draw_fences (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  static const int sides[] = { -1, 1 };

  if (!comstock_town_is_pasture (brush, x, y) || comstock_town_shows (brush->town, x, y, TOWN_BIT (RIVER)))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      if (!comstock_town_is_pasture (brush, x, y + sides[i]))
        add_front_fence (brush, x, y, sides[i]);
      if (!comstock_town_is_pasture (brush, x + sides[i], y))
        add_side_fence (brush, x, y, sides[i]);
    }
}

/* Each within its parcel and the fence. */
static void
add_spots (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  if (!comstock_town_is_pasture (brush, x, y))
    return;
  for (guint i = 0; i < SPOTS; i++)
    {
      const guint purpose = TOWN_CHANCE_SPOTS + 3 * i;
      const double rx = 0.11 + 0.12 * comstock_town_chance (brush->town, x, y, purpose);
      const double ry = rx * 0.42;
      const double room_x = 1 - 2 * INSET - 2 * rx;
      const double room_y = 1 - 2 * INSET - 2 * ry;

      comstock_town_brush_ellipse (
        brush, x + INSET + rx + room_x * comstock_town_chance (brush->town, x, y, purpose + 1),
        y + INSET + ry + room_y * comstock_town_chance (brush->town, x, y, purpose + 2), rx, ry);
    }
}

/* Three out of four empty parcels have a steer. */
static void
draw_steer (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  static const guint purpose = TOWN_CHANCE_STEER;
  const double kind = comstock_town_chance (brush->town, x, y, purpose);

  if (!comstock_town_is_pasture (brush, x, y) || kind >= 0.75)
    return;
  comstock_town_brush_art (brush, kind < 0.375 ? "town/steer" : "town/steer-2",
                           x + 0.12 + 0.54 * comstock_town_chance (brush->town, x, y, purpose + 1),
                           y + 0.18 + 0.5 * comstock_town_chance (brush->town, x, y, purpose + 2), STEER,
                           TOWN_FENCE);
}

void
comstock_town_draw_pasture (const ComstockTownBrush *brush)
{
  const ComstockTownKinds all = TOWN_ALL;

  comstock_town_brush_color (brush, TOWN_PASTURE, 1);
  comstock_town_brush_trace (brush, comstock_town_is_pasture, INSET, 0);
  cairo_fill (brush->cr);
  if (!brush->small)
    {
      comstock_town_brush_color (brush, TOWN_PASTURE_2, 1);
      comstock_town_brush_each (brush, all, add_spots);
      cairo_fill (brush->cr);
      comstock_town_brush_each (brush, all & ~(TOWN_BIT (RANCH) | TOWN_BIT (RIVER)), draw_steer);
    }
  comstock_town_brush_color (brush, TOWN_FENCE, 1);
  comstock_town_brush_each (brush, all, draw_fences);
  cairo_fill (brush->cr);
}
