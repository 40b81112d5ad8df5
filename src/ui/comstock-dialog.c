/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that is larger than its parent would not fit a small screen either. */

#include "comstock-dialog.h"

void
comstock_dialog_present (GtkWindow *dialog,
                         GtkWidget *widget)
{
  GtkWidget *parent = GTK_WIDGET (gtk_widget_get_root (widget));
  int width, height;

  gtk_window_set_transient_for (dialog, GTK_WINDOW (parent));
  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, MIN (width, gtk_widget_get_width (parent)),
                               MIN (height, gtk_widget_get_height (parent)));
  gtk_window_present (dialog);
}
