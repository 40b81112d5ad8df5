/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPeek: the town of a seat, large for as long as somebody looks at it. */

#pragma once

#include "comstock-cards-seats.h"

#define COMSTOCK_TYPE_CARDS_PEEK (comstock_cards_peek_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPeek, comstock_cards_peek, COMSTOCK, CARDS_PEEK, GtkWidget)

/* To be added to an overlay over @seats; a popover would be placed by the compositor, over anything.  Once the pointer
 * or the focus has been on a town for 300 ms, it is shown beside its panel, at 36 pixels a parcel if there is room; it
 * lets the pointer through.  Pressed, a town stays until it or its picture is pressed again, or Escape is, anywhere in
 * the window; Shift+1 … Shift+6 do the same for the panels that are shown, in their order.  No references are kept. */
GtkWidget         *comstock_cards_peek_new       (ComstockCardsGame  *game,
                                                  ComstockCardsSeats *seats);

/* The seat whose town is shown now, or NULL. */
ComstockCardsSeat *comstock_cards_peek_get_seat  (ComstockCardsPeek  *self);
