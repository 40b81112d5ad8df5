/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreRounds: the points of a game, or what else its seats have, round by round, as a chart and as figures. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-score-legend.h"

#define COMSTOCK_TYPE_SCORE_ROUNDS (comstock_score_rounds_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreRounds, comstock_score_rounds, COMSTOCK, SCORE_ROUNDS, GtkWidget)

/* The game to show, and how its rounds are told; is called once, and the widget follows the game while it is seen.
 * @legend must live as long as the widget. */
void comstock_score_rounds_set_game (ComstockScoreRounds       *self,
                                     ComstockGame              *game,
                                     const ComstockScoreLegend *legend);
