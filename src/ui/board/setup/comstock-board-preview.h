/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardPreview: how a game would begin: map, characters, the buildings on the track, turn order. */

#pragma once

#include <adwaita.h>

#include "model/board/comstock-board-game.h"

#define COMSTOCK_TYPE_BOARD_PREVIEW (comstock_board_preview_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardPreview, comstock_board_preview, COMSTOCK, BOARD_PREVIEW, AdwPreferencesGroup)

/* Titled "How It Begins". */
GtkWidget *comstock_board_preview_new  (void);

/* Shows @game, a ComstockBoardGame, or why there is none, a sentence. */
void       comstock_board_preview_show (GtkWidget    *preview,
                                        ComstockGame *game,
                                        const char   *refusal);
