/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards move where. */

#include "comstock-cards-table-private.h"

#include "comstock-card-button.h"
#include "comstock-seat-view.h"

static GtkWidget *
find_seat_view (ComstockCardsTable *self,
                guint               seat)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->seats));

  while (view != NULL && !(COMSTOCK_IS_SEAT_VIEW (view) &&
                           comstock_seat_get_index (comstock_seat_view_get_seat (COMSTOCK_SEAT_VIEW (view))) == seat))
    view = gtk_widget_get_next_sibling (view);
  return view;
}

static void
on_leaving (ComstockCardsTable *self,
            ComstockCardButton *button)
{
  comstock_flights_lift (self->flights, comstock_card_button_get_card (button), GTK_WIDGET (button));
}

/* A terrain card goes to the city that is shown, if it is its owner's; anything else to its owner's seat. */
static void
on_take (ComstockCardsTable *self,
         const CsEvent      *event)
{
  ComstockCard *card = comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]);
  gboolean shown = (int) event->seat == self->shown && comstock_card_get_terrain (card) != NULL;
  GtkWidget *button = comstock_cards_switcher_get_button (self->switcher, shown ? "city" : "seats");

  comstock_flights_send (self->flights, card, shown ? GTK_WIDGET (self->city) : find_seat_view (self, event->seat),
                         button);
}

static void
on_removed (ComstockCardsTable *self,
            const CsEvent      *event)
{
  comstock_flights_dissolve (self->flights, comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]));
}

static void
on_reveal (ComstockCardsTable *self,
           const CsEvent      *event)
{
  ComstockCard *card = comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]);
  GtkWidget *button = comstock_column_view_find_card (self->column, card);

  if (button != NULL)
    comstock_flights_turn (self->flights, comstock_column_view_get_pile (self->column, card), button);
}

/* Auction cards turn over where the order of play is shown. */
static void
on_bids_revealed (ComstockCardsTable *self)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    comstock_flights_turn (self->flights, NULL,
                           comstock_order_strip_find_seat (self->order, comstock_cards_game_get_seat (self->game, i)));
}

/* The reasons follow once the auction cards have turned over. */
static void
update_telling (ComstockCardsTable *self)
{
  gboolean reading;

  g_object_get (comstock_table_get_driver (COMSTOCK_TABLE (self)), "reading", &reading, NULL);
  if (!reading || !comstock_flights_is_active (self->flights))
    comstock_order_strip_set_telling (self->order, reading);
}

static void
on_changed (ComstockCardsTable *self)
{
  comstock_flights_drop (self->flights);
}

static void
update_pace (ComstockCardsTable *self)
{
  comstock_flights_set_enabled (self->flights, g_settings_get_enum (self->settings, "pace") != COMSTOCK_PACE_INSTANT);
}

void
comstock_cards_table_start_flights (ComstockCardsTable *self)
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
    { "event::bids-revealed", G_CALLBACK (on_bids_revealed) },
    { "changed", G_CALLBACK (on_changed) },
  };

  self->flights = comstock_flights_new (GTK_WIDGET (self));
  g_signal_connect_object (self->flights, "landed", G_CALLBACK (update_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->column, "leaving", G_CALLBACK (on_leaving), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (self->game, events[i].signal, events[i].callback, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (update_pace), self, G_CONNECT_SWAPPED);
  update_pace (self);
}

void
comstock_cards_table_start_telling (ComstockCardsTable *self)
{
  ComstockDriver *driver = comstock_table_get_driver (COMSTOCK_TABLE (self));

  g_signal_connect_object (driver, "notify::reading", G_CALLBACK (update_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->order, "read", G_CALLBACK (comstock_driver_skip), driver, G_CONNECT_SWAPPED);
}
