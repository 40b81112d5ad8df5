/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsDesk: the strip where a person answers: the hand, or a question with its answers, in the same place. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/cards/cards/comstock-cards-hand.h"

#define COMSTOCK_TYPE_CARDS_DESK (comstock_cards_desk_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsDesk, comstock_cards_desk, COMSTOCK, CARDS_DESK, GtkWidget)

/* Signal "chosen" (ComstockCardsDesk *, guint answer): an answer's button was pressed, or Escape, which gives the quiet
 * answer. */

/* Property "low" (boolean): there is no room for more than words and answers, as on a phone. */

/* The hand that lies on it, borrowed: in sight while nothing is asked here. */
ComstockCardsHand *comstock_cards_desk_get_hand   (ComstockCardsDesk *self);

/* Whose hand is told by pips while something is asked; NULL: none. */
void               comstock_cards_desk_set_seat   (ComstockCardsDesk *self,
                                                   ComstockCardsGame *game,
                                                   ComstockCardsSeat *seat);

/* What lies at its upper edge while it is low, as the characters do then; NULL for nothing. */
void               comstock_cards_desk_set_company (ComstockCardsDesk *self,
                                                    GtkWidget         *company);

/* Shows beside what one answers with, where there is room, which suits break ties, the strongest first; NULL: it is
 * seen elsewhere. */
void               comstock_cards_desk_show_ties  (ComstockCardsDesk *self,
                                                   const CardsSuit    suits[CARDS_SUITS]);

/* What shows them, NULL if nothing here does. */
GtkWidget         *comstock_cards_desk_find_ties  (ComstockCardsDesk *self);

/* Takes the question and its answers away: the hand is back. */
void               comstock_cards_desk_clear      (ComstockCardsDesk *self);

/* Puts @sentence as a question without answers yet. */
void               comstock_cards_desk_ask        (ComstockCardsDesk *self,
                                                   const char        *sentence);

/* What the question is about, or who asks it, beside the words; NULL for nothing. */
void               comstock_cards_desk_show_card  (ComstockCardsDesk *self,
                                                   ComstockCardsCard *card);

/* Leaves the question out where @sentence, which is seen elsewhere, has it; to a screen reader the desk is still called
 * so. */
void               comstock_cards_desk_set_told   (ComstockCardsDesk *self,
                                                   const char        *sentence);

/* Adds an answer; the first stands at the end and stands out.  @quiet: Escape gives this one. */
void               comstock_cards_desk_add_answer (ComstockCardsDesk *self,
                                                   const char        *label,
                                                   guint              answer,
                                                   gboolean           quiet);

/* Whether three lines of a question have room, instead of two. */
void               comstock_cards_desk_set_roomy  (ComstockCardsDesk *self,
                                                   gboolean           roomy);

/* Leads the focus to the first answer, or to the hand. */
void               comstock_cards_desk_focus      (ComstockCardsDesk *self);
