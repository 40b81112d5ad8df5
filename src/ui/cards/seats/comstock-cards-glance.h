/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsGlance: the town of a rival, larger for a moment, when a card was laid there. */

#pragma once

#include "comstock-cards-seats.h"

#define COMSTOCK_TYPE_CARDS_GLANCE (comstock_cards_glance_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsGlance, comstock_cards_glance, COMSTOCK, CARDS_GLANCE, GtkWidget)

/* To be added to an overlay over @seats.  When a card of @game was laid in a town of theirs, that grows out of its
 * panel and back, with what the card scored, at the pace that is set: about as long as a move is shown.  It lets the
 * pointer through, takes no focus, and is not shown while the desktop wants no animations or the pace is instant.  No
 * references are kept. */
GtkWidget         *comstock_cards_glance_new      (ComstockCardsGame   *game,
                                                   ComstockCardsSeats  *seats);

/* The seat whose town is larger now, or NULL. */
ComstockCardsSeat *comstock_cards_glance_get_seat (ComstockCardsGlance *self);

/* Ends it at once. */
void               comstock_cards_glance_finish   (ComstockCardsGlance *self);
