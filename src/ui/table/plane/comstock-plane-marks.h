/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a plane draws over the drawings of its game: shade, rings, knobs, badges. */

#pragma once

#include <gtk/gtk.h>

/* A ring of the named color with a line around it, so that it is seen on any ground. */
void comstock_plane_snapshot_ring  (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const graphene_rect_t *cell,
                                    const char            *color,
                                    float                  width);

/* The ring of what is lit, and the shade over what is not. */
void comstock_plane_snapshot_light (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const graphene_rect_t *cell);
void comstock_plane_snapshot_shade (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const graphene_rect_t *cell);

/* A round knob, so large, around a point of an edge: something may lie there. */
void comstock_plane_draw_knob      (GtkWidget             *widget,
                                    cairo_t               *cr,
                                    double                 x,
                                    double                 y,
                                    double                 radius);

/* A text at the foot of @cell; @raised: above the heads of who stands there. */
void comstock_plane_snapshot_badge (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const graphene_rect_t *cell,
                                    const char            *text,
                                    gboolean               raised);
