/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city gives to a plane: its town, what a press on each parcel would do, the card in hand, what has just scored
 * and what is in the way. */

#include "comstock-cards-city-grid.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "comstock-cards-city-bubble.h"
#include "comstock-cards-city-canvas.h"
#include "comstock-cards-city-news.h"
#include "comstock-cards-city-obstacles.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-ask.h"
#include "model/cards/comstock-cards-spoken.h"
#include "model/cards/comstock-cards-topics.h"
#include "ui/cards/town/comstock-cards-town.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-outline.h"
#include "ui/table/comstock-table.h"

/* How many sides of a parcel the grid is wide and high: the frame, and a margin above and below. */
#define COLUMNS 10
#define ROWS 10.3

#define LEAST_SIDE 28
#define FINGER_SIDE 44      /* the least that is worth it not to see all of the frame, but the limit of a city */
#define MOST_SIDE 112
#define CENTER_MS 250

struct _ComstockCardsCityGrid
{
  ComstockPlane parent_instance;

  ComstockCardsCity *city;
  ComstockCardsCityNews *news;
  ComstockCardsCityBubble *bubble;

  /* The task. */
  const CardsTerrain *ghost;
  ComstockCardsCityJudge judge;
  gpointer judge_data;
  GArray *verdicts;             /* of ComstockCardsCityVerdict, row by row of */
  GdkRectangle judged;

  char *overstep;               /* why the cursor could not go on, until it moves */
  CardsBoard told;              /* what was in the way of the card that is told of */
  CardsBoard in_the_way;
  CardsBoard lit;               /* what counts for what is explained */
  ComstockPlace hushed;         /* a reader may still be reading what a press here would do: what scores is not told */
  ComstockPlace visited;
  char *visited_name;

  GskRenderNode *drawn;         /* the ghost as on (0, 0) */
  guint drawn_state;
  graphene_point_t grip;        /* where it was taken hold of, in parcels */
  AdwAnimation *centering;      /* NULL while nothing moves */
  graphene_point_t from;        /* where all was when it began to move */
};

G_DEFINE_FINAL_TYPE (ComstockCardsCityGrid, comstock_cards_city_grid, COMSTOCK_TYPE_PLANE)

void
comstock_cards_city_verdict_clear (ComstockCardsCityVerdict *self)
{
  g_free (self->sentence);
  g_free (self->shown);
  *self = (ComstockCardsCityVerdict) { 0 };
}

/* The words beside what is lit. */
static const char *
get_shown (const ComstockCardsCityVerdict *verdict)
{
  return verdict->shown != NULL ? verdict->shown : verdict->sentence;
}

/* Nothing beyond what is shown. */
static const ComstockCardsCityVerdict *
get_verdict (ComstockCardsCityGrid *self,
             int                    x,
             int                    y)
{
  static const ComstockCardsCityVerdict none = { 0 };
  const GdkRectangle *judged = &self->judged;

  if (!gdk_rectangle_contains_point (judged, x, y))
    return &none;
  return &g_array_index (self->verdicts, ComstockCardsCityVerdict, (y - judged->y) * judged->width + x - judged->x);
}

static const ComstockPlaneFrame *
get_frame (ComstockCardsCityGrid *self)
{
  return &comstock_plane_get_camera (COMSTOCK_PLANE (self))->frame;
}

static const ComstockPlace *
get_cursor (ComstockCardsCityGrid *self)
{
  return comstock_plane_get_cursor (COMSTOCK_PLANE (self));
}

static int
cursor_side (ComstockCardsCityGrid *self)
{
  return self->ghost != NULL ? COMSTOCK_CARDS_CITY_CARD_SIDE : 1;
}

/* What a press is for keeps the cursor, with a card or without; else one just looks. */
static void
carry (ComstockCardsCityGrid *self)
{
  comstock_plane_carry (COMSTOCK_PLANE (self), self->judge != NULL ? cursor_side (self) : 0);
}

/* --- what is said and lit --- */

/* What is under the cursor matters while something is asked; else the card just laid is spoken of. */
static void
update_bubble (ComstockCardsCityGrid *self)
{
  const ComstockPlace *cursor = get_cursor (self);
  const ComstockCardsCityVerdict *verdict = get_verdict (self, cursor->x, cursor->y);
  const gboolean asked = self->judge != NULL;
  const CardsBoard before = self->in_the_way;
  ComstockCardsPlace told;
  gboolean refused;
  const char *news = comstock_cards_city_news_get (self->news, &told, &refused);
  const gboolean telling = !asked && news != NULL;
  const graphene_rect_t bounds = telling ? comstock_plane_frame_block (get_frame (self), told.x, told.y,
                                                                       COMSTOCK_CARDS_CITY_CARD_SIDE)
                                         : comstock_cards_city_grid_get_cursor_bounds (self);

  comstock_cards_city_bubble_point_at (self->bubble, &bounds, get_frame (self), self->city);
  if (asked && self->overstep != NULL)
    comstock_cards_city_bubble_say (self->bubble, self->overstep, TRUE);
  else if (asked)
    comstock_cards_city_bubble_say (self->bubble, get_shown (verdict), !verdict->allowed);
  else
    comstock_cards_city_bubble_say (self->bubble, news, refused);
  self->in_the_way = asked && self->overstep == NULL ? verdict->in_the_way : telling && refused ? self->told : 0;
  if (self->in_the_way != before)
    comstock_plane_update_cells (COMSTOCK_PLANE (self));
}

static void
on_aimed (ComstockCardsCityGrid *self)
{
  g_clear_pointer (&self->overstep, g_free);
  update_bubble (self);
}

static void
judge_all (ComstockCardsCityGrid *self,
           const GdkRectangle    *extent)
{
  g_array_set_size (self->verdicts, 0);
  g_array_set_size (self->verdicts, comstock_plane_extent_cells (extent));
  self->judged = *extent;
  for (guint n = 0; n < self->verdicts->len && self->judge != NULL; n++)
    {
      const ComstockPlace at = comstock_plane_extent_get (extent, 0, n);

      self->judge (at.x, at.y, &g_array_index (self->verdicts, ComstockCardsCityVerdict, n), self->judge_data);
    }
}

static void
redraw (ComstockCardsCityGrid *self)
{
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  comstock_plane_redraw (COMSTOCK_PLANE (self));
}

/* Brings all in line with city and task; @extent is what is shown. */
static void
refresh (ComstockCardsCityGrid *self,
         GdkRectangle           extent)
{
  ComstockPlane *plane = COMSTOCK_PLANE (self);

  comstock_cards_city_frame_follow (&extent, self->city, self->ghost != NULL);
  judge_all (self, &extent);
  if (comstock_plane_has_focus (plane))
    self->hushed = *get_cursor (self);
  self->visited.surface = COMSTOCK_NOWHERE;
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  comstock_plane_set_extent (plane, &extent);
  comstock_plane_update (plane);
  if (comstock_plane_has_focus (plane))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "aimed");
}

/* --- the city --- */

static gboolean
announce_news (gpointer data)
{
  ComstockCardsCityGrid *self = data;
  const gboolean there = gtk_widget_get_root (data) != NULL;
  const char *news = there ? comstock_cards_city_news_get (self->news, NULL, NULL) : NULL;
  g_autofree char *sentence = news != NULL ? g_strconcat (news, ".", NULL) : NULL;

  if (sentence != NULL)
    comstock_announce (data, sentence);
  return G_SOURCE_REMOVE;
}

static void
on_changed (ComstockCardsCityGrid *self)
{
  if (comstock_cards_city_news_follow (self->news, self->city))
    {
      /* After what the log says of the card, which comes once all has changed. */
      g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, announce_news, g_object_ref (self), g_object_unref);
      /* The card lies: whether it may lie elsewhere is asked no more. */
      self->ghost = NULL;
      self->judge = NULL;
      carry (self);
    }
  refresh (self, get_frame (self)->extent);
}

static void
on_news_over (gpointer data)
{
  comstock_plane_update_cells (COMSTOCK_PLANE (data));
  g_signal_emit_by_name (data, "aimed");
}

/* An animation that moves lives on without us. */
static void
stop_centering (ComstockCardsCityGrid *self)
{
  if (self->centering != NULL)
    adw_animation_reset (self->centering);
  g_clear_object (&self->centering);
  comstock_plane_get_camera (COMSTOCK_PLANE (self))->rest = *graphene_point_zero ();
}

static void
show_middle (ComstockCardsCityGrid *self)
{
  ComstockPlaneCamera *camera = comstock_plane_get_camera (COMSTOCK_PLANE (self));
  const GdkRectangle *extent = &camera->frame.extent;

  comstock_plane_camera_set_middle (camera, camera->zoom, extent->x + extent->width / 2.0,
                                    extent->y + extent->height / 2.0);
}

void
comstock_cards_city_grid_set_city (ComstockCardsCityGrid *self,
                                   ComstockCardsCity     *city)
{
  const ComstockPlace origin = { .surface = COMSTOCK_CARDS_SURFACE_CITY };
  GdkRectangle extent;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  if (self->city != NULL)
    g_signal_handlers_disconnect_by_data (self->city, self);
  g_set_object (&self->city, city);
  if (city != NULL)
    g_signal_connect_object (city, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  stop_centering (self);
  comstock_cards_city_news_forget (self->news, city);
  self->lit = 0;
  comstock_cards_city_frame_center (&extent, city);
  refresh (self, extent);
  if (city != NULL)
    comstock_plane_set_cursor (COMSTOCK_PLANE (self), &origin);
  carry (self);
  show_middle (self);
}

static void
on_centering (double                 left,
              ComstockCardsCityGrid *self)
{
  graphene_point_init (&comstock_plane_get_camera (COMSTOCK_PLANE (self))->rest, self->from.x * (float) left,
                       self->from.y * (float) left);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* In a quarter of a second, or at once without animations. */
void
comstock_cards_city_grid_center (ComstockCardsCityGrid *self)
{
  const GdkRectangle before = get_frame (self)->extent;
  GdkRectangle extent;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_frame_center (&extent, self->city);
  refresh (self, extent);
  if (gdk_rectangle_equal (&before, &extent))
    return;
  stop_centering (self);
  show_middle (self);
  if (comstock_pannable_can_pan (COMSTOCK_PANNABLE (self)))
    return;
  graphene_point_init (&self->from, (float) (extent.x - before.x), (float) (extent.y - before.y));
  self->centering = adw_timed_animation_new (GTK_WIDGET (self), 1, 0, CENTER_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) on_centering,
                                                                                self, NULL));
  adw_animation_play (self->centering);
}

void
comstock_cards_city_grid_tell (ComstockCardsCityGrid          *self,
                               int                             x,
                               int                             y,
                               const ComstockCardsCityVerdict *refusal)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_news_refuse (self->news, x, y, get_shown (refusal));
  self->told = refusal->in_the_way;
  refresh (self, get_frame (self)->extent);
}

/* A free column of the ring keeps rows apart, but bare table may share a bit with a parcel of the city. */
static gboolean
is_on (ComstockCardsCityGrid *self,
       CardsBoard             board,
       int                    x,
       int                    y)
{
  return (board & cards_board_bit (x, y)) != 0 && comstock_cards_city_get_parcel (self->city, x, y) != CARDS_NO_PARCEL;
}

void
comstock_cards_city_grid_highlight (ComstockCardsCityGrid *self,
                                    CardsBoard             board)
{
  const GdkRectangle *extent = &get_frame (self)->extent;
  GdkRectangle area = { 0, 0, 0, 0 };

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  self->lit = board;
  comstock_plane_update_cells (COMSTOCK_PLANE (self));
  for (guint n = 0; n < comstock_plane_extent_cells (extent) && self->city != NULL; n++)
    {
      const ComstockPlace at = comstock_plane_extent_get (extent, 0, n);
      const GdkRectangle parcel = { at.x, at.y, 1, 1 };

      if (is_on (self, board, at.x, at.y))
        gdk_rectangle_union (area.width > 0 ? &area : &parcel, &parcel, &area);
    }
  if (area.width > 0)
    comstock_plane_camera_reveal (comstock_plane_get_camera (COMSTOCK_PLANE (self)), &area, 0);
}

/* --- the task --- */

void
comstock_cards_city_grid_set_task (ComstockCardsCityGrid *self,
                                   const CardsTerrain    *ghost,
                                   ComstockCardsCityJudge judge,
                                   gpointer               data)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  self->ghost = ghost;
  self->judge = judge;
  self->judge_data = data;
  if (ghost != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "holding");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "holding");
  carry (self);
  refresh (self, get_frame (self)->extent);
  if (ghost != NULL && !get_verdict (self, get_cursor (self)->x, get_cursor (self)->y)->allowed)
    comstock_cards_city_grid_next_allowed (self, 1);
  carry (self);
}

/* --- the cursor --- */

graphene_rect_t
comstock_cards_city_grid_get_cursor_bounds (ComstockCardsCityGrid *self)
{
  return comstock_plane_frame_block (get_frame (self), get_cursor (self)->x, get_cursor (self)->y, cursor_side (self));
}

void
comstock_cards_city_grid_set_cursor (ComstockCardsCityGrid *self,
                                     int                    x,
                                     int                    y)
{
  const ComstockPlace place = { .surface = COMSTOCK_CARDS_SURFACE_CITY, .x = (gint16) x, .y = (gint16) y };

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  if (self->city != NULL)
    comstock_plane_set_cursor (COMSTOCK_PLANE (self), &place);
}

gboolean
comstock_cards_city_grid_visit (ComstockCardsCityGrid *self,
                                int                    x,
                                int                    y,
                                const char            *name)
{
  const ComstockPlace *cursor = get_cursor (self);
  const gboolean read = comstock_plane_has_focus (COMSTOCK_PLANE (self)) && (x != cursor->x || y != cursor->y);

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self), FALSE);

  self->visited = (ComstockPlace) { .surface = COMSTOCK_CARDS_SURFACE_CITY, .x = (gint16) x, .y = (gint16) y };
  g_free (self->visited_name);
  self->visited_name = g_strdup (name);
  comstock_cards_city_grid_set_cursor (self, x, y);
  return read;
}

void
comstock_cards_city_grid_next_allowed (ComstockCardsCityGrid *self,
                                       int                    step)
{
  const GdkRectangle *judged = &self->judged;
  const int n = (int) self->verdicts->len;
  int index;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  index = (get_cursor (self)->y - judged->y) * judged->width + get_cursor (self)->x - judged->x;
  for (int tried = 0; tried < n; tried++)
    {
      index = (index + step + n) % n;
      if (g_array_index (self->verdicts, ComstockCardsCityVerdict, index).allowed)
        {
          comstock_cards_city_grid_set_cursor (self, judged->x + index % judged->width,
                                               judged->y + index / judged->width);
          return;
        }
    }
}

/* Beyond what is shown no place is legal; the ghost stays and says why. */
static gboolean
comstock_cards_city_grid_focus (GtkWidget       *widget,
                                GtkDirectionType direction)
{
  static const int steps[][2] = {
    [GTK_DIR_UP] = { 0, -1 }, [GTK_DIR_DOWN] = { 0, 1 }, [GTK_DIR_LEFT] = { -1, 0 }, [GTK_DIR_RIGHT] = { 1, 0 },
  };
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  const gboolean had_focus = comstock_plane_has_focus (COMSTOCK_PLANE (self));
  const ComstockPlace before = *get_cursor (self);
  g_auto (ComstockCardsCityVerdict) verdict = { 0 };

  if (!GTK_WIDGET_CLASS (comstock_cards_city_grid_parent_class)->focus (widget, direction))
    return FALSE;
  if (!had_focus || self->ghost == NULL || !comstock_place_equal (&before, get_cursor (self)))
    return TRUE;
  self->judge (before.x + steps[direction][0], before.y + steps[direction][1], &verdict, self->judge_data);
  g_free (self->overstep);
  self->overstep = g_steal_pointer (&verdict.sentence);
  update_bubble (self);
  gtk_widget_error_bell (widget);
  if (self->overstep != NULL)
    comstock_announce (widget, self->overstep);
  return TRUE;
}

/* --- the ghost, dragged --- */

static gboolean
is_claimed (GtkGesture *gesture)
{
  return gtk_gesture_get_sequence_state (gesture, gtk_gesture_get_last_updated_sequence (gesture)) ==
         GTK_EVENT_SEQUENCE_CLAIMED;
}

/* By a mouse wherever it is led by it, else where it lies. */
static void
on_drag_begin (ComstockCardsCityGrid *self,
               double                 x,
               double                 y,
               GtkGesture            *gesture)
{
  GtkWidget *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *grid = GTK_WIDGET (self);
  GtkWidget *picked = gtk_widget_pick (frame, x, y, GTK_PICK_DEFAULT);
  const graphene_rect_t ghost = comstock_cards_city_grid_get_cursor_bounds (self);
  graphene_point_t point;

  gtk_widget_translate_coordinates (frame, grid, x, y, &x, &y);
  if (self->ghost == NULL || picked == NULL || (picked != grid && !gtk_widget_is_ancestor (picked, grid)) ||
      gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) != GDK_BUTTON_PRIMARY ||
      (!graphene_rect_contains_point (&ghost, &GRAPHENE_POINT_INIT ((float) x, (float) y)) &&
       (comstock_plane_is_pinned (COMSTOCK_PLANE (self)) || comstock_pannable_is_finger (gesture))))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  point = comstock_plane_camera_find (comstock_plane_get_camera (COMSTOCK_PLANE (self)), x, y);
  graphene_point_init (&self->grip, point.x - get_cursor (self)->x, point.y - get_cursor (self)->y);
}

/* Where the gesture is now, in the grid; FALSE outside what is seen of it. */
static gboolean
get_point (ComstockCardsCityGrid *self,
           GtkGesture            *gesture,
           double                 dx,
           double                 dy,
           graphene_point_t      *point)
{
  GtkWidget *frame = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  double from_x, from_y, x, y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &from_x, &from_y);
  gtk_widget_translate_coordinates (frame, GTK_WIDGET (self), from_x + dx, from_y + dy, &x, &y);
  *point = comstock_plane_camera_find (comstock_plane_get_camera (COMSTOCK_PLANE (self)), x, y);
  return gtk_widget_contains (frame, from_x + dx, from_y + dy);
}

static void
on_drag_update (ComstockCardsCityGrid *self,
                double                 dx,
                double                 dy,
                GtkGesture            *gesture)
{
  graphene_point_t point;

  if (!is_claimed (gesture) && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  get_point (self, gesture, dx, dy, &point);
  comstock_plane_lead (COMSTOCK_PLANE (self), (int) roundf (point.x - self->grip.x),
                       (int) roundf (point.y - self->grip.y));
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
on_drag_end (ComstockCardsCityGrid *self,
             double                 dx,
             double                 dy,
             GtkGesture            *gesture)
{
  graphene_point_t point;

  if (!is_claimed (gesture) || !is_let_go (gesture))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (get_point (self, gesture, dx, dy, &point))
    g_signal_emit_by_name (self, "pressed", get_cursor (self));
}

void
comstock_cards_city_grid_add_gestures (ComstockCardsCityGrid *self,
                                       GtkWidget             *frame)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  /* Before what scrolls the grid sees the event, which would pan with the ghost. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_drag_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (on_drag_end), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (frame, GTK_EVENT_CONTROLLER (drag));
}

/* --- words --- */

static ComstockPlaneContent
get_content (ComstockPlane       *plane,
             const ComstockPlace *place)
{
  return COMSTOCK_CARDS_CITY_GRID (plane)->city != NULL ? COMSTOCK_PLANE_BARE : COMSTOCK_PLANE_VOID;
}

/* Of a card that is to be placed all of its four parcels matter. */
static char *
dup_words (ComstockPlane       *plane,
           const ComstockPlace *place)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);
  char *words = NULL;

  if (comstock_place_equal (place, &self->visited))
    return g_strdup (self->visited_name);
  if (self->ghost != NULL)
    words = comstock_cards_spoken_dup_place (self->city, place->x, place->y);
  return words != NULL ? words : comstock_cards_city_dup_parcel_label (self->city, place->x, place->y);
}

/* A new description of what has the focus would be read at once: the rules can wait. */
static char *
dup_more (ComstockPlane       *plane,
          const ComstockPlace *place)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);
  const ComstockCardsCityVerdict *verdict = get_verdict (self, place->x, place->y);

  if (verdict->sentence != NULL)
    return g_strdup (verdict->sentence);
  return comstock_place_equal (place, &self->hushed) ? NULL
                                                     : comstock_cards_city_dup_parcel_rules (self->city, place->x,
                                                                                             place->y);
}

static char *
dup_topics (ComstockPlane       *plane,
            const ComstockPlace *place)
{
  const CardsParcel kind = comstock_cards_city_get_parcel (COMSTOCK_CARDS_CITY_GRID (plane)->city, place->x, place->y);

  return kind != CARDS_NO_PARCEL ? comstock_cards_topics_of_parcel (kind) : NULL;
}

static const char *
get_role (ComstockPlane       *plane,
          const ComstockPlace *place)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);
  int change;

  if (comstock_cards_city_news_find_change (self->news, self->city, place->x, place->y, &change))
    return _("parcel that just scored");
  return is_on (self, self->lit & ~self->in_the_way, place->x, place->y) ? _("parcel that scores") : NULL;
}

char *
comstock_cards_city_grid_dup_text (ComstockCardsCityGrid *self,
                                   const ComstockPlace   *place)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self), NULL);

  /* What is asked about a parcel has a bubble of its own. */
  if (self->city == NULL || get_verdict (self, place->x, place->y)->sentence != NULL)
    return NULL;
  return comstock_cards_city_dup_parcel_text (self->city, place->x, place->y);
}

static gboolean
comstock_cards_city_grid_query_tooltip (GtkWidget  *widget,
                                        int         x,
                                        int         y,
                                        gboolean    keyboard,
                                        GtkTooltip *tooltip)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  const ComstockPlace place = keyboard ? *get_cursor (self) : comstock_plane_pick (COMSTOCK_PLANE (self), x, y);
  g_autofree char *text = comstock_cards_city_grid_dup_text (self, &place);

  /* At the table a bubble tells it, which keeps off what else is said and played there. */
  if (text == NULL || gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_TABLE) != NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* --- what is seen --- */

void
comstock_cards_city_grid_keep_off (ComstockCardsCityGrid *self,
                                   const graphene_rect_t *taken)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_GRID (self));

  comstock_cards_city_bubble_keep_off (self->bubble, taken);
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
  *bounds = comstock_plane_frame_cell (get_frame (self), box.left, box.top);
  bounds->size.width *= (float) (box.right - box.left);
  bounds->size.height *= (float) (box.bottom - box.top);
  return TRUE;
}

/* All of the frame is seen, unless parcels were smaller than a finger then. */
static int
fit (int width,
     int height)
{
  const double whole = MIN (width / (double) COLUMNS, height / ROWS);
  const double finger = MIN (FINGER_SIDE, MIN (width, height) / (double) CARDS_LIMIT);

  return (int) CLAMP (MAX (whole, finger), LEAST_SIDE, MOST_SIDE);
}

static void
comstock_cards_city_grid_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  GtkWidget *bubble = GTK_WIDGET (self->bubble);

  GTK_WIDGET_CLASS (comstock_cards_city_grid_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (bubble, &(GtkAllocation) { 0, 0, width, height }, -1);
  update_bubble (self);
}

/* What may be sold is lifted, once, at its north-west parcel; what may not is hatched. */
static void
draw_sellable (ComstockCardsCityGrid    *self,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               const ComstockPlace      *at)
{
  const ComstockCardsCityVerdict *verdict = get_verdict (self, at->x, at->y);
  ComstockCardsCard *card = comstock_cards_city_get_card_at (self->city, at->x, at->y);
  ComstockCardsPlace start;
  ComstockCardsGain gain;

  if (card == NULL || verdict->sentence == NULL)
    return;
  if (!verdict->allowed)
    comstock_cards_city_canvas_hatch (snapshot, frame, at->x, at->y);
  else if (comstock_cards_city_find_card (self->city, card, &start) && start.x == at->x && start.y == at->y)
    {
      comstock_cards_city_sale_gain (self->city, comstock_cards_card_get_number (card), &gain);
      comstock_cards_city_canvas_sale_mark (GTK_WIDGET (self), snapshot, frame, comstock_cards_card_get_terrain (card),
                                            at->x, at->y, cards_character_scoring[CARDS_AUCTIONEER][0].vp, gain.total);
    }
}

/* The table, the town, and a mark where the card may lie. */
static void
draw_ground (ComstockPlane            *plane,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);
  const gboolean selling = self->judge != NULL && self->ghost == NULL;
  ComstockCardsArea box;

  comstock_cards_city_canvas_ground (GTK_WIDGET (self), snapshot, frame);
  /* In an empty city the first card lies anywhere: marks would say nothing. */
  if (self->city == NULL || !comstock_cards_city_get_box (self->city, &box))
    return;
  comstock_cards_city_canvas_town (GTK_WIDGET (self), snapshot, frame, self->city, selling);
  for (guint n = 0; n < comstock_plane_extent_cells (&frame->extent); n++)
    {
      const ComstockPlace at = comstock_plane_extent_get (&frame->extent, 0, n);

      if (selling)
        draw_sellable (self, snapshot, frame, &at);
      else if (get_verdict (self, at.x, at.y)->allowed)
        comstock_cards_city_canvas_place_mark (GTK_WIDGET (self), snapshot, frame, at.x, at.y);
    }
}

/* Rows and columns are numbered for a player who goes through them with the keys. */
static void
draw_rulers (ComstockCardsCityGrid    *self,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame)
{
  if (comstock_plane_has_focus (COMSTOCK_PLANE (self)) &&
      gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    comstock_cards_city_canvas_rulers (GTK_WIDGET (self), snapshot, frame, self->city);
}

static void
draw_aim (ComstockPlane            *plane,
          GtkSnapshot              *snapshot,
          const ComstockPlaneFrame *frame,
          const ComstockPlace      *place)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);

  if (self->ghost != NULL || self->city == NULL)
    return;
  draw_rulers (self, snapshot, frame);
  comstock_cards_city_canvas_links (GTK_WIDGET (self), snapshot, frame, self->city,
                                    (ComstockCardsPlace) { place->x, place->y });
}

static void
draw_ghost (ComstockPlane            *plane,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame,
            const ComstockPlace      *place)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);
  const graphene_rect_t bounds = comstock_plane_frame_cell (frame, place->x, place->y);
  const gboolean allowed = get_verdict (self, place->x, place->y)->allowed;
  const gboolean focus = comstock_plane_has_focus (plane);
  const guint state = (guint) frame->cell << 2 | (allowed ? 1 : 0) | (focus ? 2 : 0);

  if (self->ghost == NULL)
    return;
  draw_rulers (self, snapshot, frame);
  if (state != self->drawn_state)
    g_clear_pointer (&self->drawn, gsk_render_node_unref);
  self->drawn_state = state;
  if (self->drawn == NULL)
    {
      const ComstockPlaneFrame at_corner = { .cell = frame->cell };
      GtkSnapshot *drawing = gtk_snapshot_new ();

      comstock_cards_city_canvas_ghost (GTK_WIDGET (self), drawing, &at_corner, self->ghost, 0, 0, allowed, focus);
      self->drawn = comstock_freeze (drawing, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  gtk_snapshot_append_node (snapshot, self->drawn);
  gtk_snapshot_restore (snapshot);
  if (allowed)
    comstock_cards_city_canvas_prospect (snapshot, frame, self->city, self->ghost,
                                         (ComstockCardsPlace) { place->x, place->y });
}

/* The light of a parcel that is spoken of; what has just scored tells its points at the foot, where they hide least of
 * the symbol. */
static void
draw_cell (ComstockPlane         *plane,
           GtkSnapshot           *snapshot,
           const ComstockPlace   *place,
           const graphene_rect_t *bounds)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (plane);
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA light = comstock_art_get_color (widget, "comstock_lit");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  const float side = bounds->size.width;
  const float ring = MAX (2.0f, side * 0.06f);
  g_autoptr (PangoLayout) layout = NULL;
  g_autofree char *text = NULL;
  GskRoundedRect outline;
  int width, height, change = 0;

  if (self->city == NULL ||
      (!comstock_cards_city_news_find_change (self->news, self->city, place->x, place->y, &change) &&
       !is_on (self, self->lit | self->in_the_way, place->x, place->y)))
    return;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (1, 1, side - 2, side - 2), side * 0.15f);
  comstock_outline_rim (snapshot, &outline, 1.5f, &ink);
  gsk_rounded_rect_shrink (&outline, 1.5f, 1.5f, 1.5f, 1.5f);
  comstock_outline_rim (snapshot, &outline, ring, &light);
  if (change == 0)
    return;
  text = comstock_text_signed (change);
  layout = comstock_figure_new (widget, text, MAX (11, (double) side * 0.26));
  pango_layout_get_pixel_size (layout, &width, &height);
  comstock_figure_snapshot_pill (snapshot, layout,
                                 GRAPHENE_POINT_INIT ((float) (((int) side - width) / 2 - COMSTOCK_FIGURE_PILL / 2),
                                                      (float) ((int) side - height - 2)), &light, &ink);
}

static void
tell_obstacles (GtkWidget *widget,
                GArray    *obstacles)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (widget);
  ComstockObstacle obstacle = { .kind = COMSTOCK_OBSTACLE_PRESSED };

  comstock_cards_city_add_obstacles (obstacles, self->city, get_frame (self), cursor_side (self),
                                     (const ComstockCardsCityVerdict *) self->verdicts->data);
  if (self->ghost != NULL)
    {
      obstacle.area = comstock_cards_city_grid_get_cursor_bounds (self);
      g_array_append_val (obstacles, obstacle);
    }
  if (comstock_cards_city_bubble_get_place (self->bubble, &obstacle.area))
    g_array_append_val (obstacles, obstacle);
}

/* --- the widget --- */

static void
comstock_cards_city_grid_dispose (GObject *object)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (object);

  g_clear_object (&self->city);
  comstock_cards_city_news_forget (self->news, NULL);
  stop_centering (self);
  /* The plane takes away its children, the bubble as well. */
  g_signal_handlers_disconnect_by_func (self, on_aimed, NULL);
  G_OBJECT_CLASS (comstock_cards_city_grid_parent_class)->dispose (object);
}

static void
comstock_cards_city_grid_finalize (GObject *object)
{
  ComstockCardsCityGrid *self = COMSTOCK_CARDS_CITY_GRID (object);

  comstock_cards_city_news_free (self->news);
  g_array_unref (self->verdicts);
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  g_free (self->visited_name);
  g_free (self->overstep);
  G_OBJECT_CLASS (comstock_cards_city_grid_parent_class)->finalize (object);
}

static void
comstock_cards_city_grid_class_init (ComstockCardsCityGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ComstockPlaneClass *plane_class = COMSTOCK_PLANE_CLASS (klass);

  object_class->dispose = comstock_cards_city_grid_dispose;
  object_class->finalize = comstock_cards_city_grid_finalize;
  widget_class->size_allocate = comstock_cards_city_grid_size_allocate;
  widget_class->focus = comstock_cards_city_grid_focus;
  widget_class->query_tooltip = comstock_cards_city_grid_query_tooltip;
  plane_class->surface = COMSTOCK_CARDS_SURFACE_CITY;
  plane_class->least_cell = plane_class->natural_cell = LEAST_SIDE;
  plane_class->least_cells = CARDS_LIMIT;
  plane_class->fit = fit;
  plane_class->draw_ground = draw_ground;
  plane_class->draw_cell = draw_cell;
  plane_class->draw_aim = draw_aim;
  plane_class->draw_ghost = draw_ghost;
  plane_class->get_content = get_content;
  plane_class->dup_words = dup_words;
  plane_class->dup_more = dup_more;
  plane_class->dup_topics = dup_topics;
  plane_class->get_role = get_role;
  gtk_widget_class_set_css_name (widget_class, "city-grid");
}

static void
comstock_cards_city_grid_init (ComstockCardsCityGrid *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->verdicts = g_array_new (FALSE, TRUE, sizeof (ComstockCardsCityVerdict));
  g_array_set_clear_func (self->verdicts, (GDestroyNotify) comstock_cards_city_verdict_clear);
  self->hushed.surface = self->visited.surface = COMSTOCK_NOWHERE;
  self->news = comstock_cards_city_news_new (on_news_over, self);
  self->bubble = COMSTOCK_CARDS_CITY_BUBBLE (comstock_cards_city_bubble_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->bubble), widget);
  comstock_obstacle_tell (widget, tell_obstacles);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("City"), -1);
  g_signal_connect (self, "aimed", G_CALLBACK (on_aimed), NULL);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (redraw), NULL);
  comstock_cards_town_watch (widget, G_CALLBACK (redraw));
}

GtkWidget *
comstock_cards_city_grid_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CITY_GRID, NULL);
}
