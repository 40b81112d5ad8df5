/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsNewGame: the page of New Game that chooses the seats and the deal of a card game. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CARDS_NEW_GAME (comstock_cards_new_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsNewGame, comstock_cards_new_game, COMSTOCK, CARDS_NEW_GAME, AdwPreferencesPage)

/* A ComstockNewGamePage. */
GtkWidget *comstock_cards_new_game_new (void);
