/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadPlayers: who sits at the real table, to be chosen before a score pad is begun. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-setup.h"

#define COMSTOCK_TYPE_CARDS_PAD_PLAYERS (comstock_cards_pad_players_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadPlayers, comstock_cards_pad_players, COMSTOCK, CARDS_PAD_PLAYERS, GtkWidget)

/* Signal "begin" (): the button was pressed, and somebody sits there. */
GtkWidget *comstock_cards_pad_players_new       (void);

/* Shows the seats of @setup. */
void       comstock_cards_pad_players_set_setup (ComstockCardsPadPlayers  *self,
                                                 const ComstockCardsSetup *setup);

/* What was chosen, with a new seed. */
void       comstock_cards_pad_players_get_setup (ComstockCardsPadPlayers *self,
                                                 ComstockCardsSetup      *setup);
