/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsColumnView: the auction column: both piles, and below them the cards that lie open, in their order. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_COLUMN_VIEW (comstock_cards_column_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsColumnView, comstock_cards_column_view, COMSTOCK, CARDS_COLUMN_VIEW, GtkWidget)

/* Signals:
 * - "card-chosen" (ComstockCardsColumnView *, ComstockCardsCard *card): an open card was clicked or activated while
 *   cards may be chosen; those that the rules let the actor take now are marked;
 * - "leaving" (ComstockCardsColumnView *, ComstockCardsCardButton *button): the button is about to go, as its card did.
 *   */
GtkWidget *comstock_cards_column_view_new (void);

/* Property "game" (ComstockCardsGame, may be NULL). */
void comstock_cards_column_view_set_game (ComstockCardsColumnView *self,
                                          ComstockCardsGame       *game);

/* Whether the cards lie side by side, with the piles after them; whether there is so little height that characters and
 * piles show no words. */
void comstock_cards_column_view_set_row (ComstockCardsColumnView *self,
                                         gboolean                 row,
                                         gboolean                 compact);

/* Says why no card can be chosen now: the sentence is shown in place at a click and is each card's accessible
 * description.  NULL: cards can be chosen. */
void comstock_cards_column_view_set_refusal (ComstockCardsColumnView *self,
                                             const char              *sentence);

/* The button that shows @card, or NULL; the pile that cards of its kind come from. */
GtkWidget *comstock_cards_column_view_find_card (ComstockCardsColumnView *self,
                                                 ComstockCardsCard       *card);
GtkWidget *comstock_cards_column_view_get_pile  (ComstockCardsColumnView *self,
                                                 ComstockCardsCard       *card);

/* Moves the keyboard focus to the first card that can be taken. */
void comstock_cards_column_view_focus (ComstockCardsColumnView *self);
