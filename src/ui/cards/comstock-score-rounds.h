/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreRounds: the points of a game round by round, as a chart and as figures. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_SCORE_ROUNDS (comstock_score_rounds_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreRounds, comstock_score_rounds, COMSTOCK, SCORE_ROUNDS, GtkWidget)

/* The game to show; is called once, and the widget follows it while it is seen. */
void comstock_score_rounds_set_game (ComstockScoreRounds *self,
                                     ComstockCardsGame   *game);
