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
#include "ui/kit/comstock-outline.h"
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

/* A step that is drawn. */
typedef struct
{
  ComstockCityDeedAct *self;
  GtkSnapshot *snapshot;
  ComstockPlaneFrame frame;     /* of the plane, in coordinates of the act */
  const CsEvent *event;
  double progress;
} Scene;

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

/* A square of @side pixels in the middle of @widget; @square stays if that is not seen. */
static void
find_square (const Scene     *scene,
             GtkWidget       *widget,
             float            side,
             graphene_rect_t *square)
{
  graphene_rect_t bounds;

  if (gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, GTK_WIDGET (scene->self), &bounds))
    *square = GRAPHENE_RECT_INIT (bounds.origin.x + (bounds.size.width - side) / 2,
                                  bounds.origin.y + (bounds.size.height - side) / 2, side, side);
}

static void
find_seat (const Scene     *scene,
           float            side,
           graphene_rect_t *square)
{
  find_square (scene, comstock_seats_get_plate (scene->self->places.seats, scene->event->seat), side, square);
}

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

/* --- what several steps show --- */

/* @piece, away from its place. */
static void
draw_moved (const Scene             *scene,
            const ComstockCityPiece *piece,
            float                    x,
            float                    y)
{
  gtk_snapshot_save (scene->snapshot);
  gtk_snapshot_translate (scene->snapshot, &GRAPHENE_POINT_INIT (x, y));
  comstock_city_piece_snapshot (piece, GTK_WIDGET (scene->self), scene->snapshot, &scene->frame);
  gtk_snapshot_restore (scene->snapshot);
}

/* @piece, on its way between its place and the plate of the seat; @there 0 … 1. */
static void
draw_walk (const Scene       *scene,
           ComstockCityPiece  piece,
           double             there)
{
  const graphene_rect_t to = comstock_city_piece_bounds (&piece, &scene->frame);
  graphene_rect_t from = to;
  graphene_rect_t now;

  find_seat (scene, to.size.height, &from);
  now = find_way (&from, &to, there);
  draw_moved (scene, &piece, now.origin.x - to.origin.x, now.origin.y - to.origin.y);
}

/* What is built rises from below. */
static void
draw_rising (const Scene       *scene,
             ComstockCityPiece  piece)
{
  const double low = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, scene->progress);

  gtk_snapshot_push_opacity (scene->snapshot, scene->progress);
  draw_moved (scene, &piece, 0, (float) (low * scene->frame.cell * 0.3));
  gtk_snapshot_pop (scene->snapshot);
}

/* A sign and so many points around @middle. */
static void
draw_gain (const Scene     *scene,
           graphene_point_t middle)
{
  GtkWidget *widget = GTK_WIDGET (scene->self);
  GtkSnapshot *snapshot = scene->snapshot;
  const char *own = scene->self->signs[scene->event->seat];
  g_autofree char *text = g_strdup_printf ("+%d", scene->event->args[1]);
  g_autoptr (PangoLayout) layout = comstock_figure_new (widget, text, (double) (FIGURE * TEXT));
  GdkRGBA fill, ink;
  GskRoundedRect plate;
  graphene_rect_t bounds, sign;
  int width;

  comstock_sign_get_colors (widget, own, &fill, &ink);
  pango_layout_get_pixel_size (layout, &width, NULL);
  bounds = GRAPHENE_RECT_INIT (middle.x - (FIGURE + (float) width) / 2 - 4, middle.y - FIGURE / 2,
                               FIGURE + (float) width + 12, FIGURE);
  gsk_rounded_rect_init_from_rect (&plate, &bounds, FIGURE / 2);
  comstock_outline_fill (snapshot, &plate, &fill);
  comstock_outline_rim (snapshot, &plate, 2, &ink);
  sign = GRAPHENE_RECT_INIT (bounds.origin.x + 6, bounds.origin.y + 5, FIGURE - 10, FIGURE - 10);
  comstock_art_snapshot (widget, snapshot, own, &sign, &ink);
  comstock_figure_snapshot (snapshot, layout, &GRAPHENE_RECT_INIT (bounds.origin.x + FIGURE, bounds.origin.y,
                                                                   (float) width, FIGURE), &ink);
}

/* The points of the event, on their way from @piece to the plate of the seat. */
static void
draw_points (const Scene       *scene,
             ComstockCityPiece  piece)
{
  const graphene_rect_t from = comstock_city_piece_bounds (&piece, &scene->frame);
  graphene_rect_t to = from;
  graphene_rect_t now;
  graphene_point_t middle;

  find_seat (scene, AT_SEAT, &to);
  now = find_way (&from, &to, scene->progress);
  graphene_rect_get_center (&now, &middle);
  draw_gain (scene, middle);
}

/* Comes along what it lights, and goes at the end. */
static void
draw_shine (const Scene       *scene,
            ComstockCityLight  light)
{
  light.dark = MAX (0, 1 - 2 * scene->progress);
  gtk_snapshot_push_opacity (scene->snapshot, MIN (1, 4 * (1 - scene->progress)));
  comstock_city_light_snapshot (&light, FALSE, GTK_WIDGET (scene->self), scene->snapshot, scene->self->tiles,
                                &scene->self->state, &scene->frame);
  gtk_snapshot_pop (scene->snapshot);
}

/* The piece of the wall that the event is about. */
static CityRim
get_rim (const Scene *scene)
{
  return city_piece_rim (&scene->self->state, (guint) scene->event->args[0]);
}

/* The follower on the segment that it is about. */
static ComstockCityPiece
get_follower (const Scene *scene)
{
  return comstock_city_piece_follower (scene->self->tiles, &scene->self->state, (guint) scene->event->args[0],
                                       scene->self->signs[scene->event->seat]);
}

/* --- steps --- */

static void
draw_laid (const Scene *scene)
{
  const ComstockCityDeedAct *self = scene->self;
  const CityTile *laid = &self->state.tiles[scene->event->args[0]];
  const graphene_rect_t cell = comstock_plane_frame_cell (&scene->frame, scene->event->args[1], scene->event->args[2]);
  graphene_rect_t from = cell;
  graphene_rect_t now;

  find_square (scene, comstock_city_column_get_hand (self->places.column), cell.size.width, &from);
  now = find_way (&from, &cell, scene->progress);
  comstock_city_tile_snapshot (GTK_WIDGET (self), scene->snapshot, &self->tiles->designs[laid->design], laid->turn,
                               &now);
}

static void
draw_claimed (const Scene *scene)
{
  draw_walk (scene, get_follower (scene), scene->progress);
}

static void
draw_taken (const Scene *scene)
{
  draw_walk (scene, get_follower (scene), 1 - scene->progress);
}

static void
draw_scored (const Scene *scene)
{
  draw_shine (scene, (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_FEATURE,
                                           .segment = (guint) scene->event->args[0] });
  draw_points (scene, get_follower (scene));
}

static void
draw_gate (const Scene *scene)
{
  const CityState *state = &scene->self->state;

  draw_rising (scene, comstock_city_piece_on_wall (state, city_piece_rim (state, 0), COMSTOCK_CITY_GATE, NULL));
}

static void
draw_wall (const Scene *scene)
{
  draw_rising (scene, comstock_city_piece_wall (&scene->self->state, get_rim (scene)));
}

static void
draw_guard (const Scene *scene)
{
  draw_walk (scene, comstock_city_piece_on_wall (&scene->self->state, get_rim (scene), COMSTOCK_CITY_GUARD,
                                                 scene->self->signs[scene->event->seat]), scene->progress);
}

static void
draw_tower (const Scene *scene)
{
  const CityState *state = &scene->self->state;
  const CsEvent *event = scene->event;
  const CitySide side = (CitySide) state->pieces[event->args[0]].side;
  const CitySide joint = event->args[2] != 0 ? (CitySide) (1 - side) : side;
  const ComstockCityPiece piece = comstock_city_piece_on_joint (state, get_rim (scene), joint, COMSTOCK_CITY_TOWER,
                                                                NULL);

  draw_shine (scene, comstock_city_light_of_tower (state, side, (guint) event->args[1]));
  draw_rising (scene, piece);
  draw_points (scene, piece);
}

/* By events; what is not told takes no time. */
static const struct
{
  double length;
  gboolean by_hand;             /* the player asked has just put it down */
  gboolean joins;               /* the next does not wait: figures and followers of one feature go together */
  void (*draw) (const Scene *scene);
} deeds[] = {
  [CITY_EVENT_LAID] = { LAY, TRUE, FALSE, draw_laid },
  [CITY_EVENT_CLAIMED] = { WALK, TRUE, FALSE, draw_claimed },
  [CITY_EVENT_GUARD] = { WALK, TRUE, FALSE, draw_guard },
  [CITY_EVENT_SCORED] = { SCORE, FALSE, TRUE, draw_scored },
  [CITY_EVENT_HOME] = { SCORE, FALSE, TRUE, draw_taken },
  [CITY_EVENT_REMOVED] = { SCORE, FALSE, TRUE, draw_taken },
  [CITY_EVENT_GATE] = { RISE, TRUE, FALSE, draw_gate },
  [CITY_EVENT_WALL] = { RISE, TRUE, FALSE, draw_wall },
  [CITY_EVENT_TOWER] = { TOWER, FALSE, FALSE, draw_tower },
};

static void
comstock_city_deed_act_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  ComstockCityDeedAct *self = COMSTOCK_CITY_DEED_ACT (widget);
  Scene scene = { .self = self, .snapshot = snapshot };

  if (!find_frame (self, &scene.frame))
    return;
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = &g_array_index (self->steps, Step, i);

      scene.event = &step->event;
      scene.progress = comstock_act_get_progress (COMSTOCK_ACT (self), step->start, step->length);
      if (scene.progress > 0)
        deeds[step->event.type].draw (&scene);
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
    self->signs[seat] = comstock_game_get_sign (game, seat);
  comstock_act_set_times (COMSTOCK_ACT (self), watch->time, 0, 0);
  return COMSTOCK_ACT (self);
}

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Watch         *watch)
{
  const guint type = event->type < G_N_ELEMENTS (deeds) ? event->type : 0;
  Step step = { *event, watch->time, deeds[type].length };

  if (watch->steps->len == 0)
    watch->asked = comstock_table_get_asked (watch->table);
  if (deeds[type].draw == NULL)
    return;
  if (watch->steps->len == 0)
    watch->frame = comstock_plane_get_camera (COMSTOCK_PLANE (watch->places.plane))->frame;
  if (deeds[type].by_hand && (int) event->seat == watch->asked)
    step.length = 0;
  g_array_append_val (watch->steps, step);
  if (!deeds[type].joins)
    watch->time += step.length;
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
