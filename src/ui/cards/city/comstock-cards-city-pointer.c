/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ghost follows a mouse, a press fetches or lays it, a drag carries it. */

#include "comstock-cards-city-pointer.h"

#include <math.h>

struct _ComstockCardsCityPointer
{
  GObject parent_instance;

  ComstockCardsCityGrid *grid;
  gboolean pinned;
  graphene_point_t at;          /* where it last was in the window, to tell a motion from a change of layout */
  graphene_point_t grip;        /* where the ghost was taken hold of, in parcels */
};

G_DEFINE_FINAL_TYPE (ComstockCardsCityPointer, comstock_cards_city_pointer, G_TYPE_OBJECT)

static gboolean
is_at_cursor (ComstockCardsCityPointer *self,
              int                       x,
              int                       y)
{
  int cursor_x, cursor_y;

  comstock_cards_city_grid_get_cursor (self->grid, &cursor_x, &cursor_y);
  return x == cursor_x && y == cursor_y;
}

/* Whether the pointer itself has moved: when the layout changes under one that rests, a motion is told as well. */
static gboolean
has_moved (ComstockCardsCityPointer *self,
           GtkEventController       *motion)
{
  GdkEvent *event = gtk_event_controller_get_current_event (motion);
  graphene_point_t pointer;
  double x, y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return TRUE;
  graphene_point_init (&pointer, (float) x, (float) y);
  if (graphene_point_equal (&pointer, &self->at))
    return FALSE;
  self->at = pointer;
  return TRUE;
}

static void
on_motion (ComstockCardsCityPointer *self,
           double                    at_x,
           double                    at_y,
           GtkEventController       *motion)
{
  int x, y;

  if (!has_moved (self, motion) || !comstock_cards_city_grid_is_asked (self->grid) || self->pinned)
    return;
  if (comstock_cards_city_grid_find_place (self->grid, at_x, at_y, &x, &y) && !is_at_cursor (self, x, y))
    comstock_cards_city_grid_move_cursor (self->grid, x, y, FALSE);
}

/* A finger has no hovering, and a mouse does not take along a ghost that keys have set: the first press fetches the
 * ghost, a press on it lays the card. */
static void
on_released (ComstockCardsCityPointer *self,
             int                       n_press,
             double                    at_x,
             double                    at_y,
             GtkGesture               *gesture)
{
  const gboolean hovering = !comstock_pannable_is_finger (gesture) && !self->pinned;
  gboolean there;
  int x, y;

  if (!comstock_cards_city_grid_find_place (self->grid, at_x, at_y, &x, &y))
    return;
  there = is_at_cursor (self, x, y);
  comstock_cards_city_grid_set_cursor (self->grid, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
  self->pinned = FALSE;
  if (there || hovering || !comstock_cards_city_grid_is_holding (self->grid))
    comstock_cards_city_grid_press (self->grid, x, y);
}

static gboolean
is_on_ghost (ComstockCardsCityPointer *self,
             double                    x,
             double                    y)
{
  const graphene_rect_t bounds = comstock_cards_city_grid_get_cursor_bounds (self->grid);

  return comstock_cards_city_grid_is_holding (self->grid) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/* Whether a press at this point of the grid takes hold of the ghost. */
static gboolean
may_carry (ComstockCardsCityPointer *self,
           GtkGesture               *gesture,
           double                    x,
           double                    y)
{
  return gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_PRIMARY &&
         (is_on_ghost (self, x, y) ||
          (comstock_cards_city_grid_is_holding (self->grid) && !self->pinned &&
           !comstock_pannable_is_finger (gesture)));
}

static void
on_drag_begin (ComstockCardsCityPointer *self,
               double                    x,
               double                    y,
               GtkGesture               *gesture)
{
  GtkWidget *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *grid = GTK_WIDGET (self->grid);
  GtkWidget *picked = gtk_widget_pick (frame, x, y, GTK_PICK_DEFAULT);
  graphene_point_t point;
  int cursor_x, cursor_y;

  gtk_widget_translate_coordinates (frame, grid, x, y, &x, &y);
  if (picked == NULL || (picked != grid && !gtk_widget_is_ancestor (picked, grid)) || !may_carry (self, gesture, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  point = comstock_plane_camera_find (comstock_cards_city_grid_get_camera (self->grid), x, y);
  comstock_cards_city_grid_get_cursor (self->grid, &cursor_x, &cursor_y);
  graphene_point_init (&self->grip, point.x - (float) cursor_x, point.y - (float) cursor_y);
}

static gboolean
is_claimed (GtkGesture *gesture)
{
  return gtk_gesture_get_sequence_state (gesture, gtk_gesture_get_last_updated_sequence (gesture)) ==
         GTK_EVENT_SEQUENCE_CLAIMED;
}

/* Where the gesture is now, in the grid; FALSE outside what is seen of it. */
static gboolean
get_point (ComstockCardsCityPointer *self,
           GtkGesture               *gesture,
           double                    dx,
           double                    dy,
           double                   *x,
           double                   *y)
{
  GtkWidget *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  double from_x, from_y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &from_x, &from_y);
  gtk_widget_translate_coordinates (frame, GTK_WIDGET (self->grid), from_x + dx, from_y + dy, x, y);
  return gtk_widget_contains (frame, from_x + dx, from_y + dy);
}

static void
on_drag_update (ComstockCardsCityPointer *self,
                double                    dx,
                double                    dy,
                GtkGesture               *gesture)
{
  graphene_point_t point;
  double x, y;

  if (!is_claimed (gesture) &&
      !gtk_drag_check_threshold (GTK_WIDGET (self->grid), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  get_point (self, gesture, dx, dy, &x, &y);
  point = comstock_plane_camera_find (comstock_cards_city_grid_get_camera (self->grid), x, y);
  comstock_cards_city_grid_move_cursor (self->grid, (int) roundf (point.x - self->grip.x),
                                        (int) roundf (point.y - self->grip.y), TRUE);
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
on_drag_end (ComstockCardsCityPointer *self,
             double                    dx,
             double                    dy,
             GtkGesture               *gesture)
{
  double at_x, at_y;
  int x, y;

  if (!is_claimed (gesture) || !is_let_go (gesture))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
  comstock_cards_city_grid_get_cursor (self->grid, &x, &y);
  if (get_point (self, gesture, dx, dy, &at_x, &at_y))
    comstock_cards_city_grid_press (self->grid, x, y);
}

void
comstock_cards_city_pointer_add_gestures (ComstockCardsCityPointer *self,
                                          GtkWidget                *frame)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  /* Before what scrolls the grid sees the event, which would pan with the ghost. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_drag_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (on_drag_end), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (frame, GTK_EVENT_CONTROLLER (drag));
}

void
comstock_cards_city_pointer_set_pinned (ComstockCardsCityPointer *self,
                                        gboolean                  pinned)
{
  self->pinned = pinned;
}

static void
comstock_cards_city_pointer_class_init (ComstockCardsCityPointerClass *klass)
{
}

static void
comstock_cards_city_pointer_init (ComstockCardsCityPointer *self)
{
}

ComstockCardsCityPointer *
comstock_cards_city_pointer_new (ComstockCardsCityGrid *grid)
{
  ComstockCardsCityPointer *self = g_object_new (COMSTOCK_TYPE_CARDS_CITY_POINTER, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->grid = grid;
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (grid), motion);
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (grid), GTK_EVENT_CONTROLLER (click));
  return self;
}
