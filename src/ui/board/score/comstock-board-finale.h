/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardFinale: the end of a game: its points are counted row by row, then the seats stand in their order beside
 * the map that they built, and below what one may do next. */

#pragma once

#include "ui/table/comstock-ending.h"

#define COMSTOCK_TYPE_BOARD_FINALE (comstock_board_finale_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardFinale, comstock_board_finale, COMSTOCK, BOARD_FINALE, ComstockAct)

/* For a ComstockBoardGame.
 *
 * Signal "left" (): by Escape or from its menu; it is let go then. */
extern const ComstockFinale comstock_board_finale;

/* Whether all has come to rest. */
gboolean comstock_board_finale_rests (ComstockBoardFinale *self);
