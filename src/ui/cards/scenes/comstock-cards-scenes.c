/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of the game as acts. */

#include "comstock-cards-scenes.h"

#include "comstock-cards-era-change.h"
#include "comstock-cards-showdown.h"
#include "model/cards/comstock-cards-standing.h"

struct _ComstockCardsScenes
{
  GObject parent_instance;

  ComstockTheatre *theatre;             /* not owned */
  ComstockCardsGame *game;              /* not owned */
  ComstockCardsSeats *seats;            /* not owned */
  GtkWidget *own;                       /* not owned */
  ComstockCardsFlightLayer *flights;
  gboolean era;                         /* a new one begins, once nothing flies any more */
  ComstockCardsShowdown *showdown;      /* weak; NULL while none is played */
};

G_DEFINE_FINAL_TYPE (ComstockCardsScenes, comstock_cards_scenes, G_TYPE_OBJECT)

static void
comstock_cards_scenes_dispose (GObject *object)
{
  ComstockCardsScenes *self = COMSTOCK_CARDS_SCENES (object);

  g_clear_weak_pointer (&self->showdown);
  g_clear_object (&self->flights);
  G_OBJECT_CLASS (comstock_cards_scenes_parent_class)->dispose (object);
}

static void
comstock_cards_scenes_class_init (ComstockCardsScenesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_scenes_dispose;
}

static void
comstock_cards_scenes_init (ComstockCardsScenes *self)
{
}

static void
on_era (ComstockCardsScenes *self)
{
  self->era = TRUE;
}

static void
change_era (ComstockCardsScenes *self)
{
  if (!self->era)
    return;
  self->era = FALSE;
  comstock_theatre_play (self->theatre, comstock_cards_era_change_new ());
}

/* A new column lies after the act that comes before it. */
static void
on_performing (ComstockCardsScenes *self)
{
  comstock_cards_flight_layer_set_waiting (self->flights, comstock_theatre_is_performing (self->theatre));
}

/* Nothing keeps the end waiting, or flies over it. */
static void
on_over (ComstockCardsScenes *self)
{
  comstock_theatre_clear (self->theatre);
  comstock_cards_flight_layer_finish (self->flights);
}

/* It stays open while abilities may still raise a card. */
static gboolean
is_undecided (ComstockCardsScenes *self)
{
  return comstock_cards_game_get_stage (self->game) == CARDS_STAGE_AUCTION &&
         comstock_cards_game_get_step (self->game) == CARDS_STEP_ABILITY;
}

static void
update_showdown (ComstockCardsScenes *self)
{
  CardsCharacterSet raisers[CARDS_MAX_SEATS];

  if (self->showdown == NULL)
    return;
  comstock_cards_standing_find_raisers (self->game, raisers);
  comstock_cards_showdown_update (self->showdown, raisers);
  comstock_act_set_held (COMSTOCK_ACT (self->showdown), is_undecided (self));
  if (is_undecided (self) &&
      comstock_cards_game_get_actor (self->game) == comstock_game_get_viewer (COMSTOCK_GAME (self->game)))
    comstock_cards_showdown_set_asked (self->showdown);
}

static void
on_changed (ComstockCardsScenes *self)
{
  update_showdown (self);
  if (!comstock_cards_flight_layer_is_active (self->flights))
    change_era (self);
}

/* The one who watches may have a plate of their own instead of a panel. */
static GtkWidget *
find_seat (gpointer data,
           guint    seat)
{
  ComstockCardsScenes *self = data;
  GtkWidget *view = GTK_WIDGET (comstock_cards_seats_get_view (self->seats, seat));

  return gtk_widget_get_mapped (view) ? view : self->own;
}

/* What is still played belongs to what came before. */
static void
on_bids_revealed (ComstockCardsScenes *self)
{
  ComstockCardsShowdown *showdown = comstock_cards_showdown_new (self->game, find_seat, self);

  comstock_theatre_clear (self->theatre);
  g_set_weak_pointer (&self->showdown, showdown);
  update_showdown (self);
  comstock_theatre_play (self->theatre, COMSTOCK_ACT (showdown));
}

ComstockCardsScenes *
comstock_cards_scenes_new (ComstockTheatre      *theatre,
                           ComstockCardsGame    *game,
                           ComstockCardsSeats   *seats,
                           GtkWidget            *own,
                           ComstockCardsFlights *flights)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } events[] = {
    { "event::era", G_CALLBACK (on_era) },
    { "event::bids-revealed", G_CALLBACK (on_bids_revealed) },
    { "event::over", G_CALLBACK (on_over) },
    { "changed", G_CALLBACK (on_changed) },
  };
  ComstockCardsScenes *self = g_object_new (COMSTOCK_TYPE_CARDS_SCENES, NULL);

  self->theatre = theatre;
  self->game = game;
  self->seats = seats;
  self->own = own;
  self->flights = g_object_ref (comstock_cards_flights_get_layer (flights));
  g_signal_connect_object (theatre, "notify::performing", G_CALLBACK (on_performing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flights, "landed", G_CALLBACK (change_era), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (game, events[i].signal, events[i].callback, self, G_CONNECT_SWAPPED);
  return self;
}

void
comstock_cards_scenes_preview (ComstockCardsScenes *self,
                               gboolean             used)
{
  if (self->showdown == NULL || !is_undecided (self))
    return;
  comstock_cards_showdown_preview (self->showdown, used ? comstock_cards_game_get_actor (self->game) : -1,
                                   cards_characters[comstock_cards_game_get_ability (self->game)].boost);
}
