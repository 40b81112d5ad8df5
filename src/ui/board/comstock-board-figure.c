/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawing of the picture is the sign on the chest, which brings the colors. */

#include "comstock-board-figure.h"

#include "comstock-board-figures.h"

struct _ComstockBoardFigure
{
  ComstockPicture parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockBoardFigure, comstock_board_figure, COMSTOCK_TYPE_PICTURE)

static void
comstock_board_figure_class_init (ComstockBoardFigureClass *klass)
{
  COMSTOCK_PICTURE_CLASS (klass)->draw = comstock_board_figures_draw;
}

static void
comstock_board_figure_init (ComstockBoardFigure *self)
{
}

GtkWidget *
comstock_board_figure_new (const char *sign,
                           int         pixel_size)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_FIGURE, "drawing", sign, "pixel-size", pixel_size, NULL);
}
