/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For what stays in sight of what has happened: it shows what was told of that. */

#pragma once

#include <gtk/gtk.h>

/* @told entries of the log have been told, or more. */
typedef void (*ComstockShowTold) (GtkWidget *widget,
                                  guint      told);

/* Calls @show of @widget in each frame in which the table around it has told more, until it has told all, however often
 * it is asked before; at once where there is no table, never once @widget has been taken away. */
void comstock_show_told (GtkWidget        *widget,
                         ComstockShowTold  show);
