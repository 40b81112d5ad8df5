/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How likely a cowboy wins the duel that it would start, and who wins one that begins. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"

G_BEGIN_DECLS

/* Of 100 duels of @seat's next cowboy at @place, laid with @dynamite or without, with those who stand there now, how
 * many it wins if everybody's firepower stays; who passes first is not known yet, so that equals share a tie, but for
 * Standish's, which are his.  −1: nobody is there, nobody fights there, or no dice are rolled. */
int  comstock_board_odds       (const BoardState *state,
                                guint             seat,
                                BoardPlace        place,
                                gboolean          dynamite);

/* Of 100 duels like the one in hand in @state, before its dice, how many each seat wins; −1 for who takes no part, and
 * for all while tiles are picked or there is no duel. */
void comstock_board_odds_duel  (const BoardState *state,
                                int               odds[BOARD_MAX_SEATS]);

/* Of 100 duels like the one in hand, in which tiles are picked, how many @seat wins with @tiles in all, if the others
 * pick any, each value as likely as the next. */
int  comstock_board_odds_tiles (const BoardState *state,
                                guint             seat,
                                int               tiles);

/* Of 100 new rolls of @seat, against the dice that the others show in the duel in hand, how many win it. */
int  comstock_board_odds_again (const BoardState *state,
                                guint             seat);

G_END_DECLS
