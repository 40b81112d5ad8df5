/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the board game for people who listen. */

#pragma once

#include "model/board/comstock-board-game.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/table/comstock-speech-keys.h"

/* What @track has, what each seat has left, the viewer's score and property, as the class function dup_spoken of
 * ComstockTable wants it: "Mine ×2" first, "Mine: C4, D5" as its first part; of the map what is near @parcel first,
 * which may be BOARD_NO_PARCEL.  NULL for what a viewer is missing for.  Free with g_free (). */
char *comstock_board_spoken_dup (ComstockBoardGame  *game,
                                 ComstockBoardTrack *track,
                                 guint               parcel,
                                 ComstockSpoken      what,
                                 guint               nth);
