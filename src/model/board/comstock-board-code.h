/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the codes of the board game carry (comstock-game-code.h). */

#pragma once

#include "comstock-board-setup.h"
#include "model/session/comstock-game-code.h"

G_BEGIN_DECLS

/* All but the last two are 0 in the solo game. */
typedef enum
{
  COMSTOCK_BOARD_CODE_SET,              /* of board_sets; BOARD_SETS: at random */
  COMSTOCK_BOARD_CODE_ROLES,            /* with COMSTOCK_BOARD_OTHER_SET, as in ComstockBoardSetup */
  COMSTOCK_BOARD_CODE_BUILDINGS,        /* ComstockBoardBuildings */
  COMSTOCK_BOARD_CODE_STOCK,            /* with COMSTOCK_BOARD_OTHER_BUILDINGS: which of comstock_board_optional
                                         * are all there, a bit each; the others are as in the first game */
  COMSTOCK_BOARD_CODE_RIVER_SIDE,
  COMSTOCK_BOARD_CODE_VARIANTS,         /* BoardVariant */
  COMSTOCK_BOARD_CODE_OPTIONS
} ComstockBoardCodeOption;

#define COMSTOCK_BOARD_OTHER_SET (BOARD_SETS + 1)
#define COMSTOCK_BOARD_OTHER_BUILDINGS (COMSTOCK_BOARD_ALL_BUILDINGS + 1)

extern const ComstockGameCoding comstock_board_coding;

/* The code of a game; NULL if it has numbers of buildings that New Game does not offer, or a strategy of Standish that
 * does not come with the program.  Free with g_free (). */
char *comstock_board_code_dup (const ComstockBoardSetup *setup);

G_END_DECLS
