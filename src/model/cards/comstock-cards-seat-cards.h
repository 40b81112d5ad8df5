/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a seat as the viewer sees them, in lists; private to comstock-cards-seat.c. */

#pragma once

#include "comstock-cards-seat-private.h"

G_BEGIN_DECLS

/* In the order of the properties of ComstockCardsSeat, whose header promises what each holds. */
typedef enum
{
  COMSTOCK_CARDS_SEAT_BID_CARDS,
  COMSTOCK_CARDS_SEAT_HAND,
  COMSTOCK_CARDS_SEAT_DISCARDS,
  COMSTOCK_CARDS_SEAT_CHARACTERS,
  COMSTOCK_CARDS_SEAT_TAKEN,
  COMSTOCK_CARDS_SEAT_LISTS
} ComstockCardsSeatList;

typedef struct _ComstockCardsSeatCards ComstockCardsSeatCards;

/* The auction cards of @kind in @suit; all other lists are empty until comstock_cards_seat_cards_sync (). */
ComstockCardsSeatCards *comstock_cards_seat_cards_new  (CardsSuit suit,
                                                        CardsKind kind);
void                    comstock_cards_seat_cards_free (ComstockCardsSeatCards       *self);

/* Borrowed, and the same list as long as the cards live. */
GListModel             *comstock_cards_seat_cards_get  (ComstockCardsSeatCards *self,
                                                        ComstockCardsSeatList   list);

/* Brings cards and lists in line with what @view shows of @seat. */
void                    comstock_cards_seat_cards_sync (ComstockCardsSeatCards  *self,
                                                        const ComstockCardsView *view,
                                                        guint                    seat);

G_END_DECLS
