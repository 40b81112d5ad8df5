/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsScoreResult: how a game ended, the seats in their places, and what one may do next. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_SCORE_RESULT (comstock_cards_score_result_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsScoreResult, comstock_cards_score_result, COMSTOCK, CARDS_SCORE_RESULT, GtkWidget)

/* Shows the end of @game, which must be over. */
void comstock_cards_score_result_show (ComstockCardsScoreResult *self,
                                       ComstockCardsGame        *game);
