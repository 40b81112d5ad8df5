/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScoreExplanation: how a figure of the score grid comes about, in words and as light where it is made. */

#pragma once

#include "comstock-score-look.h"

#define COMSTOCK_TYPE_SCORE_EXPLANATION (comstock_score_explanation_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScoreExplanation, comstock_score_explanation, COMSTOCK, SCORE_EXPLANATION, GtkWidget)

/* Explains the figure of @seat in @row by @sentence; hides with @seat −1.  @game is NULL at a real table.  A small
 * picture shows the places that make it unless they are @seen elsewhere. */
void        comstock_score_explanation_show         (ComstockScoreExplanation *self,
                                                     const ComstockScoreLook  *look,
                                                     ComstockGame             *game,
                                                     const ComstockSheet      *sheet,
                                                     guint                     row,
                                                     int                       seat,
                                                     const char               *sentence,
                                                     gboolean                  seen);

/* What it says, NULL while it is hidden. */
const char *comstock_score_explanation_get_sentence (ComstockScoreExplanation *self);
