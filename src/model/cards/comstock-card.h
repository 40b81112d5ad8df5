/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCard: a terrain or character card of a game; the same object in the column, a city or a seat's hands. */

#pragma once

#include <gio/gio.h>

#include "engine/cards/cards-game.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARD (comstock_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCard, comstock_card, COMSTOCK, CARD, GObject)

/* Properties, read-only, notified only on change:
 * - "id", "number" (uint, CardsCard), "appeal" (uint): constant
 * - "owner" (int): the seat that acquired it, or −1
 * - "used" (boolean): a character turned sideways
 * - "takeable" (boolean): the seat to act may take it now, or hire it with the paperboy
 * - "saleable" (boolean): the seat to act may sell it now */

CardsCard           comstock_card_get_number    (ComstockCard *self);
const char         *comstock_card_get_id        (ComstockCard *self);
guint               comstock_card_get_appeal    (ComstockCard *self);
int                 comstock_card_get_owner     (ComstockCard *self);
gboolean            comstock_card_is_used       (ComstockCard *self);
gboolean            comstock_card_is_takeable   (ComstockCard *self);
gboolean            comstock_card_is_saleable   (ComstockCard *self);

/* One of the two is meant: the terrain card, or NULL; the character, or −1. */
const CardsTerrain *comstock_card_get_terrain   (ComstockCard *self);
int                 comstock_card_get_character (ComstockCard *self);

/* Its name: a character's, or what a terrain card shows ("Bank, house").  Free with g_free (). */
char               *comstock_card_dup_name      (ComstockCard *self);

/* All that a person sees on it, for a screen reader: parcels by position or effect, and the appeal. */
char               *comstock_card_dup_label     (ComstockCard *self);

G_END_DECLS
