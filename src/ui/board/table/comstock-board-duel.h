/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardDuel: the last duel: who, dice, firepower, and who has won. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_DUEL (comstock_board_duel_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardDuel, comstock_board_duel, COMSTOCK, BOARD_DUEL, GtkWidget)

/* Shows each duel of @game once it is decided, and hides when another or a round begins or the game goes back.  The log
 * reads it out. */
GtkWidget *comstock_board_duel_new       (ComstockGame *game);

/* Where room is @tight its lines stand side by side, and while somebody is @asked only where the duel was and who has
 * won is told: the dice would leave no room for the answers. */
void       comstock_board_duel_set_tight (ComstockBoardDuel *self,
                                          gboolean           tight,
                                          gboolean           asked);

/* While one looks back it is @away: the last duel is not one of the position that is seen. */
void       comstock_board_duel_set_away  (ComstockBoardDuel *self,
                                          gboolean           away);
