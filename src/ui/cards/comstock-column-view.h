/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockColumnView: the auction column: both piles, and below them the cards that lie open, in their order. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_COLUMN_VIEW (comstock_column_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockColumnView, comstock_column_view, COMSTOCK, COLUMN_VIEW, GtkWidget)

/* Signals:
 * - "card-chosen" (ComstockColumnView *, ComstockCard *card): an open card was clicked or activated while cards may
 *   be chosen; those that the rules let the actor take now are marked;
 * - "leaving" (ComstockColumnView *, ComstockCardButton *button): the button is about to go, as its card did. */
GtkWidget *comstock_column_view_new (void);

/* Property "game" (ComstockCardsGame, may be NULL). */
void comstock_column_view_set_game (ComstockColumnView *self,
                                    ComstockCardsGame  *game);

/* Tells how high the column may be without being scrolled: terrain cards become smaller, within limits. */
void comstock_column_view_set_room (ComstockColumnView *self,
                                    int                 room);

/* Says why no card can be chosen now: the sentence is shown in place at a click and is each card's accessible
 * description.  NULL: cards can be chosen. */
void comstock_column_view_set_refusal (ComstockColumnView *self,
                                       const char         *sentence);

/* Says in place why @card, which lies in the column, cannot be taken though others may. */
void comstock_column_view_refuse (ComstockColumnView *self,
                                  ComstockCard       *card,
                                  const char         *sentence);

/* The button that shows @card, or NULL; the pile that cards of its kind come from. */
GtkWidget *comstock_column_view_find_card (ComstockColumnView *self,
                                           ComstockCard       *card);
GtkWidget *comstock_column_view_get_pile  (ComstockColumnView *self,
                                           ComstockCard       *card);

/* Moves the keyboard focus to the first card that can be taken. */
void comstock_column_view_focus (ComstockColumnView *self);
