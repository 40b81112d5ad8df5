/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edges count only where they are targets: whoever looks at parcels need not step over a hundred of them. */

#include "comstock-board-map-frame.h"

#include <math.h>

#define NEAR 0.2                /* of a parcel, where parcels may be pressed as well */
#define NEAR_ALONE 0.5
#define FINGER 9.0              /* pixels; never nearer than this */

graphene_rect_t
comstock_board_map_frame_parcel (const ComstockBoardMapFrame *self,
                                 uint32_t                     parcel)
{
  return GRAPHENE_RECT_INIT ((float) (self->x + (int) (parcel % 8) * self->cell),
                             (float) (self->y + (int) (parcel / 8) * self->cell), (float) self->cell,
                             (float) self->cell);
}

void
comstock_board_map_frame_edge (const ComstockBoardMapFrame *self,
                               uint32_t                     edge,
                               graphene_point_t            *from,
                               graphene_point_t            *to)
{
  const graphene_rect_t parcel = comstock_board_map_frame_parcel (self, edge / 2);

  *from = *to = parcel.origin;
  if (edge % 2 == 1)
    to->y += parcel.size.height;
  else
    to->x += parcel.size.width;
}

graphene_rect_t
comstock_board_map_frame_edge_bounds (const ComstockBoardMapFrame *self,
                                      uint32_t                     edge)
{
  const float thick = (float) self->cell / 3;
  graphene_point_t from, to;

  comstock_board_map_frame_edge (self, edge, &from, &to);
  return GRAPHENE_RECT_INIT (from.x - (edge % 2 == 1 ? thick / 2 : 0), from.y - (edge % 2 == 0 ? thick / 2 : 0),
                             to.x - from.x + (edge % 2 == 1 ? thick : 0), to.y - from.y + (edge % 2 == 0 ? thick : 0));
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

static ComstockBoardSite
find_edge (const ComstockBoardMapFrame *self,
           const ComstockBoardTargets  *targets,
           double                       x,
           double                       y)
{
  ComstockBoardSite found = { COMSTOCK_BOARD_NOTHING, 0 };
  double least = MAX (self->cell * (targets->parcels != 0 ? NEAR : NEAR_ALONE), FINGER);

  for (uint32_t edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    {
      const ComstockBoardSite place = { COMSTOCK_BOARD_EDGE, edge };
      graphene_point_t from, to;
      double distance;

      if (!comstock_board_targets_has (targets, place))
        continue;
      comstock_board_map_frame_edge (self, edge, &from, &to);
      distance = measure_distance (x, y, &from, &to);
      if (distance >= least)
        continue;
      least = distance;
      found = place;
    }
  return found;
}

ComstockBoardSite
comstock_board_map_frame_pick (const ComstockBoardMapFrame *self,
                               const ComstockBoardTargets  *targets,
                               double                       x,
                               double                       y)
{
  const ComstockBoardSite edge = find_edge (self, targets, x, y);
  const int column = (int) floor ((x - self->x) / self->cell);
  const int row = (int) floor ((y - self->y) / self->cell);

  if (edge.kind == COMSTOCK_BOARD_EDGE)
    return edge;
  if (column < 0 || column > 7 || row < 0 || row > 7)
    return (ComstockBoardSite) { COMSTOCK_BOARD_NOTHING, 0 };
  return (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, (uint32_t) (row * 8 + column) };
}

/* Its middle, in halves of a parcel. */
static void
get_middle (ComstockBoardSite place,
            int                    *x,
            int                    *y)
{
  const int parcel = (int) (place.kind == COMSTOCK_BOARD_EDGE ? place.number / 2 : place.number);
  const gboolean edge = place.kind == COMSTOCK_BOARD_EDGE;

  *x = parcel % 8 * 2 + (edge && place.number % 2 == 1 ? 0 : 1);
  *y = parcel / 8 * 2 + (edge && place.number % 2 == 0 ? 0 : 1);
}

/* How far it is to @to, sideways counting double; 0 if it lies in another direction. */
static int
measure_way (ComstockBoardSite from,
             ComstockBoardSite to,
             GtkDirectionType        direction)
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

static void
keep_nearer (ComstockBoardSite  from,
             ComstockBoardSite  to,
             GtkDirectionType         direction,
             ComstockBoardSite *nearest,
             int                     *least)
{
  const int way = measure_way (from, to, direction);

  if (way == 0 || (*least != 0 && way >= *least))
    return;
  *least = way;
  *nearest = to;
}

ComstockBoardSite
comstock_board_map_frame_step (ComstockBoardSite     place,
                               const ComstockBoardTargets *targets,
                               GtkDirectionType            direction)
{
  ComstockBoardSite nearest = place;
  int least = 0;

  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    keep_nearer (place, (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, parcel }, direction, &nearest, &least);
  for (uint32_t edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    {
      const ComstockBoardSite to = { COMSTOCK_BOARD_EDGE, edge };

      if (comstock_board_targets_has (targets, to))
        keep_nearer (place, to, direction, &nearest, &least);
    }
  return nearest;
}
