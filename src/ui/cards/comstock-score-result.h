/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreResult: how a game ended, the seats in their places, and what one may do next. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_SCORE_RESULT (comstock_score_result_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreResult, comstock_score_result, COMSTOCK, SCORE_RESULT, GtkWidget)

/* Shows the end of @game, which must be over. */
void comstock_score_result_show (ComstockScoreResult *self,
                                 ComstockCardsGame   *game);
