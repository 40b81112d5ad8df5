/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding and pressing widgets in process. */

#include "config.h"

#include "ui-probe.h"

#include <glib/gi18n.h>

#include "ui/shell/comstock-application.h"

/* In seconds; only what hangs takes so long. */
#define HANG 600

static AdwApplication *probe_application;

void
ui_probe_init (int    *argc,
               char ***argv)
{
  g_autoptr (GError) error = NULL;

  gtk_test_init (argc, argv, NULL);
  adw_init ();
  probe_application = ADW_APPLICATION (comstock_application_new ());
  g_application_set_flags (G_APPLICATION (probe_application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (probe_application), NULL, &error);
  g_assert_no_error (error);
}

AdwApplication *
ui_probe_get_application (void)
{
  return probe_application;
}

static gboolean
on_timeout (gpointer data)
{
  g_error ("waited in vain");
  return G_SOURCE_REMOVE;
}

void
ui_probe_wait (UiCondition condition,
               gpointer    data)
{
  guint timeout = g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, HANG, on_timeout, NULL, NULL);

  while (!condition (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
  stage_settle ();
}

typedef gboolean (*Match) (GtkWidget    *widget,
                           gconstpointer data);

static GtkWidget *
find (GtkWidget    *widget,
      Match         match,
      gconstpointer data)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return NULL;
  if (match (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, match, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_of_type (GtkWidget    *widget,
            gconstpointer data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (data));
}

static gboolean
is_button_labelled (GtkWidget    *widget,
                    gconstpointer data)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  return GTK_IS_LABEL (child) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (child)), data) == 0;
}

gpointer
ui_probe_find (gpointer root,
               GType    type)
{
  return find (root, is_of_type, GSIZE_TO_POINTER (type));
}

GtkButton *
ui_probe_find_button (gpointer    root,
                      const char *label)
{
  GtkWidget *button = find (root, is_button_labelled, _ (label));

  return button != NULL ? GTK_BUTTON (button) : NULL;
}

static gboolean
is_row_titled (GtkWidget    *widget,
               gconstpointer data)
{
  return ADW_IS_PREFERENCES_ROW (widget) &&
         g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), data) == 0;
}

gpointer
ui_probe_find_named (gpointer    root,
                     const char *title)
{
  return find (root, is_row_titled, _ (title));
}

static gboolean
is_styled (GtkWidget    *widget,
           gconstpointer data)
{
  return gtk_widget_has_css_class (widget, data);
}

gpointer
ui_probe_find_controller (GtkWidget *widget,
                          GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  return NULL;
}

gpointer
ui_probe_find_styled (gpointer    root,
                      const char *css_class)
{
  return find (root, is_styled, css_class);
}

void
ui_probe_press (gpointer button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

char *
ui_probe_dup_copied (gpointer widget)
{
  g_auto (GValue) copied = G_VALUE_INIT;

  g_value_init (&copied, G_TYPE_STRING);
  gdk_content_provider_get_value (gdk_clipboard_get_content (gtk_widget_get_clipboard (widget)), &copied, NULL);
  return g_value_dup_string (&copied);
}

gpointer
ui_probe_find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type) && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

static gboolean
is_window_there (gpointer type)
{
  return ui_probe_find_window (GPOINTER_TO_SIZE (type)) != NULL;
}

gpointer
ui_probe_await_window (GType type)
{
  ui_probe_wait (is_window_there, GSIZE_TO_POINTER (type));
  return ui_probe_find_window (type);
}

/* What is shown of what has happened is shown in the frame after that was told. */
void
ui_probe_let_tell (ComstockTable *table)
{
  stage_settle ();
  while (comstock_table_is_telling (table))
    {
      comstock_theatre_skip (comstock_table_get_theatre (table));
      COMSTOCK_TABLE_GET_CLASS (table)->skip (table);
      stage_settle ();
    }
  stage_settle ();
}
