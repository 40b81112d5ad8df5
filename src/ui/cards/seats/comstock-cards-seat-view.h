/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeatView: one seat in the seats panel: who, how many points, which auction cards and characters. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/table/comstock-seat-frame.h"

#define COMSTOCK_TYPE_CARDS_SEAT_VIEW (comstock_cards_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeatView, comstock_cards_seat_view, COMSTOCK, CARDS_SEAT_VIEW, ComstockSeatFrame)

/* Its signal "look" is for this seat's city or pile.  The view keeps references to both. */
GtkWidget         *comstock_cards_seat_view_new      (ComstockCardsGame *game,
                                                      ComstockCardsSeat *seat);

ComstockCardsSeat *comstock_cards_seat_view_get_seat (ComstockCardsSeatView  *self);
