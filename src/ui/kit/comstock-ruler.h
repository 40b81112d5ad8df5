/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rulers along a drawing: small marks that tell its rows and columns. */

#pragma once

#include <gtk/gtk.h>

/* How high the marks are in the font of @widget: no less than that is how thick a ruler is. */
int  comstock_ruler_measure  (GtkWidget     *widget);

/* Draws @mark around the point (@x, @y). */
void comstock_ruler_snapshot (GtkWidget     *widget,
                              GtkSnapshot   *snapshot,
                              const char    *mark,
                              const GdkRGBA *ink,
                              float          x,
                              float          y);
