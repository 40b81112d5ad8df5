/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen before a game of cards: who sits where, and the seed of the deal. */

#pragma once

#include "comstock-cards-deck.h"
#include "comstock-cards-names.h"

G_BEGIN_DECLS

/* A plain value: copying it is assignment. */
typedef struct
{
  guint n_seats;
  ComstockSeatChoice seats[CARDS_MAX_SEATS];
  guint64 seed;                       /* equal seeds deal equal games from equal seats */
} ComstockCardsSetup;

/* One person (hat) and three novice virtual players, with a random seed. */
void     comstock_cards_setup_init  (ComstockCardsSetup  *setup);

/* Appends a seat: of a kind, a level of that kind, the first free suit and no name.  FALSE if six sit already. */
gboolean comstock_cards_setup_add   (ComstockCardsSetup *setup,
                                     ComstockSeatKind    kind,
                                     ComstockLevel       level);

/* Reads "person,rival:medium,virtual:novice": seats without names, suits in the order of CardsSuit; the seed stays.
 * Without a level a rival is medium, a virtual player novice.
 * Errors (COMSTOCK_GAME_ERROR_SETUP) name the seat, the first being 1. */
gboolean comstock_cards_setup_parse (ComstockCardsSetup *setup,
                                     const char         *seats,
                                     GError            **error);

/* Whether each seat can be held as it says; the rules judge the seats as a whole.  COMSTOCK_GAME_ERROR_SETUP. */
gboolean comstock_cards_setup_check (const ComstockCardsSetup *setup,
                                     GError                  **error);

G_END_DECLS
