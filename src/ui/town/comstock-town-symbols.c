/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a parcel shows, standing clear of what is drawn around it; in the second era with light in its windows. */

#include "comstock-town-brush.h"

#define SYMBOL 0.80
#define SYMBOL_X 0.10
#define SYMBOL_Y 0.03
#define SMALL_SYMBOL 0.92
#define SMALL_SYMBOL_AT 0.04

#define PLATE 0.88
#define HALO 1.12
#define MIDDLE_Y 0.44
#define FOOT_Y 0.705
#define SHADE_RX 0.38
#define SHADE_RY 0.05

#define SMOKES 0.6              /* of all houses */
#define SMOKE 0.28
#define SMOKE_X 0.57
#define SMOKE_Y -0.06

/* Mountains stand on rock. */
#define PLATED (TOWN_DOORS | TOWN_BIT (MINE) | TOWN_BIT (RANCH))
#define SHOWN (TOWN_ALL & ~(TOWN_BIT (EMPTY) | TOWN_BIT (RIVER)))

/* What has windows, and a drawing of the light in them. */
#define WINDOWS (PLATED & ~(TOWN_BIT (BLACKSMITH) | TOWN_BIT (DRUGSTORE) | TOWN_BIT (PRISON) | TOWN_BIT (SCHOOL) | \
                            TOWN_BIT (TRAIN_STATION)))

static gboolean
is_lit (const ComstockTownBrush *brush)
{
  return brush->town->era > 1 && !brush->small;
}

static void
draw_glow (const ComstockTownBrush *brush,
           const char              *name,
           int                      x,
           int                      y,
           double                   side,
           ComstockTownColor        color)
{
  comstock_town_brush_art (brush, name, x + 0.5 - side / 2, y + MIDDLE_Y - side / 2, side, color);
}

static void
draw_plate (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  draw_glow (brush, "town/plate", x, y, PLATE, TOWN_PLATE);
}

static void
draw_halo (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  draw_glow (brush, "town/halo", x, y, HALO, TOWN_HALO);
}

static void
add_shade (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  comstock_town_brush_ellipse (brush, x + 0.5, y + FOOT_Y, SHADE_RX, SHADE_RY);
}

static void
draw_at (const ComstockTownBrush *brush,
         const char              *name,
         int                      x,
         int                      y)
{
  if (brush->small)
    comstock_town_brush_art (brush, name, x + SMALL_SYMBOL_AT, y + SMALL_SYMBOL_AT, SMALL_SYMBOL, TOWN_CARD_EDGE);
  else
    comstock_town_brush_art (brush, name, x + SYMBOL_X, y + SYMBOL_Y, SYMBOL, TOWN_CARD_EDGE);
}

static void
draw_symbol (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  draw_at (brush, comstock_town_get_symbol (comstock_town_get (brush->town, x, y)), x, y);
}

static void
draw_lights (const ComstockTownBrush *brush,
             int                      x,
             int                      y)
{
  const char *symbol = comstock_town_get_symbol (comstock_town_get (brush->town, x, y));
  g_autofree char *name = g_strconcat ("town/lights-", strchr (symbol, '/') + 1, NULL);

  draw_at (brush, name, x, y);
}

static void
draw_smoke (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  if (comstock_town_chance (brush->town, x, y, TOWN_CHANCE_SMOKE) < SMOKES)
    comstock_town_brush_art (brush, "town/smoke", x + SMOKE_X, y + SMOKE_Y, SMOKE, TOWN_SMOKE);
}

void
comstock_town_draw_symbols (const ComstockTownBrush *brush)
{
  if (!brush->small)
    {
      comstock_town_brush_each (brush, PLATED, draw_plate);
      if (is_lit (brush) && brush->look->dark)
        comstock_town_brush_each (brush, WINDOWS, draw_halo);
      cairo_set_source_rgba (brush->cr, 0, 0, 0, 0.24);
      comstock_town_brush_each (brush, PLATED, add_shade);
      cairo_fill (brush->cr);
    }
  comstock_town_brush_each (brush, SHOWN, draw_symbol);
  if (is_lit (brush))
    {
      comstock_town_brush_each (brush, WINDOWS, draw_lights);
      comstock_town_brush_each (brush, TOWN_BIT (HOUSE), draw_smoke);
    }
}
