/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hides the keys in menus by style sheets: GTK shows them again whenever it likes. */

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

/* @text without the marks of its access keys. */
static char *
dup_plain (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0'; text++)
    {
      if (*text == '_' && text[1] != '\0')
        text++;
      g_string_append_c (plain, *text);
    }
  return g_string_free (plain, FALSE);
}

static void
name_items (GtkWidget *widget)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  if (g_str_equal (gtk_widget_get_css_name (widget), "modelbutton"))
    {
      g_object_get (widget, "text", &text, NULL);
      name = dup_plain (text != NULL ? text : "");
      /* GTK names a label instead that is itself without a name. */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

void
comstock_menu_name_items (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_signal_connect (popover, "show", G_CALLBACK (name_items), NULL);
}
