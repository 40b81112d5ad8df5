/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets what a screen reader is told of a widget, when that is realized. */

#include "comstock-hearing.h"

#include <adwaita.h>

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

/* A name of its own keeps a drop-down from telling what is chosen; the button in it has the focus. */
static void
tell_chosen (GtkDropDown *choice)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (choice));
  gpointer item = gtk_drop_down_get_selected_item (choice);
  const char *chosen = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item)
                       : GTK_IS_FILE_FILTER (item) ? gtk_file_filter_get_name (item) : "";

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, chosen, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, chosen, -1);
}

static void
mend_choice (GtkDropDown *choice)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    set_nameless (choice);
  g_signal_handlers_disconnect_by_func (choice, tell_chosen, NULL);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (tell_chosen), NULL);
  tell_chosen (choice);
}

/* The tabs have the focus as one, and no name: it is that of the page in front. */
static void
tell_page (GtkNotebook *notebook)
{
  GtkWidget *page = gtk_notebook_get_nth_page (notebook, gtk_notebook_get_current_page (notebook));
  const char *title = page != NULL ? gtk_notebook_get_tab_label_text (notebook, page) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (notebook), GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : "",
                                  -1);
}

static void
mend_notebook (GtkNotebook *notebook)
{
  g_signal_handlers_disconnect_by_func (notebook, tell_page, NULL);
  g_signal_connect (notebook, "notify::page", G_CALLBACK (tell_page), NULL);
  tell_page (notebook);
}

/* A title of rows is the name of their list, unless that is below one of them. */
static gboolean
is_named (GtkWidget *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return TRUE;
  return group != NULL && gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_ROW) == NULL &&
         *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) != '\0';
}

/* A list of preferences says as it is entered what its group says below the title. */
static void
tell_group (GtkWidget *list)
{
  gpointer group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);
  const char *description = adw_preferences_group_get_description (group);
  g_autofree char *name = NULL;

  if (description == NULL || *description == '\0')
    return;
  name = g_strdup_printf ("%s. %s%s", adw_preferences_group_get_title (group), description,
                          g_str_has_suffix (description, ".") ? "" : ".");
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
mend_list (GtkWidget *list)
{
  if (is_named (list))
    {
      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL))
        tell_group (list);
      return;
    }
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_nameless (list);
}

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

/* GTK reads mnemonics out, and a label that has one twice. */
static void
mend_mnemonic (GtkWidget *button)
{
  GtkWidget *label = find_label (button);
  gboolean underlined;

  g_object_get (button, "use-underline", &underlined, NULL);
  if (!underlined || label == NULL)
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
}

/* GTK names a button or an entry after its class that has neither a label of its own nor a name. */
static void
mend_name (GtkWidget *button)
{
  GtkWidget *label;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;
  label = find_label (button);
  if (label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  else if (gtk_widget_get_tooltip_text (button) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_widget_get_tooltip_text (button), -1);
  else
    set_nameless (button);
}

/* Preferences and pages set their role themselves: they are told of before they can be mended here. */
static gboolean
has_role (GtkWidget *window)
{
  return ADW_IS_PREFERENCES_WINDOW (window) || G_OBJECT_TYPE (window) == ADW_TYPE_WINDOW;
}

/* What had the focus before the dialog came up was not told of, nor then its title.  Of a file's name only the stem is
 * selected, and stays so. */
static void
tell_focus (GtkWindow *dialog)
{
  GtkWidget *focus = gtk_window_get_focus (dialog);
  int start, end;

  if (!gtk_window_is_active (dialog) || focus == NULL)
    return;
  g_signal_handlers_disconnect_by_func (dialog, tell_focus, NULL);
  if (GTK_IS_EDITABLE (focus))
    gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end);
  gtk_window_set_focus (dialog, NULL);
  gtk_window_set_focus (dialog, focus);
  if (GTK_IS_EDITABLE (focus))
    gtk_editable_select_region (GTK_EDITABLE (focus), start, end);
}

/* In the entry for a file GTK keeps Tab to complete a path: there is none in a bare name, which Tab leaves. */
static gboolean
leave_name (GtkWindow      *chooser,
            guint           value,
            guint           code,
            GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (chooser);

  return value == GDK_KEY_Tab && (state & GDK_CONTROL_MASK) == 0 && GTK_IS_TEXT (focus) &&
         strchr (gtk_editable_get_text (GTK_EDITABLE (focus)), '/') == NULL &&
         gtk_widget_child_focus (GTK_WIDGET (chooser), GTK_DIR_TAB_FORWARD);
}

static void
let_tab_leave (GtkWidget *chooser)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (leave_name), chooser);
  gtk_widget_add_controller (chooser, keys);
}

/* A window that is told of before it asks for its role has none, and tells neither its title nor that it is active. */
static void
mend_window (GtkWidget *window)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (window));

  if (role != GTK_ACCESSIBLE_ROLE_WIDGET && !has_role (window))
    g_object_set (window, "accessible-role", role, NULL);
  if (GTK_IS_FILE_CHOOSER (window) || ADW_IS_PREFERENCES_WINDOW (window))
    g_signal_connect (window, "notify::is-active", G_CALLBACK (tell_focus), NULL);
  if (GTK_IS_FILE_CHOOSER (window))
    let_tab_leave (window);
}

static gboolean
is_folded (GtkWidget *widget)
{
  g_autofree char *otherwise = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_EXPANDED,
                                                                FALSE);

  return otherwise == NULL;
}

static gboolean
tell_folded (gpointer widget)
{
  gtk_accessible_update_state (widget, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  return G_SOURCE_REMOVE;
}

/* Orca would say it of what gets the focus, and then once more with its name; what it knows by then it says once. */
static void
delay_folded (GtkWidget *widget)
{
  if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_EXPANDED) ||
      !is_folded (widget))
    return;
  gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_EXPANDED);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_folded, g_object_ref (widget), g_object_unref);
}

/* Where nothing is selected rows would be told as items that are not. */
static void
mend_list_row (GtkWidget *row)
{
  GtkWidget *list = gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX);

  if (list != NULL && gtk_list_box_get_selection_mode (GTK_LIST_BOX (list)) == GTK_SELECTION_NONE &&
      gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM &&
      gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (list)) == GTK_ACCESSIBLE_ROLE_GROUP)
    g_object_set (row, "accessible-role",
                  gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)) ? GTK_ACCESSIBLE_ROLE_BUTTON
                                                                            : GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

/* GTK names a row after its class that shows what a list of its own dialogs holds. */
static void
mend_row (GtkWidget *row)
{
  GtkWidget *label = find_label (row);

  if (label != NULL && g_str_equal (G_OBJECT_TYPE_NAME (row), "GtkListItemWidget") &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

/* GTK begins to tell of a widget when it can have the focus or no longer; any update makes it tell all that is due. */
static void
begin (GtkWidget *widget)
{
  delay_folded (widget);
  mend_row (widget);
  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_BUSY, FALSE, -1);
}

/* Its flags change before GTK tells that it has the focus.  What is due would be said once more after that. */
static void
begin_at_focus (GtkWidget *widget)
{
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUSED) == 0)
    return;
  g_signal_handlers_disconnect_by_func (widget, begin_at_focus, NULL);
  begin (widget);
}

/* To begin with all widgets of a window at once takes a twentieth of the start. */
static void
await_focus (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, begin_at_focus, NULL);
  g_signal_connect (widget, "state-flags-changed", G_CALLBACK (begin_at_focus), NULL);
  begin_at_focus (widget);
}

static gboolean
on_realize (GSignalInvocationHint *hint,
            guint                  n_values,
            const GValue          *values,
            gpointer               data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_LIST_BOX_ROW (widget))
    mend_list_row (widget);
  if (GTK_IS_STACK (widget))
    mend_pages (GTK_STACK (widget));
  else if (GTK_IS_LIST_BOX (widget))
    mend_list (widget);
  else if (GTK_IS_IMAGE (widget) || GTK_IS_POPOVER (widget) || GTK_IS_LIST_VIEW (widget) ||
           GTK_IS_TREE_VIEW (widget))
    set_nameless (widget);
  else if (GTK_IS_DROP_DOWN (widget))
    mend_choice (GTK_DROP_DOWN (widget));
  else if (GTK_IS_WINDOW (widget))
    mend_window (widget);
  else if (GTK_IS_NOTEBOOK (widget))
    mend_notebook (GTK_NOTEBOOK (widget));
  else if (gtk_widget_get_focusable (widget))
    await_focus (widget);
  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    mend_mnemonic (widget);
  if (GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget))
    mend_name (widget);
  return TRUE;
}

void
comstock_hearing_mend (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);
  g_autoptr (GTypeClass) list_class = g_type_class_ref (GTK_TYPE_LIST_BOX);

  /* Those of preferences are only frames around rows, one in another where rows unfold.  As lists they would be counted
   * and told as nested; what is a list asks for that role. */
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (list_class), GTK_ACCESSIBLE_ROLE_GROUP);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realize, NULL, NULL);
}
