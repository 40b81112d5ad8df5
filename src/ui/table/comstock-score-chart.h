/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreChart: the victory points of each seat round by round, as lines that end in the seats' signs. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-score-legend.h"
#include "model/session/comstock-score-history.h"

#define COMSTOCK_TYPE_SCORE_CHART (comstock_score_chart_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreChart, comstock_score_chart, COMSTOCK, SCORE_CHART, GtkWidget)

/* Shows @history of @game, both of which are kept; @legend must live as long.  To a screen reader the chart is an image
 * whose label says the gist. */
void comstock_score_chart_show (ComstockScoreChart        *self,
                                ComstockGame              *game,
                                const ComstockScoreLegend *legend,
                                ComstockScoreHistory      *history);

/* The drawings that stand for the seats of @game, which has a sheet: "suits/hat" (comstock-art.h).  Free with
 * g_strfreev (). */
char **comstock_score_chart_dup_signs (ComstockGame *game);
