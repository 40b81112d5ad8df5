/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each way to arrange them is weighed by how large it leaves the map; the places are of one size, so nothing need be
 * tried.  The half that is not in front is the same widget, drawn smaller: all that is shown of it, flies to it or
 * points at it is there.  It takes no presses, and comes to the front with the focus. */

#include "comstock-board-halves.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-measure.h"
#include "ui/table/plane/comstock-plane-view.h"

#define GAP 4                   /* pixels between track and map */
#define FOOT_GAP 2              /* between map and foot */
#define INSET 4                 /* around the miniature */
#define COLUMN 0.18             /* of the width, beside the half in front, */
#define SEATS_COLUMN 0.325      /* or with seats, whose figures grow; unless they need more */

#define UNSEEN 0.3              /* is a map worth whose track is not seen as a whole */
#define AS_GOOD 0.96            /* larger places may take the rest of what it is worth, */
#define AS_GOOD_NAMED 0.985     /* and names a little more */
#define MOST_TRAY 0.6           /* of the track */
#define ROOMY 1.3               /* a place may be so much larger than it needs */

typedef enum
{
  BESIDE,                       /* the track beside the map, */
  ABOVE,                        /* above it, */
  TURNED,                       /* or one of them in front */
} Lie;

typedef struct
{
  Lie lie;
  ComstockBoardTrackSize size;
  int columns;
  int width;                    /* of a place */
  int height;
  gboolean whole;
  double worth;
} Way;

struct _ComstockBoardHalves
{
  GtkWidget parent_instance;

  ComstockBoardTrack *track;
  GtkWidget *track_view;        /* in which it scrolls where there is too little room */
  GtkWidget *map_view;
  GtkWidget *head;              /* above the track, where that stands beside the map */
  GtkWidget *tray;              /* below the track, of which it takes what is constant */
  GtkWidget *foot;              /* below the map, or whatever is in front */
  GtkWidget *column;
  GtkWidget *swap;              /* a button in it, below the miniature */
  GtkWidget *other;             /* the name of that, in the button */
  GtkWidget *front;             /* one of both views */
  guint source;                 /* of looking where the focus came to rest, 0 for none */
  Way way;
};

G_DEFINE_FINAL_TYPE (ComstockBoardHalves, comstock_board_halves, GTK_TYPE_WIDGET)

/* --- the plan --- */

static int
get_foot (ComstockBoardHalves *self,
          int                  width)
{
  int height;

  comstock_measure_height (self->foot, width, NULL, &height);
  return height + FOOT_GAP;
}

static int
get_head (ComstockBoardHalves *self,
          int                  width)
{
  int height;

  comstock_measure_height (self->head, width, NULL, &height);
  return height;
}

/* The room of the half in front, but for the foot. */
static GdkRectangle
find_front (ComstockBoardHalves *self,
            int                  width,
            int                  height)
{
  const gboolean seats = gtk_widget_get_next_sibling (self->swap) != NULL;
  const int share = (int) (width * (seats ? SEATS_COLUMN : COLUMN));
  const int front = MAX (width - MAX (comstock_measure_natural_width (self->column), share) - GAP, 1);

  return (GdkRectangle) { 0, 0, front, MAX (height - get_foot (self, front), 1) };
}

static Way
measure_cells (ComstockBoardHalves   *self,
               ComstockBoardTrackSize size)
{
  Way cells = { .size = size };

  comstock_board_track_set_size (self->track, size);
  comstock_board_track_measure_cell (self->track, &cells.width, &cells.height);
  return cells;
}

/* What is left, above or beside the map. */
static int
enlarge (int size,
         int room,
         int n)
{
  return CLAMP (room / n, size, (int) (size * ROOMY));
}

static Way
plan_beside (ComstockBoardHalves *self,
             Way                  way,
             int                  columns,
             int                  width,
             int                  height)
{
  const int high = comstock_board_track_get_height (self->track, columns, way.height);
  const int room = height - get_head (self, columns * way.width);
  const int left = width - columns * way.width - GAP;
  const gboolean enough = left >= comstock_measure_least_width (self->map_view);
  const int map = enough ? MIN (left, height - get_foot (self, left)) : 0;

  way.lie = BESIDE;
  way.columns = columns;
  way.whole = high <= room;
  way.worth = way.whole ? map : UNSEEN * map;
  if (map > 0 && way.whole)
    {
      way.width = enlarge (way.width, width - map - GAP, columns);
      way.height = enlarge (way.height, room * way.height / high, 1);
    }
  return way;
}

static Way
plan_above (ComstockBoardHalves *self,
            Way                  way,
            int                  width,
            int                  height)
{
  way.lie = ABOVE;
  way.columns = MAX (width / way.width, 1);
  way.whole = way.columns * way.width <= width;
  way.worth = MIN (width, height - get_foot (self, width) - GAP -
                          comstock_board_track_get_height (self->track, way.columns, way.height));
  way.width = enlarge (way.width, width, way.columns);
  return way;
}

static Way
find_best (ComstockBoardHalves   *self,
           ComstockBoardTrackSize size,
           int                    width,
           int                    height)
{
  const Way cells = measure_cells (self, size);
  Way best = plan_above (self, cells, width, height);

  for (int columns = 1; columns * cells.width < width; columns++)
    {
      const Way way = plan_beside (self, cells, columns, width, height);

      if (way.worth > best.worth)
        best = way;
    }
  return best;
}

/* The largest places that leave the map as good as the least do. */
static Way
choose (ComstockBoardHalves *self,
        int                  width,
        int                  height)
{
  const Way usual = find_best (self, COMSTOCK_BOARD_TRACK_USUAL, width, height);

  for (guint size = COMSTOCK_BOARD_TRACK_SIZES - 1; size > COMSTOCK_BOARD_TRACK_USUAL; size--)
    {
      const Way way = find_best (self, (ComstockBoardTrackSize) size, width, height);
      const double share = size >= COMSTOCK_BOARD_TRACK_NAMED_LOW ? AS_GOOD_NAMED : AS_GOOD;

      if (way.whole && way.worth >= share * usual.worth)
        return way;
    }
  return usual;
}

/* In as few columns as show all of it, which leaves room for arrows between the places. */
static Way
plan_front (ComstockBoardHalves *self,
            Way                  way,
            const GdkRectangle  *front)
{
  int high;

  way.lie = TURNED;
  do
    high = comstock_board_track_get_height (self->track, ++way.columns, way.height);
  while (high > front->height && (way.columns + 1) * way.width <= front->width);
  way.whole = high <= front->height && way.columns * way.width <= front->width;
  way.width = enlarge (way.width, front->width, way.columns);
  if (way.whole)
    way.height = enlarge (way.height, front->height * way.height / high, 1);
  return way;
}

/* The largest places that need no more columns than the least. */
static Way
choose_turned (ComstockBoardHalves *self,
               int                  width,
               int                  height)
{
  const GdkRectangle front = find_front (self, width, height);
  const Way usual = plan_front (self, measure_cells (self, COMSTOCK_BOARD_TRACK_USUAL), &front);

  for (guint size = COMSTOCK_BOARD_TRACK_SIZES - 1; size > COMSTOCK_BOARD_TRACK_USUAL; size--)
    {
      const Way way = plan_front (self, measure_cells (self, (ComstockBoardTrackSize) size), &front);

      if (way.whole && way.columns == usual.columns)
        return way;
    }
  return usual;
}

static void
set_turned (ComstockBoardHalves *self,
            gboolean             turned)
{
  GtkWidget *const views[] = { self->track_view, self->map_view };

  gtk_widget_set_visible (self->column, turned);
  gtk_widget_set_visible (self->tray, !turned);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    gtk_widget_set_can_target (views[i], !turned || views[i] == self->front);
}

void
comstock_board_halves_arrange (ComstockBoardHalves *self,
                               int                  width,
                               int                  height,
                               gboolean             turned,
                               gboolean             headed)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_HALVES (self));

  set_turned (self, turned);
  gtk_widget_set_visible (self->head, headed);
  self->way = turned ? choose_turned (self, width, height) : choose (self, width, height);
  gtk_widget_set_visible (self->head, headed && self->way.lie == BESIDE);
  comstock_board_track_set_size (self->track, self->way.size);
  comstock_board_track_set_lines (self->track, self->way.columns, self->way.width, self->way.height);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- the front --- */

static void
bring (ComstockBoardHalves *self,
       GtkWidget           *view)
{
  self->front = view;
  set_turned (self, self->way.lie == TURNED);
  /* Translators: a button that turns to the half of the board that is not seen */
  gtk_label_set_label (GTK_LABEL (self->other), view == self->map_view ? _("Track") : _("Map"));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
comstock_board_halves_show (ComstockBoardHalves *self,
                            guint                surface)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_HALVES (self));

  if (surface != COMSTOCK_NOWHERE)
    bring (self, surface == COMSTOCK_BOARD_SURFACE_MAP ? self->map_view : self->track_view);
}

static void
on_swap (ComstockBoardHalves *self)
{
  bring (self, self->front == self->map_view ? self->track_view : self->map_view);
}

static gboolean
on_rest (gpointer data)
{
  ComstockBoardHalves *self = data;
  GtkWidget *const views[] = { self->track_view, self->map_view };

  self->source = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (views[i] != self->front &&
        (gtk_widget_get_state_flags (views[i]) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
      bring (self, views[i]);
  return G_SOURCE_REMOVE;
}

/* GTK may put the focus of a place that is no longer asked for on the next one, before it is led to the answers. */
static void
on_focus (ComstockBoardHalves *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_rest, self, NULL);
}

/* --- the widget --- */

static void
comstock_board_halves_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  ComstockBoardHalves *self = COMSTOCK_BOARD_HALVES (widget);

  gtk_widget_measure (self->map_view, orientation, -1, minimum, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum += get_foot (self, for_size);
      if (self->way.lie == ABOVE)
        *minimum += GAP + comstock_board_track_get_height (self->track, self->way.columns, self->way.height);
    }
  *natural = *minimum;
}

static void
allocate (ComstockBoardHalves *self,
          GtkWidget           *child,
          GdkRectangle         area)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (GTK_WIDGET (self)) - area.x - area.width;
  area.width = MAX (area.width, comstock_measure_least_width (child));
  gtk_widget_size_allocate (child, &area, -1);
}

/* The track in @area, in which it scrolls above what lies on the tray. */
static void
allocate_track (ComstockBoardHalves *self,
                GdkRectangle         area)
{
  int tray;

  comstock_measure_height (self->tray, area.width, NULL, &tray);
  tray = MIN (tray, (int) (MOST_TRAY * area.height));
  area.height -= tray;
  allocate (self, self->track_view, area);
  allocate (self, self->tray, (GdkRectangle) { area.x, area.y + area.height, area.width, tray });
}

/* @child in @area, with the foot below it. */
static void
allocate_footed (ComstockBoardHalves *self,
                 GtkWidget           *child,
                 GdkRectangle         area)
{
  const int foot = get_foot (self, area.width);

  allocate (self, child, (GdkRectangle) { area.x, area.y, area.width, area.height - foot });
  allocate (self, self->foot, (GdkRectangle) { area.x, area.y + area.height - foot + FOOT_GAP, area.width,
                                               foot - FOOT_GAP });
}

/* As large as in front, but drawn smaller, above its name. */
static void
allocate_miniature (ComstockBoardHalves *self,
                    const GdkRectangle  *front)
{
  GtkWidget *back = self->front == self->map_view ? self->track_view : self->map_view;
  GskTransform *transform = NULL;
  graphene_rect_t room, name;
  float scale;

  if (!gtk_widget_compute_bounds (self->swap, GTK_WIDGET (self), &room) ||
      !gtk_widget_compute_bounds (self->other, GTK_WIDGET (self), &name))
    return;
  room.size.height = name.origin.y - room.origin.y;
  graphene_rect_inset (&room, INSET, INSET);
  scale = MIN (room.size.width / (float) front->width, room.size.height / (float) front->height);
  room.origin.x += (room.size.width - scale * (float) front->width) / 2;
  room.origin.y += (room.size.height - scale * (float) front->height) / 2;
  transform = gsk_transform_translate (transform, &room.origin);
  gtk_widget_allocate (back, front->width, front->height, -1, gsk_transform_scale (transform, scale, scale));
}

static void
allocate_turned (ComstockBoardHalves *self,
                 int                  width,
                 int                  height)
{
  const GdkRectangle front = find_front (self, width, height);

  allocate (self, self->column, (GdkRectangle) { front.width + GAP, 0, width - front.width - GAP, height });
  allocate_footed (self, self->front, (GdkRectangle) { 0, 0, front.width, height });
  allocate_miniature (self, &front);
}

static void
comstock_board_halves_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  ComstockBoardHalves *self = COMSTOCK_BOARD_HALVES (widget);
  const int across = self->way.columns * self->way.width;
  const int high = comstock_board_track_get_height (self->track, self->way.columns, self->way.height);

  if (self->way.lie == TURNED)
    allocate_turned (self, width, height);
  else if (self->way.lie == ABOVE)
    {
      allocate_track (self, (GdkRectangle) { 0, 0, width, high });
      allocate_footed (self, self->map_view, (GdkRectangle) { 0, high + GAP, width, height - high - GAP });
    }
  else
    {
      const int head = get_head (self, across);

      allocate (self, self->head, (GdkRectangle) { 0, 0, across, head });
      allocate_track (self, (GdkRectangle) { 0, head, across, height - head });
      allocate_footed (self, self->map_view, (GdkRectangle) { across + GAP, 0, width - across - GAP, height });
    }
}

/* The miniature lies over its button. */
static void
comstock_board_halves_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  ComstockBoardHalves *self = COMSTOCK_BOARD_HALVES (widget);
  GtkWidget *const children[] = { self->head, self->foot, self->column, self->track_view, self->tray,
                                  self->map_view };

  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_snapshot_child (widget, children[i], snapshot);
}

static void
comstock_board_halves_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_handle_id (&COMSTOCK_BOARD_HALVES (object)->source, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_board_halves_parent_class)->dispose (object);
}

static void
comstock_board_halves_class_init (ComstockBoardHalvesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_halves_dispose;
  widget_class->measure = comstock_board_halves_measure;
  widget_class->size_allocate = comstock_board_halves_size_allocate;
  widget_class->snapshot = comstock_board_halves_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_board_halves_init (ComstockBoardHalves *self)
{
  self->way.columns = 1;
}

static void
add_view (ComstockBoardHalves *self,
          GtkWidget           *view)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "enter", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, focus);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
}

static void
add_column (ComstockBoardHalves *self)
{
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  self->swap = gtk_button_new ();
  self->other = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->other, "caption");
  gtk_widget_set_valign (self->other, GTK_ALIGN_END);
  gtk_button_set_child (GTK_BUTTON (self->swap), self->other);
  gtk_widget_add_css_class (self->swap, "board-swap");
  gtk_widget_set_vexpand (self->swap, TRUE);
  g_signal_connect_object (self->swap, "clicked", G_CALLBACK (on_swap), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->column), self->swap);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
comstock_board_halves_new (ComstockBoardTrack *track,
                           ComstockBoardMap   *map,
                           GtkWidget          *head,
                           GtkWidget          *foot)
{
  ComstockBoardHalves *self = g_object_new (COMSTOCK_TYPE_BOARD_HALVES, NULL);

  self->track = track;
  self->track_view = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->track_view), GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->track_view), GTK_WIDGET (track));
  /* Translators: a button: shows all of it */
  self->map_view = comstock_plane_view_new (COMSTOCK_PLANE (map), _("Whole Map"));
  self->head = head;
  self->foot = foot;
  self->tray = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  add_view (self, self->track_view);
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  add_view (self, self->map_view);
  gtk_widget_set_parent (foot, GTK_WIDGET (self));
  add_column (self);
  bring (self, self->track_view);
  return GTK_WIDGET (self);
}

GtkWidget *
comstock_board_halves_get_column (ComstockBoardHalves *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_HALVES (self), NULL);

  return self->column;
}

GtkWidget *
comstock_board_halves_get_tray (ComstockBoardHalves *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_HALVES (self), NULL);

  return self->tray;
}
