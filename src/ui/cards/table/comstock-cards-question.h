/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsQuestion: what is asked of a person, and where: on the desk, at a portrait, over the city.  A move once
 * more before it is played is part of it. */

#pragma once

#include "ui/cards/cast/comstock-cards-ability.h"
#include "ui/cards/cast/comstock-cards-desk.h"
#include "ui/cards/cast/comstock-cards-offer.h"

#define COMSTOCK_TYPE_CARDS_QUESTION (comstock_cards_question_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsQuestion, comstock_cards_question, COMSTOCK, CARDS_QUESTION, GObject)

/* Signal "chosen" (ComstockCardsQuestion *, guint answer): see comstock-cards-prompts.h.
 * All of them must live longer. */
ComstockCardsQuestion *comstock_cards_question_new        (ComstockCardsGame    *game,
                                                           ComstockCardsDesk    *desk,
                                                           ComstockCardsAbility *ability,
                                                           ComstockCardsOffer   *offer);

/* Asks what a person must decide, or what is to become of a moment that is only looked at.
 * While rivals pick their cards the game changes under a question for a move, which stands as long as it makes
 * sense. */
void                   comstock_cards_question_update     (ComstockCardsQuestion *self,
                                                           const ComstockAsk     *ask,
                                                           gboolean               looking_back);

/* Asks for @move once more; @unfit if it takes a card that could not be laid. */
void                   comstock_cards_question_ask_again  (ComstockCardsQuestion *self,
                                                           CsMove                 move,
                                                           gboolean               unfit);

/* The move that is asked for once more, 0 for none; the second forgets it. */
CsMove                 comstock_cards_question_get_move   (ComstockCardsQuestion *self);
CsMove                 comstock_cards_question_steal_move (ComstockCardsQuestion *self);
