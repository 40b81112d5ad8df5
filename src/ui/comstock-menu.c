/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK shows the keys of a menu again whenever it likes: only style sheets can leave them out. */

#include "comstock-menu.h"

#include "comstock-scale.h"

#define KEYS_WIDTH 300    /* of our longest item with its keys, at the usual size of text */

static void
fit (GtkWidget *popover,
     GtkWidget *button)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (button));

  if (gtk_widget_get_width (root) < KEYS_WIDTH * comstock_scale_get_text (root))
    gtk_widget_add_css_class (popover, "keyless");
  else
    gtk_widget_remove_css_class (popover, "keyless");
}

void
comstock_menu_fit (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  g_signal_connect_object (gtk_menu_button_get_popover (button), "show", G_CALLBACK (fit), button, 0);
}
