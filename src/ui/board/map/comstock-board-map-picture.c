/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the map draws, without what comes and goes on it. */

#include "comstock-board-map-picture.h"

#include "comstock-board-map-ground.h"
#include "comstock-board-map-marks.h"
#include "ui/kit/comstock-ruler.h"
#include "ui/table/plane/comstock-plane-marks.h"

/* Of the ruler, what the frame is wide on the sides that have none. */
#define RIM 0.4

int
comstock_board_map_picture_measure (GtkWidget *widget,
                                    int        cell)
{
  return 8 * cell + (int) (comstock_ruler_measure (widget) * (1 + RIM));
}

/* As the plane shows what is lit. */
static void
snapshot_light (GtkWidget                *widget,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                BoardParcels              lit)
{
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT && lit != 0; parcel++)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, parcel);

      if ((lit >> parcel & 1) != 0)
        comstock_plane_snapshot_light (widget, snapshot, &bounds);
      else
        comstock_plane_snapshot_shade (widget, snapshot, &bounds);
    }
}

void
comstock_board_map_picture_snapshot (GtkWidget        *widget,
                                     GtkSnapshot      *snapshot,
                                     const BoardState *state,
                                     BoardParcels      lit,
                                     int               cell)
{
  const int ruler = comstock_ruler_measure (widget);
  const ComstockPlaneFrame frame = { { 0, 0, 8, 8 }, ruler, ruler, cell };

  comstock_board_map_ground_draw (widget, snapshot, &frame, state, 0);
  snapshot_light (widget, snapshot, &frame, lit);
  comstock_board_map_ground_draw_roads (widget, snapshot, &frame, state);
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_parcel (&frame, parcel);

      comstock_board_map_marks_draw_parcel (widget, snapshot, state, parcel, 0, &bounds);
    }
}
