/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsTies: the suits in the order that breaks ties, to be looked at where the pile that tells them is not in
 * sight.  To a screen reader the pile tells it. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-game.h"

#define COMSTOCK_TYPE_CARDS_TIES (comstock_cards_ties_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsTies, comstock_cards_ties, COMSTOCK, CARDS_TIES, GtkWidget)

/* The strongest first; NULL: none are shown. */
void comstock_cards_ties_show (ComstockCardsTies *self,
                               const CardsSuit    suits[CARDS_SUITS]);
