/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window draws of the map, in outlines. */

#include "comstock-board-map-export.h"

#include "comstock-board-map-picture.h"
#include "ui/kit/comstock-art.h"
#include "art/comstock-drawing-file.h"

#define CELL 96         /* a side of a parcel: pixels of a PNG, units of an SVG */

typedef struct
{
  const BoardState *state;
  GtkWidget *widget;
} Map;

static void
draw (cairo_t *cr,
      int      width,
      int      height,
      gpointer data)
{
  const Map *map = data;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  comstock_art_set_outlines (snapshot);
  comstock_board_map_picture_snapshot (map->widget, snapshot, map->state, 0, CELL);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
}

GBytes *
comstock_board_map_export_png (const BoardState *state,
                               GtkWidget        *widget)
{
  const int side = comstock_board_map_picture_measure (widget, CELL);
  Map map = { state, widget };

  return comstock_drawing_to_png (side, side, draw, &map);
}

GBytes *
comstock_board_map_export_svg (const BoardState *state,
                               GtkWidget        *widget)
{
  const int side = comstock_board_map_picture_measure (widget, CELL);
  Map map = { state, widget };

  return comstock_drawing_to_svg (side, side, draw, &map);
}

void
comstock_board_map_export_draw (const BoardState *state,
                                GtkWidget        *widget,
                                cairo_t          *cr,
                                double            width,
                                double            height)
{
  const int side = comstock_board_map_picture_measure (widget, CELL);
  const double scale = MIN (width, height) / side;
  Map map = { state, widget };

  cairo_save (cr);
  cairo_translate (cr, (width - side * scale) / 2, 0);
  cairo_scale (cr, scale, scale);
  draw (cr, side, side, &map);
  cairo_restore (cr);
}
