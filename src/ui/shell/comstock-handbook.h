/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The handbook, which another program of the desktop shows. */

#pragma once

#include <gtk/gtk.h>

/* Whether it is installed in the language of the moment, with a program that shows such books. */
gboolean comstock_handbook_is_there (void);

/* To be called only where it is; @widget belongs to the window that asks for it. */
void     comstock_handbook_show     (GtkWidget *widget);
