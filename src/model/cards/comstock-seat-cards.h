/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a seat as the viewer sees them, in lists; private to comstock-seat.c. */

#pragma once

#include "comstock-seat-private.h"

G_BEGIN_DECLS

/* In the order of the properties of ComstockSeat, whose header promises what each holds. */
typedef enum
{
  COMSTOCK_SEAT_BID_CARDS,
  COMSTOCK_SEAT_HAND,
  COMSTOCK_SEAT_DISCARDS,
  COMSTOCK_SEAT_CHARACTERS,
  COMSTOCK_SEAT_TAKEN,
  COMSTOCK_SEAT_LISTS
} ComstockSeatList;

typedef struct _ComstockSeatCards ComstockSeatCards;

/* The auction cards of @kind in @suit; all other lists are empty until comstock_seat_cards_sync (). */
ComstockSeatCards *comstock_seat_cards_new  (CardsSuit                suit,
                                             CardsKind                kind);
void               comstock_seat_cards_free (ComstockSeatCards       *self);

/* Borrowed, and the same list as long as the cards live. */
GListModel        *comstock_seat_cards_get  (ComstockSeatCards       *self,
                                             ComstockSeatList         list);

/* Brings cards and lists in line with what @view shows of @seat. */
void               comstock_seat_cards_sync (ComstockSeatCards       *self,
                                             const ComstockCardsView *view,
                                             guint                    seat);

G_END_DECLS
