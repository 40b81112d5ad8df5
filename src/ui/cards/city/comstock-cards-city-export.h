/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city as a picture in a file or on a page. */

#pragma once

#include <gtk/gtk.h>

#include "ui/cards/scenes/comstock-cards-postcard.h"

/* A side of a parcel in the files: pixels of a PNG, units of an SVG. */
#define COMSTOCK_CARDS_CITY_EXPORT_CELL 96

/* The whole file, in the colors of @widget, which need not be shown; the pixels with @head, which may be NULL,
 * on top, as wide as the city. */
GBytes *comstock_cards_city_export_png (ComstockCardsCity           *city,
                                        const ComstockCardsPostcard *head,
                                        GtkWidget                   *widget);
GBytes *comstock_cards_city_export_svg (ComstockCardsCity           *city,
                                        GtkWidget                   *widget);

/* Draws it plain and without the table, which paper needs no ink for, as large as it fits into @width × @height units,
 * at their top. */
void    comstock_cards_city_export_draw (ComstockCardsCity *city,
                                         GtkWidget         *widget,
                                         cairo_t           *cr,
                                         double             width,
                                         double             height);
