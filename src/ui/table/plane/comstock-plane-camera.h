/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera of a plane: which part of it is seen, and how large. */

#pragma once

#include "comstock-plane-frame.h"
#include "ui/kit/comstock-pannable.h"

typedef struct
{
  ComstockPannable *plane;      /* not owned */
  ComstockPlaneFrame frame;     /* as last laid out */
  double zoom;                  /* 1.0: all of the plane is seen, as far as its cells do not get too small */
  int ruler;                    /* in pixels: marks around the cells, and */
  int rim;                      /* the sides that have none */
  gboolean anchored;            /* what lies at the anchor is brought to its place when laid out next */
  graphene_point_t anchor;      /* in cells */
  graphene_point_t anchor_at;   /* in the widget; negative for its middle */
  graphene_point_t rest;        /* how far the cells still are from where they belong, in cells */
} ComstockPlaneCamera;

/* What lies at (@x, @y) in the widget stays there. */
void     comstock_plane_camera_zoom_at    (ComstockPlaneCamera *self,
                                           double               zoom,
                                           double               x,
                                           double               y);

/* The point of the plane, in cells, that is in the middle of the widget; and back to it, with a zoom. */
void     comstock_plane_camera_get_middle (ComstockPlaneCamera *self,
                                           double              *x,
                                           double              *y);
void     comstock_plane_camera_set_middle (ComstockPlaneCamera *self,
                                           double               zoom,
                                           double               x,
                                           double               y);

/* A point of the widget, in cells. */
graphene_point_t comstock_plane_camera_find (const ComstockPlaneCamera *self,
                                             double                     x,
                                             double                     y);

/* To be called when the plane is allocated so many pixels: sets the frame.  Unless zoomed, cells have this side. */
void     comstock_plane_camera_allocate   (ComstockPlaneCamera *self,
                                           int                  width,
                                           int                  height,
                                           int                  side);

/* Whether the middle of @place is in sight. */
gboolean comstock_plane_camera_shows      (ComstockPlaneCamera *self,
                                           const ComstockPlace *place);

/* Scrolls as little as needed to see @cells, and so much of those around them. */
void     comstock_plane_camera_reveal     (ComstockPlaneCamera *self,
                                           const GdkRectangle  *cells,
                                           double               around);
