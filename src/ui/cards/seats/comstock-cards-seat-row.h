/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeatRow: a row of New Game: who holds one seat, of which suit and under which name. */

#pragma once

#include "model/cards/comstock-cards-setup.h"
#include "ui/table/comstock-suit-row.h"

#define COMSTOCK_TYPE_CARDS_SEAT_ROW (comstock_cards_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeatRow, comstock_cards_seat_row, COMSTOCK, CARDS_SEAT_ROW, ComstockSuitRow)

/* The seat may stay empty if @optional; @usual is the rival who sits down here. */
GtkWidget *comstock_cards_seat_row_new        (gboolean                  optional,
                                               const ComstockRival      *usual);

/* FALSE if nobody sits there; @choice then holds the suit alone. */
gboolean   comstock_cards_seat_row_get_choice (ComstockCardsSeatRow    *self,
                                               ComstockCardsSeatChoice *choice);
