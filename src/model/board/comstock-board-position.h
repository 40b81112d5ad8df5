/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of the board game as JSON, for scripts. */

#pragma once

#include "comstock-board-game.h"

G_BEGIN_DECLS

/* The whole position after move @cursor ≤ length, hidden things too, as the manual page of comstock-cli says.  A new
 * node. */
JsonNode *comstock_board_position_to_json (ComstockGame *game,
                                           guint         cursor);

G_END_DECLS
