/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a picture in a file or on a page. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

/* The whole file, in the colors of @widget, which need not be shown. */
GBytes *comstock_board_map_export_png  (const BoardState *state,
                                        GtkWidget        *widget);
GBytes *comstock_board_map_export_svg  (const BoardState *state,
                                        GtkWidget        *widget);

/* Draws it as large as it fits into @width × @height units, at their top. */
void    comstock_board_map_export_draw (const BoardState *state,
                                        GtkWidget        *widget,
                                        cairo_t          *cr,
                                        double            width,
                                        double            height);
