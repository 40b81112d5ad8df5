/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a picture that nobody presses: small in a pane, as a file, on paper. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

/* How wide and high the picture is whose parcels have sides of @cell pixels, with the text of @widget. */
int  comstock_board_map_picture_measure  (GtkWidget        *widget,
                                          int               cell);

/* Draws it with its top left at the origin; @lit stand out, 0 for none. */
void comstock_board_map_picture_snapshot (GtkWidget        *widget,
                                          GtkSnapshot      *snapshot,
                                          const BoardState *state,
                                          BoardParcels      lit,
                                          int               cell);
