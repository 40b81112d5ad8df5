/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the shortcuts of GTK's own window, which would be three times as wide as a small screen. */

#include "comstock-shortcuts.h"

#include "ui/kit/comstock-reflow-box.h"

#define TITLE_WIDTH 120

struct _ComstockShortcuts
{
  AdwWindow parent_instance;

  AdwPreferencesPage *page;

  const ComstockGameUi *ui;
  GtkWidget *before_game;       /* the group after which those of the game come, while the list is read */
};

G_DEFINE_FINAL_TYPE (ComstockShortcuts, comstock_shortcuts, ADW_TYPE_WINDOW)

/* "Ctrl+Z, Ctrl+Y" of a list of accelerators, between which @between stands. */
static char *
dup_labels (char      **accelerators,
            const char *between)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;

  for (guint i = 0; accelerators[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;
      g_autofree char *label = NULL;

      if (!gtk_accelerator_parse (accelerators[i], &key, &modifiers))
        continue;
      label = gtk_accelerator_get_label (key, modifiers);
      g_strv_builder_add (builder, label);
    }
  labels = g_strv_builder_end (builder);
  return g_strjoinv (between, labels);
}

/* For who listens; the first and the last of keys in a row stand with dots between. */
static char *
dup_spoken (char **accelerators)
{
  g_auto (GStrv) ends = NULL;

  if (strstr (accelerators[0], "...") == NULL)
    return dup_labels (accelerators, ", ");
  ends = g_strsplit (accelerators[0], "...", -1);
  return dup_labels (ends, " … ");
}

static GtkWidget *
create_keys (const char *accelerator)
{
  GtkWidget *keys = gtk_shortcut_label_new (accelerator);

  gtk_widget_set_halign (keys, GTK_ALIGN_END);
  return keys;
}

/* Combinations stand below each other, single keys side by side. */
static GtkWidget *
create_all_keys (const char *accelerator,
                 char      **accelerators)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6,
                                 "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_CENTER, NULL);

  if (strchr (accelerator, '<') == NULL)
    gtk_box_append (GTK_BOX (box), create_keys (accelerator));
  else
    for (guint i = 0; accelerators[i] != NULL; i++)
      gtk_box_append (GTK_BOX (box), create_keys (accelerators[i]));
  return box;
}

static GtkWidget *
create_content (const char *title,
                GtkWidget  *keys)
{
  GtkWidget *content = comstock_reflow_box_new (TITLE_WIDTH);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  comstock_reflow_box_append (COMSTOCK_REFLOW_BOX (content), label);
  comstock_reflow_box_append (COMSTOCK_REFLOW_BOX (content), keys);
  gtk_widget_add_css_class (content, "shortcut");
  return content;
}

static void
add_shortcut (AdwPreferencesGroup *group,
              GtkWidget           *shortcut)
{
  g_autofree char *title = NULL;
  g_autofree char *accelerator = NULL;
  g_auto (GStrv) accelerators = NULL;
  g_autofree char *spoken = NULL;
  /* An item of a list would be told as one that is not selected. */
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  g_object_get (shortcut, "title", &title, "accelerator", &accelerator, NULL);
  accelerators = g_strsplit (accelerator, " ", -1);
  spoken = dup_spoken (accelerators);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              create_content (title, create_all_keys (accelerator, accelerators)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  adw_preferences_group_add (group, row);
}

static AdwPreferencesGroup *
add_group (ComstockShortcuts *self,
           GtkWidget         *shortcuts)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = NULL;

  g_object_get (shortcuts, "title", &title, NULL);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  return ADW_PREFERENCES_GROUP (group);
}

static void add_below (ComstockShortcuts   *self,
                       GtkWidget           *widget,
                       AdwPreferencesGroup *group);

static void
add_game (ComstockShortcuts *self)
{
  g_autoptr (GtkBuilder) builder = comstock_game_ui_build (self->ui, "help-overlay.ui");

  if (builder != NULL)
    add_below (self, GTK_WIDGET (gtk_builder_get_object (builder, "shortcuts")), NULL);
}

/* GTK keeps groups and shortcuts in their order, wherever in its columns they come to lie. */
static void
add_below (ComstockShortcuts   *self,
           GtkWidget           *widget,
           AdwPreferencesGroup *group)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SHORTCUTS_GROUP (child))
      {
        add_below (self, child, add_group (self, child));
        if (child == self->before_game)
          add_game (self);
      }
    else if (GTK_IS_SHORTCUTS_SHORTCUT (child) && group != NULL)
      add_shortcut (group, child);
    else
      add_below (self, child, group);
}

static void
comstock_shortcuts_class_init (ComstockShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockShortcuts, page);
}

static void
comstock_shortcuts_init (ComstockShortcuts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* GTK finds the list by its name "gtk/help-overlay.ui" as well, and keeps a hidden window of it for each window of the
 * application.  Therefore it has another: GTK 4.8 crashes if a screen reader asks for a window that just went while the
 * last of those left is hidden. */
GtkWindow *
comstock_shortcuts_new (const ComstockGameUi *ui)
{
  ComstockShortcuts *self = g_object_new (COMSTOCK_TYPE_SHORTCUTS, NULL);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/comstock/Comstock/ui/help-overlay.ui");
  GtkWindow *list = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  self->ui = ui;
  self->before_game = GTK_WIDGET (gtk_builder_get_object (builder, "game"));
  add_below (self, GTK_WIDGET (list), NULL);
  gtk_window_destroy (list);
  return GTK_WINDOW (self);
}
