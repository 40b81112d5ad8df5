/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much larger than usual the things on a table are: on a large screen all of them grow, text included. */

#pragma once

#include <gtk/gtk.h>

/* The scale of the nearest widget that has one, at or above @widget; else 1.0. */
double comstock_scale_get      (GtkWidget *widget);

/* Scales all that lies in @widget by the largest step, from 1.0 to 2.5, that is not above @scale; text by the style
 * class of that step, in comstock-scale.c. */
void   comstock_scale_set      (GtkWidget *widget,
                                double     scale);

/* The size of the desktop's text, 1.0 for 11 points at 96 dots per inch: what a layout's pixels are counted in. */
double comstock_scale_get_text (GtkWidget *widget);

/* With more, words that stand beside something elsewhere have a place of their own, or are left out. */
#define COMSTOCK_SCALE_LARGE_TEXT 1.33
