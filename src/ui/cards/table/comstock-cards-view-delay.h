/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsViewDelay: among several people, the city in which a card was just laid stays in view for a moment. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_VIEW_DELAY (comstock_cards_view_delay_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsViewDelay, comstock_cards_view_delay, COMSTOCK, CARDS_VIEW_DELAY, GObject)

/* Signal "over" (): the moment has passed.  It lasts as long as the pace shows a move of others, and ends sooner at any
 * key or press on @table, which do what they are for as well, and at the next change of the game.
 *
 * @table must live longer. */
ComstockCardsViewDelay *comstock_cards_view_delay_new   (GtkWidget              *table,
                                                         ComstockCardsGame      *game);

/* Whether a card was just laid in the city of @seat, where it is to stay in view. */
gboolean                comstock_cards_view_delay_holds (ComstockCardsViewDelay *self,
                                                         int                     seat);
