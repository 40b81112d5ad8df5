/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes labels that begin where their line does and wrap; by themselves they stand in the middle and stay on one
 * line. */

#include "comstock-label.h"

GtkWidget *
comstock_label_new (const char *text,
                    const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
comstock_label_add (GtkBox     *box,
                    const char *text,
                    const char *css_class)
{
  GtkWidget *label = comstock_label_new (text, css_class);

  gtk_box_append (box, label);
  return label;
}
