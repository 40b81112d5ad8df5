/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadScores: the rows and totals of a score pad as they stand, and what contradicts the rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-pad.h"

#define COMSTOCK_TYPE_CARDS_PAD_SCORES (comstock_cards_pad_scores_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadScores, comstock_cards_pad_scores, COMSTOCK, CARDS_PAD_SCORES, GtkWidget)

GtkWidget *comstock_cards_pad_scores_new     (void);

/* The pad to show; called again for another one. */
void       comstock_cards_pad_scores_set_pad (ComstockCardsPadScores *self,
                                              ComstockCardsPad       *pad);

/* There is room for so many pixels in width, as for comstock_score_grid_set_room (). */
void       comstock_cards_pad_scores_set_room (ComstockCardsPadScores *self,
                                               int                     width);

/* Has a screen reader told what cannot be right. */
void       comstock_cards_pad_scores_tell_warnings (ComstockCardsPadScores *self);
