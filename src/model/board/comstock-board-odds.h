/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How likely a cowboy wins the duel that it would start. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"

G_BEGIN_DECLS

/* Of 100 duels of @seat's next cowboy at @place with those who stand there now, how many it wins if everybody's
 * firepower stays; who passes first is not known yet, so that equals share a tie.  −1: nobody is there, nobody fights
 * there, or no dice are rolled. */
int comstock_board_odds (const BoardState *state,
                         guint             seat,
                         BoardPlace        place);

G_END_DECLS
