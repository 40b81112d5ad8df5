/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of shortcuts: it fits a small screen, is read aloud, and leaves out no key of the program. */

#include "ui/shell/comstock-shortcuts.h"

#include "ui-probe.h"

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

static GtkWindow *
open_dialog (void)
{
  GtkWindow *dialog = comstock_shortcuts_new (comstock_game_uis[0]);

  gtk_window_present (dialog);
  stage_settle ();
  return dialog;
}

static void
test_width (void)
{
  GtkWindow *dialog = open_dialog ();
  int width;

  gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  gtk_window_destroy (dialog);
}

/* The title has room in the window as it opens. */
static void
test_title (void)
{
  GtkWindow *dialog = open_dialog ();
  GtkLabel *title = ui_probe_find_styled (dialog, "title");

  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (title)), ==, 1);
  gtk_window_destroy (dialog);
}

static void
test_spoken (void)
{
  GtkWindow *dialog = open_dialog ();

  gtk_test_accessible_assert_property (ui_probe_find_named (dialog, "Redo"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Shift+Ctrl+Z, Ctrl+Y");
  gtk_test_accessible_assert_property (ui_probe_find_named (dialog, "Show or hide the city of a player"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Shift+1 … Shift+6");
  gtk_window_destroy (dialog);
}

static gboolean
is_listed (GPtrArray  *labels,
           const char *accelerator)
{
  guint wanted_key, key;
  GdkModifierType wanted_modifiers, modifiers;

  gtk_accelerator_parse (accelerator, &wanted_key, &wanted_modifiers);
  for (guint i = 0; i < labels->len; i++)
    {
      g_auto (GStrv) listed = g_strsplit (gtk_shortcut_label_get_accelerator (labels->pdata[i]), " ", -1);

      for (guint j = 0; listed[j] != NULL; j++)
        if (gtk_accelerator_parse (listed[j], &key, &modifiers) && key == wanted_key &&
            modifiers == wanted_modifiers)
          return TRUE;
    }
  return FALSE;
}

static void
test_complete (void)
{
  GtkWindow *dialog = open_dialog ();
  GtkApplication *application = GTK_APPLICATION (ui_probe_get_application ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  collect (GTK_WIDGET (dialog), GTK_TYPE_SHORTCUT_LABEL, labels);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accelerators = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; accelerators[j] != NULL; j++)
        {
          g_test_message ("%s: %s", actions[i], accelerators[j]);
          g_assert_true (is_listed (labels, accelerators[j]));
        }
    }
  gtk_window_destroy (dialog);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/shortcuts/width", test_width);
  g_test_add_func ("/shortcuts/title", test_title);
  g_test_add_func ("/shortcuts/spoken", test_spoken);
  g_test_add_func ("/shortcuts/complete", test_complete);
  return g_test_run ();
}
