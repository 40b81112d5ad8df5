/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The events of a move become steps, each with its time.  What a person has just put down by hand is there at once. */

#include "comstock-city-deed-act.h"

#include <adwaita.h>

#include "engine/city/city-walls.h"
#include "model/city/comstock-city-game.h"
#include "ui/city/plane/comstock-city-light.h"
#include "ui/city/plane/comstock-city-pieces.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-sign.h"

/* In milliseconds. */
#define LAY 600.0
#define WALK 300.0
#define SCORE 600.0
#define RISE 180.0
#define TOWER 400.0
#define STAY 250.0

/* In pixels. */
#define FIGURE 30.0f            /* height of a figure */
#define TEXT 0.56f              /* of that */
#define AT_SEAT 28.0f

#define ARC 0.1f                /* how high one flies, of its way */

typedef struct
{
  CsEvent event;
  double start;
  double length;
} Step;

struct _ComstockCityDeedAct
{
  ComstockAct parent_instance;

  ComstockCityPlaces places;    /* not owned */
  const CityTiles *tiles;
  CityState state;              /* after the move */
  ComstockPlaneFrame frame;     /* of the plane as it was before */
  const char *signs[CITY_MAX_SEATS];
  GArray *steps;                /* Step */
};

#define COMSTOCK_TYPE_CITY_DEED_ACT (comstock_city_deed_act_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityDeedAct, comstock_city_deed_act, COMSTOCK, CITY_DEED_ACT, ComstockAct)

G_DEFINE_FINAL_TYPE (ComstockCityDeedAct, comstock_city_deed_act, COMSTOCK_TYPE_ACT)

/* --- where things are --- */

/* The frame of the plane in coordinates of the act. */
static gboolean
find_frame (ComstockCityDeedAct *self,
            ComstockPlaneFrame  *frame)
{
  graphene_point_t at;

  *frame = self->frame;
  if (!gtk_widget_compute_point (GTK_WIDGET (self->places.plane), GTK_WIDGET (self), &GRAPHENE_POINT_INIT (0, 0), &at))
    return FALSE;
  frame->x += (int) at.x;
  frame->y += (int) at.y;
  return TRUE;
}

/* A square of @side pixels in the middle of @widget. */
static gboolean
find_square (ComstockCityDeedAct *self,
             GtkWidget           *widget,
             float                side,
             graphene_rect_t     *square)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return FALSE;
  *square = GRAPHENE_RECT_INIT (bounds.origin.x + (bounds.size.width - side) / 2,
                                bounds.origin.y + (bounds.size.height - side) / 2, side, side);
  return TRUE;
}

static gboolean
find_seat (ComstockCityDeedAct *self,
           guint                seat,
           float                side,
           graphene_rect_t     *square)
{
  return find_square (self, comstock_seats_get_plate (self->places.seats, seat), side, square);
}

/* --- steps --- */

/* Between @from and @to, on an arc. */
static graphene_rect_t
find_way (const graphene_rect_t *from,
          const graphene_rect_t *to,
          double                 progress)
{
  const double value = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, progress);
  const float high = (float) (4 * value * (1 - value));
  graphene_rect_t now;
  graphene_vec2_t way;

  graphene_rect_interpolate (from, to, value, &now);
  graphene_vec2_init (&way, to->origin.x - from->origin.x, to->origin.y - from->origin.y);
  now.origin.y -= ARC * graphene_vec2_length (&way) * high;
  return now;
}

static void
draw_laid (ComstockCityDeedAct      *self,
           GtkSnapshot              *snapshot,
           const ComstockPlaneFrame *frame,
           const CsEvent            *event,
           double                    progress)
{
  const CityTile *laid = &self->state.tiles[event->args[0]];
  const graphene_rect_t cell = comstock_plane_frame_cell (frame, event->args[1], event->args[2]);
  graphene_rect_t from = cell;
  graphene_rect_t now;

  find_square (self, comstock_city_column_get_hand (self->places.column), cell.size.width, &from);
  now = find_way (&from, &cell, progress);
  comstock_city_tile_snapshot (GTK_WIDGET (self), snapshot, &self->tiles->designs[laid->design], laid->turn, &now);
}

/* @piece, on its way between its place and the plate of @seat; @there 0 … 1. */
static void
draw_walk (ComstockCityDeedAct      *self,
           GtkSnapshot              *snapshot,
           const ComstockPlaneFrame *frame,
           const ComstockCityPiece  *piece,
           guint                     seat,
           double                    there)
{
  const graphene_rect_t to = comstock_city_piece_bounds (piece, frame);
  graphene_rect_t from = to;
  graphene_rect_t now;

  find_seat (self, seat, to.size.height, &from);
  now = find_way (&from, &to, there);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (now.origin.x - to.origin.x, now.origin.y - to.origin.y));
  comstock_city_piece_snapshot (piece, GTK_WIDGET (self), snapshot, frame);
  gtk_snapshot_restore (snapshot);
}

/* What is built rises from below. */
static void
draw_rising (ComstockCityDeedAct      *self,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame,
             const ComstockCityPiece  *piece,
             double                    progress)
{
  const float low = (float) (1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, progress)) * (float) frame->cell * 0.3f;

  gtk_snapshot_push_opacity (snapshot, progress);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, low));
  comstock_city_piece_snapshot (piece, GTK_WIDGET (self), snapshot, frame);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

/* A sign and so many points around @middle. */
static void
draw_gain (ComstockCityDeedAct *self,
           GtkSnapshot         *snapshot,
           guint                seat,
           int                  points,
           graphene_point_t     middle)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = g_strdup_printf ("+%d", points);
  g_autoptr (PangoLayout) layout = comstock_figure_new (widget, text, (double) (FIGURE * TEXT));
  GdkRGBA fill, ink;
  GskRoundedRect plate;
  graphene_rect_t bounds, sign;
  int width;

  comstock_sign_get_colors (widget, self->signs[seat], &fill, &ink);
  pango_layout_get_pixel_size (layout, &width, NULL);
  bounds = GRAPHENE_RECT_INIT (middle.x - (FIGURE + (float) width) / 2 - 4, middle.y - FIGURE / 2,
                               FIGURE + (float) width + 12, FIGURE);
  gsk_rounded_rect_init_from_rect (&plate, &bounds, FIGURE / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, &fill, &bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &plate, (float[4]) { 2, 2, 2, 2 }, (GdkRGBA[4]) { ink, ink, ink, ink });
  sign = GRAPHENE_RECT_INIT (bounds.origin.x + 6, bounds.origin.y + 5, FIGURE - 10, FIGURE - 10);
  comstock_art_snapshot (widget, snapshot, self->signs[seat], &sign, &ink);
  comstock_figure_snapshot (snapshot, layout, &GRAPHENE_RECT_INIT (bounds.origin.x + FIGURE, bounds.origin.y,
                                                                   (float) width, FIGURE), &ink);
}

static void
draw_scored (ComstockCityDeedAct   *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *from,
             guint                  seat,
             int                    points,
             double                 progress)
{
  graphene_rect_t to = *from;
  graphene_rect_t now;
  graphene_point_t middle;

  find_seat (self, seat, AT_SEAT, &to);
  now = find_way (from, &to, progress);
  graphene_rect_get_center (&now, &middle);
  draw_gain (self, snapshot, seat, points, middle);
}

/* Comes along what it lights, and goes at the end. */
static void
draw_shine (ComstockCityDeedAct      *self,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame,
            ComstockCityLight         light,
            double                    progress)
{
  light.dark = MAX (0, 1 - 2 * progress);
  gtk_snapshot_push_opacity (snapshot, MIN (1, 4 * (1 - progress)));
  comstock_city_light_snapshot (&light, GTK_WIDGET (self), snapshot, self->tiles, &self->state, frame);
  gtk_snapshot_pop (snapshot);
}

/* The joint of its piece on which a tower is built. */
static CitySide
find_joint (ComstockCityDeedAct *self,
            const CsEvent       *event)
{
  const guint side = self->state.pieces[event->args[0]].side;

  return (CitySide) (event->args[2] != 0 ? 1 - side : side);
}

static void
draw_step (ComstockCityDeedAct      *self,
           GtkSnapshot              *snapshot,
           const ComstockPlaneFrame *frame,
           const CsEvent            *event,
           double                    progress)
{
  const guint first = (guint) event->args[0];
  ComstockCityPiece piece;
  graphene_rect_t bounds;

  switch ((int) event->type)
    {
    case CITY_EVENT_LAID:
      draw_laid (self, snapshot, frame, event, progress);
      break;
    case CITY_EVENT_CLAIMED:
    case CITY_EVENT_HOME:
    case CITY_EVENT_REMOVED:
      piece = comstock_city_piece_follower (self->tiles, &self->state, first, self->signs[event->seat]);
      draw_walk (self, snapshot, frame, &piece, event->seat,
                 event->type == CITY_EVENT_CLAIMED ? progress : 1 - progress);
      break;
    case CITY_EVENT_SCORED:
      piece = comstock_city_piece_follower (self->tiles, &self->state, first, self->signs[event->seat]);
      bounds = comstock_city_piece_bounds (&piece, frame);
      draw_shine (self, snapshot, frame,
                  (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_FEATURE, .segment = first }, progress);
      draw_scored (self, snapshot, &bounds, event->seat, event->args[1], progress);
      break;
    case CITY_EVENT_GATE:
      piece = comstock_city_piece_on_wall (&self->state, city_piece_rim (&self->state, 0), COMSTOCK_CITY_GATE, NULL);
      draw_rising (self, snapshot, frame, &piece, progress);
      break;
    case CITY_EVENT_WALL:
      piece = comstock_city_piece_wall (&self->state, city_piece_rim (&self->state, first));
      draw_rising (self, snapshot, frame, &piece, progress);
      break;
    case CITY_EVENT_GUARD:
      piece = comstock_city_piece_on_wall (&self->state, city_piece_rim (&self->state, first), COMSTOCK_CITY_GUARD,
                                           self->signs[event->seat]);
      draw_walk (self, snapshot, frame, &piece, event->seat, progress);
      break;
    case CITY_EVENT_TOWER:
      piece = comstock_city_piece_on_joint (&self->state, city_piece_rim (&self->state, first),
                                            find_joint (self, event), COMSTOCK_CITY_TOWER, NULL);
      bounds = comstock_city_piece_bounds (&piece, frame);
      draw_shine (self, snapshot, frame,
                  comstock_city_light_of_tower (&self->state, (CitySide) self->state.pieces[first].side,
                                                (guint) event->args[1]), progress);
      draw_rising (self, snapshot, frame, &piece, progress);
      draw_scored (self, snapshot, &bounds, event->seat, event->args[1], progress);
      break;
    default:
      break;
    }
}

static void
comstock_city_deed_act_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  ComstockCityDeedAct *self = COMSTOCK_CITY_DEED_ACT (widget);
  ComstockPlaneFrame frame;

  if (!find_frame (self, &frame))
    return;
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = &g_array_index (self->steps, Step, i);
      const double progress = comstock_act_get_progress (COMSTOCK_ACT (self), step->start, step->length);

      if (progress > 0)
        draw_step (self, snapshot, &frame, &step->event, progress);
    }
}

static void
comstock_city_deed_act_finalize (GObject *object)
{
  g_array_unref (COMSTOCK_CITY_DEED_ACT (object)->steps);
  G_OBJECT_CLASS (comstock_city_deed_act_parent_class)->finalize (object);
}

static void
comstock_city_deed_act_class_init (ComstockCityDeedActClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_city_deed_act_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = comstock_city_deed_act_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "city-deed");
}

static void
comstock_city_deed_act_init (ComstockCityDeedAct *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* --- what happens --- */

typedef struct
{
  ComstockTable *table;
  ComstockCityPlaces places;
  ComstockPlaneFrame frame;     /* when the first of the steps happened */
  GArray *steps;                /* Step: since the last act */
  double time;                  /* when the next begins */
  int asked;                    /* the person who was asked before, −1 for none */
} Watch;

/* How long a step takes, and whether the next waits for it: figures and followers of one feature go together. */
static double
get_length (Watch         *watch,
            const CsEvent *event,
            gboolean      *waits)
{
  const gboolean own = (int) event->seat == watch->asked;

  *waits = TRUE;
  switch ((int) event->type)
    {
    case CITY_EVENT_LAID:
      return own ? 0 : LAY;
    case CITY_EVENT_CLAIMED:
    case CITY_EVENT_GUARD:
      return own ? 0 : WALK;
    case CITY_EVENT_SCORED:
    case CITY_EVENT_HOME:
    case CITY_EVENT_REMOVED:
      *waits = FALSE;
      return SCORE;
    case CITY_EVENT_GATE:
    case CITY_EVENT_WALL:
      return own ? 0 : RISE;
    case CITY_EVENT_TOWER:
      return TOWER;
    default:
      return -1;
    }
}

static ComstockAct *
create (Watch *watch)
{
  ComstockCityDeedAct *self = g_object_new (COMSTOCK_TYPE_CITY_DEED_ACT, NULL);
  ComstockGame *game = comstock_table_get_game (watch->table);

  self->places = watch->places;
  self->tiles = comstock_game_get_kit (game);
  self->state = *comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  self->frame = watch->frame;
  self->steps = g_array_ref (watch->steps);
  for (guint seat = 0; seat < self->state.n_seats; seat++)
    self->signs[seat] = comstock_suit_get_sign (comstock_city_game_get_suit (COMSTOCK_CITY_GAME (game), seat));
  comstock_act_set_times (COMSTOCK_ACT (self), watch->time, 0, 0);
  return COMSTOCK_ACT (self);
}

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Watch         *watch)
{
  gboolean waits;
  Step step = { *event, watch->time, 0 };

  if (watch->steps->len == 0)
    watch->asked = comstock_table_get_asked (watch->table);
  step.length = get_length (watch, event, &waits);
  if (step.length < 0)
    return;
  if (watch->steps->len == 0)
    watch->frame = comstock_plane_get_camera (COMSTOCK_PLANE (watch->places.plane))->frame;
  g_array_append_val (watch->steps, step);
  watch->time = waits ? step.start + step.length : watch->time;
}

/* Steps that do not wait for one another end together, at last. */
static double
find_end (const GArray *steps)
{
  double end = 0;

  for (guint i = 0; i < steps->len; i++)
    end = MAX (end, g_array_index (steps, Step, i).start + g_array_index (steps, Step, i).length);
  return end;
}

static void
on_changed (ComstockGame *game,
            Watch        *watch)
{
  watch->time = find_end (watch->steps);
  if (watch->time > 0 && watch->frame.cell > 0 && !comstock_replay_is_active (comstock_table_get_replay (watch->table)))
    {
      watch->time += STAY;
      comstock_theatre_play (comstock_table_get_theatre (watch->table), create (watch));
    }
  g_array_unref (watch->steps);
  watch->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  watch->time = 0;
}

static void
free_watch (Watch    *watch,
            GClosure *closure)
{
  g_array_unref (watch->steps);
  g_free (watch);
}

void
comstock_city_deed_act_watch (ComstockTable            *table,
                              const ComstockCityPlaces *places)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->table = table;
  watch->places = *places;
  watch->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  comstock_theatre_follow (comstock_table_get_theatre (table), comstock_table_get_game (table),
                           G_CALLBACK (on_event), G_CALLBACK (on_changed), watch, (GClosureNotify) free_watch);
}
