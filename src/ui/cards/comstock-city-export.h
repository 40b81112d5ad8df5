/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city as a picture in a file or on a page. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-city.h"

/* A side of a parcel in the files: pixels of a PNG, units of an SVG. */
#define COMSTOCK_CITY_EXPORT_CELL 96

/* The whole file, in the colours of @widget, which need not be shown. */
GBytes *comstock_city_export_png (ComstockCity *city,
                                  GtkWidget    *widget);
GBytes *comstock_city_export_svg (ComstockCity *city,
                                  GtkWidget    *widget);

/* Draws it as outlines as large as it fits into @width × @height units, at their top. */
void    comstock_city_export_draw (ComstockCity *city,
                                   GtkWidget    *widget,
                                   cairo_t      *cr,
                                   double        width,
                                   double        height);
