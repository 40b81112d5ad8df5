/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The road is drawn once for each size; who walks it need not know how the lines are cut. */

#include "comstock-board-trail.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/kit/comstock-measure.h"

#define LEAST_GAP 1             /* pixels between two places: as many as an arrow needs where there is room */
#define MOST_GAP 10
#define GAP 0.14                /* of the width of a place that is more than this: */
#define NARROW 30
#define LEAST_EDGE 1            /* above and below them */
#define MOST_EDGE 3
#define EDGE 0.04               /* of their height */
#define APART_LINES 3           /* between the road of two lines */
#define APART 8                 /* between the road and what stands apart */
#define ARROW 0.45              /* of the gap */

struct _ComstockBoardTrail
{
  GtkWidget parent_instance;

  GPtrArray *places;
  GPtrArray *apart;
  int columns;
  int width;
  int height;
  GskRenderNode *road;          /* NULL before it is drawn */
};

G_DEFINE_FINAL_TYPE (ComstockBoardTrail, comstock_board_trail, GTK_TYPE_WIDGET)

static int
divide_up (int a,
           int b)
{
  return (a + b - 1) / b;
}

static int
count_visible (GPtrArray *places)
{
  int n = 0;

  for (guint i = 0; i < places->len; i++)
    n += gtk_widget_get_visible (places->pdata[i]);
  return n;
}

static int
get_gap (int width)
{
  return CLAMP ((int) ((width - NARROW) * GAP), LEAST_GAP, MOST_GAP);
}

static int
get_edge (int height)
{
  return CLAMP ((int) (height * EDGE), LEAST_EDGE, MOST_EDGE);
}

/* Where the @nth place of the road lies with its share of it: the lines are walked to and fro. */
static GdkRectangle
find_cell (ComstockBoardTrail *self,
           int                 nth)
{
  const int line = nth / self->columns;
  int column = nth % self->columns;

  if ((line % 2 != 0) != (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL))
    column = self->columns - 1 - column;
  return (GdkRectangle) { column * self->width, line * self->height, self->width, self->height };
}

static int
get_road_height (ComstockBoardTrail *self)
{
  return divide_up ((int) self->places->len, self->columns) * self->height;
}

/* Where the @nth of what stands apart lies: in lines below the road, all from one side. */
static GdkRectangle
find_cell_apart (ComstockBoardTrail *self,
                 int                 nth)
{
  return (GdkRectangle) { nth % self->columns * self->width,
                          get_road_height (self) + APART + nth / self->columns * self->height,
                          self->width, self->height };
}

static void
comstock_board_trail_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  ComstockBoardTrail *self = COMSTOCK_BOARD_TRAIL (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? self->columns * self->width
                          : comstock_board_trail_get_height (self, self->columns, self->height);
}

/* The share of a cell that is left to what stands there, or a little more where letters are large. */
static void
allocate (ComstockBoardTrail *self,
          GtkWidget          *place,
          GdkRectangle        cell)
{
  const int gap = get_gap (self->width);

  cell.x += gap / 2;
  cell.width = MAX (cell.width - gap, comstock_measure_least_width (place));
  cell.y += get_edge (self->height);
  cell.height -= 2 * get_edge (self->height);
  gtk_widget_size_allocate (place, &cell, -1);
}

static void
comstock_board_trail_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  ComstockBoardTrail *self = COMSTOCK_BOARD_TRAIL (widget);
  const int n_apart = count_visible (self->apart);

  for (int i = 0; i < (int) self->places->len; i++)
    allocate (self, self->places->pdata[i], find_cell (self, i));
  for (int i = 0; i < n_apart; i++)
    allocate (self, self->apart->pdata[i], find_cell_apart (self, i));
}

/* --- the road --- */

static void
get_middle (ComstockBoardTrail *self,
            int                 nth,
            double             *x,
            double             *y)
{
  const GdkRectangle cell = find_cell (self, nth);

  *x = cell.x + cell.width / 2.0;
  *y = cell.y + cell.height / 2.0;
}

static void
stroke_road (ComstockBoardTrail *self,
             cairo_t            *cr)
{
  const GdkRGBA color = comstock_art_get_color (GTK_WIDGET (self), "comstock_board_road");
  double x, y;

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, MIN (self->height - APART_LINES, self->width));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < (int) self->places->len; i++)
    {
      get_middle (self, i, &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_stroke (cr);
}

/* In the gap before the next place, the point towards it. */
static void
stroke_arrow (ComstockBoardTrail *self,
              cairo_t            *cr,
              int                 nth)
{
  const double size = get_gap (self->width) * ARROW;
  double x, y, to_x, to_y;

  get_middle (self, nth, &x, &y);
  get_middle (self, nth + 1, &to_x, &to_y);
  cairo_save (cr);
  cairo_translate (cr, (x + to_x) / 2, (y + to_y) / 2);
  cairo_rotate (cr, atan2 (to_y - y, to_x - x));
  cairo_move_to (cr, -size / 2, -size);
  cairo_line_to (cr, size / 2, 0);
  cairo_line_to (cr, -size / 2, size);
  cairo_restore (cr);
}

static void
draw_road (ComstockBoardTrail *self,
           GtkSnapshot        *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_board_road_line");
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                          (float) gtk_widget_get_height (widget)));

  stroke_road (self, cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  for (int i = 0; i + 1 < (int) self->places->len; i++)
    stroke_arrow (self, cr, i);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
forget_road (ComstockBoardTrail *self)
{
  g_clear_pointer (&self->road, gsk_render_node_unref);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
comstock_board_trail_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  ComstockBoardTrail *self = COMSTOCK_BOARD_TRAIL (widget);

  if (self->road == NULL && self->places->len > 0)
    {
      GtkSnapshot *drawing = gtk_snapshot_new ();

      draw_road (self, drawing);
      self->road = comstock_freeze (drawing, gtk_widget_get_scale_factor (widget));
    }
  if (self->road != NULL)
    gtk_snapshot_append_node (snapshot, self->road);
  GTK_WIDGET_CLASS (comstock_board_trail_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_board_trail_css_changed (GtkWidget         *widget,
                                  GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_board_trail_parent_class)->css_changed (widget, change);
  forget_road (COMSTOCK_BOARD_TRAIL (widget));
}

static void
comstock_board_trail_direction_changed (GtkWidget       *widget,
                                        GtkTextDirection before)
{
  forget_road (COMSTOCK_BOARD_TRAIL (widget));
}

static void
comstock_board_trail_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_board_trail_parent_class)->dispose (object);
}

static void
comstock_board_trail_finalize (GObject *object)
{
  ComstockBoardTrail *self = COMSTOCK_BOARD_TRAIL (object);

  g_clear_pointer (&self->road, gsk_render_node_unref);
  g_ptr_array_unref (self->places);
  g_ptr_array_unref (self->apart);
  G_OBJECT_CLASS (comstock_board_trail_parent_class)->finalize (object);
}

static void
comstock_board_trail_class_init (ComstockBoardTrailClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_board_trail_dispose;
  object_class->finalize = comstock_board_trail_finalize;
  widget_class->measure = comstock_board_trail_measure;
  widget_class->size_allocate = comstock_board_trail_size_allocate;
  widget_class->snapshot = comstock_board_trail_snapshot;
  widget_class->css_changed = comstock_board_trail_css_changed;
  widget_class->direction_changed = comstock_board_trail_direction_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_board_trail_init (ComstockBoardTrail *self)
{
  self->places = g_ptr_array_new ();
  self->apart = g_ptr_array_new ();
  self->columns = 1;
}

void
comstock_board_trail_add (ComstockBoardTrail *self,
                          GtkWidget          *place,
                          gboolean            apart)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRAIL (self));

  g_ptr_array_add (apart ? self->apart : self->places, place);
  gtk_widget_set_parent (place, GTK_WIDGET (self));
}

void
comstock_board_trail_set_lines (ComstockBoardTrail *self,
                                int                 columns,
                                int                 width,
                                int                 height)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRAIL (self));
  g_return_if_fail (columns > 0);

  if (self->columns == columns && self->width == width && self->height == height)
    return;
  self->columns = columns;
  self->width = width;
  self->height = height;
  forget_road (self);
}

int
comstock_board_trail_get_height (ComstockBoardTrail *self,
                                 int                 columns,
                                 int                 height)
{
  const int n_apart = count_visible (self->apart);

  g_return_val_if_fail (COMSTOCK_IS_BOARD_TRAIL (self), 0);

  return divide_up ((int) self->places->len, columns) * height +
         (n_apart > 0 ? APART + divide_up (n_apart, columns) * height : 0);
}

void
comstock_board_trail_add_gaps (int *width,
                               int *height)
{
  const int least_width = *width;
  const int least_height = *height;

  while (*width - get_gap (*width) < least_width)
    (*width)++;
  while (*height - 2 * get_edge (*height) < least_height)
    (*height)++;
}

GtkWidget *
comstock_board_trail_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_TRAIL, NULL);
}
