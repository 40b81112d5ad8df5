/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockNewGamePage: the part of New Game that belongs to one game. */

#pragma once

#include "model/session/comstock-game.h"

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_NEW_GAME_PAGE (comstock_new_game_page_get_type ())
G_DECLARE_INTERFACE (ComstockNewGamePage, comstock_new_game_page, COMSTOCK, NEW_GAME_PAGE, GtkWidget)

/* The dialog around the page offers the action "new-game.start", which deals what the page shows.
 *
 * Signal "chosen" (ComstockNewGamePage *, ComstockGame *): the page itself has dealt a game, which is to be played. */
struct _ComstockNewGamePageInterface
{
  GTypeInterface parent_interface;

  /* How wide the dialog around it should be, in pixels; 0: as usual. */
  int width;

  /* Deals what is chosen and remembers it.  On failure NULL, and the error is a sentence for the player. */
  ComstockGame *(*deal) (ComstockNewGamePage  *self,
                         GError              **error);
};

/* Returns a new game, or NULL and why there is none. */
ComstockGame *comstock_new_game_page_deal   (ComstockNewGamePage *self,
                                             GError             **error);

/* How wide the dialog should be for the page; @usual if the page does not say. */
int           comstock_new_game_page_get_width (ComstockNewGamePage *self,
                                                int                  usual);

/* For implementations: emits "chosen". */
void          comstock_new_game_page_choose (ComstockNewGamePage *self,
                                             ComstockGame        *game);
