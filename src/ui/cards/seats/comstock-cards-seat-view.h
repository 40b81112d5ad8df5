/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeatView: the panel of a seat: who, how many points, its town, its people, its auction cards. */

#pragma once

#include "comstock-cards-seat-plan.h"
#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_SEAT_VIEW (comstock_cards_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeatView, comstock_cards_seat_view, COMSTOCK, CARDS_SEAT_VIEW, GtkWidget)

/* It shows what fits into the size that it is given, in the shape that is set, and follows its seat by itself.
 *
 * Signals:
 * - "look" (): the header was pressed, the player wants to see all of this seat;
 * - "pin" (): the town was pressed;
 * - "peek" (gboolean): the pointer has come to the town or the focus is on it, or neither is so any longer. */

/* Keeps references to both. */
GtkWidget         *comstock_cards_seat_view_new       (ComstockCardsGame      *game,
                                                       ComstockCardsSeat      *seat);

ComstockCardsSeat *comstock_cards_seat_view_get_seat  (ComstockCardsSeatView  *self);

/* WIDE at first. */
void               comstock_cards_seat_view_set_shape (ComstockCardsSeatView  *self,
                                                       ComstockCardsSeatShape  shape);

/* Where @card belongs that the seat takes: its place in the miniature or, as long as it has none there, the middle of
 * that, in coordinates of the view.  FALSE while the miniature is not seen. */
gboolean           comstock_cards_seat_view_find_card (ComstockCardsSeatView  *self,
                                                       ComstockCardsCard      *card,
                                                       graphene_rect_t        *bounds);

/* The widget that shows @part, always there, but not always mapped. */
GtkWidget         *comstock_cards_seat_view_get_part  (ComstockCardsSeatView  *self,
                                                       ComstockCardsSeatPart   part);
