/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a picture of any size. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

/* A ComstockCanvas, on which the map is as large as fits.  To a screen reader it is nothing: words tell the same. */
GtkWidget *comstock_board_mini_new  (void);

/* Shows @state, which is copied, with @lit as in comstock-board-map-picture.h. */
void       comstock_board_mini_show (GtkWidget        *mini,
                                     const BoardState *state,
                                     BoardParcels      lit);
