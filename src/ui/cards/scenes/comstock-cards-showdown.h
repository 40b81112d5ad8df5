/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsShowdown: the act in which the auction cards turn over, slide into the order of play, and a suit breaks
 * the ties. */

#pragma once

#include "model/cards/comstock-cards-standing.h"
#include "ui/table/comstock-act.h"

#define COMSTOCK_TYPE_CARDS_SHOWDOWN (comstock_cards_showdown_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsShowdown, comstock_cards_showdown, COMSTOCK, CARDS_SHOWDOWN, ComstockAct)

/* What shows @seat on the table, from where its card comes and to where its place flies; NULL if nothing does. */
typedef GtkWidget *(*ComstockCardsFindSeat) (gpointer data,
                                             guint    seat);

/* For the auction cards that lie open in @game, which must live longer, as must what @find_seat needs. */
ComstockCardsShowdown *comstock_cards_showdown_new         (ComstockCardsGame     *game,
                                                            ComstockCardsFindSeat  find_seat,
                                                            gpointer               data);

/* Brings it in line with the game: cards that were raised slide to where they go now.  @raisers are the characters that
 * have raised each seat's card this round. */
void                   comstock_cards_showdown_update      (ComstockCardsShowdown   *self,
                                                            const CardsCharacterSet  raisers[CARDS_MAX_SEATS]);

/* Leaves room below the cards for a question about them, until it ends. */
void                   comstock_cards_showdown_set_asked   (ComstockCardsShowdown *self);

/* Shows what would be if @boost was added to the card of @seat; −1 for what is. */
void                   comstock_cards_showdown_preview     (ComstockCardsShowdown *self,
                                                            int                    seat,
                                                            guint                  boost);
