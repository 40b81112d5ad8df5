/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cowboys go follows from the positions before and after a move; each is a picture that is drawn over all. */

#include "config.h"

#include "comstock-board-flights.h"

#include <adwaita.h>

#include "model/board/comstock-board-game.h"
#include "ui/board/comstock-board-figures.h"
#include "ui/board/track/comstock-board-space.h"
#include "ui/kit/comstock-capture.h"
#include "ui/kit/comstock-steady.h"
#include "ui/table/comstock-pace.h"

#define DURATION 620.0          /* milliseconds */
#define SIDE 48.0f              /* of a picture, in pixels */
#define SEAT_SIDE 28.0f         /* at a seat */
#define HOP 0.12f               /* how high one flies, of its way */
#define NEAR 0.8f               /* how much larger one is seen half way */

typedef struct
{
  guint seat;
  BoardPlace from;              /* or BOARD_NO_PLACE: from its seat */
  BoardPlace to;                /* or BOARD_NO_PLACE: home */
  graphene_rect_t start;
  ComstockCapture *capture;
  gint64 begun;                 /* in µs; 0: what the theatre plays comes first */
} Flight;

struct _ComstockBoardFlights
{
  GtkWidget parent_instance;

  GtkWidget *content;
  ComstockTable *table;         /* not owned */
  ComstockBoardStands stands;
  GSettings *settings;
  BoardState before;
  gboolean played;              /* a move was made since */
  GPtrArray *flights;           /* Flight */
  guint tick;                   /* while there are any */
  gboolean odd;                 /* frames take turns */
};

G_DEFINE_FINAL_TYPE (ComstockBoardFlights, comstock_board_flights, GTK_TYPE_WIDGET)

static double
get_factor (ComstockBoardFlights *self)
{
  return comstock_pace_get_factor ((ComstockPace) g_settings_get_enum (self->settings, "pace"));
}

static gboolean
may_fly (ComstockBoardFlights *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self)) &&
         get_factor (self) > 0 && !comstock_replay_is_active (comstock_table_get_replay (self->table));
}

/* --- where they stand --- */

/* What lies out of sight in @widget begins at its rim. */
static void
keep_in_sight (ComstockBoardFlights *self,
               GtkWidget            *widget,
               graphene_rect_t      *square)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return;
  square->origin.x = CLAMP (square->origin.x, bounds.origin.x,
                            bounds.origin.x + MAX (0, bounds.size.width - square->size.width));
  square->origin.y = CLAMP (square->origin.y, bounds.origin.y,
                            bounds.origin.y + MAX (0, bounds.size.height - square->size.height));
}

/* From the coordinates of @widget, as far as it is seen in @view. */
static gboolean
bring_here (ComstockBoardFlights *self,
            GtkWidget            *widget,
            GtkWidget            *view,
            graphene_rect_t      *square)
{
  graphene_matrix_t transform;
  graphene_rect_t there = *square;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_transform (widget, GTK_WIDGET (self), &transform))
    return FALSE;
  graphene_matrix_transform_bounds (&transform, &there, square);
  keep_in_sight (self, view, square);
  return TRUE;
}

static gboolean
find_on_map (ComstockBoardFlights *self,
             const BoardState     *state,
             BoardPlace            place,
             guint                 seat,
             graphene_rect_t      *square)
{
  ComstockBoardMap *map = self->stands.map;

  return comstock_board_map_find_cowboy (map, state, (uint32_t) place - BOARD_PLACE_PARCEL, seat, square) &&
         bring_here (self, GTK_WIDGET (map), GTK_WIDGET (map), square);
}

static gboolean
find_on_track (ComstockBoardFlights *self,
               const BoardState     *state,
               BoardPlace            place,
               guint                 seat,
               graphene_rect_t      *square)
{
  GtkWidget *space = comstock_board_track_get_space (self->stands.track, place);
  GtkWidget *crew = space != NULL ? GTK_WIDGET (comstock_board_space_get_crew (COMSTOCK_BOARD_SPACE (space))) : NULL;

  return crew != NULL && comstock_board_crew_find (COMSTOCK_BOARD_CREW (crew), state, seat, square) &&
         bring_here (self, crew, gtk_widget_get_ancestor (crew, GTK_TYPE_SCROLLED_WINDOW), square);
}

static gboolean
find_at_seat (ComstockBoardFlights *self,
              guint                 seat,
              graphene_rect_t      *square)
{
  GtkWidget *plate = comstock_seats_get_plate (self->stands.seats, seat);

  *square = GRAPHENE_RECT_INIT (0, 0, SEAT_SIDE, SEAT_SIDE);
  return bring_here (self, plate, GTK_WIDGET (self->stands.seats), square);
}

static gboolean
find (ComstockBoardFlights *self,
      const BoardState     *state,
      BoardPlace            place,
      guint                 seat,
      graphene_rect_t      *square)
{
  if (place == BOARD_NO_PLACE)
    return find_at_seat (self, seat, square);
  if (place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE)
    return find_on_map (self, state, place, seat, square);
  return find_on_track (self, state, place, seat, square);
}

/* --- who goes --- */

static void
set_away (ComstockBoardFlights *self,
          BoardPlace            place,
          guint                 away)
{
  GtkWidget *space;

  if (place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE)
    {
      comstock_board_map_set_away (self->stands.map, (uint32_t) place - BOARD_PLACE_PARCEL, away);
      return;
    }
  space = comstock_board_track_get_space (self->stands.track, place);
  if (space != NULL)
    comstock_board_crew_set_away (comstock_board_space_get_crew (COMSTOCK_BOARD_SPACE (space)), away);
}

/* Nobody stands yet where a cowboy is going. */
static void
update_away (ComstockBoardFlights *self,
             BoardPlace            place)
{
  guint away = 0;

  if (place == BOARD_NO_PLACE)
    return;
  for (guint i = 0; i < self->flights->len; i++)
    {
      const Flight *flight = g_ptr_array_index (self->flights, i);

      away |= flight->to == place ? BOARD_BIT (flight->seat) : 0;
    }
  set_away (self, place, away);
}

static void
flight_free (Flight *flight)
{
  comstock_capture_free (flight->capture);
  g_free (flight);
}

/* How much of its way is done: 0 … 1. */
static double
get_progress (ComstockBoardFlights *self,
              const Flight         *flight)
{
  const double passed = flight->begun > 0 ? (double) (g_get_monotonic_time () - flight->begun) / 1000 : 0;
  const double factor = get_factor (self);

  return factor > 0 ? CLAMP (passed / (DURATION * factor), 0, 1) : 1;
}

static void
land (ComstockBoardFlights *self,
      guint                 nth)
{
  const BoardPlace to = ((Flight *) g_ptr_array_index (self->flights, nth))->to;

  g_ptr_array_remove_index (self->flights, nth);
  update_away (self, to);
  comstock_table_set_flying (self->table, self->flights->len > 0);
}

/* Who was sent by hand goes at once; Standish's cowboys, and those that come from a place, when it was told why. */
static gboolean
is_due (ComstockBoardFlights *self,
        const Flight         *flight)
{
  if (flight->from == BOARD_NO_PLACE && !board_is_standish (&self->before, flight->seat))
    return TRUE;
  return !comstock_theatre_is_performing (comstock_table_get_theatre (self->table));
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  ComstockBoardFlights *self = COMSTOCK_BOARD_FLIGHTS (widget);

  for (guint i = self->flights->len; i > 0; i--)
    {
      Flight *flight = g_ptr_array_index (self->flights, i - 1);

      if (flight->begun == 0 && is_due (self, flight))
        flight->begun = g_get_monotonic_time ();
      if (get_progress (self, flight) >= 1)
        land (self, i - 1);
    }
  gtk_widget_queue_draw (widget);
  if (self->flights->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static ComstockCapture *
create_capture (ComstockBoardFlights *self,
              const BoardState     *state,
              BoardPlace            place,
              guint                 seat)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_board_figures_cowboy (GTK_WIDGET (self), snapshot, state, seat, place,
                                 &GRAPHENE_RECT_INIT (0, 0, SIDE, SIDE));
  return comstock_capture_new_drawn (GTK_WIDGET (self), snapshot, SIDE, SIDE);
}

static void
send (ComstockBoardFlights *self,
      const BoardState     *after,
      guint                 seat,
      BoardPlace            from,
      BoardPlace            to)
{
  graphene_rect_t start;
  Flight *flight;

  if (!find (self, &self->before, from, seat, &start))
    return;
  flight = g_new (Flight, 1);
  *flight = (Flight) { .seat = seat, .from = from, .to = to, .start = start };
  flight->capture = from != BOARD_NO_PLACE ? create_capture (self, &self->before, from, seat)
                                           : create_capture (self, after, to, seat);
  g_ptr_array_add (self->flights, flight);
  update_away (self, to);
  comstock_table_set_flying (self->table, TRUE);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

/* The places of cowboys that @one has and @other has not, each as often; returns how many. */
static guint
compare (const BoardSeat *one,
         const BoardSeat *other,
         BoardPlace       places[COMSTOCK_BOARD_MAX_CROWD])
{
  guint n = 0;

  for (guint place = 0; place < BOARD_PLACES; place++)
    {
      const guint has = comstock_board_cowboys_on (one, (BoardPlace) place);

      for (guint i = comstock_board_cowboys_on (other, (BoardPlace) place); i < has; i++)
        places[n++] = (BoardPlace) place;
    }
  return n;
}

/* Who has left a place and come to another went from there. */
static void
send_all (ComstockBoardFlights *self,
          const BoardState     *after,
          guint                 seat)
{
  BoardPlace left[COMSTOCK_BOARD_MAX_CROWD];
  BoardPlace come[COMSTOCK_BOARD_MAX_CROWD];
  const guint n_left = compare (&self->before.seats[seat], &after->seats[seat], left);
  const guint n_come = compare (&after->seats[seat], &self->before.seats[seat], come);

  for (guint i = 0; i < MAX (n_left, n_come); i++)
    send (self, after, seat, i < n_left ? left[i] : BOARD_NO_PLACE, i < n_come ? come[i] : BOARD_NO_PLACE);
}

static void
on_event (ComstockBoardFlights *self)
{
  self->played = TRUE;
}

static void
on_changed (ComstockBoardFlights *self)
{
  const BoardState *after =
    comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (comstock_table_get_game (self->table)));

  if (!self->played || !may_fly (self))
    comstock_board_flights_finish (self);
  else
    for (guint seat = 0; seat < after->n_seats; seat++)
      send_all (self, after, seat);
  self->before = *after;
  self->played = FALSE;
}

void
comstock_board_flights_finish (ComstockBoardFlights *self)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_FLIGHTS (self));

  for (guint i = self->flights->len; i > 0; i--)
    land (self, i - 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- what is seen --- */

/* Who waits at its seat is not seen yet. */
static void
snapshot_flight (ComstockBoardFlights *self,
                 GtkSnapshot          *snapshot,
                 const Flight         *flight)
{
  const double value = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, get_progress (self, flight));
  const float high = (float) (4 * value * (1 - value));
  graphene_rect_t end, now;
  graphene_vec2_t way;

  if ((flight->begun == 0 && flight->from == BOARD_NO_PLACE) ||
      !find (self, &self->before, flight->to, flight->seat, &end))
    return;
  graphene_rect_interpolate (&flight->start, &end, value, &now);
  graphene_vec2_init (&way, end.origin.x - flight->start.origin.x, end.origin.y - flight->start.origin.y);
  now.origin.y -= HOP * graphene_vec2_length (&way) * high;
  graphene_rect_inset (&now, -NEAR * high * now.size.width / 2, -NEAR * high * now.size.height / 2);
  comstock_capture_snapshot (flight->capture, snapshot, &now);
}

/* As one: places that light up meanwhile count too. */
static void
snapshot_all (ComstockBoardFlights *self,
              GtkSnapshot          *snapshot)
{
  GtkSnapshot *flying = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) drawn = NULL;

  for (guint i = 0; i < self->flights->len; i++)
    snapshot_flight (self, flying, g_ptr_array_index (self->flights, i));
  drawn = gtk_snapshot_free_to_node (flying);
  if (drawn == NULL)
    return;
  self->odd = !self->odd;
  drawn = comstock_steady_new_whole (drawn, self->odd);
  gtk_snapshot_append_node (snapshot, drawn);
}

static void
comstock_board_flights_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  ComstockBoardFlights *self = COMSTOCK_BOARD_FLIGHTS (widget);

  GTK_WIDGET_CLASS (comstock_board_flights_parent_class)->snapshot (widget, snapshot);
  if (self->flights->len > 0)
    snapshot_all (self, snapshot);
  comstock_steady_snapshot (snapshot);
}

static void
comstock_board_flights_dispose (GObject *object)
{
  ComstockBoardFlights *self = COMSTOCK_BOARD_FLIGHTS (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_board_flights_parent_class)->dispose (object);
}

static void
comstock_board_flights_class_init (ComstockBoardFlightsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_flights_dispose;
  widget_class->snapshot = comstock_board_flights_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
comstock_board_flights_init (ComstockBoardFlights *self)
{
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_free);
  self->settings = g_settings_new (APPLICATION_ID);
}

GtkWidget *
comstock_board_flights_new (ComstockTable             *table,
                            GtkWidget                 *content,
                            const ComstockBoardStands *stands)
{
  ComstockBoardFlights *self = g_object_new (COMSTOCK_TYPE_BOARD_FLIGHTS, NULL);
  ComstockGame *game = comstock_table_get_game (table);

  self->table = table;
  self->content = content;
  self->stands = *stands;
  self->before = *comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));
  gtk_widget_set_parent (content, GTK_WIDGET (self));
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (game, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
