/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardPreview: how a game would begin: map, characters, the buildings on the track, turn order. */

#pragma once

#include <adwaita.h>

#include "model/board/comstock-board-game.h"

#define COMSTOCK_TYPE_BOARD_PREVIEW (comstock_board_preview_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardPreview, comstock_board_preview, COMSTOCK, BOARD_PREVIEW, AdwPreferencesGroup)

/* Shows @game, or why there is none, a sentence. */
void comstock_board_preview_show (ComstockBoardPreview *self,
                                  ComstockBoardGame    *game,
                                  const char           *refusal);
