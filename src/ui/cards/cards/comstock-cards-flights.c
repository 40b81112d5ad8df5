/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of the game as movements of cards. */

#include "config.h"

#include "comstock-cards-flights.h"

#include "comstock-cards-card-back.h"
#include "comstock-cards-card-button.h"
#include "ui/table/comstock-pace.h"

struct _ComstockCardsFlights
{
  GObject parent_instance;

  ComstockCardsFlightLayer *flights;
  ComstockTable *table;         /* not owned, as its game */
  ComstockCardsGame *game;
  ComstockCardsPlaces places;
  GSettings *settings;
  int shown;                    /* the seat whose city is shown */
};

G_DEFINE_FINAL_TYPE (ComstockCardsFlights, comstock_cards_flights, G_TYPE_OBJECT)

static void
comstock_cards_flights_dispose (GObject *object)
{
  ComstockCardsFlights *self = COMSTOCK_CARDS_FLIGHTS (object);

  g_clear_object (&self->flights);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_cards_flights_parent_class)->dispose (object);
}

static void
comstock_cards_flights_class_init (ComstockCardsFlightsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_flights_dispose;
}

static void
comstock_cards_flights_init (ComstockCardsFlights *self)
{
  self->shown = -1;
  self->settings = g_settings_new (APPLICATION_ID);
}

static void
on_leaving (ComstockCardsFlights    *self,
            ComstockCardsCardButton *button)
{
  comstock_cards_flight_layer_lift (self->flights, comstock_cards_card_button_get_card (button), GTK_WIDGET (button));
}

static void
update_flying (ComstockCardsFlights *self)
{
  comstock_table_set_flying (self->table, comstock_cards_flight_layer_is_active (self->flights));
}

/* A terrain card goes to the city that is shown, if it is its owner's; anything else to its owner's seat, or where that
 * is told instead of in a panel.  What lies in the past is not heard again. */
static void
on_take (ComstockCardsFlights *self,
         const CsEvent        *event)
{
  ComstockCardsCard *card = comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]);
  gboolean shown = (int) event->seat == self->shown && comstock_cards_card_get_terrain (card) != NULL;
  ComstockCardsSeatView *view = comstock_cards_seats_get_view (self->places.seats, event->seat);

  comstock_cards_flight_layer_send (self->flights, card, shown ? GTK_WIDGET (self->places.city) : GTK_WIDGET (view),
                                    self->places.own, !comstock_game_can_redo (COMSTOCK_GAME (self->game)));
  update_flying (self);
}

static void
on_removed (ComstockCardsFlights *self,
            const CsEvent        *event)
{
  comstock_cards_flight_layer_blow_off (self->flights,
                                        comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]));
  update_flying (self);
}

static void
on_reveal (ComstockCardsFlights *self,
           const CsEvent        *event)
{
  ComstockCardsCard *card = comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]);
  GtkWidget *button = comstock_cards_column_view_find_card (self->places.column, card);

  if (button != NULL)
    {
      GtkWidget *pile = comstock_cards_column_view_get_pile (self->places.column, card);

      comstock_cards_flight_layer_turn (self->flights,
                                        comstock_cards_card_back_get_face (COMSTOCK_CARDS_CARD_BACK (pile)), button);
    }
  update_flying (self);
}

static void
on_changed (ComstockCardsFlights *self)
{
  comstock_cards_flight_layer_drop (self->flights);
}

static void
update_pace (ComstockCardsFlights *self)
{
  const ComstockPace pace = (ComstockPace) g_settings_get_enum (self->settings, "pace");

  comstock_cards_flight_layer_set_factor (self->flights, comstock_pace_get_factor (pace));
}

ComstockCardsFlights *
comstock_cards_flights_new (ComstockTable             *table,
                            const ComstockCardsPlaces *places)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } events[] = {
    { "event::take", G_CALLBACK (on_take) },
    { "event::hire", G_CALLBACK (on_take) },
    { "event::removed", G_CALLBACK (on_removed) },
    { "event::reveal", G_CALLBACK (on_reveal) },
    { "changed", G_CALLBACK (on_changed) },
  };
  ComstockCardsFlights *self = g_object_new (COMSTOCK_TYPE_CARDS_FLIGHTS, NULL);

  self->flights = comstock_cards_flight_layer_new (GTK_WIDGET (table));
  self->table = table;
  self->game = COMSTOCK_CARDS_GAME (comstock_table_get_game (table));
  self->places = *places;
  g_signal_connect_object (places->column, "leaving", G_CALLBACK (on_leaving), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (self->game, events[i].signal, events[i].callback, self, G_CONNECT_SWAPPED);
  /* After the handler that plays a scene once all have landed. */
  g_signal_connect_object (self->flights, "landed", G_CALLBACK (update_flying), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (update_pace), self, G_CONNECT_SWAPPED);
  update_pace (self);
  return self;
}

ComstockCardsFlightLayer *
comstock_cards_flights_get_layer (ComstockCardsFlights *self)
{
  return self->flights;
}

void
comstock_cards_flights_set_shown (ComstockCardsFlights *self,
                                  int                   seat)
{
  self->shown = seat;
}

void
comstock_cards_flights_finish (ComstockCardsFlights *self)
{
  comstock_cards_flight_layer_finish (self->flights);
}

void
comstock_cards_flights_snapshot (ComstockCardsFlights *self,
                                 GtkSnapshot          *snapshot)
{
  comstock_cards_flight_layer_snapshot (self->flights, snapshot);
}
