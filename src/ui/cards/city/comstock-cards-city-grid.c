/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The grid puts its parts together (what is seen, the cells, what is drawn below them, what has just happened, the
 * pointer), and has the task and the cursor.  Nothing is laid out anew while the ghost moves. */

#include "comstock-cards-city-grid.h"

#include <glib/gi18n.h>
#include <math.h>

#include "comstock-cards-city-bubble.h"
#include "comstock-cards-city-camera.h"
#include "comstock-cards-city-canvas.h"
#include "comstock-cards-city-layers.h"
#include "comstock-cards-city-obstacles.h"
#include "comstock-cards-city-pointer.h"
#include "comstock-cards-parcel-cell.h"
#include "ui/cards/town/comstock-cards-town-picture.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-spot.h"

struct _ComstockCardsCityGrid
{
  ComstockPannable parent_instance;

  ComstockCardsCity *city;
  ComstockCardsCityCamera camera;
  const ComstockPlaneFrame *frame;  /* the camera's */
  ComstockCardsCityParcels *parcels;
  ComstockCardsCityLayers *layers;
  ComstockCardsCityNews *news;
  ComstockCardsCityPointer *pointer;
  ComstockCardsCityBubble *bubble;

  /* The task. */
  const CardsTerrain *ghost;
  ComstockCardsCityJudge judge;
  gpointer judge_data;

  ComstockCardsPlace cursor;
  char *overstep;                       /* why the cursor could not go on, until it moves */
  CardsBoard told;                      /* what was in the way of the card that is told of */
};

G_DEFINE_FINAL_TYPE (ComstockCardsCityGrid, comstock_cards_city_grid, COMSTOCK_TYPE_PANNABLE)

enum
{
  PRESSED,
  AIMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const ComstockCardsCityParcel *
get_parcel (ComstockCardsCityGrid *self)
{
  return comstock_cards_city_parcels_get (self->parcels, self->cursor.x, self->cursor.y);
}

static int
cursor_side (ComstockCardsCityGrid *self)
{
  return self->ghost != NULL ? COMSTOCK_CARDS_CITY_CARD_SIDE : 1;
}

static GdkRectangle
get_cursor_area (ComstockCardsCityGrid *self)
{
  const int side = cursor_side (self);

  return (GdkRectangle) { self->cursor.x, self->cursor.y, side, side };
}

/* Whether a cell has it now; gtk_widget_get_focus_child () tells of the past as well. */
static gboolean
has_focus (ComstockCardsCityGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* The cursor stays where its whole ghost is seen. */
static void
clamp (ComstockCardsCityGrid *self,
       int                   *x,
       int                   *y)
{
  const GdkRectangle *extent = &self->frame->extent;
  const int side = cursor_side (self);

  *x = CLAMP (*x, extent->x, extent->x + extent->width - side);
  *y = CLAMP (*y, extent->y, extent->y + extent->height - side);
}

static void
light_in_the_way (ComstockCardsCityGrid *self,
                  CardsBoard             board)
{
  if (comstock_cards_city_parcels_set_in_the_way (self->parcels, board))
    comstock_cards_city_parcels_light (self->parcels, self->city, self->news);
}

/* What is under the cursor matters while something is asked; else the card just laid is spoken of. */
static void
update_bubble (ComstockCardsCityGrid *self)
{
  const ComstockCardsCityParcel *parcel = get_parcel (self);
  const gboolean asked = self->judge != NULL && parcel != NULL;
  ComstockCardsPlace told;
  gboolean refused;
  const char *news = comstock_cards_city_news_get (self->news, &told, &refused);
  const gboolean telling = !asked && news != NULL;
  const ComstockCardsPlace place = telling ? told : self->cursor;
  const int side = telling ? COMSTOCK_CARDS_CITY_CARD_SIDE : cursor_side (self);
  const graphene_rect_t bounds = comstock_plane_frame_block (self->frame, place.x, place.y, side);

  comstock_cards_city_bubble_point_at (self->bubble, &bounds, self->frame, self->city);
  if (asked && self->overstep != NULL)
    comstock_cards_city_bubble_say (self->bubble, self->overstep, TRUE);
  else if (asked)
    comstock_cards_city_bubble_say (self->bubble, comstock_cards_city_verdict_get_shown (&parcel->verdict),
                                    !parcel->verdict.allowed);
  else
    comstock_cards_city_bubble_say (self->bubble, news, refused);
  light_in_the_way (self, asked && self->overstep == NULL ? parcel->verdict.in_the_way
                          : telling && refused            ? self->told
                                                          : 0);
  g_signal_emit (self, signals[AIMED], 0);
}

/* Brings all in line with city and task. */
static void
refresh (ComstockCardsCityGrid *self)
{
  const gboolean had_focus = has_focus (self);

  comstock_cards_city_camera_follow (&self->camera, self->city, self->ghost != NULL);
  comstock_cards_city_parcels_refresh (self->parcels, self->city, self->ghost != NULL, self->judge, self->judge_data);
  comstock_cards_city_parcels_light (self->parcels, self->city, self->news);
  g_clear_pointer (&self->overstep, g_free);
  clamp (self, &self->cursor.x, &self->cursor.y);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  comstock_cards_city_layers_redraw (self->layers);
  update_bubble (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* --- the city --- */

static void
on_changed (ComstockCardsCityGrid *self)
{
  if (comstock_cards_city_news_follow (self->news, self->city))
    {
      g_autofree char *sentence = g_strconcat (comstock_cards_city_news_get (self->news, NULL, NULL), ".", NULL);

      comstock_announce (GTK_WIDGET (self), sentence);
      /* The card lies: whether it may lie elsewhere is asked no more. */
      self->ghost = NULL;
      self->judge = NULL;
    }
  refresh (self);
}

static void
on_news_over (gpointer data)
{
  ComstockCardsCityGrid *self = data;

  comstock_cards_city_parcels_light (self->parcels, self->city, self->news);
  update_bubble (self);
}

void
comstock_cards_city_grid_set_city (ComstockCardsCityGrid *self,
                                   ComstockCardsCity     *city)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  if (self->city != NULL)
    g_signal_handlers_disconnect_by_data (self->city, self);
  g_set_object (&self->city, city);
  if (city != NULL)
    g_signal_connect_object (city, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  comstock_cards_city_camera_reset (&self->camera, city);
  comstock_cards_city_news_forget (self->news, city);
  comstock_cards_city_parcels_set_lit (self->parcels, 0);
  self->cursor = (ComstockCardsPlace) { 0, 0 };
  refresh (self);
}

void
comstock_cards_city_grid_center (ComstockCardsCityGrid *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_camera_center (&self->camera, self->city);
  refresh (self);
}

void
comstock_cards_city_grid_tell (ComstockCardsCityGrid          *self,
                               int                             x,
                               int                             y,
                               const ComstockCardsCityVerdict *refusal)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_news_refuse (self->news, x, y, comstock_cards_city_verdict_get_shown (refusal));
  self->told = refusal->in_the_way;
  refresh (self);
}

void
comstock_cards_city_grid_highlight (ComstockCardsCityGrid *self,
                                    CardsBoard             board)
{
  GdkRectangle area;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_parcels_set_lit (self->parcels, board);
  comstock_cards_city_parcels_light (self->parcels, self->city, self->news);
  if (comstock_cards_city_parcels_find_lit (self->parcels, self->city, &area))
    comstock_plane_camera_reveal (&self->camera.plane, &area, 0);
}

/* --- the task --- */

void
comstock_cards_city_grid_set_task (ComstockCardsCityGrid *self,
                                   const CardsTerrain    *ghost,
                                   ComstockCardsCityJudge judge,
                                   gpointer               data)
{
  const ComstockCardsCityParcel *parcel;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  self->ghost = ghost;
  self->judge = judge;
  self->judge_data = data;
  if (ghost != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "holding");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "holding");
  refresh (self);
  parcel = get_parcel (self);
  if (ghost != NULL && parcel != NULL && !parcel->verdict.allowed)
    comstock_cards_city_grid_next_allowed (self, 1);
  comstock_cards_city_pointer_set_pinned (self->pointer, FALSE);
}

gboolean
comstock_cards_city_grid_is_asked (ComstockCardsCityGrid *self)
{
  return self->judge != NULL;
}

gboolean
comstock_cards_city_grid_is_holding (ComstockCardsCityGrid *self)
{
  return self->ghost != NULL;
}

void
comstock_cards_city_grid_press (ComstockCardsCityGrid *self,
                                int                    x,
                                int                    y)
{
  g_signal_emit (self, signals[PRESSED], 0, x, y);
}

static void
on_activate (ComstockCardsCityGrid *self,
             GtkWidget             *cell)
{
  int x, y;

  if (!comstock_cards_city_parcels_find (self->parcels, cell, &x, &y))
    return;
  comstock_cards_city_grid_set_cursor (self, x, y);
  comstock_cards_city_grid_press (self, x, y);
}

/* --- the cursor --- */

void
comstock_cards_city_grid_get_cursor (ComstockCardsCityGrid *self,
                                     int                   *x,
                                     int                   *y)
{
  *x = self->cursor.x;
  *y = self->cursor.y;
}

graphene_rect_t
comstock_cards_city_grid_get_cursor_bounds (ComstockCardsCityGrid *self)
{
  return comstock_plane_frame_block (self->frame, self->cursor.x, self->cursor.y, cursor_side (self));
}

void
comstock_cards_city_grid_move_cursor (ComstockCardsCityGrid *self,
                                      int                    x,
                                      int                    y,
                                      gboolean               scroll)
{
  GdkRectangle area;

  clamp (self, &x, &y);
  g_clear_pointer (&self->overstep, g_free);
  self->cursor = (ComstockCardsPlace) { x, y };
  update_bubble (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  area = get_cursor_area (self);
  if (scroll)
    comstock_plane_camera_reveal (&self->camera.plane, &area, 0);
}

void
comstock_cards_city_grid_set_cursor (ComstockCardsCityGrid *self,
                                     int                    x,
                                     int                    y)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_pointer_set_pinned (self->pointer, TRUE);
  comstock_cards_city_grid_move_cursor (self, x, y, TRUE);
  if (has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
comstock_cards_city_grid_visit (ComstockCardsCityGrid *self,
                                int                    x,
                                int                    y,
                                const char            *name)
{
  const ComstockCardsCityParcel *parcel;
  gboolean read;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self), FALSE);

  parcel = comstock_cards_city_parcels_get (self->parcels, x, y);
  read = has_focus (self) && (x != self->cursor.x || y != self->cursor.y);
  if (parcel != NULL)
    comstock_spot_describe (parcel->cell, name, parcel->verdict.sentence);
  comstock_cards_city_grid_set_cursor (self, x, y);
  return read && parcel != NULL;
}

void
comstock_cards_city_grid_next_allowed (ComstockCardsCityGrid *self,
                                       int                    step)
{
  ComstockCardsPlace place = self->cursor;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  if (comstock_cards_city_parcels_next_allowed (self->parcels, step, &place.x, &place.y))
    comstock_cards_city_grid_set_cursor (self, place.x, place.y);
}

/* With a ghost, the corner of the card whose middle is nearest to the point. */
gboolean
comstock_cards_city_grid_find_place (ComstockCardsCityGrid *self,
                                     double                 at_x,
                                     double                 at_y,
                                     int                   *x,
                                     int                   *y)
{
  const graphene_point_t point = comstock_plane_camera_find (&self->camera.plane, at_x, at_y);
  const float shift = self->ghost != NULL ? 0.5f : 0;

  *x = (int) floorf (point.x - shift);
  *y = (int) floorf (point.y - shift);
  if (self->ghost != NULL)
    clamp (self, x, y);
  return comstock_cards_city_parcels_get (self->parcels, *x, *y) != NULL;
}

gboolean
comstock_cards_city_grid_point_at (ComstockCardsCityGrid *self,
                                   double                 at_x,
                                   double                 at_y)
{
  int x, y;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self), FALSE);

  if (!comstock_cards_city_grid_find_place (self, at_x, at_y, &x, &y))
    return FALSE;
  if (x != self->cursor.x || y != self->cursor.y)
    comstock_cards_city_grid_move_cursor (self, x, y, TRUE);
  return TRUE;
}

/* Beyond the frame no place is legal; the ghost stays and says why. */
static gboolean
overstep (ComstockCardsCityGrid *self,
          int                    x,
          int                    y)
{
  g_auto (ComstockCardsCityVerdict) verdict = { 0 };

  if (self->ghost == NULL)
    return FALSE;
  self->judge (x, y, &verdict, self->judge_data);
  g_free (self->overstep);
  self->overstep = g_steal_pointer (&verdict.sentence);
  update_bubble (self);
  gtk_widget_error_bell (GTK_WIDGET (self));
  if (self->overstep != NULL)
    comstock_announce (GTK_WIDGET (self), self->overstep);
  return TRUE;
}

static gboolean
comstock_cards_city_grid_focus (GtkWidget       *widget,
                                GtkDirectionType direction)
{
  static const int steps[][2] = {
    [GTK_DIR_UP] = { 0, -1 }, [GTK_DIR_DOWN] = { 0, 1 }, [GTK_DIR_LEFT] = { -1, 0 }, [GTK_DIR_RIGHT] = { 1, 0 },
  };
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  int x = self->cursor.x;
  int y = self->cursor.y;

  if (!has_focus (self))
    return gtk_widget_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  x += steps[direction][0];
  y += steps[direction][1];
  clamp (self, &x, &y);
  if (x == self->cursor.x && y == self->cursor.y)
    return overstep (self, x + steps[direction][0], y + steps[direction][1]);
  comstock_cards_city_grid_set_cursor (self, x, y);
  return TRUE;
}

static gboolean
comstock_cards_city_grid_grab_focus (GtkWidget *widget)
{
  const ComstockCardsCityParcel *parcel = get_parcel (COMSTOCK_CARDS_CITY_GRID (widget));

  return parcel != NULL && gtk_widget_grab_focus (parcel->cell);
}

/* The ghost shows whether it has the focus. */
static void
comstock_cards_city_grid_set_focus_child (GtkWidget *widget,
                                          GtkWidget *child)
{
  GTK_WIDGET_CLASS (comstock_cards_city_grid_parent_class)->set_focus_child (widget, child);
  gtk_widget_queue_draw (widget);
}

/* --- the pointer --- */

void
comstock_cards_city_grid_add_gestures (ComstockCardsCityGrid *self,
                                       GtkWidget             *frame)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_pointer_add_gestures (self->pointer, frame);
}

/* --- what is seen --- */

ComstockPlaneCamera *
comstock_cards_city_grid_get_camera (ComstockCardsCityGrid *self)
{
  return &self->camera.plane;
}

void
comstock_cards_city_grid_keep_off (ComstockCardsCityGrid *self,
                                   const graphene_rect_t *taken)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_bubble_keep_off (self->bubble, taken);
}

static void
comstock_cards_city_grid_measure (GtkWidget     *widget,
                                  GtkOrientation orientation,
                                  int            for_size,
                                  int           *minimum,
                                  int           *natural,
                                  int           *minimum_baseline,
                                  int           *natural_baseline)
{
  *minimum = *natural = CARDS_LIMIT * COMSTOCK_CARDS_CITY_LEAST_CELL;
}

/* In a window of another size the ghost is not to be lost. */
static void
comstock_cards_city_grid_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  GtkWidget *bubble = GTK_WIDGET (self->bubble);
  const GdkRectangle ghost = get_cursor_area (self);

  if (comstock_cards_city_camera_allocate (&self->camera, width, height, self->ghost != NULL ? &ghost : NULL))
    comstock_cards_city_layers_redraw (self->layers);
  comstock_cards_city_layers_move (self->layers);
  comstock_cards_city_parcels_allocate (self->parcels);
  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (bubble, &(GtkAllocation) { 0, 0, width, height }, -1);
  update_bubble (self);
}

static void
snapshot_ghost (ComstockCardsCityGrid *self,
                GtkSnapshot           *snapshot)
{
  const ComstockCardsCityParcel *parcel = get_parcel (self);

  if (self->ghost == NULL || parcel == NULL)
    return;
  comstock_cards_city_layers_snapshot_ghost (self->layers, snapshot, self->frame, self->ghost, self->cursor,
                                             parcel->verdict.allowed, has_focus (self));
  if (parcel->verdict.allowed)
    comstock_cards_city_canvas_prospect (snapshot, self->frame, self->city, self->ghost, self->cursor);
}

static void
snapshot_looked_at (ComstockCardsCityGrid *self,
                    GtkSnapshot           *snapshot)
{
  ComstockCardsPlace place;

  if (self->ghost == NULL && comstock_cards_city_parcels_find_looked_at (self->parcels, &place))
    comstock_cards_city_canvas_links (GTK_WIDGET (self), snapshot, self->frame, self->city, place);
}

static void
comstock_cards_city_grid_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);

  comstock_cards_city_layers_snapshot_table (self->layers, snapshot, self->frame, self->city, self->parcels,
                                             self->ghost != NULL);
  /* Rows and columns are numbered for a player who goes through them with the keys. */
  if (has_focus (self) && gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    comstock_cards_city_layers_snapshot_rulers (self->layers, snapshot, self->frame, self->city);
  snapshot_ghost (self, snapshot);
  snapshot_looked_at (self, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
redraw (ComstockCardsCityGrid *self)
{
  comstock_cards_city_layers_redraw (self->layers);
}

static void
comstock_cards_city_grid_css_changed (GtkWidget         *widget,
                                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_city_grid_parent_class)->css_changed (widget, change);
  comstock_cards_city_layers_redraw (COMSTOCK_CARDS_CITY_GRID (widget)->layers);
}

static void
comstock_cards_city_grid_unrealize (GtkWidget *widget)
{
  comstock_cards_city_layers_redraw (COMSTOCK_CARDS_CITY_GRID (widget)->layers);
  GTK_WIDGET_CLASS (comstock_cards_city_grid_parent_class)->unrealize (widget);
}

/* --- the widget --- */

static void
comstock_cards_city_grid_dispose (GObject *object)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (object);

  g_clear_object (&self->city);
  comstock_cards_city_news_forget (self->news, NULL);
  comstock_cards_city_layers_redraw (self->layers);
  comstock_cards_city_parcels_clear (self->parcels);
  if (self->bubble != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bubble));
  self->bubble = NULL;
  G_OBJECT_CLASS (comstock_cards_city_grid_parent_class)->dispose (object);
}

static void
comstock_cards_city_grid_finalize (GObject *object)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (object);

  g_object_unref (self->pointer);
  comstock_cards_city_news_free (self->news);
  comstock_cards_city_layers_free (self->layers);
  comstock_cards_city_parcels_free (self->parcels);
  comstock_cards_city_camera_clear (&self->camera);
  g_free (self->overstep);
  G_OBJECT_CLASS (comstock_cards_city_grid_parent_class)->finalize (object);
}

static void
comstock_cards_city_grid_class_init (ComstockCardsCityGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_city_grid_dispose;
  object_class->finalize = comstock_cards_city_grid_finalize;
  widget_class->measure = comstock_cards_city_grid_measure;
  widget_class->size_allocate = comstock_cards_city_grid_size_allocate;
  widget_class->snapshot = comstock_cards_city_grid_snapshot;
  widget_class->css_changed = comstock_cards_city_grid_css_changed;
  widget_class->unrealize = comstock_cards_city_grid_unrealize;
  widget_class->set_focus_child = comstock_cards_city_grid_set_focus_child;
  widget_class->focus = comstock_cards_city_grid_focus;
  widget_class->grab_focus = comstock_cards_city_grid_grab_focus;

  signals[AIMED] = g_signal_new ("aimed", COMSTOCK_TYPE_CARDS_CITY_GRID, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PRESSED] = g_signal_new ("pressed", COMSTOCK_TYPE_CARDS_CITY_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "city-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
tell_obstacles (GtkWidget *widget,
                GArray    *obstacles)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  ComstockObstacle obstacle = { .kind = COMSTOCK_OBSTACLE_PRESSED };

  comstock_cards_city_add_obstacles (obstacles, self->parcels, self->city, self->frame, cursor_side (self));
  if (self->ghost != NULL)
    {
      obstacle.area = comstock_cards_city_grid_get_cursor_bounds (self);
      g_array_append_val (obstacles, obstacle);
    }
  if (comstock_cards_city_bubble_get_place (self->bubble, &obstacle.area))
    g_array_append_val (obstacles, obstacle);
}

static void
comstock_cards_city_grid_init (ComstockCardsCityGrid *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->bubble = COMSTOCK_CARDS_CITY_BUBBLE (comstock_cards_city_bubble_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->bubble), widget);
  comstock_cards_city_camera_init (&self->camera, COMSTOCK_PANNABLE (self));
  self->frame = &self->camera.plane.frame;
  self->parcels =
    comstock_cards_city_parcels_new (widget, GTK_WIDGET (self->bubble), self->frame, G_CALLBACK (on_activate));
  self->layers = comstock_cards_city_layers_new (widget);
  self->news = comstock_cards_city_news_new (on_news_over, self);
  self->pointer = comstock_cards_city_pointer_new (self);
  comstock_obstacle_tell (GTK_WIDGET (self), tell_obstacles);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("City"), -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (redraw), NULL);
  comstock_cards_town_watch (GTK_WIDGET (self), G_CALLBACK (redraw));
}

GtkWidget *
comstock_cards_city_grid_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CITY_GRID, NULL);
}

gboolean
comstock_cards_city_grid_get_bounds (ComstockCardsCityGrid   *self,
                                     const ComstockCardsArea *area,
                                     graphene_rect_t         *bounds)
{
  ComstockCardsArea box;

  if (area == NULL && (self->city == NULL || !comstock_cards_city_get_box (self->city, &box)))
    return FALSE;
  if (area != NULL)
    box = *area;
  *bounds = comstock_plane_frame_cell (self->frame, box.left, box.top);
  bounds->size.width *= (float) (box.right - box.left);
  bounds->size.height *= (float) (box.bottom - box.top);
  return TRUE;
}
