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

static void
tell_active (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                     : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

GtkWidget *
comstock_button_new_toggle (GtkAccessibleRole role)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", role, NULL);

  g_signal_connect (button, "toggled", G_CALLBACK (tell_active), NULL);
  tell_active (GTK_TOGGLE_BUTTON (button));
  return button;
}
