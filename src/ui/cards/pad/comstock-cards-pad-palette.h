/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadPalette: the kinds of parcels to enter a city with, one by one or four at a time as a card. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-deck.h"

#define COMSTOCK_TYPE_CARDS_PAD_PALETTE (comstock_cards_pad_palette_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadPalette, comstock_cards_pad_palette, COMSTOCK, CARDS_PAD_PALETTE, GtkWidget)

/* Signal "chosen" (): a kind of parcel was pressed or typed, or the way of entering was changed. */
GtkWidget  *comstock_cards_pad_palette_new        (void);

/* What paints now: a parcel, or CARDS_NO_PARCEL, which uncovers the table. */
CardsParcel comstock_cards_pad_palette_get        (ComstockCardsPadPalette *self);

/* Whether whole cards are laid. */
gboolean    comstock_cards_pad_palette_lays_cards (ComstockCardsPadPalette *self);
void        comstock_cards_pad_palette_set_lays_cards (ComstockCardsPadPalette *self,
                                                       gboolean                 lays_cards);

/* The card in hand, in the order of CardsCorner; FALSE until all four of its parcels are chosen. */
gboolean    comstock_cards_pad_palette_get_card   (ComstockCardsPadPalette *self,
                                                   CardsParcel              parcels[CARDS_CORNERS]);

/* Empties the hand for the next card. */
void        comstock_cards_pad_palette_drop_card  (ComstockCardsPadPalette *self);

/* Chooses what @key stands for; FALSE if it stands for nothing. */
gboolean    comstock_cards_pad_palette_type       (ComstockCardsPadPalette *self,
                                                   guint                    key);
