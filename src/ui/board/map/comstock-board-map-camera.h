/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera of the map: which part of it is seen, and how large. */

#pragma once

#include "comstock-board-map-frame.h"
#include "ui/kit/comstock-pannable.h"

typedef struct
{
  ComstockPannable *map;        /* not owned */
  ComstockBoardMapFrame frame;  /* as last laid out */
  double zoom;                  /* 1.0: all of the map is seen */
  int ruler;                    /* in pixels: letters and numbers around the parcels, and */
  int rim;                      /* the sides that have none */
  gboolean anchored;            /* what lies at the anchor is brought to its place when laid out next */
  graphene_point_t anchor;      /* in parcels */
  graphene_point_t anchor_at;   /* in the widget; negative for its middle */
} ComstockBoardMapCamera;

void comstock_board_map_camera_init       (ComstockBoardMapCamera *self,
                                           ComstockPannable       *map);

/* What lies at (@x, @y) in the widget stays there. */
void comstock_board_map_camera_zoom_at    (ComstockBoardMapCamera *self,
                                           double                  zoom,
                                           double                  x,
                                           double                  y);

/* The point of the map, in parcels, that is in the middle of the widget; and back to it, with a zoom. */
void comstock_board_map_camera_get_middle (ComstockBoardMapCamera *self,
                                           double                 *x,
                                           double                 *y);
void comstock_board_map_camera_set_middle (ComstockBoardMapCamera *self,
                                           double                  zoom,
                                           double                  x,
                                           double                  y);

/* To be called when the map is allocated so many pixels, of which @ruler and @rim are not for parcels: sets the
 * frame. */
void comstock_board_map_camera_allocate   (ComstockBoardMapCamera *self,
                                           int                     width,
                                           int                     height,
                                           int                     ruler,
                                           int                     rim);

/* Whether the middle of @site is in sight. */
gboolean comstock_board_map_camera_shows  (ComstockBoardMapCamera *self,
                                           ComstockBoardSite       site);

/* Scrolls as little as needed to see @parcel and half of those around it. */
void comstock_board_map_camera_reveal     (ComstockBoardMapCamera *self,
                                           uint32_t                parcel);
