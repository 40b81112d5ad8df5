/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parcels and edges of the map lie in its widget, and which is meant by a point or an arrow key. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-map.h"

/* A spot is a parcel, or an edge as BOARD_MOVE_ROAD numbers it: parcel × 2, + 1 for its west side, else its north
 * side. */
typedef enum
{
  COMSTOCK_BOARD_NOTHING,
  COMSTOCK_BOARD_PARCEL,
  COMSTOCK_BOARD_EDGE
} ComstockBoardSpotKind;

typedef struct
{
  ComstockBoardSpotKind kind;
  uint32_t number;
} ComstockBoardSite;

/* What may be pressed. */
typedef struct
{
  BoardParcels parcels;
  BoardRoads roads;
} ComstockBoardTargets;

typedef struct
{
  int x;                /* where parcel A1 begins, in pixels of the widget */
  int y;
  int cell;             /* side of a parcel */
} ComstockBoardMapFrame;

graphene_rect_t comstock_board_map_frame_parcel (const ComstockBoardMapFrame *self,
                                                 uint32_t                     parcel);

/* The two ends of @edge. */
void            comstock_board_map_frame_edge   (const ComstockBoardMapFrame *self,
                                                 uint32_t                     edge,
                                                 graphene_point_t            *from,
                                                 graphene_point_t            *to);

/* What belongs to @edge: as long as it is, and a third of that wide. */
graphene_rect_t comstock_board_map_frame_edge_bounds (const ComstockBoardMapFrame *self,
                                                      uint32_t                     edge);

/* What a press at (@x, @y) means: the edge among @targets that lies near, or the parcel.  Where only edges may be
 * pressed, near is half a parcel. */
ComstockBoardSite comstock_board_map_frame_pick (const ComstockBoardMapFrame *self,
                                                       const ComstockBoardTargets  *targets,
                                                       double                       x,
                                                       double                       y);

/* The next parcel, or edge among @targets, from @place in @direction; @place itself where there is none. */
ComstockBoardSite comstock_board_map_frame_step (ComstockBoardSite      place,
                                                       const ComstockBoardTargets  *targets,
                                                       GtkDirectionType             direction);

static inline gboolean
comstock_board_targets_has (const ComstockBoardTargets *targets,
                            ComstockBoardSite     place)
{
  if (place.kind == COMSTOCK_BOARD_EDGE)
    return board_has_road (targets->roads, place.number % 2 == 1, place.number / 2);
  return place.kind == COMSTOCK_BOARD_PARCEL && (targets->parcels >> place.number & 1) != 0;
}
