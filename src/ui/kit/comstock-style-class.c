/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds or removes a style class by a boolean; GTK has two calls for that. */

#include "comstock-style-class.h"

void
comstock_style_class_set (GtkWidget  *widget,
                          const char *css_class,
                          gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
