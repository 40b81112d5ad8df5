/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCharacterCard: a button that is a character: portrait, name, appeal, symbols and what it does. */

#pragma once

#include "comstock-cards-card-button.h"

#define COMSTOCK_TYPE_CARDS_CHARACTER_CARD (comstock_cards_character_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCharacterCard, comstock_cards_character_card, COMSTOCK, CARDS_CHARACTER_CARD,
                      ComstockCardsCardButton)

/* Its card must be a character; while it is used the portrait lies sideways and the description says so.  Property
 * "compact" (boolean: the portrait and its symbols alone, the rest as label: for rows of acquired characters). */
GtkWidget *comstock_cards_character_card_new (ComstockCardsCard *card);
