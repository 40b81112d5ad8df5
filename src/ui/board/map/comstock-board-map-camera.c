/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side of a parcel follows from the room there is and from the zoom alone. */

#include "comstock-board-map-camera.h"

#define SIDE 8

void
comstock_board_map_camera_init (ComstockBoardMapCamera *self,
                                ComstockPannable       *map)
{
  *self = (ComstockBoardMapCamera) { .map = map, .zoom = 1 };
}

static void
anchor (ComstockBoardMapCamera *self,
        double                  zoom,
        graphene_point_t        point,
        graphene_point_t        at)
{
  self->zoom = zoom;
  self->anchored = TRUE;
  self->anchor = point;
  self->anchor_at = at;
  gtk_widget_queue_resize (GTK_WIDGET (self->map));
}

/* In parcels. */
static graphene_point_t
to_map (ComstockBoardMapCamera *self,
        double                  x,
        double                  y)
{
  const double cell = MAX (1, self->frame.cell);

  return GRAPHENE_POINT_INIT ((float) ((x - self->frame.x) / cell), (float) ((y - self->frame.y) / cell));
}

void
comstock_board_map_camera_zoom_at (ComstockBoardMapCamera *self,
                                   double                  zoom,
                                   double                  x,
                                   double                  y)
{
  anchor (self, zoom, to_map (self, x, y), GRAPHENE_POINT_INIT ((float) x, (float) y));
}

void
comstock_board_map_camera_get_middle (ComstockBoardMapCamera *self,
                                      double                 *x,
                                      double                 *y)
{
  const graphene_point_t middle = to_map (self, gtk_widget_get_width (GTK_WIDGET (self->map)) / 2.0,
                                          gtk_widget_get_height (GTK_WIDGET (self->map)) / 2.0);

  *x = (double) middle.x;
  *y = (double) middle.y;
}

void
comstock_board_map_camera_set_middle (ComstockBoardMapCamera *self,
                                      double                  zoom,
                                      double                  x,
                                      double                  y)
{
  anchor (self, zoom, GRAPHENE_POINT_INIT ((float) x, (float) y), GRAPHENE_POINT_INIT (-1, -1));
}

static void
allocate_frame (ComstockBoardMapCamera *self,
                int                     width,
                int                     height)
{
  const int content = SIDE * self->frame.cell + self->ruler + self->rim;

  self->frame.x = comstock_pannable_allocate (self->map, GTK_ORIENTATION_HORIZONTAL, width, content) + self->ruler;
  self->frame.y = comstock_pannable_allocate (self->map, GTK_ORIENTATION_VERTICAL, height, content) + self->ruler;
}

static void
scroll_to_anchor (ComstockBoardMapCamera *self,
                  int                     width,
                  int                     height)
{
  const double cell = self->frame.cell;
  const double x = self->anchor_at.x < 0 ? width / 2.0 : (double) self->anchor_at.x;
  const double y = self->anchor_at.y < 0 ? height / 2.0 : (double) self->anchor_at.y;

  comstock_pannable_set_offset (self->map, GTK_ORIENTATION_HORIZONTAL,
                                self->ruler + (double) self->anchor.x * cell - x);
  comstock_pannable_set_offset (self->map, GTK_ORIENTATION_VERTICAL,
                                self->ruler + (double) self->anchor.y * cell - y);
}

void
comstock_board_map_camera_allocate (ComstockBoardMapCamera *self,
                                    int                     width,
                                    int                     height,
                                    int                     ruler,
                                    int                     rim)
{
  const int whole = MAX (1, (MIN (width, height) - ruler - rim) / SIDE);

  self->ruler = ruler;
  self->rim = rim;
  self->frame.cell = (int) (whole * self->zoom);
  allocate_frame (self, width, height);
  if (!self->anchored)
    return;
  self->anchored = FALSE;
  scroll_to_anchor (self, width, height);
  allocate_frame (self, width, height);
}

gboolean
comstock_board_map_camera_shows (ComstockBoardMapCamera *self,
                                 ComstockBoardSite       site)
{
  const graphene_rect_t bounds = site.kind == COMSTOCK_BOARD_EDGE
                                   ? comstock_board_map_frame_edge_bounds (&self->frame, site.number)
                                   : comstock_board_map_frame_parcel (&self->frame, site.number);
  graphene_point_t middle;

  graphene_rect_get_center (&bounds, &middle);
  return gtk_widget_contains (GTK_WIDGET (self->map), (double) middle.x, (double) middle.y);
}

void
comstock_board_map_camera_reveal (ComstockBoardMapCamera *self,
                                  uint32_t                parcel)
{
  const int cell = self->frame.cell;
  const int places[] = { (int) (parcel % SIDE), (int) (parcel / SIDE) };

  for (int i = 0; i < 2; i++)
    comstock_pannable_reveal (self->map, (GtkOrientation) i, self->ruler + places[i] * cell - cell / 2,
                              self->ruler + places[i] * cell + cell * 3 / 2);
}
