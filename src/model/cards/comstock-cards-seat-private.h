/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game makes its seats and keeps them up to date. */

#pragma once

#include "comstock-cards-setup.h"
#include "comstock-cards-seat.h"

G_BEGIN_DECLS

/* The position as one viewer may see it. */
typedef struct
{
  const CardsDeck *deck;
  const CardsState *state;
  ComstockCardsCard **cards; /* the objects of all cards, by number */
  guint32 actors;
  guint32 winners;          /* 0 before the end */
  int viewer;               /* seat or −1 */
} ComstockCardsView;

ComstockCardsSeat *comstock_cards_seat_new  (guint                     index,
                                             const ComstockSeatChoice *choice,
                                             ComstockCardsDeck        *deck);

void               comstock_cards_seat_sync (ComstockCardsSeat        *self,
                                             const ComstockCardsView  *view);

G_END_DECLS
