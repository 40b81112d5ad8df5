/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves that a person wants to make twice before they count. */

#pragma once

#include "model/session/comstock-ask.h"

/* A plain value; @settings are of the schema APPLICATION_ID ".board", for whoever holds it to free. */
typedef struct
{
  GSettings *settings;
  CsMove move;          /* made once, 0 for none */
  guint cursor;         /* of the game then */
} ComstockBoardCaution;

/* TRUE if @option counts: the settings ask for no second time, or this is it. */
gboolean comstock_board_caution_allows (ComstockBoardCaution *self,
                                        ComstockGame         *game,
                                        const ComstockOption *option);
