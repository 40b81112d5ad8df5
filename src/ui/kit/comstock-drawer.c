/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Slides a pane over a content.  GTK gives a size to all that is visible, mapped or not, whenever something in it
 * changes: so a closed pane is hidden. */

#include "comstock-drawer.h"

#include "comstock-measure.h"

#define SLIDE_MS 250

struct _ComstockDrawer
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *pane;
  AdwAnimation *slide;
  AdwSwipeTracker *swipe;
  double part;          /* of the pane that is in sight */
  gboolean open;
};

enum
{
  PROP_CONTENT = 1,
  PROP_PANE,
  PROP_OPEN,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void comstock_drawer_init_swipeable (AdwSwipeableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockDrawer, comstock_drawer, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ADW_TYPE_SWIPEABLE, comstock_drawer_init_swipeable))

/* --- the layout --- */

static GtkSizeRequestMode
comstock_drawer_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (COMSTOCK_DRAWER (widget)->content);
}

static int
get_pane_width (ComstockDrawer *self,
                int             room)
{
  const int natural = comstock_measure_natural_width (self->pane);

  return room < natural ? MAX (room, comstock_measure_least_width (self->pane)) : natural;
}

static void
comstock_drawer_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (widget);
  int pane;

  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (!gtk_widget_get_visible (self->pane))
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    comstock_measure_height (self->pane, get_pane_width (self, for_size >= 0 ? for_size : G_MAXINT), &pane, NULL);
  else
    pane = comstock_measure_least_width (self->pane);
  *minimum = MAX (*minimum, pane);
  *natural = MAX (*natural, pane);
}

static int
get_pane_x (ComstockDrawer *self,
            int             width,
            int             pane_width)
{
  const int shown = (int) (pane_width * self->part);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? shown - pane_width : width - shown;
}

static void
comstock_drawer_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (widget);
  GtkAllocation place = { 0, 0, width, height };

  gtk_widget_size_allocate (self->content, &place, baseline);
  if (!gtk_widget_get_visible (self->pane))
    return;
  place.width = get_pane_width (self, width);
  place.x = get_pane_x (self, width, place.width);
  gtk_widget_size_allocate (self->pane, &place, -1);
}

/* --- sliding --- */

static void
set_part (double          part,
          ComstockDrawer *self)
{
  self->part = CLAMP (part, 0, 1);
  gtk_widget_set_visible (self->pane, self->open || self->part > 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
slide (ComstockDrawer *self)
{
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->slide), self->part);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->slide), self->open);
  adw_animation_play (self->slide);
}

static double
get_distance (AdwSwipeable *swipeable)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (swipeable);

  return get_pane_width (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

static double *
get_snap_points (AdwSwipeable *swipeable,
                 int          *n)
{
  double *points = g_new0 (double, 2);

  points[1] = 1;
  *n = 2;
  return points;
}

static double
get_progress (AdwSwipeable *swipeable)
{
  return COMSTOCK_DRAWER (swipeable)->part;
}

static double
get_cancel_progress (AdwSwipeable *swipeable)
{
  return COMSTOCK_DRAWER (swipeable)->open;
}

/* The content under a pane is used, as far as it is seen. */
static void
get_swipe_area (AdwSwipeable          *swipeable,
                AdwNavigationDirection direction,
                gboolean               is_drag,
                GdkRectangle          *area)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (swipeable);
  const int width = gtk_widget_get_width (GTK_WIDGET (self));

  area->width = get_pane_width (self, width);
  area->height = gtk_widget_get_height (GTK_WIDGET (self));
  area->x = get_pane_x (self, width, area->width);
  area->y = 0;
}

static void
comstock_drawer_init_swipeable (AdwSwipeableInterface *iface)
{
  iface->get_distance = get_distance;
  iface->get_snap_points = get_snap_points;
  iface->get_progress = get_progress;
  iface->get_cancel_progress = get_cancel_progress;
  iface->get_swipe_area = get_swipe_area;
}

static void
on_begin_swipe (ComstockDrawer *self)
{
  adw_animation_pause (self->slide);
}

static void
on_update_swipe (ComstockDrawer *self,
                 double          part)
{
  set_part (part, self);
}

static void
on_end_swipe (ComstockDrawer *self,
              double          velocity,
              double          part)
{
  if (self->open == (part > 0))
    slide (self);
  else
    comstock_drawer_set_open (self, part > 0);
}

/* --- the widget --- */

static void
comstock_drawer_direction_changed (GtkWidget       *widget,
                                   GtkTextDirection before)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (widget);

  GTK_WIDGET_CLASS (comstock_drawer_parent_class)->direction_changed (widget, before);
  adw_swipe_tracker_set_reversed (self->swipe, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

static void
comstock_drawer_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  g_value_set_boolean (value, COMSTOCK_DRAWER (object)->open);
}

/* The pane lies over the content whichever is set first. */
static void
comstock_drawer_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (object);

  switch (id)
    {
    case PROP_CONTENT:
      self->content = g_value_get_object (value);
      gtk_widget_insert_after (self->content, GTK_WIDGET (self), NULL);
      break;
    case PROP_PANE:
      self->pane = g_value_get_object (value);
      gtk_widget_set_visible (self->pane, FALSE);
      gtk_widget_insert_before (self->pane, GTK_WIDGET (self), NULL);
      break;
    case PROP_OPEN:
      comstock_drawer_set_open (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_drawer_dispose (GObject *object)
{
  ComstockDrawer *self = COMSTOCK_DRAWER (object);

  g_clear_object (&self->swipe);
  g_clear_object (&self->slide);
  g_clear_pointer (&self->pane, gtk_widget_unparent);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_drawer_parent_class)->dispose (object);
}

static void
comstock_drawer_class_init (ComstockDrawerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_drawer_get_property;
  object_class->set_property = comstock_drawer_set_property;
  object_class->dispose = comstock_drawer_dispose;
  widget_class->get_request_mode = comstock_drawer_get_request_mode;
  widget_class->measure = comstock_drawer_measure;
  widget_class->size_allocate = comstock_drawer_size_allocate;
  widget_class->direction_changed = comstock_drawer_direction_changed;

  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_PANE] = g_param_spec_object ("pane", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "drawer");
}

static void
comstock_drawer_init (ComstockDrawer *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) set_part, self, NULL);

  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, SLIDE_MS, target);
  self->swipe = adw_swipe_tracker_new (ADW_SWIPEABLE (self));
  adw_swipe_tracker_set_enabled (self->swipe, FALSE);
  adw_swipe_tracker_set_reversed (self->swipe, gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL);
  g_signal_connect_swapped (self->swipe, "begin-swipe", G_CALLBACK (on_begin_swipe), self);
  g_signal_connect_swapped (self->swipe, "update-swipe", G_CALLBACK (on_update_swipe), self);
  g_signal_connect_swapped (self->swipe, "end-swipe", G_CALLBACK (on_end_swipe), self);
}

void
comstock_drawer_set_open (ComstockDrawer *self,
                          gboolean        open)
{
  g_return_if_fail (COMSTOCK_IS_DRAWER (self));

  if (self->open == open)
    return;
  self->open = open;
  adw_swipe_tracker_set_enabled (self->swipe, open);
  if (open)
    gtk_widget_set_visible (self->pane, TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
  slide (self);
}

gboolean
comstock_drawer_get_open (ComstockDrawer *self)
{
  return self->open;
}
