/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pages of New Game share. */

#include "comstock-new-game-page.h"

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (ComstockNewGamePage, comstock_new_game_page, GTK_TYPE_WIDGET)

static void
comstock_new_game_page_default_init (ComstockNewGamePageInterface *iface)
{
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, COMSTOCK_TYPE_GAME);
}

ComstockGame *
comstock_new_game_page_deal (ComstockNewGamePage *self,
                             GError             **error)
{
  g_return_val_if_fail (COMSTOCK_IS_NEW_GAME_PAGE (self), NULL);

  return COMSTOCK_NEW_GAME_PAGE_GET_IFACE (self)->deal (self, error);
}

int
comstock_new_game_page_get_width (ComstockNewGamePage *self,
                                  int                  usual)
{
  g_return_val_if_fail (COMSTOCK_IS_NEW_GAME_PAGE (self), usual);

  return MAX (COMSTOCK_NEW_GAME_PAGE_GET_IFACE (self)->width, usual);
}

void
comstock_new_game_page_choose (ComstockNewGamePage *self,
                               ComstockGame        *game)
{
  g_return_if_fail (COMSTOCK_IS_NEW_GAME_PAGE (self));

  g_signal_emit (self, signals[CHOSEN], 0, game);
}
