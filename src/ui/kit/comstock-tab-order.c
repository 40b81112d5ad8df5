/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK 4.8 orders by where the middle of each part lies and goes on from where the focus was when it left a part; with
 * pages side by side of which each scrolls, Tab passes some by for ever.  The order of the templates is the order of a
 * turn, so that is the order of Tab. */

#include "comstock-tab-order.h"

#include <adwaita.h>

#include "comstock-key-group.h"

/* Inside of these other keys move the focus. */
static gboolean
is_group (GtkWidget *widget)
{
  return COMSTOCK_IS_KEY_GROUP (widget) || GTK_IS_LIST_VIEW (widget) ||
         gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_GRID;
}

/* What is made of parts but is one thing. */
static gboolean
is_whole (GtkWidget *widget)
{
  return is_group (widget) || GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget);
}

/* What is written in takes the focus for its text, which alone is focusable. */
static gboolean
can_have_focus (GtkWidget *widget)
{
  return is_group (widget) || GTK_IS_EDITABLE (widget) || gtk_widget_get_focusable (widget);
}

static void collect (GtkWidget *widget,
                     GPtrArray *stops);

/* The children of a leaflet are in another order than its pages. */
static void
collect_pages (AdwLeaflet *leaflet,
               GPtrArray  *stops)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_leaflet_get_pages (leaflet));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwLeafletPage) page = g_list_model_get_item (pages, i);

      collect (adw_leaflet_page_get_child (page), stops);
    }
}

static void
collect_children (GtkWidget *widget,
                  GPtrArray *stops)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, stops);
}

/* Arrow keys go from row to row; what is in one of them is reached from there. */
static void
collect_row (GtkListBox *list,
             GPtrArray  *stops)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (list));

  if (row != NULL)
    collect_children (row, stops);
}

static void
collect (GtkWidget *widget,
         GPtrArray *stops)
{
  const guint before = stops->len;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (can_have_focus (widget) && !GTK_IS_SCROLLED_WINDOW (widget))
    g_ptr_array_add (stops, widget);
  if (ADW_IS_LEAFLET (widget))
    collect_pages (ADW_LEAFLET (widget), stops);
  else if (GTK_IS_LIST_BOX (widget))
    collect_row (GTK_LIST_BOX (widget), stops);
  else if (!is_whole (widget))
    collect_children (widget, stops);
  /* Only what holds nothing else is scrolled by having the focus. */
  if (GTK_IS_SCROLLED_WINDOW (widget) && can_have_focus (widget) && stops->len == before)
    g_ptr_array_add (stops, widget);
}

/* The innermost stop that has the focus, or −1. */
static int
find_focus (GPtrArray *stops,
            GtkWidget *focus)
{
  int found = -1;

  for (guint i = 0; focus != NULL && i < stops->len; i++)
    if (stops->pdata[i] == focus || gtk_widget_is_ancestor (focus, stops->pdata[i]))
      found = (int) i;
  return found;
}

/* A list box by itself would have the focus, not the row where it was last, or the first one. */
static gboolean
grab_focus (GtkWidget *stop)
{
  GtkWidget *row = GTK_IS_LIST_BOX (stop) ? gtk_widget_get_focus_child (stop) : stop;

  return row != NULL ? gtk_widget_grab_focus (row) : gtk_widget_child_focus (stop, GTK_DIR_TAB_FORWARD);
}

gboolean
comstock_tab_order_move (GtkWidget *root,
                         gboolean   forward)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new ();
  const int step = forward ? 1 : -1;
  int n, now;

  collect (root, stops);
  n = (int) stops->len;
  now = find_focus (stops, gtk_root_get_focus (gtk_widget_get_root (root)));
  if (now < 0 && !forward)
    now = 0;
  for (int i = 1; i <= n; i++)
    if (grab_focus (stops->pdata[(now + i * step + 2 * n) % n]))
      return TRUE;
  return FALSE;
}
