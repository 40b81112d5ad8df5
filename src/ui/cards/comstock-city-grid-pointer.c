/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and finger on a city grid: the ghost follows a mouse, a press fetches or lays it, a drag carries it or pans. */

#include "comstock-city-grid-private.h"

#include <math.h>

/* A point of the widget in parcels of the table. */
static graphene_point_t
to_table (ComstockCityGrid *self,
          double            x,
          double            y)
{
  const double cell = self->frame.cell;

  return GRAPHENE_POINT_INIT ((float) (self->frame.area.left + (x - self->frame.x) / cell),
                              (float) (self->frame.area.top + (y - self->frame.y) / cell));
}

/* The parcel under a point; with a ghost, the corner of the card whose middle is nearest to it. */
static gboolean
find_place (ComstockCityGrid *self,
            double            at_x,
            double            at_y,
            int              *x,
            int              *y)
{
  const graphene_point_t point = to_table (self, at_x, at_y);
  const float shift = self->ghost != NULL ? 0.5f : 0;

  *x = (int) floorf (point.x - shift);
  *y = (int) floorf (point.y - shift);
  if (self->ghost != NULL)
    comstock_city_grid_clamp (self, x, y);
  return comstock_city_grid_get_parcel (self, *x, *y) != NULL;
}

gboolean
comstock_city_grid_point_at (ComstockCityGrid *self,
                             double            at_x,
                             double            at_y)
{
  int x, y;

  g_return_val_if_fail (COMSTOCK_IS_CITY_GRID (self), FALSE);

  if (!find_place (self, at_x, at_y, &x, &y))
    return FALSE;
  if (x != self->cursor_x || y != self->cursor_y)
    {
      comstock_city_grid_move_cursor (self, x, y);
      comstock_city_grid_scroll_to_cursor (self);
    }
  return TRUE;
}

/* Whether the pointer itself has moved: when the layout changes under one that rests, a motion is told as well. */
static gboolean
has_moved (ComstockCityGrid   *self,
           GtkEventController *motion)
{
  GdkEvent *event = gtk_event_controller_get_current_event (motion);
  graphene_point_t pointer;
  double x, y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return TRUE;
  graphene_point_init (&pointer, (float) x, (float) y);
  if (graphene_point_equal (&pointer, &self->pointer))
    return FALSE;
  self->pointer = pointer;
  return TRUE;
}

static void
on_motion (ComstockCityGrid   *self,
           double              at_x,
           double              at_y,
           GtkEventController *motion)
{
  int x, y;

  if (!has_moved (self, motion) || self->judge == NULL || self->pinned)
    return;
  if (find_place (self, at_x, at_y, &x, &y) && (x != self->cursor_x || y != self->cursor_y))
    comstock_city_grid_move_cursor (self, x, y);
}

static gboolean
is_finger (gpointer gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* A finger has no hovering, and a mouse does not take along a ghost that keys have set: the first press fetches the
 * ghost, a press on it lays the card. */
static void
on_released (ComstockCityGrid *self,
             int               n_press,
             double            at_x,
             double            at_y,
             GtkGesture       *gesture)
{
  const gboolean hovering = !is_finger (gesture) && !self->pinned;
  gboolean there;
  int x, y;

  if (!find_place (self, at_x, at_y, &x, &y))
    return;
  there = x == self->cursor_x && y == self->cursor_y;
  comstock_city_grid_set_cursor (self, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->pinned = FALSE;
  if (there || hovering || self->ghost == NULL)
    comstock_city_grid_press (self, x, y);
}

static gboolean
is_on_ghost (ComstockCityGrid *self,
             double            x,
             double            y)
{
  const graphene_rect_t bounds = comstock_city_grid_get_cursor_bounds (self);

  return self->ghost != NULL && graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/* What a press at this point of the grid takes hold of.  Fingers pan by what scrolls the grid. */
static ComstockCarry
find_carry (ComstockCityGrid *self,
            GtkGesture       *gesture,
            double            x,
            double            y)
{
  const guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  const gboolean finger = is_finger (gesture);

  if (button == GDK_BUTTON_PRIMARY &&
      (is_on_ghost (self, x, y) || (self->ghost != NULL && !finger && !self->pinned)))
    return COMSTOCK_CARRY_GHOST;
  if ((button == GDK_BUTTON_PRIMARY || button == GDK_BUTTON_MIDDLE) && !finger &&
      comstock_pannable_can_pan (COMSTOCK_PANNABLE (self)))
    return COMSTOCK_CARRY_TABLE;
  return COMSTOCK_CARRY_NONE;
}

static void
take_hold (ComstockCityGrid *self,
           double            x,
           double            y)
{
  ComstockPannable *pannable = COMSTOCK_PANNABLE (self);
  const graphene_point_t point = to_table (self, x, y);

  if (self->carry == COMSTOCK_CARRY_GHOST)
    graphene_point_init (&self->grip, point.x - (float) self->cursor_x, point.y - (float) self->cursor_y);
  else
    graphene_point_init (&self->grip,
                         (float) comstock_pannable_get_offset (pannable, GTK_ORIENTATION_HORIZONTAL),
                         (float) comstock_pannable_get_offset (pannable, GTK_ORIENTATION_VERTICAL));
}

static void
on_drag_begin (ComstockCityGrid *self,
               double            x,
               double            y,
               GtkGesture       *gesture)
{
  GtkWidget *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *picked = gtk_widget_pick (frame, x, y, GTK_PICK_DEFAULT);

  self->carry = COMSTOCK_CARRY_NONE;
  gtk_widget_translate_coordinates (frame, GTK_WIDGET (self), x, y, &x, &y);
  if (picked != NULL && (picked == GTK_WIDGET (self) || gtk_widget_is_ancestor (picked, GTK_WIDGET (self))))
    self->carry = find_carry (self, gesture, x, y);
  if (self->carry == COMSTOCK_CARRY_NONE)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  else
    take_hold (self, x, y);
}

static gboolean
is_claimed (GtkGesture *gesture)
{
  return gtk_gesture_get_sequence_state (gesture, gtk_gesture_get_last_updated_sequence (gesture)) ==
         GTK_EVENT_SEQUENCE_CLAIMED;
}

/* Where the gesture is now, in the grid; FALSE outside what is seen of it. */
static gboolean
get_point (ComstockCityGrid *self,
           GtkGesture       *gesture,
           double            dx,
           double            dy,
           double           *x,
           double           *y)
{
  GtkWidget *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  double from_x, from_y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &from_x, &from_y);
  gtk_widget_translate_coordinates (frame, GTK_WIDGET (self), from_x + dx, from_y + dy, x, y);
  return gtk_widget_contains (frame, from_x + dx, from_y + dy);
}

static void
on_drag_update (ComstockCityGrid *self,
                double            dx,
                double            dy,
                GtkGesture       *gesture)
{
  graphene_point_t point;
  double x, y;

  if (!is_claimed (gesture) &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->carry == COMSTOCK_CARRY_TABLE)
    {
      comstock_pannable_set_offset (COMSTOCK_PANNABLE (self), GTK_ORIENTATION_HORIZONTAL, (double) self->grip.x - dx);
      comstock_pannable_set_offset (COMSTOCK_PANNABLE (self), GTK_ORIENTATION_VERTICAL, (double) self->grip.y - dy);
      return;
    }
  get_point (self, gesture, dx, dy, &x, &y);
  point = to_table (self, x, y);
  comstock_city_grid_move_cursor (self, (int) roundf (point.x - self->grip.x), (int) roundf (point.y - self->grip.y));
  comstock_city_grid_scroll_to_cursor (self);
}

/* A gesture also ends when a second finger comes to it, or somebody else takes over. */
static gboolean
is_let_go (GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event != NULL && (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE ||
                           gdk_event_get_event_type (event) == GDK_TOUCH_END);
}

/* Let go outside the city, the card stays in the hand. */
static void
on_drag_end (ComstockCityGrid *self,
             double            dx,
             double            dy,
             GtkGesture       *gesture)
{
  const ComstockCarry carry = self->carry;
  double x, y;

  self->carry = COMSTOCK_CARRY_NONE;
  if (!is_claimed (gesture) || !is_let_go (gesture) || carry != COMSTOCK_CARRY_GHOST)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (get_point (self, gesture, dx, dy, &x, &y))
    comstock_city_grid_press (self, self->cursor_x, self->cursor_y);
}

void
comstock_city_grid_add_gestures (ComstockCityGrid *self,
                                 GtkWidget        *frame)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  /* Before what scrolls the grid sees the event, which would pan with the ghost. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_drag_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (on_drag_end), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (frame, GTK_EVENT_CONTROLLER (drag));
}

void
comstock_city_grid_add_controllers (ComstockCityGrid *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
