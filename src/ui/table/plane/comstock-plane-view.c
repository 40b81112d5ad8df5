/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gestures stand here and not on the plane, which moves under them. */

#include "comstock-plane-view.h"

#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-pannable.h"
#include "ui/kit/comstock-zoomable.h"

#define MOST_ZOOM 4.0

typedef struct
{
  GtkWidget *scroller;
  GtkWidget *buttons;
  ComstockPannable *plane;
  ComstockPlaneCamera *camera;  /* the plane's */
  graphene_point_t grip;        /* where the plane was scrolled to when a drag began */
} ComstockPlaneViewPrivate;

static void look_init (ComstockLookInterface *iface);
static void zoomable_init (ComstockZoomableInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ComstockPlaneView, comstock_plane_view, GTK_TYPE_WIDGET,
                         G_ADD_PRIVATE (ComstockPlaneView)
                         G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init)
                         G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_ZOOMABLE, zoomable_init))

static ComstockPlaneViewPrivate *
get_priv (gpointer self)
{
  return comstock_plane_view_get_instance_private (self);
}

/* --- zooming --- */

static double
get_zoom (ComstockZoomable *zoomable)
{
  return get_priv (zoomable)->camera->zoom;
}

static void
zoom_at (ComstockZoomable *zoomable,
         double            zoom,
         double            x,
         double            y)
{
  ComstockPlaneViewPrivate *priv = get_priv (zoomable);

  gtk_widget_translate_coordinates (GTK_WIDGET (zoomable), GTK_WIDGET (priv->plane), x, y, &x, &y);
  comstock_plane_camera_zoom_at (priv->camera, CLAMP (zoom, 1.0, MOST_ZOOM), x, y);
}

static void
zoomable_init (ComstockZoomableInterface *iface)
{
  iface->get_zoom = get_zoom;
  iface->zoom_at = zoom_at;
}

/* --- panning by mouse --- */

/* Fingers pan by the scrolled window. */
static void
on_drag_begin (ComstockPlaneView *self,
               double             x,
               double             y,
               GtkGesture        *gesture)
{
  ComstockPlaneViewPrivate *priv = get_priv (self);

  if (comstock_pannable_is_finger (gesture) || !comstock_pannable_can_pan (priv->plane))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  graphene_point_init (&priv->grip, (float) comstock_pannable_get_offset (priv->plane, GTK_ORIENTATION_HORIZONTAL),
                       (float) comstock_pannable_get_offset (priv->plane, GTK_ORIENTATION_VERTICAL));
}

static void
on_drag_update (ComstockPlaneView *self,
                double             dx,
                double             dy,
                GtkGesture        *gesture)
{
  ComstockPlaneViewPrivate *priv = get_priv (self);
  GdkEventSequence *sequence = gtk_gesture_get_last_updated_sequence (gesture);

  if (gtk_gesture_get_sequence_state (gesture, sequence) != GTK_EVENT_SEQUENCE_CLAIMED &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  comstock_pannable_set_offset (priv->plane, GTK_ORIENTATION_HORIZONTAL, (double) priv->grip.x - dx);
  comstock_pannable_set_offset (priv->plane, GTK_ORIENTATION_VERTICAL, (double) priv->grip.y - dy);
}

static void
add_drag (ComstockPlaneView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  /* Before the plane takes the press for one of a cell. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_drag_update), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (get_priv (self)->scroller, GTK_EVENT_CONTROLLER (drag));
}

/* --- room --- */

static void
comstock_plane_view_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockPlaneViewPrivate *priv = get_priv (widget);

  gtk_widget_measure (priv->scroller, orientation, for_size, NULL, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (priv->plane), orientation, for_size, minimum, natural, NULL, NULL);
}

/* The buttons stand beside the plane, where there is room for them, or not at all. */
static void
allocate_buttons (ComstockPlaneView *self,
                  int                width,
                  int                height)
{
  GtkWidget *buttons = get_priv (self)->buttons;
  const gboolean ltr = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_LTR;
  GtkRequisition size;

  gtk_widget_get_preferred_size (buttons, &size, NULL);
  gtk_widget_set_child_visible (buttons, width - height >= 2 * size.width &&
                                         height >= COMSTOCK_PLANE_VIEW_GET_CLASS (self)->heights * size.height);
  gtk_widget_size_allocate (buttons,
                            &(GtkAllocation) { ltr ? width - size.width : 0, MAX (0, height - size.height), size.width,
                                               size.height }, -1);
}

static void
comstock_plane_view_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  allocate_buttons (COMSTOCK_PLANE_VIEW (widget), width, height);
  gtk_widget_size_allocate (get_priv (widget)->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* The scrolled window between would take part in the focus chain. */
static gboolean
comstock_plane_view_focus (GtkWidget       *widget,
                           GtkDirectionType direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (get_priv (widget)->plane), direction);
}

static gboolean
comstock_plane_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (get_priv (widget)->plane));
}

/* --- look --- */

static GVariant *
look_dup (ComstockLook *look)
{
  ComstockPlaneCamera *camera = get_priv (look)->camera;
  double x, y;

  comstock_plane_camera_get_middle (camera, &x, &y);
  return g_variant_new ("(ddd)", camera->zoom, x, y);
}

static void
look_set (ComstockLook *look,
          GVariant     *value)
{
  double zoom, x, y;

  g_variant_get (value, "(ddd)", &zoom, &x, &y);
  comstock_plane_camera_set_middle (get_priv (look)->camera, zoom, x, y);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = look_dup;
  iface->set = look_set;
}

static void
comstock_plane_view_dispose (GObject *object)
{
  ComstockPlaneViewPrivate *priv = get_priv (object);

  g_clear_pointer (&priv->scroller, gtk_widget_unparent);
  g_clear_pointer (&priv->buttons, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_plane_view_parent_class)->dispose (object);
}

static void
comstock_plane_view_class_init (ComstockPlaneViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_plane_view_dispose;
  widget_class->measure = comstock_plane_view_measure;
  widget_class->size_allocate = comstock_plane_view_size_allocate;
  widget_class->focus = comstock_plane_view_focus;
  widget_class->grab_focus = comstock_plane_view_grab_focus;
  /* Scrollbars that come and go would lay the table out anew in each frame that zooms. */
  klass->bars = GTK_POLICY_EXTERNAL;
  klass->heights = 1;
  comstock_zoomable_install (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_plane_view_init (ComstockPlaneView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  get_priv (self)->scroller = scroller;
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  comstock_zoomable_add_controllers (COMSTOCK_ZOOMABLE (self));
  add_drag (self);
}

void
comstock_plane_view_fill (ComstockPlaneView   *self,
                          ComstockPannable    *plane,
                          ComstockPlaneCamera *camera,
                          const char          *whole)
{
  ComstockPlaneViewPrivate *priv = get_priv (self);
  const GtkPolicyType bars = COMSTOCK_PLANE_VIEW_GET_CLASS (self)->bars;

  g_return_if_fail (COMSTOCK_IS_PLANE_VIEW (self));

  priv->plane = plane;
  priv->camera = camera;
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (priv->scroller), bars, bars);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (priv->scroller), GTK_WIDGET (plane));
  priv->buttons = comstock_zoomable_buttons_new (whole);
  gtk_widget_set_parent (priv->buttons, GTK_WIDGET (self));
}

void
comstock_plane_view_get_buttons (ComstockPlaneView *self,
                                 graphene_rect_t   *taken)
{
  GtkWidget *buttons = get_priv (self)->buttons;

  *taken = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (gtk_widget_get_child_visible (buttons) && !gtk_widget_compute_bounds (buttons, GTK_WIDGET (self), taken))
    *taken = GRAPHENE_RECT_INIT (0, 0, 0, 0);
}

GtkWidget *
comstock_plane_view_new (ComstockPlane *plane,
                         const char    *whole)
{
  ComstockPlaneView *self = g_object_new (COMSTOCK_TYPE_PLANE_VIEW, NULL);

  comstock_plane_view_fill (self, COMSTOCK_PANNABLE (plane), comstock_plane_get_camera (plane), whole);
  return GTK_WIDGET (self);
}
