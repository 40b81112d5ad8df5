/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCast: the characters of one seat as portrait cards. */

#pragma once

#include "comstock-cards-portrait.h"
#include "model/cards/comstock-cards-seat.h"

#define COMSTOCK_TYPE_CARDS_CAST (comstock_cards_cast_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCast, comstock_cards_cast, COMSTOCK, CARDS_CAST, GtkWidget)

/* The portraits follow their seat by themselves.
 * Signal "chosen" (ComstockCardsPortrait *): a portrait was pressed. */
GtkWidget             *comstock_cards_cast_new          (void);

/* Shows the characters of @seat, of NULL none. */
void                   comstock_cards_cast_set_seat     (ComstockCardsCast       *self,
                                                         ComstockCardsSeat       *seat);

/* So many whole portraits have room side by side; more become half ones, and of 0 only the faces stay. */
void                   comstock_cards_cast_set_room     (ComstockCardsCast       *self,
                                                         guint                    most);

/* Tags the portraits with what they would bring more by what is aimed at; NULL: nothing is. */
void                   comstock_cards_cast_set_aim      (ComstockCardsCast       *self,
                                                         const ComstockCardsGain *gain);

/* Marks the portrait that the person is asked about, none for −1. */
void                   comstock_cards_cast_ask          (ComstockCardsCast       *self,
                                                         int                      character);

/* The portrait of @character, or NULL. */
ComstockCardsPortrait *comstock_cards_cast_get_portrait (ComstockCardsCast       *self,
                                                         int                      character);

/* Leads the focus to the portrait that is asked about, else to the first whose ability is ready.  Returns whether there
 * is one. */
gboolean               comstock_cards_cast_focus_ready  (ComstockCardsCast       *self);
