/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each movement is a picture, drawn once, and an animation that queues a frame of the stage. */

#include "comstock-cards-flight-layer.h"

#include <adwaita.h>
#include <math.h>

#include "ui/kit/comstock-art.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/seats/comstock-cards-seat-view.h"
#include "ui/kit/comstock-capture.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-sound.h"

/* Of a card's width, when it is seen edge on. */
#define EDGE 0.04f

/* In application pixels: what flies shrinks to this height, unless its target is a city. */
#define LANDING_HEIGHT 44.0f

/* Of the way of a card that is blown off: until when it shudders, and how; how far it tips, in degrees. */
#define SHUDDER 0.35
#define SHAKES 5
#define SHAKE 3.0
#define TIP 18.0
#define N_PUFFS 6

/* How a widget looked, and where on the stage. */
typedef struct
{
  ComstockCapture *capture;
  graphene_rect_t bounds;
} Picture;

typedef enum
{
  FLY,
  BLOW,
  TURN,
} Motion;

/* At the usual pace, in milliseconds. */
static const guint durations[] = { [FLY] = 320, [BLOW] = 450, [TURN] = 240 };

typedef struct
{
  ComstockCardsFlightLayer *flights;
  Motion motion;
  gpointer key;
  gboolean waiting;
  gboolean heard;           /* as it lands */
  Picture *picture;
  ComstockCapture *front;   /* of a turn, once it was needed */
  GtkWidget *target;        /* weak */
  GtkWidget *fallback;      /* weak */
  AdwAnimation *animation;
} Flight;

struct _ComstockCardsFlightLayer
{
  GObject parent_instance;

  GtkWidget *stage;         /* weak */
  double factor;            /* of all durations */
  gboolean waiting;         /* cards turn over later */
  GHashTable *lifted;       /* key → Picture */
  GPtrArray *flights;       /* Flight */
};

enum
{
  LANDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsFlightLayer, comstock_cards_flight_layer, G_TYPE_OBJECT)

static void
picture_free (Picture *picture)
{
  comstock_capture_free (picture->capture);
  g_free (picture);
}

/* NULL if @widget is not seen. */
static Picture *
picture_new (ComstockCardsFlightLayer *self,
             GtkWidget                *widget)
{
  Picture *picture;
  ComstockCapture *capture;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, self->stage, &bounds) ||
      (capture = comstock_capture_new (widget)) == NULL)
    return NULL;
  picture = g_new (Picture, 1);
  *picture = (Picture) { .capture = capture, .bounds = bounds };
  return picture;
}

static void
flight_free (Flight *flight)
{
  if (flight->motion == TURN && flight->target != NULL)
    gtk_widget_set_opacity (flight->target, 1);
  g_clear_weak_pointer (&flight->target);
  g_clear_weak_pointer (&flight->fallback);
  g_clear_pointer (&flight->picture, picture_free);
  g_clear_pointer (&flight->front, comstock_capture_free);
  g_signal_handlers_disconnect_by_data (flight->animation, flight);
  adw_animation_skip (flight->animation);
  g_object_unref (flight->animation);
  g_free (flight);
}

static void
on_frame (double  value,
          Flight *flight)
{
  if (flight->flights->stage != NULL)
    gtk_widget_queue_draw (flight->flights->stage);
}

static gboolean
is_clearing (ComstockCardsFlightLayer *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    if (((Flight *) g_ptr_array_index (self->flights, i))->motion != TURN)
      return TRUE;
  return FALSE;
}

static Flight *
find_waiting (ComstockCardsFlightLayer *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    if (((Flight *) g_ptr_array_index (self->flights, i))->waiting)
      return g_ptr_array_index (self->flights, i);
  return NULL;
}

/* New cards turn over once the old ones are gone. */
static void
turn_waiting (ComstockCardsFlightLayer *self)
{
  Flight *flight;

  while (!self->waiting && !is_clearing (self) && (flight = find_waiting (self)) != NULL)
    {
      flight->waiting = FALSE;
      adw_animation_play (flight->animation);
    }
}

static void
on_done (Flight *flight)
{
  ComstockCardsFlightLayer *self = flight->flights;

  if (flight->heard)
    comstock_sound_play ("card");
  g_ptr_array_remove_fast (self->flights, flight);
  if (!is_clearing (self))
    g_signal_emit (self, signals[LANDED], 0);
  turn_waiting (self);
}

static Flight *
begin (ComstockCardsFlightLayer *self,
       Motion                    motion,
       Picture                  *picture,
       GtkWidget                *target,
       GtkWidget                *fallback)
{
  Flight *flight = g_new0 (Flight, 1);

  *flight = (Flight) { .flights = self, .motion = motion, .picture = picture };
  g_set_weak_pointer (&flight->target, target);
  g_set_weak_pointer (&flight->fallback, fallback);
  flight->animation =
    adw_timed_animation_new (self->stage, 0, 1, (guint) (durations[motion] * self->factor),
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) on_frame, flight, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (flight->animation),
                                  motion == FLY ? ADW_EASE_IN_OUT_CUBIC : ADW_LINEAR);
  g_signal_connect_swapped (flight->animation, "done", G_CALLBACK (on_done), flight);
  g_ptr_array_add (self->flights, flight);
  flight->waiting = motion == TURN;
  if (flight->waiting)
    turn_waiting (self);
  else
    adw_animation_play (flight->animation);
  return flight;
}

static gboolean
may_move (ComstockCardsFlightLayer *self)
{
  return self->factor > 0 && self->stage != NULL && gtk_widget_get_mapped (self->stage) &&
         adw_get_enable_animations (self->stage);
}

static Picture *
steal_lifted (ComstockCardsFlightLayer *self,
              gpointer                  key)
{
  gpointer picture = NULL;

  g_hash_table_steal_extended (self->lifted, key, NULL, &picture);
  return picture;
}

void
comstock_cards_flight_layer_lift (ComstockCardsFlightLayer *self,
                                  gpointer                  key,
                                  GtkWidget                *widget)
{
  Picture *picture = may_move (self) ? picture_new (self, widget) : NULL;

  if (picture != NULL)
    g_hash_table_insert (self->lifted, key, picture);
}

void
comstock_cards_flight_layer_send (ComstockCardsFlightLayer *self,
                                  gpointer                  key,
                                  GtkWidget                *target,
                                  GtkWidget                *fallback,
                                  gboolean                  heard)
{
  Picture *picture = steal_lifted (self, key);
  Flight *flight;

  if (picture == NULL)
    return;
  flight = begin (self, FLY, picture, target, fallback);
  flight->key = key;
  flight->heard = heard;
}

void
comstock_cards_flight_layer_blow_off (ComstockCardsFlightLayer *self,
                                      gpointer                  key)
{
  Picture *picture = steal_lifted (self, key);

  if (picture != NULL)
    begin (self, BLOW, picture, NULL, NULL);
}

void
comstock_cards_flight_layer_drop (ComstockCardsFlightLayer *self)
{
  g_hash_table_remove_all (self->lifted);
}

void
comstock_cards_flight_layer_turn (ComstockCardsFlightLayer *self,
                                  GtkWidget                *back,
                                  GtkWidget                *front)
{
  Picture *picture;

  if (!may_move (self))
    return;
  picture = picture_new (self, back);
  if (picture == NULL)
    return;
  gtk_widget_set_opacity (front, 0);
  begin (self, TURN, picture, front, NULL);
}

void
comstock_cards_flight_layer_finish (ComstockCardsFlightLayer *self)
{
  if (self->flights->len == 0)
    return;
  g_ptr_array_set_size (self->flights, 0);
  if (self->stage != NULL)
    gtk_widget_queue_draw (self->stage);
  g_signal_emit (self, signals[LANDED], 0);
}

gboolean
comstock_cards_flight_layer_is_active (ComstockCardsFlightLayer *self)
{
  return self->flights->len > 0;
}

void
comstock_cards_flight_layer_set_factor (ComstockCardsFlightLayer *self,
                                        double                    factor)
{
  self->factor = factor;
  if (factor <= 0)
    comstock_cards_flight_layer_finish (self);
}

void
comstock_cards_flight_layer_set_waiting (ComstockCardsFlightLayer *self,
                                         gboolean                  waiting)
{
  self->waiting = waiting;
  turn_waiting (self);
}

/* A rectangle of this size around the middle of @around. */
static graphene_rect_t
centered (const graphene_rect_t *around,
          float                  width,
          float                  height)
{
  return GRAPHENE_RECT_INIT (around->origin.x + (around->size.width - width) / 2,
                             around->origin.y + (around->size.height - height) / 2, width, height);
}

static gboolean
find_place_at_seat (const Flight    *flight,
                    graphene_rect_t *end)
{
  GtkWidget *stage = flight->flights->stage;
  graphene_matrix_t transform;
  graphene_rect_t place;

  if (!comstock_cards_seat_view_find_card (COMSTOCK_CARDS_SEAT_VIEW (flight->target), flight->key, &place) ||
      !gtk_widget_compute_transform (flight->target, stage, &transform))
    return FALSE;
  graphene_matrix_transform_bounds (&transform, &place, end);
  return TRUE;
}

/* Where @flight ends; FALSE as long as its target has no place. */
static gboolean
find_end (const Flight    *flight,
          graphene_rect_t *start,
          graphene_rect_t *end)
{
  GtkWidget *target = flight->target;
  graphene_rect_t bounds;
  float scale;

  *start = *end = flight->picture->bounds;
  if (target == NULL || !gtk_widget_get_mapped (target))
    target = flight->fallback;
  if (target == NULL || !gtk_widget_get_mapped (target) || gtk_widget_get_width (target) == 0 ||
      !gtk_widget_compute_bounds (target, flight->flights->stage, &bounds))
    return FALSE;
  if (flight->motion == TURN)
    {
      *end = bounds;
      return TRUE;
    }
  if (COMSTOCK_IS_CARDS_CITY_VIEW (target) &&
      comstock_cards_city_view_get_ghost_bounds (COMSTOCK_CARDS_CITY_VIEW (target), flight->flights->stage, end))
    return TRUE;
  if (COMSTOCK_IS_CARDS_SEAT_VIEW (target) && find_place_at_seat (flight, end))
    return TRUE;
  scale = MIN (1.0f, LANDING_HEIGHT / start->size.height);
  if (bounds.size.height > 2 * start->size.height)
    scale = 1;
  *end = centered (&bounds, start->size.width * scale, start->size.height * scale);
  return TRUE;
}

/* The back comes along and turns its edge to us; from there the front opens. */
static void
snapshot_turn (const Flight          *flight,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *start,
               const graphene_rect_t *end,
               double                 value)
{
  const float open = (float) MAX ((double) EDGE, 2 * value - 1);
  const graphene_rect_t edge = centered (end, end->size.width * open, end->size.height);
  graphene_rect_t now;

  if (value < 0.5)
    {
      graphene_rect_interpolate (start, &edge, 2 * value, &now);
      comstock_capture_snapshot (flight->picture->capture, snapshot, &now);
    }
  else if (flight->front != NULL)
    comstock_capture_snapshot (flight->front, snapshot, &edge);
}

/* Where it lay, a little lower and wider with each moment. */
static void
snapshot_dust (const Flight          *flight,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *start,
               double                 blown)
{
  GdkRGBA dust = comstock_art_get_color (flight->flights->stage, "comstock_ground");
  const float side = start->size.height / 4;
  const float left = start->origin.x + start->size.width / 2;
  const float foot = start->origin.y + start->size.height;

  dust.alpha = (float) (0.6 * (1 - blown) * MIN (1, 4 * blown));
  for (int i = 0; i < N_PUFFS; i++)
    {
      const float away = (float) (blown * (i + 1) / N_PUFFS);
      const float radius = side * (0.25f + 0.5f * away);
      const graphene_rect_t puff = GRAPHENE_RECT_INIT (left - 1.6f * away * start->size.width - radius,
                                                       foot - side * (0.4f + 0.5f * (float) (i % 3) * away) - radius,
                                                       2 * radius, 2 * radius);
      GskRoundedRect outline;

      gsk_rounded_rect_init_from_rect (&outline, &puff, radius);
      comstock_outline_fill (snapshot, &outline, &dust);
    }
}

/* It shudders, tips, and goes with the wind, off the table to the left. */
static void
snapshot_blow (const Flight *flight,
               GtkSnapshot  *snapshot,
               double        value)
{
  const graphene_rect_t *start = &flight->picture->bounds;
  const double blown = MAX (0, (value - SHUDDER) / (1 - SHUDDER));
  const double shake = value < SHUDDER ? sin (value / SHUDDER * SHAKES * 2 * G_PI) : 0;
  const double way = blown * blown * (double) (start->origin.x + 2 * start->size.width);
  const float height = start->size.height;

  if (blown > 0)
    snapshot_dust (flight, snapshot, start, blown);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (start->origin.x + start->size.width / 2 +
                                                  (float) (SHAKE * shake - way),
                                                start->origin.y + height / 2 - height * 0.3f *
                                                  (float) sin (blown * G_PI / 2)));
  gtk_snapshot_rotate (snapshot, (float) (shake - TIP * MIN (1, 3 * blown)));
  comstock_capture_snapshot (flight->picture->capture, snapshot,
                             &GRAPHENE_RECT_INIT (-start->size.width / 2, -height / 2, start->size.width, height));
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_flight (const Flight *flight,
                 GtkSnapshot  *snapshot)
{
  const double value = adw_animation_get_value (flight->animation);
  graphene_rect_t start, end, now;

  if (flight->waiting)
    return;
  if (flight->motion == BLOW)
    {
      snapshot_blow (flight, snapshot, value);
      return;
    }
  if (!find_end (flight, &start, &end))
    return;
  if (flight->motion == TURN)
    {
      snapshot_turn (flight, snapshot, &start, &end, value);
      return;
    }
  graphene_rect_interpolate (&start, &end, value, &now);
  comstock_capture_snapshot (flight->picture->capture, snapshot, &now);
}

/* Renders one front, or all that are needed at once, so that no frame has the work of many.  Returns whether it did. */
static gboolean
prepare_front (Flight  *flight,
               gboolean busy)
{
  const double value = adw_animation_get_value (flight->animation);

  if (flight->motion != TURN || flight->front != NULL || value <= 0 || (busy && value < 0.5) ||
      flight->target == NULL || !gtk_widget_get_mapped (flight->target))
    return FALSE;
  flight->front = comstock_capture_new_unseen (flight->target);
  return TRUE;
}

void
comstock_cards_flight_layer_snapshot (ComstockCardsFlightLayer *self,
                                      GtkSnapshot              *snapshot)
{
  gboolean busy = FALSE;

  for (guint i = 0; i < self->flights->len; i++)
    {
      busy |= prepare_front (g_ptr_array_index (self->flights, i), busy);
      snapshot_flight (g_ptr_array_index (self->flights, i), snapshot);
    }
}

static void
comstock_cards_flight_layer_dispose (GObject *object)
{
  ComstockCardsFlightLayer *self = COMSTOCK_CARDS_FLIGHT_LAYER (object);

  g_clear_pointer (&self->flights, g_ptr_array_unref);
  g_clear_pointer (&self->lifted, g_hash_table_unref);
  g_clear_weak_pointer (&self->stage);
  G_OBJECT_CLASS (comstock_cards_flight_layer_parent_class)->dispose (object);
}

static void
comstock_cards_flight_layer_class_init (ComstockCardsFlightLayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_flight_layer_dispose;

  signals[LANDED] = g_signal_new ("landed", COMSTOCK_TYPE_CARDS_FLIGHT_LAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
comstock_cards_flight_layer_init (ComstockCardsFlightLayer *self)
{
  self->lifted = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) picture_free);
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_free);
}

ComstockCardsFlightLayer *
comstock_cards_flight_layer_new (GtkWidget *stage)
{
  ComstockCardsFlightLayer *self = g_object_new (COMSTOCK_TYPE_CARDS_FLIGHT_LAYER, NULL);

  g_set_weak_pointer (&self->stage, stage);
  return self;
}
