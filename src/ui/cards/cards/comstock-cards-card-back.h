/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCardBack: the back on top of a pile, with what it tells: the cards left, the suits that
 * break ties, a skull. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-deck.h"

#define COMSTOCK_TYPE_CARDS_CARD_BACK (comstock_cards_card_back_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCardBack, comstock_cards_card_back, COMSTOCK, CARDS_CARD_BACK, GtkButton)

/* A button, so that a finger and the keyboard reach what it means; who holds it shows that when it is clicked. */
GtkWidget *comstock_cards_card_back_new (void);

/* What it tells, as a sentence: its accessible label. */
const char *comstock_cards_card_back_get_meaning (ComstockCardsCardBack *self);

/* What of it lies on each card of the pile, without the words: borrowed, to be drawn where a card flies. */
GtkWidget *comstock_cards_card_back_get_face (ComstockCardsCardBack *self);

/* Whether it lies in a row, where a skull must not make it higher; whether it shows only what it is for, for still less
 * height. */
void comstock_cards_card_back_set_room (ComstockCardsCardBack *self,
                                        gboolean               low,
                                        gboolean               compact);

/* The pile of @era (0, 1) with @left cards. */
void comstock_cards_card_back_show_era (ComstockCardsCardBack *self,
                                        int                    era,
                                        int                    left);

/* The character pile with @left cards: the suits that break ties now, strongest first, and whether a skull lies on
 * top. */
void comstock_cards_card_back_show_character (ComstockCardsCardBack *self,
                                              const CardsSuit        suits[CARDS_SUITS],
                                              gboolean               skull,
                                              int                    left);
