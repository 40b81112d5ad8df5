/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a whole window hands on.  Both windows come from the same templates: the n-th widget of a type in the one stands
 * for the n-th in the other. */

#include "comstock-look.h"

#include <adwaita.h>

/* How often a window may be laid out until it can be scrolled as far as the former one. */
#define SCROLL_FRAMES 5

static const char focus_key[] = "focus";

typedef void (*Visit) (GtkWidget  *widget,
                       const char *key,
                       gpointer    data);

typedef struct
{
  GHashTable *counts;   /* of the widgets seen, by type */
  Visit visit;
  gpointer data;
} Walk;

/* Shows one of its children at a time.  A menu begins with its first page. */
static gboolean
has_pages (GtkWidget *widget)
{
  return (GTK_IS_STACK (widget) || ADW_IS_LEAFLET (widget)) &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL;
}

/* Shows the last of a row of pages, which have tags; the first has none.  From libadwaita 1.4 on the library's own
 * dialogs are made so, and when that is the oldest supported it can be known by its type. */
static gboolean
is_navigation (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwNavigationView");
}

static void
walk (Walk      *self,
      GtkWidget *widget)
{
  gpointer type = GSIZE_TO_POINTER (G_OBJECT_TYPE (widget));

  if (COMSTOCK_IS_LOOK (widget) || GTK_IS_SCROLLED_WINDOW (widget) || has_pages (widget) || is_navigation (widget))
    {
      guint count = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, type));
      g_autofree char *key = g_strdup_printf ("%s-%u", G_OBJECT_TYPE_NAME (widget), count);

      g_hash_table_insert (self->counts, type, GUINT_TO_POINTER (count + 1));
      self->visit (widget, key, self->data);
    }
  for (widget = gtk_widget_get_first_child (widget); widget != NULL; widget = gtk_widget_get_next_sibling (widget))
    walk (self, widget);
}

static void
for_each (GtkWidget *root,
          Visit      visit,
          gpointer   data)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  Walk self = { counts, visit, data };

  walk (&self, root);
}

static GVariant *
dup_scrolled (GtkScrolledWindow *widget)
{
  return g_variant_new ("(dd)", gtk_adjustment_get_value (gtk_scrolled_window_get_hadjustment (widget)),
                        gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (widget)));
}

static guint32
get_place (GtkWidget *widget)
{
  guint32 place = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    place++;
  return place;
}

static GVariant *
dup_page (GtkWidget *widget)
{
  g_autoptr (GtkWidget) page = NULL;

  g_object_get (widget, "visible-child", &page, NULL);
  return g_variant_new_uint32 (page != NULL ? get_place (page) : 0);
}

static GVariant *
dup_tag (GtkWidget *navigation)
{
  g_autoptr (GtkWidget) page = NULL;
  g_autofree char *tag = NULL;

  g_object_get (navigation, "visible-page", &page, NULL);
  if (page != NULL)
    g_object_get (page, "tag", &tag, NULL);
  return g_variant_new_string (tag != NULL ? tag : "");
}

static void
add_look (GtkWidget  *widget,
          const char *key,
          gpointer    looks)
{
  g_autoptr (GVariant) look = NULL;

  if (COMSTOCK_IS_LOOK (widget))
    look = comstock_look_dup (COMSTOCK_LOOK (widget));
  else if (has_pages (widget))
    look = g_variant_ref_sink (dup_page (widget));
  else if (is_navigation (widget))
    look = g_variant_ref_sink (dup_tag (widget));
  else
    look = g_variant_ref_sink (dup_scrolled (GTK_SCROLLED_WINDOW (widget)));
  g_variant_dict_insert_value (looks, key, look);
}

/* The way from @root down to @widget, as numbers of children. */
static GVariant *
dup_path (GtkWidget *root,
          GtkWidget *widget)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (; widget != root; widget = gtk_widget_get_parent (widget))
    {
      const guint32 place = get_place (widget);

      g_array_prepend_val (path, place);
    }
  return g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, path->data, path->len, sizeof (guint32));
}

/* The focus with what is selected where one types, and whether it is drawn. */
static void
add_focus (GtkWidget    *root,
           GVariantDict *looks)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (root));
  int start = 0, end = 0;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, root))
    return;
  if (GTK_IS_EDITABLE (focus))
    gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end);
  g_variant_dict_insert (looks, focus_key, "(@auiib)", dup_path (root, focus), start, end,
                         gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (root))));
}

GVariant *
comstock_look_dup_all (GtkWidget *root)
{
  GVariantDict looks = G_VARIANT_DICT_INIT (NULL);

  for_each (root, add_look, &looks);
  add_focus (root, &looks);
  return g_variant_ref_sink (g_variant_dict_end (&looks));
}

typedef struct
{
  double x;
  double y;
  guint frames;
} Scroll;

static gboolean
scroll_to (GtkAdjustment *adjustment,
           double         value)
{
  gtk_adjustment_set_value (adjustment, value);
  return gtk_adjustment_get_value (adjustment) >= value;
}

static gboolean
scroll (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  Scroll *self = data;
  gboolean x_done = scroll_to (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget)), self->x);
  gboolean y_done = scroll_to (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget)), self->y);

  return (x_done && y_done) || --self->frames == 0 ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
set_scrolled (GtkScrolledWindow *widget,
              GVariant          *scrolled)
{
  Scroll *self = g_new (Scroll, 1);

  g_variant_get (scrolled, "(dd)", &self->x, &self->y);
  self->frames = SCROLL_FRAMES;
  gtk_widget_add_tick_callback (GTK_WIDGET (widget), scroll, self, g_free);
}

static GtkWidget *
get_child (GtkWidget *widget,
           guint      place)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (; child != NULL && place > 0; place--)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
set_page (GtkWidget *widget,
          GVariant  *page)
{
  GtkWidget *child = get_child (widget, g_variant_get_uint32 (page));

  if (child != NULL)
    g_object_set (widget, "visible-child", child, NULL);
}

static void
set_tag (GtkWidget *navigation,
         GVariant  *tag)
{
  if (*g_variant_get_string (tag, NULL) != '\0')
    gtk_widget_activate_action_variant (navigation, "navigation.push", tag);
}

static void
set_look (GtkWidget  *widget,
          const char *key,
          gpointer    looks)
{
  g_autoptr (GVariant) look = g_variant_dict_lookup_value (looks, key, NULL);

  if (look != NULL && COMSTOCK_IS_LOOK (widget))
    comstock_look_set (COMSTOCK_LOOK (widget), look);
  else if (look != NULL && has_pages (widget))
    set_page (widget, look);
  else if (look != NULL && is_navigation (widget))
    set_tag (widget, look);
  else if (look != NULL)
    set_scrolled (GTK_SCROLLED_WINDOW (widget), look);
}

/* As far down as the way goes; what is there takes the focus, or what it lies in. */
static GtkWidget *
focus (GtkWidget    *root,
       GVariantIter *path)
{
  GtkWidget *widget = root;
  GtkWidget *child = root;
  guint place;

  while (child != NULL && g_variant_iter_loop (path, "u", &place))
    {
      child = get_child (widget, place);
      widget = child != NULL ? child : widget;
    }
  while (widget != root && !gtk_widget_grab_focus (widget))
    widget = gtk_widget_get_parent (widget);
  return widget;
}

static void
set_focus (GtkWidget    *root,
           GVariantDict *looks)
{
  g_autoptr (GVariantIter) path = NULL;
  gboolean visible;
  int start, end;
  GtkWidget *widget;

  if (!g_variant_dict_lookup (looks, focus_key, "(auiib)", &path, &start, &end, &visible))
    return;
  widget = focus (root, path);
  if (GTK_IS_EDITABLE (widget))
    gtk_editable_select_region (GTK_EDITABLE (widget), start, end);
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (root)), visible);
}

void
comstock_look_set_all (GtkWidget *root,
                       GVariant  *looks)
{
  g_auto (GVariantDict) own = G_VARIANT_DICT_INIT (looks);

  for_each (root, set_look, &own);
  set_focus (root, &own);
}
