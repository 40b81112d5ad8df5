/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardCrew: the cowboys on a place, and the horses in an enclosure, each with the sign of its seat. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

#define COMSTOCK_TYPE_BOARD_CREW (comstock_board_crew_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardCrew, comstock_board_crew, COMSTOCK, BOARD_CREW, GtkWidget)

/* Keeps its room while nobody is there. */
GtkWidget *comstock_board_crew_new (BoardPlace         place);

/* @state is read now, and copied. */
void       comstock_board_crew_set (ComstockBoardCrew *self,
                                    const BoardState  *state);
