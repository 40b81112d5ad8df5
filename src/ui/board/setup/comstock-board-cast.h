/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardCast: the characters of a game as a person chooses them, each with its side. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_BOARD_CAST (comstock_board_cast_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardCast, comstock_board_cast, COMSTOCK, BOARD_CAST, AdwExpanderRow)

/* Signal "changed": the player chose. */

/* A bit for each BOARD_ROLE; both sides of a character if its chooser picks one. */
guint64 comstock_board_cast_get_roles  (ComstockBoardCast *self);
void    comstock_board_cast_set_roles  (ComstockBoardCast *self,
                                        guint64            roles);

/* Without horses the cowboy has no yellow side, and is told why; who had chosen it has the red one. */
void    comstock_board_cast_set_horses (ComstockBoardCast *self,
                                        gboolean           horses);
