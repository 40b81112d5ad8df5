/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something drawn as the bytes of a file. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* Draws @width × @height units with the top left at the origin. */
typedef void (*ComstockDraw) (cairo_t *cr,
                              int      width,
                              int      height,
                              gpointer data);

/* A picture with a pixel to each unit. */
GBytes *comstock_drawing_to_png (int          width,
                                 int          height,
                                 ComstockDraw draw,
                                 gpointer     data);

/* The same as outlines. */
GBytes *comstock_drawing_to_svg (int          width,
                                 int          height,
                                 ComstockDraw draw,
                                 gpointer     data);

/* A document of pages of @width × @height points, each of which @draw ends by itself. */
GBytes *comstock_drawing_to_pdf (double       width,
                                 double       height,
                                 ComstockDraw draw,
                                 gpointer     data);
