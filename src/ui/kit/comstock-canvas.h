/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCanvas: a widget that shows what a function draws, and nothing else.  To a screen reader it is decoration. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CANVAS (comstock_canvas_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCanvas, comstock_canvas, COMSTOCK, CANVAS, GtkWidget)

/* Draws @data, so large, with the styles of @canvas. */
typedef void (*ComstockCanvasDraw) (GtkWidget   *canvas,
                                    GtkSnapshot *snapshot,
                                    float        width,
                                    float        height,
                                    gpointer     data);

/* @name is that of its style; @data is freed with @free_data. */
GtkWidget *comstock_canvas_new      (const char        *name,
                                     ComstockCanvasDraw draw,
                                     gpointer           data,
                                     GDestroyNotify     free_data);

gpointer   comstock_canvas_get_data (ComstockCanvas    *self);

/* In pixels at the usual scale; none by default. */
void       comstock_canvas_set_size (ComstockCanvas    *self,
                                     int                width,
                                     int                height);

/* What was drawn is kept until its size or style changes, or it is told to draw anew. */
void       comstock_canvas_keep     (ComstockCanvas    *self);
void       comstock_canvas_redraw   (ComstockCanvas    *self);
