/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A square with what the tile shows. */

#include "comstock-city-picture.h"

#include "comstock-city-tile-snapshot.h"
#include "engine/city/city-game.h"
#include "ui/kit/comstock-canvas.h"

typedef struct
{
  const CityTiles *tiles;       /* not owned */
  guint design;
  guint turn;
} Tile;

static void
draw (GtkWidget   *canvas,
      GtkSnapshot *snapshot,
      float        width,
      float        height,
      gpointer     data)
{
  const Tile *tile = data;
  const float side = MIN (width, height);

  if (tile->tiles != NULL && tile->design < tile->tiles->n_designs)
    comstock_city_tile_snapshot (canvas, snapshot, &tile->tiles->designs[tile->design], tile->turn,
                                 &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side));
}

GtkWidget *
comstock_city_picture_new (int side)
{
  GtkWidget *picture = comstock_canvas_new ("city-picture", draw, g_new0 (Tile, 1), g_free);

  comstock_city_picture_set_side (picture, side);
  return picture;
}

void
comstock_city_picture_set_side (GtkWidget *picture,
                                int        side)
{
  comstock_canvas_set_size (COMSTOCK_CANVAS (picture), side, side);
}

void
comstock_city_picture_show (GtkWidget       *picture,
                            const CityTiles *tiles,
                            guint            design,
                            guint            turn)
{
  *(Tile *) comstock_canvas_get_data (COMSTOCK_CANVAS (picture)) = (Tile) { tiles, design, turn };
  comstock_canvas_redraw (COMSTOCK_CANVAS (picture));
}
