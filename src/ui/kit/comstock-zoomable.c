/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zooms by keys, wheel, pinch and buttons, all by zoom_at (), with the point that stays where it is. */

#include "comstock-zoomable.h"

#include <glib/gi18n.h>
#include <math.h>

#define STEP 1.2        /* per key or notch of the wheel */

G_DEFINE_INTERFACE (ComstockZoomable, comstock_zoomable, GTK_TYPE_WIDGET)

static void
comstock_zoomable_default_init (ComstockZoomableInterface *iface)
{
}

double
comstock_zoomable_get_zoom (ComstockZoomable *self)
{
  return COMSTOCK_ZOOMABLE_GET_IFACE (self)->get_zoom (self);
}

void
comstock_zoomable_zoom_at (ComstockZoomable *self,
                           double            zoom,
                           double            x,
                           double            y)
{
  COMSTOCK_ZOOMABLE_GET_IFACE (self)->zoom_at (self, zoom, x, y);
}

static void
zoom (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ComstockZoomable *self = COMSTOCK_ZOOMABLE (widget);
  const double before = comstock_zoomable_get_zoom (self);
  const double after = g_str_equal (action, "zoom.in") ? before * STEP :
                       g_str_equal (action, "zoom.out") ? before / STEP : 1;

  comstock_zoomable_zoom_at (self, after, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
comstock_zoomable_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "zoom.in", NULL, zoom);
  gtk_widget_class_install_action (widget_class, "zoom.out", NULL, zoom);
  gtk_widget_class_install_action (widget_class, "zoom.fit", NULL, zoom);
}

/* Where the pointer is over the view; its middle if it cannot be told.  The event of a wheel does not tell. */
static void
find_pointer (GtkEventController *controller,
              GtkWidget          *view,
              double             *x,
              double             *y)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GdkDevice *pointer = event != NULL ? gdk_seat_get_pointer (gdk_event_get_seat (event)) : NULL;
  GtkNative *native = gtk_widget_get_native (view);
  double shift_x, shift_y;

  if (pointer == NULL || !gdk_surface_get_device_position (gtk_native_get_surface (native), pointer, x, y, NULL))
    {
      *x = gtk_widget_get_width (view) / 2.0;
      *y = gtk_widget_get_height (view) / 2.0;
      return;
    }
  gtk_native_get_surface_transform (native, &shift_x, &shift_y);
  gtk_widget_translate_coordinates (GTK_WIDGET (native), view, *x - shift_x, *y - shift_y, x, y);
}

static gboolean
on_scroll (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           ComstockZoomable         *self)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double x, y;

  if ((state & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  find_pointer (GTK_EVENT_CONTROLLER (controller), GTK_WIDGET (self), &x, &y);
  comstock_zoomable_zoom_at (self, comstock_zoomable_get_zoom (self) * pow (STEP, -dy), x, y);
  return GDK_EVENT_STOP;
}

/* The gesture tells its scale from where it began. */
static void
on_pinch_begin (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                ComstockZoomable *self)
{
  double *start = g_new (double, 1);

  *start = comstock_zoomable_get_zoom (self);
  g_object_set_data_full (G_OBJECT (gesture), "start", start, g_free);
}

static void
on_pinch (GtkGesture       *gesture,
          double            scale,
          ComstockZoomable *self)
{
  const double *start = g_object_get_data (G_OBJECT (gesture), "start");
  double x, y;

  if (start != NULL && gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    comstock_zoomable_zoom_at (self, *start * scale, x, y);
}

/* Zooming by keys works wherever the focus is in the window. */
static void
add_keys (ComstockZoomable *self)
{
  static const char *const keys[][2] = {
    { "<Control>plus|<Control>equal|<Control>KP_Add", "action(zoom.in)" },
    { "<Control>minus|<Control>KP_Subtract", "action(zoom.out)" },
    { "<Control>0|<Control>KP_0", "action(zoom.fit)" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i][0]),
                                                            gtk_shortcut_action_parse_string (keys[i][1])));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
comstock_zoomable_add_controllers (ComstockZoomable *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_return_if_fail (COMSTOCK_IS_ZOOMABLE (self));

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (on_scroll), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  /* Before what pans with one of the two fingers. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch), GTK_PHASE_CAPTURE);
  g_signal_connect_object (pinch, "begin", G_CALLBACK (on_pinch_begin), self, 0);
  g_signal_connect_object (pinch, "scale-changed", G_CALLBACK (on_pinch), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  add_keys (self);
}

GtkWidget *
comstock_zoomable_buttons_new (const char *whole)
{
  const char *const buttons[][3] = {
    { "zoom-in-symbolic", "zoom.in", _("Zoom In") },
    { "zoom-fit-best-symbolic", "zoom.fit", whole },
    { "zoom-out-symbolic", "zoom.out", _("Zoom Out") },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_add_css_class (box, "zoom-buttons");
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (buttons[i][0]);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), buttons[i][1]);
      gtk_widget_set_tooltip_text (button, buttons[i][2]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, buttons[i][2], -1);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}
