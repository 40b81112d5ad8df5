/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map draws itself; spots, one for each parcel and each edge that may be pressed, are there for keys and names. */

#include "comstock-board-map.h"

#include <glib/gi18n.h>

#include "comstock-board-map-camera.h"
#include "comstock-board-map-ground.h"
#include "comstock-board-map-marks.h"
#include "comstock-board-spot.h"
#include "model/board/comstock-board-names.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-ruler.h"
#include "ui/kit/comstock-spot.h"

#define MIN_CELL 24
#define NATURAL_CELL 64
#define RIM 0.4                 /* of the ruler, at the sides that have none */
#define EDGES (2 * BOARD_PARCEL_COUNT)

struct _ComstockBoardMap
{
  ComstockPannable parent_instance;

  BoardState state;
  ComstockBoardMapCamera camera;
  ComstockBoardMapMarks marks;
  BoardParcels bright;
  GskRenderNode *ground;                /* NULL before they are drawn */
  GskRenderNode *roads;

  GtkWidget *parcels[BOARD_PARCEL_COUNT];
  GtkWidget *edges[EDGES];              /* NULL where no road may be laid */
  ComstockBoardSite cursor;
  ComstockBoardSite pointed;            /* under the pointer */
  ComstockBoardSite touched;            /* by the last finger, since something else may be pressed */
  double pointer_x;                     /* where it was last */
  double pointer_y;

  ComstockBoardMapWords parcel_words;
  ComstockBoardMapWords edge_words;
  gpointer words_data;
};

G_DEFINE_FINAL_TYPE (ComstockBoardMap, comstock_board_map, COMSTOCK_TYPE_PANNABLE)

enum
{
  PARCEL_PRESSED,
  ROAD_PRESSED,
  AIMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
redraw (ComstockBoardMap *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->roads, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GtkWidget *
get_spot (ComstockBoardMap *self,
          ComstockBoardSite site)
{
  if (site.kind == COMSTOCK_BOARD_EDGE)
    return self->edges[site.number];
  return site.kind == COMSTOCK_BOARD_PARCEL ? self->parcels[site.number] : NULL;
}

static ComstockBoardSite
find_site (ComstockBoardMap *self,
           GtkWidget        *spot)
{
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    if (self->parcels[parcel] == spot)
      return (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, parcel };
  for (uint32_t edge = 0; edge < EDGES; edge++)
    if (self->edges[edge] == spot)
      return (ComstockBoardSite) { COMSTOCK_BOARD_EDGE, edge };
  return (ComstockBoardSite) { COMSTOCK_BOARD_NOTHING, 0 };
}

static gboolean
has_focus (ComstockBoardMap *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* --- what is aimed at --- */

static void
update_aim (ComstockBoardMap *self)
{
  const ComstockBoardSite aim = self->pointed.kind != COMSTOCK_BOARD_NOTHING ? self->pointed :
                                has_focus (self) ? self->cursor : (ComstockBoardSite) { COMSTOCK_BOARD_NOTHING, 0 };

  if (aim.kind == self->marks.aim.kind && aim.number == self->marks.aim.number)
    return;
  self->marks.aim = aim;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[AIMED], 0);
}

ComstockBoardMapCamera *
comstock_board_map_get_camera (ComstockBoardMap *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_MAP (self), NULL);

  return &self->camera;
}

ComstockBoardSite
comstock_board_map_get_site (ComstockBoardMap *self)
{
  return self->marks.aim;
}

uint32_t
comstock_board_map_get_aim (ComstockBoardMap *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_MAP (self), BOARD_NO_PARCEL);

  return self->marks.aim.kind == COMSTOCK_BOARD_PARCEL ? self->marks.aim.number : BOARD_NO_PARCEL;
}

static void
reveal (ComstockBoardMap *self,
        ComstockBoardSite site)
{
  const uint32_t parcel = site.kind == COMSTOCK_BOARD_EDGE ? site.number / 2 : site.number;

  comstock_board_map_camera_reveal (&self->camera, parcel);
}

/* The aim follows the keys until the pointer moves again. */
static void
move_cursor (ComstockBoardMap *self,
             ComstockBoardSite site)
{
  self->cursor = site;
  self->pointed.kind = COMSTOCK_BOARD_NOTHING;
  if (has_focus (self))
    {
      gtk_widget_grab_focus (get_spot (self, site));
      reveal (self, site);
    }
  update_aim (self);
}

/* --- words --- */

static char *
dup_parcel_name (ComstockBoardMap *self,
                 uint32_t          parcel)
{
  if (self->parcel_words != NULL)
    return self->parcel_words (parcel, self->words_data);
  return comstock_board_parcel_dup_name (parcel);
}

static char *
dup_edge_name (ComstockBoardMap *self,
               uint32_t          edge)
{
  return self->edge_words != NULL ? self->edge_words (edge, self->words_data) :
                                    comstock_board_edge_dup_name (edge);
}

static void
name_parcel (ComstockBoardMap *self,
             uint32_t          parcel)
{
  const char *figure = self->marks.figures[parcel];
  const gboolean target = (self->marks.targets.parcels >> parcel & 1) != 0;
  g_autofree char *name = dup_parcel_name (self, parcel);
  g_autofree char *more = target && figure != NULL ? g_strdup_printf (_("Can be chosen: %s"), figure) :
                          g_strdup (target ? _("Can be chosen") : figure);

  comstock_spot_describe (self->parcels[parcel], name, more);
}

static void
name_all (ComstockBoardMap *self)
{
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    name_parcel (self, parcel);
  for (uint32_t edge = 0; edge < EDGES; edge++)
    if (self->edges[edge] != NULL)
      {
        g_autofree char *name = dup_edge_name (self, edge);

        comstock_spot_describe (self->edges[edge], name, NULL);
      }
}

void
comstock_board_map_set_words (ComstockBoardMap      *self,
                              ComstockBoardMapWords  parcel,
                              ComstockBoardMapWords  edge,
                              gpointer               data)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->parcel_words = parcel;
  self->edge_words = edge;
  self->words_data = data;
  name_all (self);
}

/* --- what is shown --- */

void
comstock_board_map_set_state (ComstockBoardMap *self,
                              const BoardState *state)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->state = state != NULL ? *state : (BoardState) { 0 };
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    comstock_board_spot_explain (COMSTOCK_BOARD_SPOT (self->parcels[parcel]), board_content_at (&self->state, parcel));
  name_all (self);
  redraw (self);
}

static void
copy_texts (char              **texts,
            const char *const  *from)
{
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      g_free (texts[parcel]);
      texts[parcel] = g_strdup (from != NULL ? from[parcel] : NULL);
    }
}

void
comstock_board_map_set_figures (ComstockBoardMap  *self,
                                const char *const *figures)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  copy_texts (self->marks.figures, figures);
  name_all (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_map_set_changes (ComstockBoardMap  *self,
                                const char *const *changes)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  copy_texts (self->marks.changes, changes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_map_set_ghost (ComstockBoardMap *self,
                              BoardContent      content,
                              BoardParcels      parcels,
                              BoardRoads        roads)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->marks.ghost = (ComstockBoardGhost) { content, parcels, roads };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_map_brighten (ComstockBoardMap *self,
                             BoardParcels      parcels)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->bright = parcels;
  redraw (self);
}

void
comstock_board_map_light (ComstockBoardMap *self,
                          BoardParcels      parcels)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->marks.lit = parcels;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_map_set_away (ComstockBoardMap *self,
                             uint32_t          parcel,
                             guint             away)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));
  g_return_if_fail (parcel < BOARD_PARCEL_COUNT);

  if (self->marks.away[parcel] == away)
    return;
  self->marks.away[parcel] = (uint8_t) away;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
comstock_board_map_find_cowboy (ComstockBoardMap *self,
                                const BoardState *state,
                                uint32_t          parcel,
                                uint32_t          seat,
                                graphene_rect_t  *square)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_MAP (self), FALSE);

  return comstock_board_map_marks_find_cowboy (&self->camera.frame, state, parcel, seat, square);
}

/* --- targets --- */

static void
press_site (ComstockBoardMap *self,
            ComstockBoardSite site)
{
  if (site.kind == COMSTOCK_BOARD_PARCEL)
    g_signal_emit (self, signals[PARCEL_PRESSED], 0, site.number);
  else if (site.kind == COMSTOCK_BOARD_EDGE)
    g_signal_emit (self, signals[ROAD_PRESSED], 0, site.number);
}

static void
on_activate (ComstockBoardMap *self,
             GtkWidget        *spot)
{
  press_site (self, find_site (self, spot));
}

static void
on_focus (ComstockBoardMap *self,
          GParamSpec       *pspec,
          GtkWidget        *spot)
{
  if (gtk_widget_is_focus (spot))
    self->cursor = find_site (self, spot);
  update_aim (self);
}

static GtkWidget *
add_spot (ComstockBoardMap  *self,
          GtkAccessibleRole  role)
{
  GtkWidget *spot = comstock_board_spot_new (role);

  g_signal_connect_object (spot, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spot, "notify::has-focus", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (spot, GTK_WIDGET (self));
  return spot;
}

/* The parcel to which an edge belongs is where the cursor stays when the edge is no target any more. */
static void
remove_edge (ComstockBoardMap *self,
             uint32_t          edge)
{
  if (self->cursor.kind == COMSTOCK_BOARD_EDGE && self->cursor.number == edge)
    move_cursor (self, (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, edge / 2 });
  if (self->pointed.kind == COMSTOCK_BOARD_EDGE && self->pointed.number == edge)
    self->pointed.kind = COMSTOCK_BOARD_NOTHING;
  g_clear_pointer (&self->edges[edge], gtk_widget_unparent);
}

static void
update_edges (ComstockBoardMap *self)
{
  for (uint32_t edge = 0; edge < EDGES; edge++)
    {
      const ComstockBoardSite site = { COMSTOCK_BOARD_EDGE, edge };
      const gboolean wanted = comstock_board_targets_has (&self->marks.targets, site);

      if (wanted && self->edges[edge] == NULL)
        self->edges[edge] = add_spot (self, GTK_ACCESSIBLE_ROLE_BUTTON);
      else if (!wanted && self->edges[edge] != NULL)
        remove_edge (self, edge);
    }
}

/* Parcels first, then edges. */
static ComstockBoardSite
get_nth_site (uint32_t n)
{
  if (n < BOARD_PARCEL_COUNT)
    return (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, n };
  return (ComstockBoardSite) { COMSTOCK_BOARD_EDGE, n - BOARD_PARCEL_COUNT };
}

/* If part of the map is seen, at least one of what may be pressed lies there. */
static void
reveal_targets (ComstockBoardMap *self)
{
  ComstockBoardSite first = { COMSTOCK_BOARD_NOTHING, 0 };

  for (uint32_t n = BOARD_PARCEL_COUNT + EDGES; n > 0; n--)
    {
      if (!comstock_board_targets_has (&self->marks.targets, get_nth_site (n - 1)))
        continue;
      first = get_nth_site (n - 1);
      if (comstock_board_map_camera_shows (&self->camera, first))
        return;
    }
  if (first.kind != COMSTOCK_BOARD_NOTHING)
    reveal (self, first);
}

void
comstock_board_map_set_targets (ComstockBoardMap *self,
                                BoardParcels      parcels,
                                BoardRoads        roads)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->marks.targets = (ComstockBoardTargets) { parcels, roads };
  self->touched.kind = COMSTOCK_BOARD_NOTHING;
  update_edges (self);
  reveal_targets (self);
  name_all (self);
  update_aim (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- the cursor --- */

void
comstock_board_map_set_cursor (ComstockBoardMap *self,
                               uint32_t          parcel)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));
  g_return_if_fail (parcel < BOARD_PARCEL_COUNT);

  move_cursor (self, (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, parcel });
}

void
comstock_board_map_set_edge (ComstockBoardMap *self,
                             uint32_t          edge)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));
  g_return_if_fail (edge < EDGES && self->edges[edge] != NULL);

  move_cursor (self, (ComstockBoardSite) { COMSTOCK_BOARD_EDGE, edge });
}

static gboolean
comstock_board_map_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (widget);

  if (!has_focus (self))
    return gtk_widget_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  move_cursor (self, comstock_board_map_frame_step (self->cursor, &self->marks.targets, direction));
  return TRUE;
}

static gboolean
comstock_board_map_grab_focus (GtkWidget *widget)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (widget);

  if (!gtk_widget_grab_focus (get_spot (self, self->cursor)))
    return FALSE;
  update_aim (self);
  return TRUE;
}

static gboolean
go_to_end (GtkWidget *widget,
           GVariant  *parcel,
           gpointer   data)
{
  comstock_board_map_set_cursor (COMSTOCK_BOARD_MAP (widget), g_variant_get_uint32 (parcel));
  return TRUE;
}

/* --- the pointer --- */

static ComstockBoardSite
pick (ComstockBoardMap *self,
      double            x,
      double            y)
{
  return comstock_board_map_frame_pick (&self->camera.frame, &self->marks.targets, x, y);
}

/* A pointer that rests is told of as well, when what lies below it changes. */
static void
on_motion (ComstockBoardMap *self,
           double            x,
           double            y)
{
  if (x == self->pointer_x && y == self->pointer_y)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  self->pointed = pick (self, x, y);
  update_aim (self);
}

static void
on_leave (ComstockBoardMap *self)
{
  self->pointer_x = self->pointer_y = -1;
  self->pointed.kind = COMSTOCK_BOARD_NOTHING;
  update_aim (self);
}

static gboolean
is_same (ComstockBoardSite one,
         ComstockBoardSite other)
{
  return one.kind == other.kind && one.number == other.number;
}

/* A finger has no hovering, and a mouse that rests has not aimed at what keys have led away from: the first press only
 * aims at what may be pressed, with all that the map tells of it, and the next one is for it. */
static void
on_released (ComstockBoardMap *self,
             int               n_press,
             double            x,
             double            y,
             GtkGesture       *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);
  const gboolean finger = device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
  const ComstockBoardSite site = pick (self, x, y);
  const gboolean aimed = is_same (site, finger ? self->touched : self->marks.aim);

  if (site.kind == COMSTOCK_BOARD_NOTHING)
    return;
  self->touched = self->cursor = site;
  self->pointed = finger ? (ComstockBoardSite) { COMSTOCK_BOARD_NOTHING, 0 } : site;
  gtk_widget_grab_focus (get_spot (self, site));
  update_aim (self);
  if (aimed || !comstock_board_targets_has (&self->marks.targets, site))
    press_site (self, site);
}

/* --- room --- */

static void
comstock_board_map_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  const int margins = (int) (comstock_ruler_measure (widget) * (1 + RIM)) + 1;

  *minimum = 8 * MIN_CELL + margins;
  *natural = 8 * NATURAL_CELL + margins;
}

static void
update_frame (ComstockBoardMap *self,
              int               width,
              int               height)
{
  const int ruler = comstock_ruler_measure (GTK_WIDGET (self));
  const int cell = self->camera.frame.cell;

  comstock_board_map_camera_allocate (&self->camera, width, height, ruler, (int) (ruler * RIM));
  if (cell != self->camera.frame.cell)
    redraw (self);
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_board_map_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (widget);

  update_frame (self, width, height);
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const graphene_rect_t bounds = comstock_board_map_frame_parcel (&self->camera.frame, parcel);

      comstock_spot_allocate (self->parcels[parcel], &bounds);
    }
  for (uint32_t edge = 0; edge < EDGES; edge++)
    if (self->edges[edge] != NULL)
      {
        const graphene_rect_t bounds = comstock_board_map_frame_edge_bounds (&self->camera.frame, edge);

        comstock_spot_allocate (self->edges[edge], &bounds);
      }
}

void
comstock_board_map_get_bounds (ComstockBoardMap *self,
                               uint32_t          parcel,
                               graphene_rect_t  *bounds)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));
  g_return_if_fail (parcel < BOARD_PARCEL_COUNT);

  *bounds = comstock_board_map_frame_parcel (&self->camera.frame, parcel);
}

static void
add_obstacles (GtkWidget *widget,
               GArray    *obstacles)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (widget);
  const BoardParcels works = board_occupied (&self->state) | board_owned (&self->state);

  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const gboolean target = (self->marks.targets.parcels >> parcel & 1) != 0;
      const ComstockObstacle obstacle = {
        comstock_board_map_frame_parcel (&self->camera.frame, parcel),
        target ? COMSTOCK_OBSTACLE_PRESSED : (works >> parcel & 1) != 0 ? COMSTOCK_OBSTACLE_SEEN :
        COMSTOCK_OBSTACLE_NONE,
      };

      g_array_append_val (obstacles, obstacle);
    }
  for (uint32_t edge = 0; edge < EDGES; edge++)
    if (self->edges[edge] != NULL)
      {
        const ComstockObstacle obstacle = {
          comstock_board_map_frame_edge_bounds (&self->camera.frame, edge),
          COMSTOCK_OBSTACLE_PRESSED,
        };

        g_array_append_val (obstacles, obstacle);
      }
}

/* --- what is seen --- */

/* As if all of the map was seen from its corner on: it is moved there. */
static void
draw_ground (ComstockBoardMap *self)
{
  const ComstockBoardMapFrame frame = { self->camera.ruler, self->camera.ruler, self->camera.frame.cell };
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GtkSnapshot *ground = gtk_snapshot_new ();
  GtkSnapshot *roads = gtk_snapshot_new ();

  comstock_board_map_ground_draw (GTK_WIDGET (self), ground, &frame, &self->state, self->bright);
  self->ground = comstock_freeze (ground, scale);
  comstock_board_map_ground_draw_roads (GTK_WIDGET (self), roads, &frame, &self->state);
  self->roads = comstock_freeze (roads, scale);
}

static void
append_drawn (ComstockBoardMap *self,
              GtkSnapshot      *snapshot,
              GskRenderNode    *drawn)
{
  const int ruler = self->camera.ruler;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->camera.frame.x - ruler),
                                                          (float) (self->camera.frame.y - ruler)));
  gtk_snapshot_append_node (snapshot, drawn);
  gtk_snapshot_restore (snapshot);
}

static void
comstock_board_map_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (widget);

  if (self->ground == NULL)
    draw_ground (self);
  append_drawn (self, snapshot, self->ground);
  comstock_board_map_marks_draw_below (widget, snapshot, &self->camera.frame, &self->marks);
  append_drawn (self, snapshot, self->roads);
  comstock_board_map_marks_draw (widget, snapshot, &self->camera.frame, &self->state, &self->marks);
  comstock_board_map_ground_draw_rulers (widget, snapshot, &self->camera.frame);
  GTK_WIDGET_CLASS (comstock_board_map_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_board_map_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_board_map_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
  redraw (COMSTOCK_BOARD_MAP (widget));
}

static void
comstock_board_map_dispose (GObject *object)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (object);

  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    g_clear_pointer (&self->parcels[parcel], gtk_widget_unparent);
  copy_texts (self->marks.figures, NULL);
  copy_texts (self->marks.changes, NULL);
  for (uint32_t edge = 0; edge < EDGES; edge++)
    g_clear_pointer (&self->edges[edge], gtk_widget_unparent);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->roads, gsk_render_node_unref);
  G_OBJECT_CLASS (comstock_board_map_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, go_to_end, "u", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, go_to_end, "u", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, go_to_end, "u", BOARD_PARCEL_COUNT - 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, go_to_end, "u", BOARD_PARCEL_COUNT - 1);
}

static void
comstock_board_map_class_init (ComstockBoardMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_map_dispose;
  widget_class->measure = comstock_board_map_measure;
  widget_class->size_allocate = comstock_board_map_size_allocate;
  widget_class->snapshot = comstock_board_map_snapshot;
  widget_class->css_changed = comstock_board_map_css_changed;
  widget_class->focus = comstock_board_map_focus;
  widget_class->grab_focus = comstock_board_map_grab_focus;

  signals[PARCEL_PRESSED] = g_signal_new ("parcel-pressed", COMSTOCK_TYPE_BOARD_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ROAD_PRESSED] = g_signal_new ("road-pressed", COMSTOCK_TYPE_BOARD_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[AIMED] = g_signal_new ("aimed", COMSTOCK_TYPE_BOARD_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
add_pointer (ComstockBoardMap *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
comstock_board_map_init (ComstockBoardMap *self)
{
  comstock_board_map_camera_init (&self->camera, COMSTOCK_PANNABLE (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->marks.ghost.content = BOARD_BARE;
  self->cursor = (ComstockBoardSite) { COMSTOCK_BOARD_PARCEL, 0 };
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    self->parcels[parcel] = add_spot (self, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  name_all (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map"), -1);
  add_pointer (self);
  comstock_obstacle_tell (GTK_WIDGET (self), add_obstacles);
}

GtkWidget *
comstock_board_map_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_MAP, NULL);
}
