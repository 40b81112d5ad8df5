/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadBuilder: what one player has at the real table: the city, characters and sales of a person, or the
 * cards of a virtual player. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-pad.h"

#define COMSTOCK_TYPE_CARDS_PAD_BUILDER (comstock_cards_pad_builder_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadBuilder, comstock_cards_pad_builder, COMSTOCK, CARDS_PAD_BUILDER, GtkWidget)

GtkWidget *comstock_cards_pad_builder_new      (void);

/* The pad to enter it into; called again for another one, with the first player chosen. */
void       comstock_cards_pad_builder_set_pad  (ComstockCardsPadBuilder *self,
                                                ComstockCardsPad        *pad);

/* Chooses the player. */
void       comstock_cards_pad_builder_set_seat (ComstockCardsPadBuilder *self,
                                                guint                    seat);

/* Has a screen reader told of the player who is chosen. */
void       comstock_cards_pad_builder_tell_player (ComstockCardsPadBuilder *self);
