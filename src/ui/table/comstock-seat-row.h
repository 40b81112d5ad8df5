/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeatRow: a row of New Game for a seat of any game: who holds it, of which suit and under which name. */

#pragma once

#include <adwaita.h>

#include "comstock-offers.h"

#define COMSTOCK_TYPE_SEAT_ROW (comstock_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeatRow, comstock_seat_row, COMSTOCK, SEAT_ROW, AdwExpanderRow)

/* Implements ComstockLook.  Rows of one list have different suits: when the player chooses one, the row that had it
 * gets the one that is given up.  Where the player gives a seat to a computer rival, another one sits down in each
 * row, until another name is entered. */

/* Who sits there; NULL leaves an optional seat empty.  A level that is not offered stands for the last one of its
 * kind. */
void     comstock_seat_row_set_holder (ComstockSeatRow      *self,
                                       const ComstockHolder *holder);

/* FALSE if nobody sits there; @choice then holds the suit alone. */
gboolean comstock_seat_row_get_choice (ComstockSeatRow    *self,
                                       ComstockSeatChoice *choice);

/* Adds a row for each seat of a game to @group, which has room for all of them in @rows.  Those behind the least number
 * may stay empty; the first @n_choices show @choices, the others are empty and have the suits that are left. */
void     comstock_seat_rows_add       (AdwPreferencesGroup      *group,
                                       const ComstockOffers     *offers,
                                       ComstockSeatRow         **rows,
                                       const ComstockSeatChoice *choices,
                                       guint                     n_choices);

/* Shows other choices in @n rows, the others being empty as above. */
void     comstock_seat_rows_show      (ComstockSeatRow *const   *rows,
                                       guint                     n,
                                       const ComstockSeatChoice *choices,
                                       guint                     n_choices);

/* Reads @n rows but for the empty ones, and returns how many there are.  @choices has room for all. */
guint    comstock_seat_rows_read      (ComstockSeatRow *const *rows,
                                       guint                   n,
                                       ComstockSeatChoice     *choices);
