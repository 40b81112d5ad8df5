/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPips: the auction cards of a seat at a glance: which are left, which is played now, which are used. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_PIPS (comstock_cards_pips_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPips, comstock_cards_pips, COMSTOCK, CARDS_PIPS, GtkWidget)

/* A number for each card, as large as there is room: filled in the suit's color while it is left, ringed when it is
 * the one of this round, hollow when it is used.  Where numbers would be too small to read, words tell which are left.
 * What it tells is that of the viewer: a card that was picked in secret is ringed in the viewer's own seat alone. */
GtkWidget *comstock_cards_pips_new      (void);

/* Follows @seat of @game from now on, keeping references to both; NULL for both shows nothing. */
void       comstock_cards_pips_set_seat (ComstockCardsPips *self,
                                         ComstockCardsGame *game,
                                         ComstockCardsSeat *seat);

/* Whether words stand for the pips, at the size it has now. */
gboolean   comstock_cards_pips_is_worded (ComstockCardsPips *self);
