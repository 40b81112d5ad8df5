/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One watcher at the root of many widgets: it looks for topics from where a person points, upwards. */

#include "comstock-explain.h"

#include <glib/gi18n.h>

#include "comstock-menu.h"

#define TOPICS_KEY "comstock-explain-topics"

void
comstock_explain_set_topics (GtkWidget  *widget,
                             const char *topics)
{
  g_object_set_data_full (G_OBJECT (widget), TOPICS_KEY, g_strdup (topics), g_free);
}

/* The nearest widget, from @widget up to @root, that stands for something, or NULL. */
static GtkWidget *
find_asked (GtkWidget *widget,
            GtkWidget *root)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (g_object_get_data (G_OBJECT (widget), TOPICS_KEY) != NULL)
        return widget;
      if (widget == root)
        break;
    }
  return NULL;
}

static GtkWidget *
find_asked_at (GtkWidget *root,
               double     x,
               double     y)
{
  return find_asked (gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT), root);
}

static GtkWidget *
find_asked_with_focus (GtkWidget *root)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (root));

  return focus != NULL && gtk_widget_is_ancestor (focus, root) ? find_asked (focus, root) : NULL;
}

static gboolean
unparent (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The item that was chosen acts once the menu has closed; until then it must have a parent to act in. */
static void
on_closed (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent, g_object_ref (popover), g_object_unref);
}

static void
offer (GtkWidget          *root,
       GtkWidget          *asked,
       const GdkRectangle *place)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new (_("_What Is This?"), NULL);
  GtkWidget *popover;

  g_menu_item_set_action_and_target (item, "table.explain", "s",
                                     (const char *) g_object_get_data (G_OBJECT (asked), TOPICS_KEY));
  g_menu_append_item (menu, item);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, root);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
  g_signal_connect_object (root, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  comstock_menu_name_items (GTK_POPOVER (popover));
  gtk_popover_popup (GTK_POPOVER (popover));
}

static gboolean
offer_at (GtkWidget *root,
          double     x,
          double     y)
{
  const GdkRectangle place = { .x = (int) x, .y = (int) y, .width = 1, .height = 1 };
  GtkWidget *asked = find_asked_at (root, x, y);

  if (asked == NULL)
    return FALSE;
  offer (root, asked, &place);
  return TRUE;
}

static void
on_pressed (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            GtkWidget       *root)
{
  if (offer_at (root, x, y))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_long_pressed (GtkGestureLongPress *gesture,
                 double               x,
                 double               y,
                 GtkWidget           *root)
{
  if (offer_at (root, x, y))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
on_menu_key (GtkWidget *root,
             GVariant  *arguments,
             gpointer   data)
{
  GtkWidget *asked = find_asked_with_focus (root);
  graphene_rect_t bounds;

  if (asked == NULL || !gtk_widget_compute_bounds (asked, root, &bounds))
    return FALSE;
  offer (root, asked, &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                        (int) bounds.size.width, (int) bounds.size.height });
  return TRUE;
}

static gboolean
on_ask_key (GtkWidget *root,
            GVariant  *arguments,
            gpointer   data)
{
  GtkWidget *asked = find_asked_with_focus (root);

  return asked != NULL &&
         gtk_widget_activate_action (root, "table.explain", "s",
                                     (const char *) g_object_get_data (G_OBJECT (asked), TOPICS_KEY));
}

static void
watch_keys (GtkWidget *root)
{
  static const struct
  {
    const char *keys;
    GtkShortcutFunc function;
  } shortcuts[] = {
    { "<Shift>F1", on_ask_key },
    { "<Shift>F10", on_menu_key },
    { "Menu", on_menu_key },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].keys),
                        gtk_callback_action_new (shortcuts[i].function, NULL, NULL)));
  gtk_widget_add_controller (root, controller);
}

void
comstock_explain_watch (GtkWidget *root)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  /* AdwLeaflet 1.7 lets no press of this button come back up through it. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), root);
  gtk_widget_add_controller (root, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  /* Before the buttons, which would take the end of the press for a click. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (on_long_pressed), root);
  gtk_widget_add_controller (root, GTK_EVENT_CONTROLLER (press));
  watch_keys (root);
}

void
comstock_explain_set_tooltip (GtkWidget  *widget,
                              const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
