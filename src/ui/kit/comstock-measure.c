/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short calls of gtk_widget_measure (). */

#include "comstock-measure.h"

int
comstock_measure_least_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

int
comstock_measure_natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

void
comstock_measure_height (GtkWidget *widget,
                         int        width,
                         int       *minimum,
                         int       *natural)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, comstock_measure_least_width (widget)), minimum,
                      natural, NULL, NULL);
}

int
comstock_measure_line (GtkWidget *widget)
{
  g_autoptr (PangoLayout) line = gtk_widget_create_pango_layout (widget, "X");
  int height;

  pango_layout_get_pixel_size (line, NULL, &height);
  return height;
}
