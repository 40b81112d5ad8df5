/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The grid lays out one cell widget per parcel over what it draws, and scrolls when they do not fit. */

#include "comstock-city-grid.h"

#include <glib/gi18n.h>
#include <math.h>

#include "comstock-city-bubble.h"
#include "comstock-city-canvas.h"
#include "comstock-parcel-cell.h"

#define MARGIN 12
#define MIN_CELL 28
#define MAX_CELL 160
#define CELL_STEP 4    /* so that resizing renders the symbols anew only now and then */
#define CARD_SIDE 2

typedef struct
{
  GtkWidget *widget;
  char *sentence;      /* what a press would do or why it does not, or NULL */
  gboolean allowed;
} Parcel;

struct _ComstockCityGrid
{
  ComstockPannable parent_instance;

  ComstockCity *city;
  ComstockCityFrame frame;
  GArray *parcels;           /* Parcel, row by row of the frame */
  GtkWidget *bubble;
  char *overstep;            /* why the cursor could not go on, until it moves */
  const CardsTerrain *ghost;
  ComstockCityJudge judge;
  gpointer judge_data;
  CardsBoard lit;
  double zoom;
  gboolean reveal;           /* the cursor, once the new zoom is laid out */
  int cursor_x;
  int cursor_y;
  graphene_point_t pointer;  /* where it last was, to tell a motion from a change of layout */
};

G_DEFINE_FINAL_TYPE (ComstockCityGrid, comstock_city_grid, COMSTOCK_TYPE_PANNABLE)

enum
{
  PRESSED,
  MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static int
cursor_side (ComstockCityGrid *self)
{
  return self->ghost != NULL ? CARD_SIDE : 1;
}

static Parcel *
get_parcel (ComstockCityGrid *self,
            int               x,
            int               y)
{
  const ComstockArea *area = &self->frame.area;
  const guint index = (guint) ((y - area->top) * comstock_city_frame_columns (&self->frame) + (x - area->left));

  if (x < area->left || x >= area->right || y < area->top || y >= area->bottom || index >= self->parcels->len)
    return NULL;
  return &g_array_index (self->parcels, Parcel, index);
}

static void
get_place (ComstockCityGrid *self,
           guint             index,
           int              *x,
           int              *y)
{
  const int columns = comstock_city_frame_columns (&self->frame);

  *x = self->frame.area.left + (int) index % columns;
  *y = self->frame.area.top + (int) index / columns;
}

/* The cursor stays where its whole ghost is seen. */
static void
clamp_to_frame (ComstockCityGrid *self,
                int              *x,
                int              *y)
{
  const ComstockArea *area = &self->frame.area;

  *x = CLAMP (*x, area->left, area->right - cursor_side (self));
  *y = CLAMP (*y, area->top, area->bottom - cursor_side (self));
}

static void
update_bubble (ComstockCityGrid *self)
{
  const Parcel *parcel = get_parcel (self, self->cursor_x, self->cursor_y);
  const char *sentence = self->overstep;
  const gboolean allowed = self->overstep == NULL && parcel != NULL && parcel->allowed;

  if (sentence == NULL && parcel != NULL)
    sentence = parcel->sentence;
  gtk_label_set_label (GTK_LABEL (self->bubble), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->bubble, sentence != NULL);
  if (allowed)
    gtk_widget_remove_css_class (self->bubble, "refused");
  else
    gtk_widget_add_css_class (self->bubble, "refused");
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_activate (ComstockCityGrid *self,
             GtkWidget        *cell)
{
  for (guint i = 0; i < self->parcels->len; i++)
    if (g_array_index (self->parcels, Parcel, i).widget == cell)
      {
        int x, y;

        get_place (self, i, &x, &y);
        comstock_city_grid_set_cursor (self, x, y);
        g_signal_emit (self, signals[PRESSED], 0, x, y);
        return;
      }
}

static void
clear_parcel (gpointer data)
{
  Parcel *parcel = data;

  g_clear_pointer (&parcel->widget, gtk_widget_unparent);
  g_clear_pointer (&parcel->sentence, g_free);
}

static void
resize_parcels (ComstockCityGrid *self)
{
  guint wanted = 0;

  if (self->city != NULL)
    wanted = (guint) (comstock_city_frame_columns (&self->frame) * comstock_city_frame_rows (&self->frame));
  if (self->parcels->len > wanted)
    g_array_set_size (self->parcels, wanted);
  while (self->parcels->len < wanted)
    {
      const Parcel parcel = { .widget = comstock_parcel_cell_new () };

      gtk_widget_insert_before (parcel.widget, GTK_WIDGET (self), self->bubble);
      g_signal_connect_object (parcel.widget, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
      g_array_append_val (self->parcels, parcel);
    }
}

/* A free column of the ring keeps rows apart, but bare table may share a bit with a parcel of the city. */
static gboolean
is_lit (ComstockCityGrid *self,
        int               x,
        int               y)
{
  return (self->lit & cards_board_bit (x, y)) != 0 && comstock_city_get_parcel (self->city, x, y) != CARDS_NO_PARCEL;
}

static void
refresh_parcel (ComstockCityGrid *self,
                Parcel           *parcel,
                int               x,
                int               y)
{
  g_autofree char *label = comstock_city_dup_parcel_label (self->city, x, y);

  g_clear_pointer (&parcel->sentence, g_free);
  parcel->allowed = self->judge != NULL && self->judge (x, y, &parcel->sentence, self->judge_data);
  comstock_parcel_cell_describe (COMSTOCK_PARCEL_CELL (parcel->widget), label, parcel->sentence);
  /* Nothing to tell of bare table, and the ghost has a bubble of its own. */
  gtk_widget_set_has_tooltip (parcel->widget, parcel->sentence == NULL &&
                              comstock_city_get_parcel (self->city, x, y) != CARDS_NO_PARCEL);
  comstock_parcel_cell_set_lit (COMSTOCK_PARCEL_CELL (parcel->widget), is_lit (self, x, y));
}

static void
refresh (ComstockCityGrid *self)
{
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  comstock_city_frame_follow (&self->frame, self->city);
  resize_parcels (self);
  for (guint i = 0; i < self->parcels->len; i++)
    {
      int x, y;

      get_place (self, i, &x, &y);
      refresh_parcel (self, &g_array_index (self->parcels, Parcel, i), x, y);
    }
  g_clear_pointer (&self->overstep, g_free);
  clamp_to_frame (self, &self->cursor_x, &self->cursor_y);
  update_bubble (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
comstock_city_grid_set_city (ComstockCityGrid *self,
                             ComstockCity     *city)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  if (self->city != NULL)
    g_signal_handlers_disconnect_by_data (self->city, self);
  g_set_object (&self->city, city);
  if (city != NULL)
    g_signal_connect_object (city, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  comstock_city_frame_init (&self->frame);
  self->lit = 0;
  self->cursor_x = 0;
  self->cursor_y = 0;
  refresh (self);
}

void
comstock_city_grid_set_task (ComstockCityGrid   *self,
                             const CardsTerrain *ghost,
                             ComstockCityJudge   judge,
                             gpointer            data)
{
  const Parcel *parcel;

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->ghost = ghost;
  self->judge = judge;
  self->judge_data = data;
  if (ghost != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "holding");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "holding");
  refresh (self);
  parcel = get_parcel (self, self->cursor_x, self->cursor_y);
  if (ghost != NULL && parcel != NULL && !parcel->allowed)
    comstock_city_grid_next_allowed (self, 1);
}

void
comstock_city_grid_set_zoom (ComstockCityGrid *self,
                             double            zoom)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->zoom = zoom;
  self->reveal = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
comstock_city_grid_highlight (ComstockCityGrid *self,
                              CardsBoard        board)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->lit = board;
  for (guint i = 0; i < self->parcels->len; i++)
    {
      int x, y;

      get_place (self, i, &x, &y);
      comstock_parcel_cell_set_lit (COMSTOCK_PARCEL_CELL (g_array_index (self->parcels, Parcel, i).widget),
                                    is_lit (self, x, y));
    }
}

void
comstock_city_grid_get_cursor (ComstockCityGrid *self,
                               int              *x,
                               int              *y)
{
  *x = self->cursor_x;
  *y = self->cursor_y;
}

static void
move_cursor (ComstockCityGrid *self,
             int               x,
             int               y)
{
  clamp_to_frame (self, &x, &y);
  g_clear_pointer (&self->overstep, g_free);
  self->cursor_x = x;
  self->cursor_y = y;
  update_bubble (self);
  g_signal_emit (self, signals[MOVED], 0);
}

static void
scroll_to_cursor (ComstockCityGrid *self)
{
  const int starts[2] = { self->cursor_x - self->frame.area.left, self->cursor_y - self->frame.area.top };

  for (int i = 0; i < 2; i++)
    comstock_pannable_reveal (COMSTOCK_PANNABLE (self), (GtkOrientation) i, MARGIN + starts[i] * self->frame.cell,
                              MARGIN + (starts[i] + cursor_side (self)) * self->frame.cell);
}

void
comstock_city_grid_set_cursor (ComstockCityGrid *self,
                               int               x,
                               int               y)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  move_cursor (self, x, y);
  scroll_to_cursor (self);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
comstock_city_grid_next_allowed (ComstockCityGrid *self,
                                 int               step)
{
  const int n = (int) self->parcels->len;
  const int columns = comstock_city_frame_columns (&self->frame);
  int index = (self->cursor_y - self->frame.area.top) * columns + self->cursor_x - self->frame.area.left;

  for (int tried = 0; tried < n; tried++)
    {
      index = (index + step + n) % n;
      if (g_array_index (self->parcels, Parcel, (guint) index).allowed)
        {
          int x, y;

          get_place (self, (guint) index, &x, &y);
          comstock_city_grid_set_cursor (self, x, y);
          return;
        }
    }
}

/* Beyond the frame no place is legal; the ghost stays and says why. */
static gboolean
overstep (ComstockCityGrid *self,
          int               x,
          int               y)
{
  if (self->ghost == NULL)
    return FALSE;
  g_clear_pointer (&self->overstep, g_free);
  self->judge (x, y, &self->overstep, self->judge_data);
  update_bubble (self);
  gtk_widget_error_bell (GTK_WIDGET (self));
  return TRUE;
}

static gboolean
comstock_city_grid_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  static const int steps[][2] = {
    [GTK_DIR_UP] = { 0, -1 }, [GTK_DIR_DOWN] = { 0, 1 }, [GTK_DIR_LEFT] = { -1, 0 }, [GTK_DIR_RIGHT] = { 1, 0 },
  };
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  int x = self->cursor_x;
  int y = self->cursor_y;

  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  x += steps[direction][0];
  y += steps[direction][1];
  clamp_to_frame (self, &x, &y);
  if (x == self->cursor_x && y == self->cursor_y)
    return overstep (self, x + steps[direction][0], y + steps[direction][1]);
  comstock_city_grid_set_cursor (self, x, y);
  return TRUE;
}

static gboolean
comstock_city_grid_grab_focus (GtkWidget *widget)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  const Parcel *parcel = get_parcel (self, self->cursor_x, self->cursor_y);

  return parcel != NULL && gtk_widget_grab_focus (parcel->widget);
}

/* The parcel under a point; with a ghost, the corner of the card whose middle is nearest to it. */
static gboolean
find_place (ComstockCityGrid *self,
            double            at_x,
            double            at_y,
            int              *x,
            int              *y)
{
  const double shift = self->ghost != NULL ? 0.5 : 0;
  const double column = (at_x - self->frame.x) / self->frame.cell;
  const double row = (at_y - self->frame.y) / self->frame.cell;

  *x = self->frame.area.left + (int) floor (column - shift);
  *y = self->frame.area.top + (int) floor (row - shift);
  if (self->ghost != NULL)
    clamp_to_frame (self, x, y);
  return get_parcel (self, *x, *y) != NULL;
}

static void
on_motion (ComstockCityGrid *self,
           double            at_x,
           double            at_y)
{
  const graphene_point_t pointer = GRAPHENE_POINT_INIT ((float) at_x, (float) at_y);
  int x, y;

  if (self->judge == NULL || graphene_point_equal (&pointer, &self->pointer))
    return;
  self->pointer = pointer;
  if (find_place (self, at_x, at_y, &x, &y) && (x != self->cursor_x || y != self->cursor_y))
    move_cursor (self, x, y);
}

/* A finger has no hovering: its first tap brings the ghost, a tap on the ghost lays the card. */
static void
on_released (ComstockCityGrid *self,
             int               n_press,
             double            at_x,
             double            at_y,
             GtkGesture       *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);
  const gboolean finger = device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
  gboolean there;
  int x, y;

  if (!find_place (self, at_x, at_y, &x, &y))
    return;
  there = x == self->cursor_x && y == self->cursor_y;
  comstock_city_grid_set_cursor (self, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (there || !finger || self->ghost == NULL)
    g_signal_emit (self, signals[PRESSED], 0, x, y);
}

static void
comstock_city_grid_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = *natural = CARDS_LIMIT * MIN_CELL + 2 * MARGIN;
}

static void
allocate_bubble (ComstockCityGrid *self,
                 int               width,
                 int               height)
{
  const graphene_rect_t cursor = comstock_city_frame_bounds (&self->frame, self->cursor_x, self->cursor_y,
                                                             cursor_side (self));
  GtkAllocation place = { 0, 0, width, height };
  GtkRequisition size;

  if (!gtk_widget_should_layout (self->bubble))
    return;
  gtk_widget_get_preferred_size (self->bubble, NULL, &size);
  comstock_city_bubble_place (&self->frame, self->city, &cursor, &size, &place);
  gtk_widget_size_allocate (self->bubble, &place, -1);
}

static void
allocate_frame (ComstockCityGrid *self,
                int               width,
                int               height)
{
  ComstockPannable *pannable = COMSTOCK_PANNABLE (self);
  const int content_width = comstock_city_frame_columns (&self->frame) * self->frame.cell + 2 * MARGIN;
  const int content_height = comstock_city_frame_rows (&self->frame) * self->frame.cell + 2 * MARGIN;

  self->frame.x = MARGIN + comstock_pannable_allocate (pannable, GTK_ORIENTATION_HORIZONTAL, width, content_width);
  self->frame.y = MARGIN + comstock_pannable_allocate (pannable, GTK_ORIENTATION_VERTICAL, height, content_height);
}

static void
comstock_city_grid_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  const int columns = comstock_city_frame_columns (&self->frame);
  const int rows = comstock_city_frame_rows (&self->frame);
  const int fit = MIN ((width - 2 * MARGIN) / columns, (height - 2 * MARGIN) / rows);
  const int side = (int) (CLAMP (fit, MIN_CELL, MAX_CELL) * self->zoom);

  self->frame.cell = side - side % CELL_STEP;
  allocate_frame (self, width, height);
  if (self->reveal)
    {
      self->reveal = FALSE;
      scroll_to_cursor (self);
      allocate_frame (self, width, height);
    }
  for (guint i = 0; i < self->parcels->len; i++)
    {
      GtkWidget *cell = g_array_index (self->parcels, Parcel, i).widget;
      GtkAllocation allocation = { .width = self->frame.cell, .height = self->frame.cell };

      allocation.x = self->frame.x + ((int) i % columns) * self->frame.cell;
      allocation.y = self->frame.y + ((int) i / columns) * self->frame.cell;
      gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (cell, &allocation, -1);
    }
  allocate_bubble (self, width, height);
}

/* A card that may be sold is marked once, at its north-west parcel. */
static gboolean
is_card_start (ComstockCityGrid *self,
               int               x,
               int               y)
{
  ComstockCard *card = comstock_city_get_card_at (self->city, x, y);
  ComstockPlace place;

  return card != NULL && comstock_city_find_card (self->city, card, &place) && place.x == x && place.y == y;
}

static void
snapshot_marks (ComstockCityGrid *self,
                GtkSnapshot      *snapshot)
{
  ComstockArea box;

  /* In an empty city the first card lies anywhere: marks would say nothing. */
  if (self->city == NULL || !comstock_city_get_box (self->city, &box))
    return;
  for (guint i = 0; i < self->parcels->len; i++)
    {
      int x, y;

      if (!g_array_index (self->parcels, Parcel, i).allowed)
        continue;
      get_place (self, i, &x, &y);
      if (self->ghost != NULL)
        comstock_city_canvas_place_mark (GTK_WIDGET (self), snapshot, &self->frame, x, y);
      else if (is_card_start (self, x, y))
        comstock_city_canvas_sale_mark (GTK_WIDGET (self), snapshot, &self->frame, x, y);
    }
}

static void
comstock_city_grid_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  const Parcel *parcel = get_parcel (self, self->cursor_x, self->cursor_y);

  comstock_city_canvas_ground (widget, snapshot, &self->frame);
  if (self->city != NULL)
    comstock_city_canvas_cards (widget, snapshot, &self->frame, self->city);
  snapshot_marks (self, snapshot);
  if (self->ghost != NULL && parcel != NULL)
    comstock_city_canvas_ghost (widget, snapshot, &self->frame, self->ghost, self->cursor_x, self->cursor_y,
                                parcel->allowed);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
comstock_city_grid_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_city_grid_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_city_grid_dispose (GObject *object)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (object);

  g_array_set_size (self->parcels, 0);
  g_clear_pointer (&self->bubble, gtk_widget_unparent);
  g_clear_object (&self->city);
  G_OBJECT_CLASS (comstock_city_grid_parent_class)->dispose (object);
}

static void
comstock_city_grid_finalize (GObject *object)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (object);

  g_array_unref (self->parcels);
  g_free (self->overstep);
  G_OBJECT_CLASS (comstock_city_grid_parent_class)->finalize (object);
}

static void
comstock_city_grid_class_init (ComstockCityGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_city_grid_dispose;
  object_class->finalize = comstock_city_grid_finalize;
  widget_class->measure = comstock_city_grid_measure;
  widget_class->size_allocate = comstock_city_grid_size_allocate;
  widget_class->snapshot = comstock_city_grid_snapshot;
  widget_class->css_changed = comstock_city_grid_css_changed;
  widget_class->focus = comstock_city_grid_focus;
  widget_class->grab_focus = comstock_city_grid_grab_focus;

  signals[PRESSED] = g_signal_new ("pressed", COMSTOCK_TYPE_CITY_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[MOVED] = g_signal_new ("moved", COMSTOCK_TYPE_CITY_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "city-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
comstock_city_grid_init (ComstockCityGrid *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->zoom = 1;
  self->parcels = g_array_new (FALSE, TRUE, sizeof (Parcel));
  g_array_set_clear_func (self->parcels, clear_parcel);
  comstock_city_frame_init (&self->frame);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("City"), -1);

  self->bubble = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                               "max-width-chars", 30, "can-target", FALSE, "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->bubble, "bubble");
  gtk_widget_set_parent (self->bubble, GTK_WIDGET (self));

  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
comstock_city_grid_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_GRID, NULL);
}
