/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gestures stand here and not on the map, which moves under them. */

#include "comstock-board-land.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-pannable.h"
#include "ui/kit/comstock-zoomable.h"

#define MOST_ZOOM 4.0

struct _ComstockBoardLand
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *buttons;
  ComstockBoardMap *map;
  graphene_point_t grip;        /* where the map was scrolled to when a drag began */
};

static void look_init (ComstockLookInterface *iface);
static void zoomable_init (ComstockZoomableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockBoardLand, comstock_board_land, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init)
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_ZOOMABLE, zoomable_init))

/* --- zooming --- */

static double
get_zoom (ComstockZoomable *zoomable)
{
  return comstock_board_map_get_camera (COMSTOCK_BOARD_LAND (zoomable)->map)->zoom;
}

static void
zoom_at (ComstockZoomable *zoomable,
         double            zoom,
         double            x,
         double            y)
{
  ComstockBoardLand *self = COMSTOCK_BOARD_LAND (zoomable);

  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (self->map), x, y, &x, &y);
  comstock_board_map_camera_zoom_at (comstock_board_map_get_camera (self->map), CLAMP (zoom, 1.0, MOST_ZOOM), x, y);
}

static void
zoomable_init (ComstockZoomableInterface *iface)
{
  iface->get_zoom = get_zoom;
  iface->zoom_at = zoom_at;
}

/* --- panning by mouse --- */

static gboolean
is_finger (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* Fingers pan by the scrolled window. */
static void
on_drag_begin (ComstockBoardLand *self,
               double             x,
               double             y,
               GtkGesture        *gesture)
{
  ComstockPannable *pannable = COMSTOCK_PANNABLE (self->map);

  if (is_finger (gesture) || !comstock_pannable_can_pan (pannable))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  graphene_point_init (&self->grip, (float) comstock_pannable_get_offset (pannable, GTK_ORIENTATION_HORIZONTAL),
                       (float) comstock_pannable_get_offset (pannable, GTK_ORIENTATION_VERTICAL));
}

static void
on_drag_update (ComstockBoardLand *self,
                double             dx,
                double             dy,
                GtkGesture        *gesture)
{
  ComstockPannable *pannable = COMSTOCK_PANNABLE (self->map);
  GdkEventSequence *sequence = gtk_gesture_get_last_updated_sequence (gesture);

  if (gtk_gesture_get_sequence_state (gesture, sequence) != GTK_EVENT_SEQUENCE_CLAIMED &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  comstock_pannable_set_offset (pannable, GTK_ORIENTATION_HORIZONTAL, (double) self->grip.x - dx);
  comstock_pannable_set_offset (pannable, GTK_ORIENTATION_VERTICAL, (double) self->grip.y - dy);
}

static void
add_drag (ComstockBoardLand *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  /* Before the map takes the press for one of a parcel. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_drag_update), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->scroller, GTK_EVENT_CONTROLLER (drag));
}

/* --- room --- */

static void
comstock_board_land_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockBoardLand *self = COMSTOCK_BOARD_LAND (widget);

  gtk_widget_measure (self->scroller, orientation, for_size, NULL, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->map), orientation, for_size, minimum, natural, NULL, NULL);
}

/* The buttons stand beside the map, where there is room for them, or not at all. */
static void
allocate_buttons (ComstockBoardLand *self,
                  int                width,
                  int                height)
{
  const gboolean ltr = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_LTR;
  GtkRequisition size;

  gtk_widget_get_preferred_size (self->buttons, &size, NULL);
  gtk_widget_set_child_visible (self->buttons, width - height >= 2 * size.width && height >= size.height);
  gtk_widget_size_allocate (self->buttons,
                            &(GtkAllocation) { ltr ? width - size.width : 0, MAX (0, height - size.height), size.width,
                                               size.height }, -1);
}

static void
comstock_board_land_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ComstockBoardLand *self = COMSTOCK_BOARD_LAND (widget);

  allocate_buttons (self, width, height);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* The scrolled window between would take part in the focus chain. */
static gboolean
comstock_board_land_focus (GtkWidget       *widget,
                           GtkDirectionType direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (COMSTOCK_BOARD_LAND (widget)->map), direction);
}

static gboolean
comstock_board_land_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_BOARD_LAND (widget)->map));
}

/* --- look --- */

static GVariant *
look_dup (ComstockLook *look)
{
  ComstockBoardMapCamera *camera = comstock_board_map_get_camera (COMSTOCK_BOARD_LAND (look)->map);
  double x, y;

  comstock_board_map_camera_get_middle (camera, &x, &y);
  return g_variant_new ("(ddd)", camera->zoom, x, y);
}

static void
look_set (ComstockLook *look,
          GVariant     *value)
{
  double zoom, x, y;

  g_variant_get (value, "(ddd)", &zoom, &x, &y);
  comstock_board_map_camera_set_middle (comstock_board_map_get_camera (COMSTOCK_BOARD_LAND (look)->map), zoom, x, y);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = look_dup;
  iface->set = look_set;
}

static void
comstock_board_land_dispose (GObject *object)
{
  ComstockBoardLand *self = COMSTOCK_BOARD_LAND (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->buttons, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_land_parent_class)->dispose (object);
}

static void
comstock_board_land_class_init (ComstockBoardLandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_land_dispose;
  widget_class->measure = comstock_board_land_measure;
  widget_class->size_allocate = comstock_board_land_size_allocate;
  widget_class->focus = comstock_board_land_focus;
  widget_class->grab_focus = comstock_board_land_grab_focus;
  comstock_zoomable_install (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_board_land_init (ComstockBoardLand *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  /* Scrollbars that come and go would lay the table out anew in each frame that zooms. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->buttons = comstock_zoomable_buttons_new (_("Whole Map"));
  gtk_widget_set_parent (self->buttons, GTK_WIDGET (self));
  comstock_zoomable_add_controllers (COMSTOCK_ZOOMABLE (self));
  add_drag (self);
}

GtkWidget *
comstock_board_land_new (ComstockBoardMap *map)
{
  ComstockBoardLand *self = g_object_new (COMSTOCK_TYPE_BOARD_LAND, NULL);

  self->map = map;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (map));
  return GTK_WIDGET (self);
}
