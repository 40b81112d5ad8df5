/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that has lain in the column in this round, read from the journal. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint card;           /* CardsCard */
  int taker;            /* the seat that took it, −1: it lies there */
} ComstockCardsColumnPlace;

/* The position in which this round began. */
guint   comstock_cards_column_find_round (ComstockCardsGame *game);

/* In the order of the column, nearest the piles first.  A new array of ComstockCardsColumnPlace. */
GArray *comstock_cards_column_dup_places (ComstockCardsGame *game);

G_END_DECLS
