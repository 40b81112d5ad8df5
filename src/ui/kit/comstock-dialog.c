/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that is larger than its parent would not fit a small screen either.  Dialogs are opened by actions, so that
 * they can be opened again. */

#include "comstock-dialog.h"

#include <adwaita.h>

#include "comstock-announcer.h"
#include "comstock-focus-ring.h"
#include "comstock-look.h"

/* The action that opens the dialog, its width and height, its look, and the dialogs above it. */
#define FOLDED_TYPE "(siivv)"

/* In pixels: less than any message dialog is wide, more than any letter is. */
#define LEAST_TEXT_WIDTH 120

static const char action_key[] = "comstock-dialog-action";
static const char native_key[] = "comstock-dialog-native";

/* AdwMessageDialog has its heading in two sizes and asks each about widths that only the other has room in.  So all of
 * its texts wrap, and need the same width at least. */
static void
even_text (GtkWidget *label)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_size_request (label, LEAST_TEXT_WIDTH, -1);
}

/* Since 1.4 it would rather cut the answers short than be wider. */
static void
show_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && GTK_IS_BUTTON (gtk_widget_get_parent (widget)))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
  else if (GTK_IS_LABEL (widget))
    even_text (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    show_texts (child);
}

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
  comstock_focus_ring_keep (dialog);
  comstock_announcer_await (dialog);
  if (ADW_IS_MESSAGE_DIALOG (dialog))
    {
      show_texts (GTK_WIDGET (dialog));
      gtk_accessible_update_property (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), -1);
    }
  gtk_window_present (dialog);
}

static void
set_action (gpointer    dialog,
            const char *action)
{
  g_object_set_data_full (dialog, action_key, g_strdup (action), g_free);
}

void
comstock_dialog_set_action (GtkWindow  *dialog,
                            const char *action)
{
  set_action (dialog, action);
}

static void
on_native_response (GtkNativeDialog *dialog,
                    int              response,
                    gpointer         parent)
{
  g_object_set_data (parent, native_key, NULL);
}

void
comstock_dialog_present_native (GtkNativeDialog *dialog,
                                GtkWidget       *widget,
                                const char      *action)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_native_dialog_set_modal (dialog, TRUE);
  gtk_native_dialog_set_transient_for (dialog, parent);
  set_action (dialog, action);
  g_object_set_data_full (G_OBJECT (parent), native_key, dialog, g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_native_response), parent, 0);
  gtk_native_dialog_show (dialog);
}

static const char *
get_action (GtkWindow *dialog)
{
  return g_object_get_data (G_OBJECT (dialog), action_key);
}

/* Those that stand above @parent; with the action that opens them, or without one. */
static GList *
find_dialogs (GtkWindow *parent,
              gboolean   with_action)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GList *dialogs = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (window) == parent && gtk_widget_get_visible (GTK_WIDGET (window)) &&
          (get_action (window) != NULL) == with_action)
        dialogs = g_list_append (dialogs, window);
    }
  return dialogs;
}

gboolean
comstock_dialog_is_above (GtkWindow *parent)
{
  g_autoptr (GList) own = find_dialogs (parent, TRUE);
  g_autoptr (GList) others = find_dialogs (parent, FALSE);

  return own != NULL || others != NULL;
}

void
comstock_dialog_adopt (GtkWidget  *widget,
                       const char *action)
{
  GList *dialogs = find_dialogs (GTK_WINDOW (gtk_widget_get_root (widget)), FALSE);

  for (GList *l = dialogs; l != NULL; l = l->next)
    set_action (l->data, action);
  g_list_free (dialogs);
}

void
comstock_dialog_pop_down_all (GtkWidget *root)
{
  if (GTK_IS_POPOVER (root))
    gtk_popover_popdown (GTK_POPOVER (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    comstock_dialog_pop_down_all (child);
}

static GVariant *
fold (GtkWindow *dialog)
{
  g_autoptr (GVariant) look = NULL;
  g_autoptr (GVariant) above = comstock_dialog_fold_all (dialog);
  int width, height;

  comstock_dialog_pop_down_all (GTK_WIDGET (dialog));
  look = comstock_look_dup_all (GTK_WIDGET (dialog));
  gtk_window_get_default_size (dialog, &width, &height);
  return g_variant_new (FOLDED_TYPE, get_action (dialog), width, height, look, above);
}

/* An answer that comes too late finds nobody: the dialog of the desktop is hidden without one. */
static void
fold_native (GtkWindow       *parent,
             GVariantBuilder *folded)
{
  GtkNativeDialog *dialog = g_object_get_data (G_OBJECT (parent), native_key);

  if (dialog != NULL && gtk_native_dialog_get_visible (dialog))
    {
      g_variant_builder_add (folded, FOLDED_TYPE, g_object_get_data (G_OBJECT (dialog), action_key), 0, 0,
                             g_variant_new ("()"), g_variant_new ("()"));
      gtk_native_dialog_destroy (dialog);
    }
  g_object_set_data (G_OBJECT (parent), native_key, NULL);
}

/* A dialog of the library, such as that for printing, ends what it is for only when it is answered. */
static void
end (GtkWindow *dialog)
{
  if (GTK_IS_DIALOG (dialog))
    gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  else
    gtk_window_destroy (dialog);
}

GVariant *
comstock_dialog_fold_all (GtkWindow *parent)
{
  GVariantBuilder folded = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" FOLDED_TYPE));
  GList *dialogs = find_dialogs (parent, TRUE);

  fold_native (parent, &folded);
  for (GList *l = dialogs; l != NULL; l = l->next)
    {
      g_variant_builder_add_value (&folded, fold (l->data));
      end (l->data);
    }
  g_list_free (dialogs);
  return g_variant_ref_sink (g_variant_builder_end (&folded));
}

static void
unfold (GtkWindow *parent,
        GVariant  *folded)
{
  const char *action;
  int width, height;
  g_autoptr (GVariant) look = NULL;
  g_autoptr (GVariant) above = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  GList *dialogs;

  g_variant_get (folded, "(&siivv)", &action, &width, &height, &look, &above);
  if (!g_action_parse_detailed_name (action, &name, &target, NULL) ||
      !gtk_widget_activate_action_variant (GTK_WIDGET (parent), name, target))
    return;
  dialogs = find_dialogs (parent, TRUE);
  for (GList *l = dialogs; l != NULL; l = l->next)
    if (g_str_equal (get_action (l->data), action))
      {
        gtk_window_set_default_size (l->data, width, height);
        comstock_look_set_all (l->data, look);
        comstock_dialog_unfold_all (l->data, above);
      }
  g_list_free (dialogs);
}

void
comstock_dialog_unfold_all (GtkWindow *parent,
                            GVariant  *folded)
{
  GVariantIter dialogs;
  GVariant *dialog;

  g_variant_iter_init (&dialogs, folded);
  while ((dialog = g_variant_iter_next_value (&dialogs)) != NULL)
    {
      unfold (parent, dialog);
      g_variant_unref (dialog);
    }
}
