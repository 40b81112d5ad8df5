/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsOrderStrip: what everybody bids this round, from the reveal on, in which order they play, and why. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_ORDER_STRIP (comstock_cards_order_strip_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsOrderStrip, comstock_cards_order_strip, COMSTOCK, CARDS_ORDER_STRIP, GtkWidget)

/* Signal "look" (ComstockCardsOrderStrip *, ComstockCardsSeat *): a seat in the order was pressed. */

/* Is called once; the strip keeps a reference. */
void comstock_cards_order_strip_set_game (ComstockCardsOrderStrip *self,
                                          ComstockCardsGame       *game);

/* Leaves the names out: suits and values, in their order, tell the same. */
void comstock_cards_order_strip_set_narrow (ComstockCardsOrderStrip *self,
                                            gboolean                 narrow);
