/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes what lies inside buttons, which templates cannot reach. */

#include "comstock-button.h"

void
comstock_button_wrap (GtkButton *button)
{
  GtkWidget *label = gtk_button_get_child (button);

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}
