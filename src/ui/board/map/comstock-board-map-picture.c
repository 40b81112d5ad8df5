/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the map draws, without what comes and goes on it. */

#include "comstock-board-map-picture.h"

#include "comstock-board-map-ground.h"
#include "comstock-board-map-marks.h"
#include "ui/kit/comstock-ruler.h"

/* Of the ruler, what the frame is wide on the sides that have none. */
#define RIM 0.4

int
comstock_board_map_picture_measure (GtkWidget *widget,
                                    int        cell)
{
  return 8 * cell + (int) (comstock_ruler_measure (widget) * (1 + RIM));
}

void
comstock_board_map_picture_snapshot (GtkWidget        *widget,
                                     GtkSnapshot      *snapshot,
                                     const BoardState *state,
                                     BoardParcels      lit,
                                     int               cell)
{
  const int ruler = comstock_ruler_measure (widget);
  const ComstockBoardMapFrame frame = { ruler, ruler, cell };
  ComstockBoardMapMarks marks = { .lit = lit, .ghost = { .content = BOARD_BARE } };

  comstock_board_map_ground_draw (widget, snapshot, &frame, state, 0);
  comstock_board_map_marks_draw_below (widget, snapshot, &frame, &marks);
  comstock_board_map_ground_draw_roads (widget, snapshot, &frame, state);
  comstock_board_map_marks_draw (widget, snapshot, &frame, state, &marks);
}
