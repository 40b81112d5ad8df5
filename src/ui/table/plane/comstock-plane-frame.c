/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edges count only where they may be pressed: whoever looks at cells need not step over a hundred of them. */

#include "comstock-plane-frame.h"

#include <math.h>

#define NEAR 0.2                /* of a cell, where cells may be pressed as well */
#define NEAR_ALONE 0.5
#define FINGER 9.0              /* pixels; never nearer than this */

guint
comstock_plane_extent_count (const GdkRectangle *extent)
{
  return 3 * (guint) (extent->width * extent->height);
}

ComstockPlace
comstock_plane_extent_get (const GdkRectangle *extent,
                           guint8              surface,
                           guint               n)
{
  const guint cells = (guint) (extent->width * extent->height);
  const gboolean edge = n >= cells;
  const int cell = (int) (edge ? (n - cells) / 2 : n);

  return (ComstockPlace) {
    .surface = surface,
    .side = !edge ? COMSTOCK_CELL : (n - cells) % 2 == 0 ? COMSTOCK_EDGE_ABOVE : COMSTOCK_EDGE_LEFT,
    .x = (gint16) (extent->x + cell % extent->width),
    .y = (gint16) (extent->y + cell / extent->width),
  };
}

graphene_rect_t
comstock_plane_frame_cell (const ComstockPlaneFrame *self,
                           int                       column,
                           int                       row)
{
  return GRAPHENE_RECT_INIT ((float) (self->x + (column - self->extent.x) * self->cell),
                             (float) (self->y + (row - self->extent.y) * self->cell), (float) self->cell,
                             (float) self->cell);
}

void
comstock_plane_frame_edge (const ComstockPlaneFrame *self,
                           const ComstockPlace      *place,
                           graphene_point_t         *from,
                           graphene_point_t         *to)
{
  const graphene_rect_t cell = comstock_plane_frame_cell (self, place->x, place->y);

  *from = *to = cell.origin;
  if (place->side == COMSTOCK_EDGE_LEFT)
    to->y += cell.size.height;
  else
    to->x += cell.size.width;
}

graphene_rect_t
comstock_plane_frame_bounds (const ComstockPlaneFrame *self,
                             const ComstockPlace      *place)
{
  const float thick = (float) self->cell / 3;
  graphene_rect_t bounds = comstock_plane_frame_cell (self, place->x, place->y);

  if (place->side == COMSTOCK_EDGE_LEFT)
    bounds = GRAPHENE_RECT_INIT (bounds.origin.x - thick / 2, bounds.origin.y, thick, bounds.size.height);
  else if (place->side == COMSTOCK_EDGE_ABOVE)
    bounds = GRAPHENE_RECT_INIT (bounds.origin.x, bounds.origin.y - thick / 2, bounds.size.width, thick);
  return bounds;
}

/* From a point to the nearest of the line between two others, which goes along an axis. */
static double
measure_distance (double                  x,
                  double                  y,
                  const graphene_point_t *from,
                  const graphene_point_t *to)
{
  const double near_x = CLAMP (x, (double) from->x, (double) to->x);
  const double near_y = CLAMP (y, (double) from->y, (double) to->y);

  return hypot (x - near_x, y - near_y);
}

ComstockPlace
comstock_plane_frame_pick (const ComstockPlaneFrame *self,
                           guint8                    surface,
                           GHashTable               *places,
                           gboolean                  apart,
                           double                    x,
                           double                    y)
{
  const int column = self->extent.x + (int) floor ((x - self->x) / self->cell);
  const int row = self->extent.y + (int) floor ((y - self->y) / self->cell);
  ComstockPlace found = { .surface = COMSTOCK_NOWHERE };
  double least = MAX (self->cell * (apart ? NEAR : NEAR_ALONE), FINGER);

  for (guint n = 0; n < comstock_plane_extent_count (&self->extent); n++)
    {
      const ComstockPlace place = comstock_plane_extent_get (&self->extent, surface, n);
      graphene_point_t from, to;
      double distance;

      if (place.side == COMSTOCK_CELL || !g_hash_table_contains (places, comstock_plane_key (&place)))
        continue;
      comstock_plane_frame_edge (self, &place, &from, &to);
      distance = measure_distance (x, y, &from, &to);
      if (distance >= least)
        continue;
      least = distance;
      found = place;
    }
  if (found.surface == COMSTOCK_NOWHERE && gdk_rectangle_contains_point (&self->extent, column, row))
    found = (ComstockPlace) { .surface = surface, .x = (gint16) column, .y = (gint16) row };
  return found;
}

/* Its middle, in halves of a cell. */
static void
get_middle (const ComstockPlace *place,
            int                 *x,
            int                 *y)
{
  *x = place->x * 2 + (place->side == COMSTOCK_EDGE_LEFT ? 0 : 1);
  *y = place->y * 2 + (place->side == COMSTOCK_EDGE_ABOVE ? 0 : 1);
}

/* How far it is to @to, sideways counting double; 0 if it lies in another direction. */
static int
measure_way (const ComstockPlace *from,
             const ComstockPlace *to,
             GtkDirectionType     direction)
{
  const gboolean level = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  const int sign = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;
  int from_x, from_y, to_x, to_y, ahead, aside;

  get_middle (from, &from_x, &from_y);
  get_middle (to, &to_x, &to_y);
  ahead = sign * (level ? to_x - from_x : to_y - from_y);
  aside = ABS (level ? to_y - from_y : to_x - from_x);
  return ahead > 0 && aside <= ahead ? ahead + 2 * aside : 0;
}

ComstockPlace
comstock_plane_extent_step (const GdkRectangle  *extent,
                            const ComstockPlace *place,
                            GHashTable          *places,
                            GtkDirectionType     direction)
{
  ComstockPlace nearest = *place;
  int least = 0;

  for (guint n = 0; n < comstock_plane_extent_count (extent); n++)
    {
      const ComstockPlace to = comstock_plane_extent_get (extent, place->surface, n);
      const int way = measure_way (place, &to, direction);

      if (way == 0 || (least != 0 && way >= least) || !g_hash_table_contains (places, comstock_plane_key (&to)))
        continue;
      least = way;
      nearest = to;
    }
  return nearest;
}
