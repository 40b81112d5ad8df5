/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of New Game as the settings of any game remember it: words for kind, level and suit, and a name. */

#pragma once

#include "model/session/comstock-seating.h"

/* A list of such seats. */
#define COMSTOCK_SEAT_WORDS "a(ssss)"

/* Reads one of them, which may be anything; FALSE if it is no seat of a game with this @seating and these suits. */
gboolean comstock_seat_words_read (GVariant              *words,
                                   const ComstockSeating *seating,
                                   int                  (*find_suit) (const char *id),
                                   ComstockHolder        *holder,
                                   guint                 *suit);

/* Adds one to the list that @builder makes. */
void     comstock_seat_words_add  (GVariantBuilder       *builder,
                                   const ComstockSeating *seating,
                                   const ComstockHolder  *holder,
                                   const char            *suit_id);
