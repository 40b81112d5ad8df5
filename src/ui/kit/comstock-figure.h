/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures on drawings: bold, and of a size that follows the drawing, not the font size of the desktop. */

#pragma once

#include <gtk/gtk.h>

/* @text in letters of @size pixels.  A new layout. */
PangoLayout *comstock_figure_new           (GtkWidget             *widget,
                                            const char            *text,
                                            double                 size);

/* Draws any text with its upper left corner there. */
void         comstock_figure_snapshot_at   (GtkSnapshot           *snapshot,
                                            PangoLayout           *text,
                                            graphene_point_t       at,
                                            const GdkRGBA         *ink);

/* Draws it in the middle of @bounds. */
void         comstock_figure_snapshot      (GtkSnapshot           *snapshot,
                                            PangoLayout           *figure,
                                            const graphene_rect_t *bounds,
                                            const GdkRGBA         *ink);

/* How much wider a pill is than the figure in it, in pixels. */
#define COMSTOCK_FIGURE_PILL 10

/* Draws it in a pill of @fill with a rim of @ink, which has its upper left corner @at and is as high as the figure. */
void         comstock_figure_snapshot_pill (GtkSnapshot           *snapshot,
                                            PangoLayout           *figure,
                                            graphene_point_t       at,
                                            const GdkRGBA         *fill,
                                            const GdkRGBA         *ink);
