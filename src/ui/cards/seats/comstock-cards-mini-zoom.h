/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsMiniZoom: the town of a rival, larger for a moment, when a card was laid there. */

#pragma once

#include "comstock-cards-seats.h"

#define COMSTOCK_TYPE_CARDS_MINI_ZOOM (comstock_cards_mini_zoom_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsMiniZoom, comstock_cards_mini_zoom, COMSTOCK, CARDS_MINI_ZOOM, GtkWidget)

/* To be added to an overlay over @seats.  When a card of @game was laid in a town of theirs, that grows out of its
 * panel and back, with what the card scored, at the pace that is set: about as long as a move is shown.  It lets the
 * pointer through, takes no focus, and is not shown while the desktop wants no animations or the pace is instant.  No
 * references are kept. */
GtkWidget         *comstock_cards_mini_zoom_new      (ComstockCardsGame     *game,
                                                      ComstockCardsSeats    *seats);

/* The seat whose town is larger now, or NULL. */
ComstockCardsSeat *comstock_cards_mini_zoom_get_seat (ComstockCardsMiniZoom *self);

/* Ends it at once. */
void               comstock_cards_mini_zoom_finish   (ComstockCardsMiniZoom *self);
