/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsQuestion: what the prompt bar asks of a person, a move once more before it is played included. */

#pragma once

#include "ui/table/comstock-prompt-bar.h"
#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_QUESTION (comstock_cards_question_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsQuestion, comstock_cards_question, COMSTOCK, CARDS_QUESTION, GObject)

/* Both must live longer. */
ComstockCardsQuestion *comstock_cards_question_new        (ComstockPromptBar *bar,
                                                           ComstockCardsGame *game);

/* Asks what the person at @seat must decide, −1 for none, or what is to become of a moment that is only looked at.
 * While rivals pick their cards the game changes under a question for a move, which stands as long as it makes
 * sense. */
void                   comstock_cards_question_update     (ComstockCardsQuestion *self,
                                                           int                    seat,
                                                           gboolean               looking_back);

/* Whether the person wants to be asked for @move once more. */
gboolean               comstock_cards_question_is_wanted  (ComstockCardsQuestion *self,
                                                           CsMove                 move);

/* Asks for @move once more; @unfit if it takes a card that could not be laid. */
void                   comstock_cards_question_ask_again  (ComstockCardsQuestion *self,
                                                           CsMove                 move,
                                                           gboolean               unfit);

/* The move that is asked for once more, 0 for none; the second forgets it. */
CsMove                 comstock_cards_question_get_move   (ComstockCardsQuestion *self);
CsMove                 comstock_cards_question_steal_move (ComstockCardsQuestion *self);
