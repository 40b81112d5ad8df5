/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockOrderStrip: who takes cards in which order this round, from the reveal on. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_ORDER_STRIP (comstock_order_strip_get_type ())
G_DECLARE_FINAL_TYPE (ComstockOrderStrip, comstock_order_strip, COMSTOCK, ORDER_STRIP, GtkWidget)

/* Signal "look" (ComstockOrderStrip *, ComstockSeat *): a seat in the order was pressed. */

/* Is called once; the strip keeps a reference. */
void comstock_order_strip_set_game (ComstockOrderStrip *self,
                                    ComstockCardsGame  *game);

/* Leaves the heading and the names out: suits and values, in their order, tell the same. */
void comstock_order_strip_set_narrow (ComstockOrderStrip *self,
                                      gboolean            narrow);
