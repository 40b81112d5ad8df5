/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For what stays in sight of what has happened: it waits until that was told. */

#pragma once

#include <gtk/gtk.h>

typedef void (*ComstockShowTold) (GtkWidget *widget);

/* Calls @show of @widget once, however often it is asked before, in the first frame in which the table around it is not
 * telling anything; at once where there is no table, never once @widget has been taken away. */
void comstock_show_told (GtkWidget        *widget,
                         ComstockShowTold  show);
