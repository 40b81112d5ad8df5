/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeatRow: a row of New Game for a seat of any game: who holds it, of which suit and under which name. */

#pragma once

#include <adwaita.h>

#include "model/session/comstock-rivals.h"
#include "model/session/comstock-seating.h"

/* What a game offers for its seats.  Suits are numbered from 0, at least as many as there are seats. */
typedef struct
{
  guint least, most;                            /* seats */
  const ComstockHolder *holders;                /* in the order offered; their names do not matter */
  guint n;
  guint n_suits;
  const char *(*get_holder)    (ComstockLevel level);      /* "Person", "Computer rival (easy)": translated, static */
  const char *(*get_suit_name) (guint suit);               /* translated, static */
  const char *(*get_suit_sign) (guint suit);               /* the name of a drawing, static */

  /* What a rival of this manner is known for, translated, static; NULL: nothing.  NULL itself if the game knows no
   * manners. */
  const char *(*get_manner)    (ComstockManner manner);
} ComstockSeatOffers;

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
                                       const ComstockSeatOffers *offers,
                                       ComstockSeatRow         **rows,
                                       const ComstockSeatChoice *choices,
                                       guint                     n_choices);

/* Reads @n rows but for the empty ones, and returns how many there are.  @choices has room for all. */
guint    comstock_seat_rows_read      (ComstockSeatRow *const *rows,
                                       guint                   n,
                                       ComstockSeatChoice     *choices);
