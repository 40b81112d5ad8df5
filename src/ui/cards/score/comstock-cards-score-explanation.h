/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsScoreExplanation: how a figure of the score grid comes about, in words and as light in its city. */

#pragma once

#include "comstock-cards-score-figure.h"
#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_SCORE_EXPLANATION (comstock_cards_score_explanation_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsScoreExplanation, comstock_cards_score_explanation, COMSTOCK,
                      CARDS_SCORE_EXPLANATION, GtkWidget)

GtkWidget *comstock_cards_score_explanation_new  (void);

/* Explains @figure of @game, which is NULL at a real table; hides without a figure.  The city of @neighbour (NULL: of
 * nobody) is seen elsewhere, and no small picture of it is shown. */
void       comstock_cards_score_explanation_show (ComstockCardsScoreExplanation *self,
                                                  ComstockCardsGame             *game,
                                                  ComstockCardsScoreFigure      *figure,
                                                  ComstockCardsSeat             *neighbour);
