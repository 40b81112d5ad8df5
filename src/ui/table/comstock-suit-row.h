/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSuitRow: a row of New Game for a seat whose suit is chosen, which no other seat has then. */

#pragma once

#include "comstock-holder-row.h"

#define COMSTOCK_TYPE_SUIT_ROW (comstock_suit_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockSuitRow, comstock_suit_row, COMSTOCK, SUIT_ROW, ComstockHolderRow)

/* A subclass names the suits; title and sign of the row follow from them.
 *
 * Rows that lie in one list have different suits: when the player chooses one, the row that had it gets the one that is
 * given up. */
struct _ComstockSuitRowClass
{
  ComstockHolderRowClass parent_class;

  guint n_suits;
  const char *(*get_suit_name) (guint suit);    /* translated, static */
  const char *(*get_suit_sign) (guint suit);    /* the name of a drawing, static */
};

guint comstock_suit_row_get_suit  (ComstockSuitRow        *self);

/* The suits of all @n rows of a list: the first @n_suits get @suits, the others those that are left, in order. */
void  comstock_suit_row_set_suits (ComstockSuitRow *const *rows,
                                   guint                   n,
                                   const guint            *suits,
                                   guint                   n_suits);
