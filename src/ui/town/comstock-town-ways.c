/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From door to door: wide streets where houses pay a shop, rails where mountains pay a mine, else narrow paths. */

#include "comstock-town-brush.h"

#include <math.h>

#define DOOR_X 0.50
#define DOOR_Y 0.82
#define RAILS_Y 0.84

#define STREET 0.225
#define STREET_EDGE 0.27
#define ALLEY 0.09              /* a diagonal street */
#define ALLEY_EDGE 0.125
#define PATH 0.10
#define RUT 0.018
#define RUT_AT 0.055            /* from the middle */

#define RAIL 0.018
#define RAIL_AT 0.05            /* from the middle */
#define SLEEPER 0.045
#define SLEEPER_LENGTH 0.17
#define SLEEPER_STEP 0.11

static gboolean
is_link (const ComstockTownLink *link,
         int                     x,
         int                     y,
         int                     dx,
         int                     dy)
{
  return link->form == COMSTOCK_TOWN_STREET && link->x == x && link->y == y && link->dx == dx && link->dy == dy;
}

static gboolean
has_street (const ComstockTownBrush *brush,
            int                      x,
            int                      y,
            int                      dx,
            int                      dy)
{
  for (guint i = 0; i < brush->links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (brush->links, ComstockTownLink, i);

      if (is_link (link, x, y, dx, dy) || is_link (link, x + dx, y + dy, -dx, -dy))
        return TRUE;
    }
  return FALSE;
}

/* To the east and to the south. */
static void
add_paths (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  for (int dx = 0; dx <= 1; dx++)
    if (comstock_town_shows (brush->town, x + dx, y + 1 - dx, TOWN_DOORS) &&
        !has_street (brush, x, y, dx, 1 - dx))
      {
        cairo_move_to (brush->cr, x + DOOR_X, y + DOOR_Y);
        cairo_line_to (brush->cr, x + dx + DOOR_X, y + 1 - dx + DOOR_Y);
      }
}

/* All of one form, either straight or diagonal ones, @aside from the middle. */
static void
add_links (const ComstockTownBrush *brush,
           ComstockTownForm         form,
           gboolean                 diagonal,
           double                   aside)
{
  const double door = form == COMSTOCK_TOWN_RAILS ? RAILS_Y : DOOR_Y;

  for (guint i = 0; i < brush->links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (brush->links, ComstockTownLink, i);
      const double length = hypot (link->dx, link->dy);
      const double x = link->x + DOOR_X - link->dy / length * aside;
      const double y = link->y + door + link->dx / length * aside;

      if (link->form != form || (link->dx != 0 && link->dy != 0) != diagonal)
        continue;
      cairo_move_to (brush->cr, x, y);
      cairo_line_to (brush->cr, x + link->dx, y + link->dy);
    }
}

static void
stroke (const ComstockTownBrush *brush,
        ComstockTownColor        color,
        double                   width)
{
  comstock_town_brush_color (brush, color, 1);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

static void
draw_ruts (const ComstockTownBrush *brush)
{
  static const double dashes[] = { 0.10, 0.06 };

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_links (brush, COMSTOCK_TOWN_STREET, FALSE, RUT_AT);
  add_links (brush, COMSTOCK_TOWN_STREET, FALSE, -RUT_AT);
  stroke (brush, TOWN_RUT, RUT);
  cairo_restore (brush->cr);
}

/* On a map what is wide are its roads. */
static void
draw_map_paths (const ComstockTownBrush *brush)
{
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  for (int diagonal = 0; diagonal <= 1; diagonal++)
    add_links (brush, COMSTOCK_TOWN_STREET, diagonal, 0);
  stroke (brush, TOWN_PATH, PATH);
}

/* Edges first, so that streets run into each other. */
static void
draw_streets (const ComstockTownBrush *brush)
{
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  comstock_town_brush_each (brush, TOWN_DOORS, add_paths);
  stroke (brush, TOWN_PATH, PATH);
  add_links (brush, COMSTOCK_TOWN_STREET, TRUE, 0);
  stroke (brush, TOWN_STREET_EDGE, ALLEY_EDGE);
  add_links (brush, COMSTOCK_TOWN_STREET, FALSE, 0);
  stroke (brush, TOWN_STREET_EDGE, STREET_EDGE);
  add_links (brush, COMSTOCK_TOWN_STREET, TRUE, 0);
  stroke (brush, TOWN_STREET, ALLEY);
  add_links (brush, COMSTOCK_TOWN_STREET, FALSE, 0);
  stroke (brush, TOWN_STREET, STREET);
  if (!brush->small)
    draw_ruts (brush);
}

/* Sleepers are the dashes of a wide line. */
static void
draw_rails (const ComstockTownBrush *brush)
{
  static const double dashes[] = { SLEEPER, SLEEPER_STEP - SLEEPER };

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (int diagonal = 0; diagonal <= 1; diagonal++)
    add_links (brush, COMSTOCK_TOWN_RAILS, diagonal, 0);
  stroke (brush, TOWN_SLEEPER, SLEEPER_LENGTH);
  cairo_set_dash (brush->cr, NULL, 0, 0);
  for (int diagonal = 0; diagonal <= 1; diagonal++)
    {
      add_links (brush, COMSTOCK_TOWN_RAILS, diagonal, RAIL_AT);
      add_links (brush, COMSTOCK_TOWN_RAILS, diagonal, -RAIL_AT);
    }
  stroke (brush, TOWN_RAIL, MAX (RAIL, 1.0 / brush->look->cell));
  cairo_restore (brush->cr);
}

void
comstock_town_draw_ways (const ComstockTownBrush *brush)
{
  cairo_save (brush->cr);
  if (brush->look->map)
    draw_map_paths (brush);
  else
    draw_streets (brush);
  draw_rails (brush);
  cairo_restore (brush->cr);
}
