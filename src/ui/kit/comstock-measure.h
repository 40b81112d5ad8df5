/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much room a widget asks for, in pixels. */

#pragma once

#include <gtk/gtk.h>

int  comstock_measure_least_width   (GtkWidget *widget);

int  comstock_measure_natural_width (GtkWidget *widget);

/* The height for @width, or for the least width where that is more: GTK must not be asked about less.  Either result
 * may be NULL. */
void comstock_measure_height        (GtkWidget *widget,
                                     int        width,
                                     int       *minimum,
                                     int       *natural);

/* The height of a line of its letters. */
int  comstock_measure_line          (GtkWidget *widget);
