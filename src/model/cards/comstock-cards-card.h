/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCard: a terrain or character card of a game; the same object in the column, a city or a seat's hands. */

#pragma once

#include <gio/gio.h>

#include "engine/cards/cards-game.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARDS_CARD (comstock_cards_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCard, comstock_cards_card, COMSTOCK, CARDS_CARD, GObject)

/* Properties, read-only, notified only on change:
 * - "used" (boolean): a character turned sideways
 * - "takeable" (boolean): the seat to act may take it now, or hire it with the paperboy */

CardsCard           comstock_cards_card_get_number    (ComstockCardsCard *self);
guint               comstock_cards_card_get_appeal    (ComstockCardsCard *self);
gboolean            comstock_cards_card_is_used       (ComstockCardsCard *self);
gboolean            comstock_cards_card_is_takeable   (ComstockCardsCard *self);

/* One of the two is meant: the terrain card, or NULL; the character, or −1. */
const CardsTerrain *comstock_cards_card_get_terrain   (ComstockCardsCard *self);
int                 comstock_cards_card_get_character (ComstockCardsCard *self);

/* Its name: a character's, or what a terrain card shows ("Bank, house").  Free with g_free (). */
char               *comstock_cards_card_dup_name      (ComstockCardsCard *self);

/* All that a person sees on it, for a screen reader: parcels by position or effect, and the appeal. */
char               *comstock_cards_card_dup_label     (ComstockCardsCard *self);

G_END_DECLS
