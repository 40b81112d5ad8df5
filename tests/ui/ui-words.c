/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading widgets, menus and accessible properties in process. */

#include "ui-words.h"

static void
add (GHashTable *words,
     const char *text)
{
  if (text != NULL && *text != '\0')
    g_hash_table_add (words, g_strdup (text));
}

static void
add_menu (GHashTable *words,
          GMenuModel *menu)
{
  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        add (words, label);
      while (g_menu_link_iter_next (links))
        {
          g_autoptr (GMenuModel) link = g_menu_link_iter_get_value (links);

          add_menu (words, link);
        }
    }
}

/* GTK tells what a property is only to who expects something else. */
static void
add_accessible (GHashTable           *words,
                GtkAccessible        *accessible,
                GtkAccessibleProperty property)
{
  g_autofree char *text = gtk_test_accessible_check_property (accessible, property, "\1");

  if (g_strcmp0 (text, "undefined") != 0)
    add (words, text);
}

/* GTK keeps the tooltip that was shown last, hidden, until it fills in the next. */
static gboolean
is_tooltip (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow");
}

static void
collect (GtkWidget  *widget,
         GHashTable *words)
{
  if (GTK_IS_EDITABLE (widget) || is_tooltip (widget))
    return;
  if (GTK_IS_LABEL (widget))
    add (words, gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_MENU_BUTTON (widget))
    add_menu (words, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  if (GTK_IS_WINDOW (widget))
    add (words, gtk_window_get_title (GTK_WINDOW (widget)));
  add (words, gtk_widget_get_tooltip_text (widget));
  add_accessible (words, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_accessible (words, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  add_accessible (words, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  for (widget = gtk_widget_get_first_child (widget); widget != NULL; widget = gtk_widget_get_next_sibling (widget))
    collect (widget, words);
}

static GHashTable *
words_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GHashTable *
ui_words_collect (GtkWidget *root)
{
  GHashTable *words = words_new ();

  collect (root, words);
  return words;
}

GHashTable *
ui_words_collect_all (void)
{
  GHashTable *words = words_new ();
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_visible (l->data))
      collect (l->data, words);
  return words;
}
