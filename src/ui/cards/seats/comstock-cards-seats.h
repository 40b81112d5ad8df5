/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeats: the panels of all seats, one above or beside the other. */

#pragma once

#include "comstock-cards-seat-view.h"

#define COMSTOCK_TYPE_CARDS_SEATS (comstock_cards_seats_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeats, comstock_cards_seats, COMSTOCK, CARDS_SEATS, GtkWidget)

/* Divides the room that it is given among the panels, which show what fits; one stop of Tab.
 *
 * Signals, with the seat (ComstockCardsSeatView *):
 * - "look", "pin": see ComstockCardsSeatView;
 * - "peek", with a gboolean: the same. */

/* Is called once. */
void                    comstock_cards_seats_set_game  (ComstockCardsSeats     *self,
                                                        ComstockCardsGame      *game);

/* How all panels are arranged; WIDE at first: one above the other. */
void                    comstock_cards_seats_set_shape (ComstockCardsSeats     *self,
                                                        ComstockCardsSeatShape  shape);

/* Whether the viewer's own seat has a panel as well, as at first; not where it is shown elsewhere. */
void                    comstock_cards_seats_set_own   (ComstockCardsSeats     *self,
                                                        gboolean                own);

/* The panel of the seat with this index, shown or not. */
ComstockCardsSeatView  *comstock_cards_seats_get_view  (ComstockCardsSeats     *self,
                                                        guint                   index);
