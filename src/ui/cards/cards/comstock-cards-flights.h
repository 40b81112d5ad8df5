/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFlights: which cards move where on the table when something happens in the game. */

#pragma once

#include "ui/cards/city/comstock-cards-city-view.h"
#include "comstock-cards-column-view.h"
#include "comstock-cards-flight-layer.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CARDS_FLIGHTS (comstock_cards_flights_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFlights, comstock_cards_flights, COMSTOCK, CARDS_FLIGHTS, GObject)

/* From where and to where cards move; all of it lives as long as the table. */
typedef struct
{
  ComstockCardsColumnView *column;
  ComstockCardsCityView *city;
  ComstockCardsSeats *seats;
  GtkWidget *own;                  /* where a person's people are, if their seat has no panel */
} ComstockCardsPlaces;

/* Moves cards over @table at the pace that is set, in step with its game; it must live longer. */
ComstockCardsFlights *comstock_cards_flights_new       (ComstockTable             *table,
                                                        const ComstockCardsPlaces *places);

/* What moves, borrowed. */
ComstockCardsFlightLayer *comstock_cards_flights_get_layer (ComstockCardsFlights *self);

/* Whose city is shown. */
void                  comstock_cards_flights_set_shown (ComstockCardsFlights *self,
                                                        int                   seat);

/* Ends every movement at once. */
void                  comstock_cards_flights_finish    (ComstockCardsFlights      *self);

/* Draws what moves over the table. */
void                  comstock_cards_flights_snapshot  (ComstockCardsFlights *self,
                                                        GtkSnapshot          *snapshot);
