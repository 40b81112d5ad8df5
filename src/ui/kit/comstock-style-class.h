/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A style class that follows a state. */

#pragma once

#include <gtk/gtk.h>

void comstock_style_class_set (GtkWidget  *widget,
                               const char *css_class,
                               gboolean    on);
