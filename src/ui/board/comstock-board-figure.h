/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardFigure: a picture of a seat's cowboy. */

#pragma once

#include "ui/kit/comstock-picture.h"

#define COMSTOCK_TYPE_BOARD_FIGURE (comstock_board_figure_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardFigure, comstock_board_figure, COMSTOCK, BOARD_FIGURE, ComstockPicture)

/* @sign: of the seat, as comstock_suit_get_sign () tells it. */
GtkWidget *comstock_board_figure_new (const char *sign,
                                      int         pixel_size);
