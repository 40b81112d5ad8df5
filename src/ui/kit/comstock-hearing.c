/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets what a screen reader is told of a widget, when that is realized. */

#include "comstock-hearing.h"

#include <gtk/gtk.h>

static void
set_nameless (gpointer accessible)
{
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

static void
mend_pages (GtkStack *stack)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (gtk_stack_get_pages (stack));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (pages, i);

      if (gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
        set_nameless (page);
    }
}

/* GTK begins to tell of a widget when it can have the focus or no longer; any update makes it tell all that is due. */
static void
begin (GtkWidget *widget)
{
  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_BUSY, FALSE, -1);
}

static gboolean
on_realize (GSignalInvocationHint *hint,
            guint                  n_values,
            const GValue          *values,
            gpointer               data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_STACK (widget))
    mend_pages (GTK_STACK (widget));
  else if (GTK_IS_IMAGE (widget) || GTK_IS_POPOVER (widget))
    set_nameless (widget);
  else if (gtk_widget_get_focusable (widget))
    begin (widget);
  return TRUE;
}

void
comstock_hearing_mend (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realize, NULL, NULL);
}
