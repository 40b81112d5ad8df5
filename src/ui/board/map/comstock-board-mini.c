/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture, drawn once for each size. */

#include "comstock-board-mini.h"

#include "comstock-board-map-picture.h"
#include "ui/kit/comstock-canvas.h"

#define LEAST 160
#define MANY 8          /* parcels in a row */

typedef struct
{
  BoardState state;
  BoardParcels lit;
} Picture;

static void
draw (GtkWidget   *canvas,
      GtkSnapshot *snapshot,
      float        width,
      float        height,
      gpointer     data)
{
  const Picture *picture = data;
  const int frame = comstock_board_map_picture_measure (canvas, 0);
  const int cell = MAX (1, ((int) MIN (width, height) - frame) / MANY);
  const int side = comstock_board_map_picture_measure (canvas, cell);

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (((int) width - side) / 2),
                                                          (float) (((int) height - side) / 2)));
  comstock_board_map_picture_snapshot (canvas, snapshot, &picture->state, picture->lit, cell);
}

GtkWidget *
comstock_board_mini_new (void)
{
  GtkWidget *mini = comstock_canvas_new ("board-mini", draw, g_new0 (Picture, 1), g_free);

  comstock_canvas_set_size (COMSTOCK_CANVAS (mini), LEAST, LEAST);
  comstock_canvas_keep (COMSTOCK_CANVAS (mini));
  return mini;
}

void
comstock_board_mini_show (GtkWidget        *mini,
                          const BoardState *state,
                          BoardParcels      lit)
{
  *(Picture *) comstock_canvas_get_data (COMSTOCK_CANVAS (mini)) = (Picture) { *state, lit };
  comstock_canvas_redraw (COMSTOCK_CANVAS (mini));
}
