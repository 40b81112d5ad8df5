/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsLinger: among several people, the city in which a card was just laid stays in view for a moment. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_LINGER (comstock_cards_linger_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsLinger, comstock_cards_linger, COMSTOCK, CARDS_LINGER, GObject)

/* Signal "over" (): the moment has passed.  It lasts as long as the pace shows a move of others, and ends sooner at any
 * key or press on @table, which do what they are for as well, and at the next change of the game.
 *
 * @table must live longer. */
ComstockCardsLinger *comstock_cards_linger_new   (GtkWidget           *table,
                                                  ComstockCardsGame   *game);

/* Whether a card was just laid in the city of @seat, where it is to stay in view. */
gboolean             comstock_cards_linger_holds (ComstockCardsLinger *self,
                                                  int                  seat);
