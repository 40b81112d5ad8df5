/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The upright axis of a chart of points, with its lines, and the small text of charts. */

#pragma once

#include <gtk/gtk.h>

/* Between an axis and what is written at it, in pixels. */
#define COMSTOCK_CHART_GAP 6.0f

/* A plain value. */
typedef struct
{
  graphene_rect_t area;     /* of the chart itself, within its widget */
  int least;                /* points at its bottom: 0, unless there are fewer */
  int greatest;
  int step;
} ComstockPointsAxis;

/* An axis from @least to @greatest or a little beyond.  Beside its own numbers it leaves room for @right pixels at the
 * right, and for so many @lines of text below. */
void  comstock_points_axis_init     (ComstockPointsAxis       *self,
                                     GtkWidget                *widget,
                                     int                       least,
                                     int                       greatest,
                                     float                     right,
                                     guint                     lines);

float comstock_points_axis_get_y    (const ComstockPointsAxis *self,
                                     double                    points);

void  comstock_points_axis_snapshot (const ComstockPointsAxis *self,
                                     GtkWidget                *widget,
                                     GtkSnapshot              *snapshot);

/* In the ink of @widget: @text with the point (@x, @y) at @align of its width (0 … 1) and the middle of its height. */
void  comstock_chart_snapshot_text  (GtkWidget                *widget,
                                     GtkSnapshot              *snapshot,
                                     const char               *text,
                                     float                     x,
                                     float                     y,
                                     float                     align);

void  comstock_chart_measure_text   (GtkWidget                *widget,
                                     const char               *text,
                                     int                      *width,
                                     int                      *height);
