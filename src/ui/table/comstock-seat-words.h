/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of New Game as the settings of any game remember it: words for kind, level and suit, and a name. */

#pragma once

#include <gio/gio.h>

#include "model/session/comstock-seating.h"

/* Reads the key "seats", which may hold anything, into @choices, with room for @most: how many seats there are, or 0 if
 * they are not @least to @most seats of a game with this @seating and these suits. */
guint comstock_seat_words_load  (GSettings             *settings,
                                 const ComstockSeating *seating,
                                 int                  (*find_suit) (const char *id),
                                 guint                  least,
                                 guint                  most,
                                 ComstockSeatChoice    *choices);
void  comstock_seat_words_store (GSettings                *settings,
                                 const ComstockSeating    *seating,
                                 const char             *(*get_suit_id) (guint suit),
                                 const ComstockSeatChoice *choices,
                                 guint                     n_choices);

/* The name of the first person among them, or "". */
const char *comstock_seat_words_find_person (const ComstockSeatChoice *choices,
                                             guint                     n_choices);
