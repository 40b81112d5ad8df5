/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row's title is its name; the rest becomes its description and its state. */

#include "comstock-rows.h"

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
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (tell_unfolded), NULL);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (tell_unfolded), NULL);
  tell_unfolded (row);
}
