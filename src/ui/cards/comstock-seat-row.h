/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeatRow: a row of New Game: who holds one seat, of which suit and under which name. */

#pragma once

#include "model/cards/comstock-cards-setup.h"
#include "ui/comstock-holder-row.h"

#define COMSTOCK_TYPE_SEAT_ROW (comstock_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeatRow, comstock_seat_row, COMSTOCK, SEAT_ROW, ComstockHolderRow)

/* Signal "suit-changed" (ComstockSeatRow *, guint before): the player chose another suit.
 * The seat may stay empty if @optional. */
GtkWidget *comstock_seat_row_new        (gboolean                  optional);

/* Who sits there; NULL leaves an optional seat empty. */
void       comstock_seat_row_set_choice (ComstockSeatRow          *self,
                                         const ComstockSeatChoice *choice);

/* FALSE if nobody sits there; @choice then holds the suit alone. */
gboolean   comstock_seat_row_get_choice (ComstockSeatRow          *self,
                                         ComstockSeatChoice       *choice);

CardsSuit  comstock_seat_row_get_suit   (ComstockSeatRow          *self);

/* Does not emit "suit-changed". */
void       comstock_seat_row_set_suit   (ComstockSeatRow          *self,
                                         CardsSuit                 suit);
