/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsHand: the auction cards of one seat, and the button that plays the one picked. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-seat.h"

#define COMSTOCK_TYPE_CARDS_HAND (comstock_cards_hand_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsHand, comstock_cards_hand, COMSTOCK, CARDS_HAND, GtkWidget)

/* Signal "bid" (ComstockCardsHand *, int number): the picked card was confirmed, by the button, by Ctrl+Enter or by
 * choosing it once more; or a card was pressed while none is asked for. */

/* Shows the hand of a real seat; NULL shows none (nobody may look). */
void comstock_cards_hand_set_seat (ComstockCardsHand *self,
                                   ComstockCardsSeat *seat);

/* Whether a card is asked for: none is picked otherwise. */
void comstock_cards_hand_set_asked (ComstockCardsHand *self,
                                    gboolean           asked);

/* Shows beside the button, where there is room, which suits break ties, the strongest first; NULL: it is seen
 * elsewhere. */
void comstock_cards_hand_show_ties (ComstockCardsHand *self,
                                    const CardsSuit    suits[CARDS_SUITS]);

/* What shows them, in sight or not. */
GtkWidget *comstock_cards_hand_get_ties (ComstockCardsHand *self);

/* What abilities add to whichever card is played in this round, 0 for nothing. */
void comstock_cards_hand_set_raise (ComstockCardsHand *self,
                                    guint              raise);

/* Hides it while something else is asked where it lies. */
void comstock_cards_hand_set_covered (ComstockCardsHand *self,
                                      gboolean           covered);

/* Picks the card with this number, if it can be played, and moves the keyboard focus to it. */
void comstock_cards_hand_pick (ComstockCardsHand *self,
                               int                number);

/* The auction card @number, or NULL where it is not shown. */
GtkWidget *comstock_cards_hand_find_card (ComstockCardsHand *self,
                                          guint              number);

/* Moves the keyboard focus to the picked card, or else to the first that can be played. */
void comstock_cards_hand_focus (ComstockCardsHand *self);
