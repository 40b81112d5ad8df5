/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a screen reader a row's subtitle and what is selected, as its description; the title is its name. */

#include "comstock-rows.h"

#define LINE 36                 /* letters, for the narrowest window */

static void
tell_selected (AdwComboRow *row)
{
  gpointer item = adw_combo_row_get_selected_item (row);
  const char *text = item != NULL ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";

  /* Later versions of the library name the subtitle instead, which is empty. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

void
comstock_rows_tell_selected (AdwComboRow *row)
{
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (tell_selected), NULL);
  tell_selected (row);
}

static void
tell_subtitle (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  subtitle != NULL ? subtitle : "", -1);
}

void
comstock_rows_tell_subtitle (AdwActionRow *row)
{
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (tell_subtitle), NULL);
  tell_subtitle (row);
}

static void
tell_switched (AdwActionRow *row,
               GParamSpec   *pspec,
               GtkSwitch    *toggle)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (toggle) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                              : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
comstock_rows_tell_switched (AdwActionRow *row,
                             GtkSwitch    *toggle)
{
  gtk_widget_set_focusable (GTK_WIDGET (toggle), FALSE);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (tell_switched), row, G_CONNECT_SWAPPED);
  tell_switched (row, NULL, toggle);
}

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE,
                                   "max-width-chars", LINE, NULL);

  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, line);
}

static void
mark_chosen (AdwComboRow *row,
             GParamSpec  *pspec,
             GtkListItem *item)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  gtk_widget_set_opacity (mark, gtk_list_item_get_position (item) == adw_combo_row_get_selected (row) ? 1 : 0);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         AdwComboRow              *row)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (mark_chosen), item, 0);
  mark_chosen (row, NULL, item);
}

static void
on_unbind (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           AdwComboRow              *row)
{
  g_signal_handlers_disconnect_by_func (row, mark_chosen, item);
}

void
comstock_rows_show_whole (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), row, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), row, 0);
  adw_combo_row_set_list_factory (row, factory);
}

/* The row in the row, which has the focus. */
static GtkWidget *
find_header (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = ADW_IS_ACTION_ROW (child) ? child : find_header (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
tell_unfolded (AdwExpanderRow *row)
{
  GtkWidget *header = find_header (GTK_WIDGET (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (header), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  adw_expander_row_get_subtitle (row), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (header), GTK_ACCESSIBLE_STATE_EXPANDED,
                               adw_expander_row_get_expanded (row), -1);
}

void
comstock_rows_tell_unfolded (AdwExpanderRow *row)
{
  /* An item of a list would be told as one that is not selected. */
  g_object_set (find_header (GTK_WIDGET (row)), "accessible-role", GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (tell_unfolded), NULL);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (tell_unfolded), NULL);
  tell_unfolded (row);
}
