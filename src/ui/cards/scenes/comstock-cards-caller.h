/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCaller: the row of the score pad that is being counted: its sign, its name and what it pays. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-count.h"

#define COMSTOCK_TYPE_CARDS_CALLER (comstock_cards_caller_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCaller, comstock_cards_caller, COMSTOCK, CARDS_CALLER, GtkWidget)

GtkWidget *comstock_cards_caller_new      (void);

/* @call as it is at @time, NULL for none.  It is borrowed for the call. */
void       comstock_cards_caller_set_call (ComstockCardsCaller     *self,
                                           const ComstockCardsCall *call,
                                           double                   time);
