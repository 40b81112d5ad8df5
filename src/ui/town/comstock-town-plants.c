/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trees stand where they tell something: pines towards mountains, cottonwoods towards houses.  None stands in the
 * middle of a parcel, where what is asked about is marked. */

#include "comstock-town-brush.h"

#define MAX_PINES 4
#define LEAST_PINE 0.26
#define MORE_PINE 0.08
#define COTTONWOOD 0.34
#define YARD_TREE 0.22
#define YARD_TREES 0.45         /* of all houses have one */
#define TUFTS 2
#define TUFT 0.13
#define ASIDE 0.31              /* from the middle of a parcel */

#define HOMES (TOWN_BIT (HOUSE) | TOWN_BIT (TOWNHOUSE))

typedef struct
{
  const char *name;
  double x;             /* of the foot */
  double y;
  double size;
} Tree;

static void
draw_tree (const ComstockTownBrush *brush,
           const Tree              *tree,
           ComstockTownColor        ink)
{
  comstock_town_brush_art (brush, tree->name, tree->x - tree->size / 2, tree->y - tree->size * 0.94, tree->size,
                           ink);
}

static double
jitter (const ComstockTownBrush *brush,
        int                      x,
        int                      y,
        guint                    purpose)
{
  return (comstock_town_chance (brush->town, x, y, purpose) - 0.5) * 0.14;
}

/* The @n-th pine, on the side of the mountain at (@dx, @dy). */
static Tree
grow_pine (const ComstockTownBrush *brush,
           int                      x,
           int                      y,
           int                      dx,
           int                      dy,
           guint                    n)
{
  const guint purpose = TOWN_CHANCE_PINES + 3 * n;

  return (Tree) {
    "town/pine",
    x + 0.5 + dx * ASIDE + jitter (brush, x, y, purpose),
    y + 0.62 + dy * ASIDE * 0.95 + jitter (brush, x, y, purpose + 1),
    LEAST_PINE + MORE_PINE * comstock_town_chance (brush->town, x, y, purpose + 2),
  };
}

/* Row by row of the neighbours, so that what stands in front is drawn last.  FALSE if there is no mountain. */
static gboolean
draw_pines (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  guint n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (comstock_town_shows (brush->town, x + dx, y + dy, TOWN_BIT (MOUNTAIN)) && n < MAX_PINES)
        {
          const Tree pine = grow_pine (brush, x, y, dx, dy, n++);

          draw_tree (brush, &pine, TOWN_PINE);
        }
  return n > 0;
}

/* On the side of the first house found. */
static void
draw_cottonwood (const ComstockTownBrush *brush,
                 int                      x,
                 int                      y)
{
  static const int sides[][2] = {
    { 1, 0 }, { -1, 0 }, { 0, -1 }, { 0, 1 }, { 1, -1 }, { -1, -1 }, { 1, 1 }, { -1, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    if (comstock_town_shows (brush->town, x + sides[i][0], y + sides[i][1], HOMES))
      {
        const Tree tree = {
          "town/cottonwood",
          x + 0.5 + sides[i][0] * (ASIDE - 0.02) + jitter (brush, x, y, TOWN_CHANCE_TREE) * 0.5,
          y + 0.64 + sides[i][1] * (ASIDE - 0.02),
          COTTONWOOD,
        };

        draw_tree (brush, &tree, TOWN_COTTONWOOD);
        return;
      }
}

static void
draw_tufts (const ComstockTownBrush *brush,
            int                      x,
            int                      y)
{
  for (guint i = 0; i < TUFTS; i++)
    {
      const guint purpose = TOWN_CHANCE_TUFTS + 2 * i;

      comstock_town_brush_art (brush, "town/tuft",
                               x + 0.1 + 0.66 * comstock_town_chance (brush->town, x, y, purpose),
                               y + 0.12 + 0.66 * comstock_town_chance (brush->town, x, y, purpose + 1),
                               TUFT, TOWN_TUFT);
    }
}

static void
draw_land (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  draw_tufts (brush, x, y);
  if (!comstock_town_is_pasture (brush, x, y) && !draw_pines (brush, x, y))
    draw_cottonwood (brush, x, y);
}

static void
draw_yard (const ComstockTownBrush *brush,
           int                      x,
           int                      y)
{
  const Tree tree = { "town/cottonwood", x + 0.875, y + 0.70, YARD_TREE };

  if (comstock_town_chance (brush->town, x, y, TOWN_CHANCE_TREE + 1) < YARD_TREES)
    draw_tree (brush, &tree, TOWN_COTTONWOOD);
}

void
comstock_town_draw_plants (const ComstockTownBrush *brush)
{
  comstock_town_brush_each (brush, TOWN_BIT (EMPTY), draw_land);
  comstock_town_brush_each (brush, HOMES, draw_yard);
}
