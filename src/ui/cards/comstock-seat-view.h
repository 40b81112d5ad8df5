/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeatView: one seat in the seats panel: who, how many points, which auction cards and characters. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_SEAT_VIEW (comstock_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeatView, comstock_seat_view, COMSTOCK, SEAT_VIEW, GtkWidget)

/* Signal "look" (ComstockSeatView *): the player wants to look at this seat's city or pile.
 * The view keeps references to both. */
GtkWidget    *comstock_seat_view_new      (ComstockCardsGame *game,
                                           ComstockSeat      *seat);

ComstockSeat *comstock_seat_view_get_seat (ComstockSeatView  *self);
