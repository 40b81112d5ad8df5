/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a parcel shows, standing clear of what is drawn around it; in the second era with light in its windows. */

#include "comstock-cards-town-brush.h"

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
#define SHOWN (CARDS_BIT (CARDS_PARCELS) - 1 - TOWN_BIT (EMPTY))

/* What has windows, and a drawing of the light in them. */
#define WINDOWS (PLATED & ~(TOWN_BIT (BLACKSMITH) | TOWN_BIT (DRUGSTORE) | TOWN_BIT (PRISON)))

static gboolean
is_lit (const ComstockCardsTownBrush *brush)
{
  return brush->town->era > 1 && !brush->small;
}

static void
draw_glow (const ComstockCardsTownBrush *brush,
           const char                   *name,
           int                           x,
           int                           y,
           double                        side,
           ComstockCardsTownColor        color)
{
  comstock_cards_town_brush_art (brush, name, x + 0.5 - side / 2, y + MIDDLE_Y - side / 2, side, color);
}

static void
draw_plate (const ComstockCardsTownBrush *brush,
            int                           x,
            int                           y)
{
  draw_glow (brush, "town/plate", x, y, PLATE, TOWN_PLATE);
}

static void
draw_halo (const ComstockCardsTownBrush *brush,
           int                           x,
           int                           y)
{
  draw_glow (brush, "town/halo", x, y, HALO, TOWN_HALO);
}

static void
add_shade (const ComstockCardsTownBrush *brush,
           int                           x,
           int                           y)
{
  comstock_cards_town_brush_ellipse (brush, x + 0.5, y + FOOT_Y, SHADE_RX, SHADE_RY);
}

/* The drawing whose name is @prefix and the id of the parcel. */
static void
draw_named (const ComstockCardsTownBrush *brush,
            const char                   *prefix,
            int                           x,
            int                           y)
{
  g_autofree char *name = g_strconcat (prefix, cards_parcels[comstock_cards_town_get (brush->town, x, y)].id, NULL);

  if (brush->small)
    comstock_cards_town_brush_art (brush, name, x + SMALL_SYMBOL_AT, y + SMALL_SYMBOL_AT, SMALL_SYMBOL, TOWN_CARD_EDGE);
  else
    comstock_cards_town_brush_art (brush, name, x + SYMBOL_X, y + SYMBOL_Y, SYMBOL, TOWN_CARD_EDGE);
}

static void
draw_symbol (const ComstockCardsTownBrush *brush,
             int                           x,
             int                           y)
{
  draw_named (brush, "symbols/", x, y);
}

static void
draw_lights (const ComstockCardsTownBrush *brush,
             int                           x,
             int                           y)
{
  draw_named (brush, "town/lights-", x, y);
}

static void
draw_smoke (const ComstockCardsTownBrush *brush,
            int                           x,
            int                           y)
{
  if (comstock_cards_town_chance (brush->town, x, y, TOWN_CHANCE_SMOKE) < SMOKES)
    comstock_cards_town_brush_art (brush, "town/smoke", x + SMOKE_X, y + SMOKE_Y, SMOKE, TOWN_SMOKE);
}

void
comstock_cards_town_draw_symbols (const ComstockCardsTownBrush *brush)
{
  if (!brush->small)
    {
      comstock_cards_town_brush_each (brush, PLATED, draw_plate);
      if (is_lit (brush) && brush->look->dark)
        comstock_cards_town_brush_each (brush, WINDOWS, draw_halo);
      cairo_set_source_rgba (brush->cr, 0, 0, 0, 0.24);
      comstock_cards_town_brush_each (brush, PLATED, add_shade);
      cairo_fill (brush->cr);
    }
  comstock_cards_town_brush_each (brush, SHOWN, draw_symbol);
  if (is_lit (brush))
    {
      comstock_cards_town_brush_each (brush, WINDOWS, draw_lights);
      comstock_cards_town_brush_each (brush, TOWN_BIT (HOUSE), draw_smoke);
    }
}
