/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window in which a person plays the card game, for tests of advice. */

#pragma once

#include "ui/shell/comstock-window.h"
#include "widget-stage.h"

typedef struct
{
  ComstockWindow *window;
  ComstockCardsGame *game;
  GSettings *settings;
} AdviceStage;

/* Opens it where the person is asked for @step and has @n_cards in its city at least.  Nobody is waited for, and no
 * rules are explained. */
void advice_stage_open  (AdviceStage  *stage,
                         CardsStep     step,
                         guint         n_cards);

/* A tear-down of fixtures. */
void advice_stage_close (AdviceStage  *stage,
                         gconstpointer data);
