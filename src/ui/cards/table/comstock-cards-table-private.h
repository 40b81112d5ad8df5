/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table of the card game shares with its exports and with what is explained. */

#pragma once

#include "ui/cards/cards/comstock-cards-flights.h"
#include "ui/table/comstock-exports.h"
#include "ui/cards/scenes/comstock-cards-scenes.h"
#include "comstock-cards-hints.h"
#include "comstock-cards-question.h"
#include "comstock-cards-table.h"
#include "comstock-cards-view-delay.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/seats/comstock-cards-mini-zoom.h"
#include "ui/cards/seats/comstock-cards-peek.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/table/comstock-tabletop.h"

struct _ComstockCardsTable
{
  ComstockTable parent_instance;

  ComstockCardsGame *game;      /* the base class keeps it */

  ComstockTabletop *tabletop;
  ComstockCardsColumnView *column;
  ComstockCardsCityView *city;
  GtkGrid *rail;
  ComstockCardsCast *cast;
  ComstockCardsDesk *desk;
  ComstockCardsOffer *offer;
  ComstockCardsSeats *seats;
  ComstockCardsMiniZoom *mini_zoom;
  ComstockCardsYou *you;

  ComstockCardsFlights *flights;
  ComstockCardsScenes *scenes;
  ComstockCardsQuestion *question;
  ComstockCardsViewDelay *view_delay;
  ComstockCardsAbility *ability;
  ComstockCardsHints *hints;

  int shown;            /* the real seat whose city is shown */
  guint round;          /* in which it was brought to the middle, 0 for none */
  ComstockCardsCard *aimed; /* of the column, the last one that was pointed at or had the focus, or NULL */
  gboolean selling;     /* the auctioneer sells before a card is taken */
  CardsBoard lit;       /* parcels there that the score sheet lights up */
};

ComstockCardsSeat *comstock_cards_table_get_seat    (ComstockCardsTable *self,
                                                     int                 index);

/* What the table can be written and printed as. */
extern const ComstockExports comstock_cards_exports;
