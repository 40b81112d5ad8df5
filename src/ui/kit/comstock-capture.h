/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCapture: how a widget looked at one moment, to be drawn anywhere after that. */

#pragma once

#include <gtk/gtk.h>

typedef struct _ComstockCapture ComstockCapture;

/* What the last frame showed of @widget, which is mapped; NULL if that was nothing. */
ComstockCapture *comstock_capture_new        (GtkWidget             *widget);

/* What @widget, which has its size, shows by itself, though it is transparent or no frame has shown it yet. */
ComstockCapture *comstock_capture_new_unseen (GtkWidget             *widget);

/* A part of a drawing as in comstock-art.h, @unit pixels to each unit of that, and the @place in it, in its units. */
ComstockCapture *comstock_capture_new_part   (GtkWidget             *widget,
                                              const char            *part,
                                              float                  unit,
                                              graphene_rect_t       *place);

/* What @snapshot (consumed) holds, which was drawn for @widget and is so large; NULL for nothing. */
ComstockCapture *comstock_capture_new_drawn  (GtkWidget             *widget,
                                              GtkSnapshot           *snapshot,
                                              float                  width,
                                              float                  height);

/* The drawing @name of art with this ink or NULL.  Drawings are pixels, of which no copy is made. */
ComstockCapture *comstock_capture_new_art    (GtkWidget             *widget,
                                              const char            *name,
                                              float                  width,
                                              float                  height,
                                              const GdkRGBA         *ink);

void             comstock_capture_free       (ComstockCapture       *self);

/* Draws it into @bounds, stretched or squeezed as they are. */
void             comstock_capture_snapshot   (ComstockCapture       *self,
                                              GtkSnapshot           *snapshot,
                                              const graphene_rect_t *bounds);
