/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cells of a plane, their edges and spots lie in its widget, and which is meant by a point or an arrow key. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-ask.h"

/* Where the spot @place is in its cell, in sides of that. */
typedef graphene_rect_t (*ComstockPlaneSpotAt) (const ComstockPlace *place,
                                                gconstpointer        data);

typedef struct
{
  GdkRectangle extent;  /* the columns and rows that there are */
  int x;                /* where the first of them begin, in pixels of the widget */
  int y;
  int cell;             /* side of a cell */
  ComstockPlaneSpotAt spot_at;  /* NULL: there are no spots */
  gconstpointer data;           /* for @spot_at */
} ComstockPlaneFrame;

/* What a place of a plane is called in a table of places, whatever surface it is on. */
static inline gpointer
comstock_plane_key (const ComstockPlace *place)
{
  return GUINT_TO_POINTER (1u << 31 | (guint) place->side << 26 | ((guint) place->x & 0x1fff) << 13 |
                           ((guint) place->y & 0x1fff));
}

/* All cells of @extent row by row, then the edges of each, above and left, and its spots, the same of a column and row
 * beyond, whose edges end the last cells: how many these are, how many of them cells, and the @n-th. */
guint           comstock_plane_extent_count (const GdkRectangle       *extent);
guint           comstock_plane_extent_cells (const GdkRectangle       *extent);
gboolean        comstock_plane_extent_contains (const GdkRectangle  *extent,
                                                const ComstockPlace *place);
ComstockPlace   comstock_plane_extent_get   (const GdkRectangle       *extent,
                                             guint8                    surface,
                                             guint                     n);

graphene_rect_t comstock_plane_frame_cell   (const ComstockPlaneFrame *self,
                                             int                       column,
                                             int                       row);

/* The @side × @side cells from there on. */
graphene_rect_t comstock_plane_frame_block  (const ComstockPlaneFrame *self,
                                             int                       column,
                                             int                       row,
                                             int                       side);

/* The two ends of the edge that @place is. */
void            comstock_plane_frame_edge   (const ComstockPlaneFrame *self,
                                             const ComstockPlace      *place,
                                             graphene_point_t         *from,
                                             graphene_point_t         *to);

/* What belongs to @place: its cell, its spot, or as much as the edge is long, a third of that wide. */
graphene_rect_t comstock_plane_frame_bounds (const ComstockPlaneFrame *self,
                                             const ComstockPlace      *place);

/* What a press at (@x, @y) means on @surface: the edge or spot among @places, a table of them, that lies near, or the
 * cell; nowhere beyond the extent.  @apart: cells may be pressed as well; else near is half a cell. */
ComstockPlace   comstock_plane_frame_pick   (const ComstockPlaneFrame *self,
                                             guint8                    surface,
                                             GHashTable               *places,
                                             gboolean                  apart,
                                             double                    x,
                                             double                    y);

/* The next of @places, a table of places, from @place in @direction; @place itself where there is none. */
ComstockPlace   comstock_plane_frame_step   (const ComstockPlaneFrame *self,
                                             const ComstockPlace      *place,
                                             GHashTable               *places,
                                             GtkDirectionType          direction);
