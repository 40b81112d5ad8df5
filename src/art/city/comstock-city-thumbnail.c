/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the tiles as the table does by daylight, without what stands on them. */

#include "comstock-city-thumbnail.h"

#include "comstock-city-tile.h"

#define MEADOW 0x55704a

#define SIDE 96         /* units that a tile is drawn in */

typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} Box;

/* The first and the last column and row; the first tile lies at (0, 0). */
static Box
find_box (const CityState *state)
{
  Box box = { 0, 0, 0, 0 };

  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      const int x = city_tile_x (state, tile);
      const int y = city_tile_y (state, tile);

      box = (Box) { MIN (box.left, x), MIN (box.top, y), MAX (box.right, x), MAX (box.bottom, y) };
    }
  return box;
}

static void
measure (gconstpointer table,
         int          *columns,
         int          *rows)
{
  const ComstockCityTable *city = table;
  const Box box = find_box (city->state);

  *columns = box.right - box.left + 1;
  *rows = box.bottom - box.top + 1;
}

static void
draw (gconstpointer table,
      cairo_t      *cr)
{
  const ComstockCityTable *city = table;
  const CityState *state = city->state;
  const Box box = find_box (state);

  cairo_scale (cr, 1.0 / SIDE, 1.0 / SIDE);
  for (guint tile = 0; tile < state->n_tiles; tile++)
    {
      const CityTile *laid = &state->tiles[tile];

      cairo_save (cr);
      cairo_translate (cr, SIDE * (city_tile_x (state, tile) - box.left), SIDE * (city_tile_y (state, tile) - box.top));
      comstock_city_tile_draw (cr, &city->tiles->designs[laid->design], laid->turn, SIDE,
                               comstock_city_palette_get (FALSE, FALSE), NULL);
      cairo_restore (cr);
    }
}

const ComstockThumbnail comstock_city_thumbnail = { MEADOW, measure, draw };
