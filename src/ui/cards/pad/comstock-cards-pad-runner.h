/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadRunner: the virtual players of a real table, run round by round. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-pad.h"

#define COMSTOCK_TYPE_CARDS_PAD_RUNNER (comstock_cards_pad_runner_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadRunner, comstock_cards_pad_runner, COMSTOCK, CARDS_PAD_RUNNER, GtkWidget)

GtkWidget *comstock_cards_pad_runner_new       (void);

/* The pad whose virtual players are run; called again for another one. */
void       comstock_cards_pad_runner_set_pad   (ComstockCardsPadRunner *self,
                                                ComstockCardsPad       *pad);

/* Brings the focus to what is entered or pressed next. */
void       comstock_cards_pad_runner_lead      (ComstockCardsPadRunner *self);

/* Announces how far it is and what is entered next. */
void       comstock_cards_pad_runner_tell_step (ComstockCardsPadRunner *self);
