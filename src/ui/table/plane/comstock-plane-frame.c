/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edges and spots count only where they may be pressed: a player who looks at cells need not step over a hundred
 * of them. */

#include "comstock-plane-frame.h"

#include <math.h>

#define NEAR 0.2                /* of a cell, where cells may be pressed as well: never near its middle */
#define NEAR_ALONE 0.5

#define APART (2 + COMSTOCK_SPOTS)      /* places of a cell besides itself: two edges and its spots */

guint
comstock_plane_extent_cells (const GdkRectangle *extent)
{
  return (guint) (extent->width * extent->height);
}

guint
comstock_plane_extent_count (const GdkRectangle *extent)
{
  return comstock_plane_extent_cells (extent) + APART * (guint) ((extent->width + 1) * (extent->height + 1));
}

gboolean
comstock_plane_extent_contains (const GdkRectangle  *extent,
                                const ComstockPlace *place)
{
  const int beyond = place->side == COMSTOCK_CELL ? 0 : 1;
  const GdkRectangle all = { extent->x, extent->y, extent->width + beyond, extent->height + beyond };

  return gdk_rectangle_contains_point (&all, place->x, place->y);
}

ComstockPlace
comstock_plane_extent_get (const GdkRectangle *extent,
                           guint8              surface,
                           guint               n)
{
  const guint cells = comstock_plane_extent_cells (extent);
  const int cell = (int) (n < cells ? n : (n - cells) / APART);
  const int columns = extent->width + (n < cells ? 0 : 1);

  return (ComstockPlace) {
    .surface = surface,
    .side = (guint8) (n < cells ? COMSTOCK_CELL : COMSTOCK_EDGE_ABOVE + (n - cells) % APART),
    .x = (gint16) (extent->x + cell % columns),
    .y = (gint16) (extent->y + cell / columns),
  };
}

graphene_rect_t
comstock_plane_frame_cell (const ComstockPlaneFrame *self,
                           int                       column,
                           int                       row)
{
  return comstock_plane_frame_block (self, column, row, 1);
}

graphene_rect_t
comstock_plane_frame_block (const ComstockPlaneFrame *self,
                            int                       column,
                            int                       row,
                            int                       side)
{
  return GRAPHENE_RECT_INIT ((float) (self->x + (column - self->extent.x) * self->cell),
                             (float) (self->y + (row - self->extent.y) * self->cell), (float) (side * self->cell),
                             (float) (side * self->cell));
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
  else if (place->side >= COMSTOCK_SPOT && self->spot_at != NULL)
    {
      const float side = (float) self->cell;
      const graphene_rect_t spot = self->spot_at (place, self->data);

      bounds = GRAPHENE_RECT_INIT (bounds.origin.x + spot.origin.x * side, bounds.origin.y + spot.origin.y * side,
                                   spot.size.width * side, spot.size.height * side);
    }
  return bounds;
}

/* From (@x, @y) to the nearest point of the edge @place, or to the middle of that spot. */
static double
measure_distance (const ComstockPlaneFrame *self,
                  const ComstockPlace      *place,
                  double                    x,
                  double                    y)
{
  graphene_point_t from, to;

  if (place->side >= COMSTOCK_SPOT)
    {
      const graphene_rect_t bounds = comstock_plane_frame_bounds (self, place);

      graphene_rect_get_center (&bounds, &from);
      to = from;
    }
  else
    comstock_plane_frame_edge (self, place, &from, &to);
  return hypot (x - CLAMP (x, (double) from.x, (double) to.x), y - CLAMP (y, (double) from.y, (double) to.y));
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
  double least = self->cell * (apart ? NEAR : NEAR_ALONE);

  for (guint n = 0; n < comstock_plane_extent_count (&self->extent); n++)
    {
      const ComstockPlace place = comstock_plane_extent_get (&self->extent, surface, n);
      double distance;

      if (place.side == COMSTOCK_CELL || !g_hash_table_contains (places, comstock_plane_key (&place)))
        continue;
      distance = measure_distance (self, &place, x, y);
      if (distance >= least)
        continue;
      least = distance;
      found = place;
    }
  if (found.surface == COMSTOCK_NOWHERE && gdk_rectangle_contains_point (&self->extent, column, row))
    found = (ComstockPlace) { .surface = surface, .x = (gint16) column, .y = (gint16) row };
  return found;
}

/* How far it is to @to, sideways counting double; 0 if it lies in another direction. */
static float
measure_way (const ComstockPlaneFrame *self,
             const ComstockPlace      *from,
             const ComstockPlace      *to,
             GtkDirectionType          direction)
{
  const gboolean level = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  const float sign = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;
  const graphene_rect_t begin = comstock_plane_frame_bounds (self, from);
  const graphene_rect_t end = comstock_plane_frame_bounds (self, to);
  graphene_point_t here, there;
  float ahead, aside;

  graphene_rect_get_center (&begin, &here);
  graphene_rect_get_center (&end, &there);
  ahead = sign * (level ? there.x - here.x : there.y - here.y);
  aside = ABS (level ? there.y - here.y : there.x - here.x);
  return ahead > 0 && aside <= ahead ? ahead + 2 * aside : 0;
}

ComstockPlace
comstock_plane_frame_step (const ComstockPlaneFrame *self,
                           const ComstockPlace      *place,
                           GHashTable               *places,
                           GtkDirectionType          direction)
{
  ComstockPlace nearest = *place;
  float least = 0;

  for (guint n = 0; n < comstock_plane_extent_count (&self->extent); n++)
    {
      const ComstockPlace to = comstock_plane_extent_get (&self->extent, place->surface, n);
      float way;

      if (!g_hash_table_contains (places, comstock_plane_key (&to)))
        continue;
      way = measure_way (self, place, &to, direction);
      if (way <= 0 || (least > 0 && way >= least))
        continue;
      least = way;
      nearest = to;
    }
  return nearest;
}
