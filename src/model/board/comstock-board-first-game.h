/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first game: a fixed map on which the first two rounds show one thing of the rules after another. */

#pragma once

#include "comstock-board-game.h"

G_BEGIN_DECLS

/* A person, who chooses first, of this name, which may be "", and two easy rivals, with what the printed rules advise
 * for a first game. */
ComstockGame *comstock_board_first_game_new (const char *name);

/* Whether @game has this deal: also one that was read from a file. */
gboolean           comstock_board_first_game_is  (ComstockBoardGame *game);

G_END_DECLS
