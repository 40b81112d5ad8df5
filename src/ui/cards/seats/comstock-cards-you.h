/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsYou: the seat of the person at the screen on a plate: suit, points, place in the order of play. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

/* Its width in pixels of the usual scale; larger text makes it wider. */
#define COMSTOCK_CARDS_YOU_WIDTH 84

#define COMSTOCK_TYPE_CARDS_YOU (comstock_cards_you_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsYou, comstock_cards_you, COMSTOCK, CARDS_YOU, GtkButton)

/* Pressed, it opens the score sheet. */
GtkWidget *comstock_cards_you_new      (void);

/* Follows @seat of @game from now on, keeping references to both; may be called again, as for the next person. */
void       comstock_cards_you_set_seat (ComstockCardsYou  *self,
                                        ComstockCardsGame *game,
                                        ComstockCardsSeat *seat);

ComstockCardsSeat *comstock_cards_you_get_seat (ComstockCardsYou *self);
