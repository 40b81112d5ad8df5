/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCharacterCard: a button that is a character: portrait, name, appeal, symbols and what it does. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-terms.h"

#define COMSTOCK_TYPE_CHARACTER_CARD (comstock_character_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCharacterCard, comstock_character_card, COMSTOCK, CHARACTER_CARD, GtkButton)

/* Properties: "used" (the portrait lies sideways, the label says so), "compact" (the portrait with its symbols alone,
 * the rest as tooltip and accessible label: for rows of acquired characters). */
GtkWidget *comstock_character_card_new (void);

void comstock_character_card_set_character (ComstockCharacterCard *self,
                                            CardsCharacter         character);

void comstock_character_card_set_used (ComstockCharacterCard *self,
                                       gboolean               used);
