/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The grid lays out one cell widget per parcel over what it draws, and scrolls when they do not fit.  Nothing is laid
 * out anew while the ghost moves. */

#include "comstock-city-grid-private.h"

#include <glib/gi18n.h>

#include "comstock-city-canvas.h"

#define MARGIN 8        /* to the right and below; the rulers are on the other sides */
#define MIN_CELL 28
#define MAX_CELL 160
#define CELL_STEP 4     /* so that resizing renders the symbols anew only now and then */
#define STEADY 1.25     /* how many times larger parcels may become before they do */

G_DEFINE_FINAL_TYPE (ComstockCityGrid, comstock_city_grid, COMSTOCK_TYPE_PANNABLE)

enum
{
  PRESSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
comstock_city_grid_press (ComstockCityGrid *self,
                          int               x,
                          int               y)
{
  g_signal_emit (self, signals[PRESSED], 0, x, y);
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
    g_signal_connect_object (city, "changed", G_CALLBACK (comstock_city_grid_follow_city), self, G_CONNECT_SWAPPED);
  comstock_city_frame_init (&self->frame);
  self->fit = 0;
  comstock_city_grid_forget_news (self);
  self->lit = 0;
  self->cursor_x = 0;
  self->cursor_y = 0;
  comstock_city_grid_refresh (self);
}

void
comstock_city_grid_set_task (ComstockCityGrid   *self,
                             const CardsTerrain *ghost,
                             ComstockCityJudge   judge,
                             gpointer            data)
{
  const ComstockCityParcel *parcel;

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->ghost = ghost;
  self->judge = judge;
  self->judge_data = data;
  if (ghost != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "holding");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "holding");
  comstock_city_grid_refresh (self);
  parcel = comstock_city_grid_get_parcel (self, self->cursor_x, self->cursor_y);
  if (ghost != NULL && parcel != NULL && !parcel->allowed)
    comstock_city_grid_next_allowed (self, 1);
  self->pinned = FALSE;
}

/* What lies at the anchor is brought to @x, @y in the widget by the next layout; negative for its middle. */
static void
anchor (ComstockCityGrid *self,
        double            column,
        double            row,
        double            x,
        double            y)
{
  self->anchored = TRUE;
  graphene_point_init (&self->anchor, (float) column, (float) row);
  graphene_point_init (&self->anchor_at, (float) x, (float) y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
comstock_city_grid_set_zoom (ComstockCityGrid *self,
                             double            zoom,
                             double            x,
                             double            y)
{
  const double cell = self->frame.cell;

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->zoom = zoom;
  anchor (self, self->frame.area.left + (x - self->frame.x) / cell, self->frame.area.top + (y - self->frame.y) / cell,
          x, y);
}

void
comstock_city_grid_get_middle (ComstockCityGrid *self,
                               double           *x,
                               double           *y)
{
  const double cell = self->frame.cell;

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  *x = self->frame.area.left + (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - self->frame.x) / cell;
  *y = self->frame.area.top + (gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - self->frame.y) / cell;
}

void
comstock_city_grid_set_middle (ComstockCityGrid *self,
                               double            zoom,
                               double            x,
                               double            y)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->zoom = zoom;
  anchor (self, x, y, -1, -1);
}

void
comstock_city_grid_keep_off (ComstockCityGrid      *self,
                             const graphene_rect_t *taken)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  comstock_city_bubble_keep_off (self->bubble, taken);
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
  *minimum = *natural = CARDS_LIMIT * MIN_CELL + comstock_city_canvas_measure_ruler (widget) + MARGIN;
}

static void
allocate_frame (ComstockCityGrid *self,
                int               width,
                int               height)
{
  ComstockPannable *pannable = COMSTOCK_PANNABLE (self);
  const int beside = self->ruler + MARGIN;
  const int content_width = comstock_city_frame_columns (&self->frame) * self->frame.cell + beside;
  const int content_height = comstock_city_frame_rows (&self->frame) * self->frame.cell + beside;

  self->frame.x = self->ruler +
                  comstock_pannable_allocate (pannable, GTK_ORIENTATION_HORIZONTAL, width, content_width);
  self->frame.y = self->ruler +
                  comstock_pannable_allocate (pannable, GTK_ORIENTATION_VERTICAL, height, content_height);
}

static void
scroll_to_anchor (ComstockCityGrid *self,
                  int               width,
                  int               height)
{
  const float cell = (float) self->frame.cell;
  const float x = self->anchor_at.x < 0 ? (float) width / 2 : self->anchor_at.x;
  const float y = self->anchor_at.y < 0 ? (float) height / 2 : self->anchor_at.y;

  comstock_pannable_set_offset (COMSTOCK_PANNABLE (self), GTK_ORIENTATION_HORIZONTAL,
                                (float) self->ruler + (self->anchor.x - (float) self->frame.area.left) * cell - x);
  comstock_pannable_set_offset (COMSTOCK_PANNABLE (self), GTK_ORIENTATION_VERTICAL,
                                (float) self->ruler + (self->anchor.y - (float) self->frame.area.top) * cell - y);
}

/* By the window or a pane, not by what comes and goes below. */
static gboolean
is_resized (ComstockCityGrid *self,
            int               width)
{
  const int root_height = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  const gboolean resized = width != self->width || root_height != self->root_height;

  self->root_height = root_height;
  return resized;
}

/* Questions come and go below the city: it makes room for them once and stays as it is, unless much is free then. */
static void
fit_parcels (ComstockCityGrid *self,
             int               width,
             int               height)
{
  const int beside = self->ruler + MARGIN;
  const int fit = MIN ((width - beside) / comstock_city_frame_columns (&self->frame),
                       (height - beside) / comstock_city_frame_rows (&self->frame));

  if (is_resized (self, width) || fit < self->fit || fit > self->fit * STEADY)
    self->fit = fit;
}

static void
fit_frame (ComstockCityGrid *self,
           int               width,
           int               height)
{
  int side;

  fit_parcels (self, width, height);
  side = (int) (CLAMP (self->fit, MIN_CELL, MAX_CELL) * self->zoom);
  if (self->frame.cell != side - side % CELL_STEP)
    comstock_city_grid_redraw_table (self);
  self->frame.cell = side - side % CELL_STEP;
  allocate_frame (self, width, height);
  if (!self->anchored)
    return;
  self->anchored = FALSE;
  scroll_to_anchor (self, width, height);
  allocate_frame (self, width, height);
}

/* In a window of another size the ghost is not to be lost. */
static void
show_ghost (ComstockCityGrid *self,
            int               width,
            int               height)
{
  if (self->ghost == NULL)
    return;
  comstock_city_grid_scroll_to_cursor (self);
  allocate_frame (self, width, height);
}

static void
allocate_cells (ComstockCityGrid *self)
{
  const int columns = comstock_city_frame_columns (&self->frame);

  for (guint i = 0; i < self->parcels->len; i++)
    {
      GtkWidget *cell = g_array_index (self->parcels, ComstockCityParcel, i).cell;
      GtkAllocation allocation = { .width = self->frame.cell, .height = self->frame.cell };

      allocation.x = self->frame.x + ((int) i % columns) * self->frame.cell;
      allocation.y = self->frame.y + ((int) i / columns) * self->frame.cell;
      gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (cell, &allocation, -1);
    }
}

static void
comstock_city_grid_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  GtkWidget *bubble = GTK_WIDGET (self->bubble);

  self->ruler = comstock_city_canvas_measure_ruler (widget);
  fit_frame (self, width, height);
  if (self->width != width || self->height != height)
    show_ghost (self, width, height);
  self->width = width;
  self->height = height;
  allocate_cells (self);
  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (bubble, &(GtkAllocation) { 0, 0, width, height }, -1);
  comstock_city_grid_update_bubble (self);
  g_clear_pointer (&self->ruler_node, gsk_render_node_unref);
}

static void
comstock_city_grid_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_city_grid_parent_class)->css_changed (widget, change);
  comstock_city_grid_redraw_table (COMSTOCK_CITY_GRID (widget));
}

/* The ghost shows whether it has the focus. */
static void
comstock_city_grid_set_focus_child (GtkWidget *widget,
                                    GtkWidget *child)
{
  GTK_WIDGET_CLASS (comstock_city_grid_parent_class)->set_focus_child (widget, child);
  gtk_widget_queue_draw (widget);
}

static void
comstock_city_grid_unrealize (GtkWidget *widget)
{
  comstock_city_grid_redraw_table (COMSTOCK_CITY_GRID (widget));
  GTK_WIDGET_CLASS (comstock_city_grid_parent_class)->unrealize (widget);
}

static void
clear_parcel (gpointer data)
{
  ComstockCityParcel *parcel = data;

  g_clear_pointer (&parcel->cell, gtk_widget_unparent);
  g_clear_pointer (&parcel->sentence, g_free);
}

static void
comstock_city_grid_dispose (GObject *object)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (object);

  g_clear_object (&self->city);
  comstock_city_grid_forget_news (self);
  comstock_city_grid_redraw_table (self);
  g_array_set_size (self->parcels, 0);
  if (self->bubble != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bubble));
  self->bubble = NULL;
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
  widget_class->unrealize = comstock_city_grid_unrealize;
  widget_class->set_focus_child = comstock_city_grid_set_focus_child;
  widget_class->focus = comstock_city_grid_focus;
  widget_class->grab_focus = comstock_city_grid_grab_focus;

  signals[PRESSED] = g_signal_new ("pressed", COMSTOCK_TYPE_CITY_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "city-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
comstock_city_grid_init (ComstockCityGrid *self)
{
  self->zoom = 1;
  self->parcels = g_array_new (FALSE, TRUE, sizeof (ComstockCityParcel));
  g_array_set_clear_func (self->parcels, clear_parcel);
  comstock_city_frame_init (&self->frame);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("City"), -1);
  self->bubble = COMSTOCK_CITY_BUBBLE (comstock_city_bubble_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->bubble), GTK_WIDGET (self));
  comstock_city_grid_add_controllers (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (comstock_city_grid_redraw_table), NULL);
}

GtkWidget *
comstock_city_grid_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_GRID, NULL);
}
