/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockNewGamePage: the part of New Game that belongs to one game, as its table of offers says it. */

#pragma once

#include <adwaita.h>

#include "comstock-game-ui.h"

#define COMSTOCK_TYPE_NEW_GAME_PAGE (comstock_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ComstockNewGamePage, comstock_new_game_page, COMSTOCK, NEW_GAME_PAGE, AdwBin)

/* Implements ComstockLook.  The dialog around it offers the action "new-game.start", which deals what the page shows.
 *
 * Signals:
 * - "chosen" (ComstockNewGamePage *, ComstockGame *): the page itself has dealt a game, which is to be played;
 * - "other-game" (ComstockNewGamePage *, const char *game_id, const char *code): somebody has typed the code of another
 *   game, whose page is to be shown. */

GtkWidget    *comstock_new_game_page_new       (const ComstockGameUi *ui);

/* Deals what is chosen and remembers it.  On failure NULL, and the error is a sentence for the player. */
ComstockGame *comstock_new_game_page_deal      (ComstockNewGamePage *self,
                                                GError             **error);

/* How wide the dialog should be for the page, in pixels; @usual if nothing is shown beside the choices. */
int           comstock_new_game_page_get_width (ComstockNewGamePage *self,
                                                int                  usual);

/* As if somebody had typed @code, of this game. */
void          comstock_new_game_page_enter_code (ComstockNewGamePage *self,
                                                 const char          *code);
