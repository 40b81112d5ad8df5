/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side of a cell follows from the room there is, the extent and the zoom alone. */

#include "comstock-plane-camera.h"

static void
anchor (ComstockPlaneCamera *self,
        double               zoom,
        graphene_point_t     point,
        graphene_point_t     at)
{
  self->zoom = zoom;
  self->anchored = TRUE;
  self->anchor = point;
  self->anchor_at = at;
  gtk_widget_queue_resize (GTK_WIDGET (self->plane));
}

graphene_point_t
comstock_plane_camera_find (const ComstockPlaneCamera *self,
                            double                     x,
                            double                     y)
{
  const ComstockPlaneFrame *frame = &self->frame;
  const double cell = MAX (1, frame->cell);

  return GRAPHENE_POINT_INIT ((float) (frame->extent.x + (x - frame->x) / cell),
                              (float) (frame->extent.y + (y - frame->y) / cell));
}

void
comstock_plane_camera_zoom_at (ComstockPlaneCamera *self,
                               double               zoom,
                               double               x,
                               double               y)
{
  anchor (self, zoom, comstock_plane_camera_find (self, x, y), GRAPHENE_POINT_INIT ((float) x, (float) y));
}

void
comstock_plane_camera_get_middle (ComstockPlaneCamera *self,
                                  double              *x,
                                  double              *y)
{
  GtkWidget *plane = GTK_WIDGET (self->plane);
  const graphene_point_t middle = comstock_plane_camera_find (self, gtk_widget_get_width (plane) / 2.0,
                                                              gtk_widget_get_height (plane) / 2.0);

  *x = (double) middle.x;
  *y = (double) middle.y;
}

void
comstock_plane_camera_set_middle (ComstockPlaneCamera *self,
                                  double               zoom,
                                  double               x,
                                  double               y)
{
  anchor (self, zoom, GRAPHENE_POINT_INIT ((float) x, (float) y), GRAPHENE_POINT_INIT (-1, -1));
}

static void
allocate_frame (ComstockPlaneCamera *self,
                int                  width,
                int                  height)
{
  ComstockPlaneFrame *frame = &self->frame;
  const int margins = self->ruler + self->rim;

  frame->x = self->ruler + (int) (self->rest.x * (float) frame->cell) +
             comstock_pannable_allocate (self->plane, GTK_ORIENTATION_HORIZONTAL, width,
                                         frame->extent.width * frame->cell + margins);
  frame->y = self->ruler + (int) (self->rest.y * (float) frame->cell) +
             comstock_pannable_allocate (self->plane, GTK_ORIENTATION_VERTICAL, height,
                                         frame->extent.height * frame->cell + margins);
}

static void
scroll_to_anchor (ComstockPlaneCamera *self,
                  int                  width,
                  int                  height)
{
  const ComstockPlaneFrame *frame = &self->frame;
  const double x = self->anchor_at.x < 0 ? width / 2.0 : (double) self->anchor_at.x;
  const double y = self->anchor_at.y < 0 ? height / 2.0 : (double) self->anchor_at.y;

  comstock_pannable_set_offset (self->plane, GTK_ORIENTATION_HORIZONTAL,
                                self->ruler + ((double) self->anchor.x - frame->extent.x) * frame->cell - x);
  comstock_pannable_set_offset (self->plane, GTK_ORIENTATION_VERTICAL,
                                self->ruler + ((double) self->anchor.y - frame->extent.y) * frame->cell - y);
}

void
comstock_plane_camera_allocate (ComstockPlaneCamera *self,
                                int                  width,
                                int                  height,
                                int                  side)
{
  self->frame.cell = (int) (side * self->zoom);
  allocate_frame (self, width, height);
  if (!self->anchored)
    return;
  self->anchored = FALSE;
  scroll_to_anchor (self, width, height);
  allocate_frame (self, width, height);
}

gboolean
comstock_plane_camera_shows (ComstockPlaneCamera *self,
                             const ComstockPlace *place)
{
  const graphene_rect_t bounds = comstock_plane_frame_bounds (&self->frame, place);
  graphene_point_t middle;

  graphene_rect_get_center (&bounds, &middle);
  return gtk_widget_contains (GTK_WIDGET (self->plane), (double) middle.x, (double) middle.y);
}

void
comstock_plane_camera_reveal (ComstockPlaneCamera *self,
                              const GdkRectangle  *cells,
                              double               around)
{
  const ComstockPlaneFrame *frame = &self->frame;
  const int from[] = { cells->x - frame->extent.x, cells->y - frame->extent.y };
  const int to[] = { from[0] + cells->width, from[1] + cells->height };
  const int margin = (int) (around * frame->cell);

  for (int i = 0; i < 2; i++)
    comstock_pannable_reveal (self->plane, (GtkOrientation) i, self->ruler + from[i] * frame->cell - margin,
                              self->ruler + to[i] * frame->cell + margin);
}
