/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFan: cards in a row, which overlap where they have too little room. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CARDS_FAN (comstock_cards_fan_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFan, comstock_cards_fan, COMSTOCK, CARDS_FAN, GtkWidget)

/* The card under the pointer, or that with the focus, lies on top. */
GtkWidget *comstock_cards_fan_new    (void);

/* Puts @card where the card number @position is, or at the end. */
void       comstock_cards_fan_insert (ComstockCardsFan *self,
                                      GtkWidget        *card,
                                      guint             position);

/* The card at @position, or NULL. */
GtkWidget *comstock_cards_fan_get    (ComstockCardsFan *self,
                                      guint             position);

/* Takes all cards away. */
void       comstock_cards_fan_clear  (ComstockCardsFan *self);
