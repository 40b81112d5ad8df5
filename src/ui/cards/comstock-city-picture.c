/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canvas of the city grid, with a frame that fits the city closely. */

#include "comstock-city-picture.h"

#include "comstock-city-canvas.h"
#include "ui/comstock-art.h"

static void
init_frame (ComstockCityFrame *frame,
            ComstockCity      *city,
            int                cell)
{
  *frame = (ComstockCityFrame) { .x = cell / 2, .y = cell / 2, .cell = cell };
  if (!comstock_city_get_box (city, &frame->area))
    comstock_city_get_reach (city, &frame->area);
}

void
comstock_city_picture_measure (ComstockCity *city,
                               int           cell,
                               int          *width,
                               int          *height)
{
  ComstockCityFrame frame;

  g_return_if_fail (COMSTOCK_IS_CITY (city));

  init_frame (&frame, city, cell);
  *width = comstock_city_frame_columns (&frame) * cell + 2 * frame.x;
  *height = comstock_city_frame_rows (&frame) * cell + 2 * frame.y;
}

void
comstock_city_picture_snapshot (ComstockCity *city,
                                GtkWidget    *widget,
                                GtkSnapshot  *snapshot,
                                int           cell)
{
  const GdkRGBA ground = comstock_art_get_color (widget, "comstock_ground");
  ComstockCityFrame frame;
  int width, height;

  g_return_if_fail (COMSTOCK_IS_CITY (city));

  comstock_city_picture_measure (city, cell, &width, &height);
  init_frame (&frame, city, cell);
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  comstock_city_canvas_ground (widget, snapshot, &frame);
  comstock_city_canvas_cards (widget, snapshot, &frame, city, COMSTOCK_ART_OUTLINES);
}
