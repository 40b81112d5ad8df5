/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes labels that begin where their line does and wrap; by themselves they stand in the middle and stay on one
 * line.  Tells what is cut of others. */

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

static gboolean
on_query_tooltip (GtkLabel   *label,
                  int         x,
                  int         y,
                  gboolean    by_keys,
                  GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_label (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* After what says that nothing may be told yet. */
void
comstock_label_tell_cut (GtkLabel *label)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect_after (label, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
}
