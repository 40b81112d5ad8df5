/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mountains beside each other are one range of three tones of rock, with foothills between them. */

#include "comstock-town-brush.h"

#define MIDDLE_X 0.50
#define MIDDLE_Y 0.52
#define DIAGONAL 0.6            /* how wide a range is there */
#define MINE 0.5                /* and towards a mine */
#define CORNERS 4

typedef struct
{
  ComstockTownColor color;
  double width;
  gboolean mines;
} Tone;

static const Tone tones[] = {
  { TOWN_ROCK_1, 0.96, TRUE },
  { TOWN_ROCK_2, 0.80, TRUE },
  { TOWN_ROCK_3, 0.60, FALSE },
};

static gboolean
is_mountain (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  return comstock_town_shows (brush->town, x, y, TOWN_BIT (MOUNTAIN));
}

static void
add_line (const ComstockTownBrush *brush,
          int                      x,
          int                      y,
          int                      dx,
          int                      dy)
{
  cairo_move_to (brush->cr, x + MIDDLE_X, y + MIDDLE_Y);
  cairo_line_to (brush->cr, x + dx + MIDDLE_X, y + dy + MIDDLE_Y);
}

/* The mountain itself, and its neighbours to the east and to the south. */
static void
add_straight (const ComstockTownBrush *brush,
              int                      x,
              int                      y)
{
  add_line (brush, x, y, 0, 0);
  if (is_mountain (brush, x + 1, y))
    add_line (brush, x, y, 1, 0);
  if (is_mountain (brush, x, y + 1))
    add_line (brush, x, y, 0, 1);
}

static void
add_diagonal (const ComstockTownBrush *brush,
              int                      x,
              int                      y)
{
  if (is_mountain (brush, x + 1, y + 1))
    add_line (brush, x, y, 1, 1);
  if (is_mountain (brush, x - 1, y + 1))
    add_line (brush, x, y, -1, 1);
}

/* Three or four of a square enclose rock. */
static void
add_inside (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  static const int corners[CORNERS][2] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 } };
  int n = 0;

  for (int i = 0; i < CORNERS; i++)
    n += is_mountain (brush, x + corners[i][0], y + corners[i][1]);
  if (n < CORNERS - 1)
    return;
  cairo_new_sub_path (brush->cr);
  for (int i = 0; i < CORNERS; i++)
    if (is_mountain (brush, x + corners[i][0], y + corners[i][1]))
      cairo_line_to (brush->cr, x + corners[i][0] + MIDDLE_X, y + corners[i][1] + MIDDLE_Y);
  cairo_close_path (brush->cr);
}

static void
add_insides (const ComstockTownBrush *brush)
{
  const ComstockTownArea *area = &brush->area;

  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      add_inside (brush, x, y);
}

static void
stroke (const ComstockTownBrush *brush,
        double                   width)
{
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

static void
draw_tone (const ComstockTownBrush *brush,
           const Tone              *tone)
{
  comstock_town_brush_color (brush, tone->color, 1);
  if (tone->mines)
    {
      for (guint i = 0; i < brush->links->len; i++)
        {
          const ComstockTownLink *link = &g_array_index (brush->links, ComstockTownLink, i);

          if (link->form == COMSTOCK_TOWN_RAILS)
            add_line (brush, link->x, link->y, link->dx, link->dy);
        }
      stroke (brush, tone->width * MINE);
    }
  comstock_town_brush_each (brush, TOWN_BIT (MOUNTAIN), add_straight);
  stroke (brush, tone->width);
  comstock_town_brush_each (brush, TOWN_BIT (MOUNTAIN), add_diagonal);
  stroke (brush, tone->width * DIAGONAL);
  add_insides (brush);
  cairo_fill (brush->cr);
}

/* A low peak standing on (@x, @y). */
static void
draw_foothill (const ComstockTownBrush *brush,
               double                   x,
               double                   y,
               double                   width)
{
  comstock_town_brush_art (brush, "town/foothill", x - width / 2, y - width, width, TOWN_FOOTHILL);
}

/* On the borders to the east and to the south and at the corner between them. */
static void
draw_foothills (const ComstockTownBrush *brush,
                int                      x,
                int                      y)
{
  const gboolean here = is_mountain (brush, x, y);
  const gboolean east = is_mountain (brush, x + 1, y);
  const gboolean south = is_mountain (brush, x, y + 1);
  const gboolean across = is_mountain (brush, x + 1, y + 1);

  if (here && east)
    draw_foothill (brush, x + 1, y + 0.71, 0.50);
  if (here && south)
    {
      draw_foothill (brush, x + 0.24, y + 1.12, 0.36);
      draw_foothill (brush, x + 0.78, y + 1.15, 0.38);
    }
  if ((here && across) || (east && south))
    draw_foothill (brush, x + 1, y + 1.13, 0.42);
}

void
comstock_town_draw_range (const ComstockTownBrush *brush)
{
  const ComstockTownArea *area = &brush->area;

  cairo_save (brush->cr);
  /* Rock does not hang over the edge of the town. */
  comstock_town_brush_trace (brush, comstock_town_brush_is_town, 0, 0);
  cairo_clip (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  for (gsize i = 0; i < G_N_ELEMENTS (tones); i++)
    draw_tone (brush, &tones[i]);
  cairo_restore (brush->cr);
  if (brush->small)
    return;
  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      draw_foothills (brush, x, y);
}
