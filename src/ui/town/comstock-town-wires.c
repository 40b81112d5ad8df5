/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second era brings the telegraph: poles beside the streets that run from left to right, and wires between them. */

#include "comstock-town-brush.h"

#define FOOT_Y 0.96
#define HEIGHT 0.46
#define ARM 0.18
#define ARM_DOWN 0.03           /* below the top */
#define SAG 0.08
#define WIRE 1.2                /* pixels */

/* Whether a street runs over the border between the parcels at (@x − 1, @y) and (@x, @y). */
static gboolean
has_street (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  for (guint i = 0; i < brush->links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (brush->links, ComstockTownLink, i);

      if (link->form == COMSTOCK_TOWN_STREET && link->dy == 0 && link->y == y &&
          MAX (link->x, link->x + link->dx) == x)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_on_street (const ComstockTownBrush *brush,
              int                      x,
              int                      y)
{
  return has_street (brush, x, y) || has_street (brush, x + 1, y);
}

/* Poles stand on both sides of a parcel on a street, but not outside the town. */
static gboolean
has_pole (const ComstockTownBrush *brush,
          int                      x,
          int                      y)
{
  const ComstockTownArea *area = &brush->town->area;

  return x > area->left && x < area->right && (is_on_street (brush, x - 1, y) || is_on_street (brush, x, y));
}

void
comstock_town_draw_wires (const ComstockTownBrush *brush)
{
  const ComstockTownArea *area = &brush->area;

  if (brush->town->era < 2)
    return;
  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      if (is_on_street (brush, x, y) && has_pole (brush, x, y) && has_pole (brush, x + 1, y))
        {
          /* From one arm to the next. */
          const double at = y + FOOT_Y - HEIGHT + ARM_DOWN;
          const double from = x + ARM * 0.45;
          const double to = x + 1 - ARM * 0.45;

          cairo_move_to (brush->cr, from, at);
          cairo_curve_to (brush->cr, from + 0.28, at + SAG * 1.33, to - 0.28, at + SAG * 1.33, to, at);
        }
  comstock_town_brush_color (brush, TOWN_POLE, 0.55);
  cairo_set_line_width (brush->cr, WIRE / brush->look->cell);
  cairo_stroke (brush->cr);
  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      if (has_pole (brush, x, y))
        comstock_town_brush_art (brush, "town/pole", x - HEIGHT / 2, y + FOOT_Y - HEIGHT, HEIGHT, TOWN_POLE);
}
