/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canvas of the city grid, with a frame that fits the city closely. */

#include "comstock-cards-city-picture.h"

#include "comstock-cards-city-canvas.h"
#include "ui/kit/comstock-art.h"

static void
init_frame (ComstockCardsCityFrame *frame,
            ComstockCardsCity      *city,
            int                     cell)
{
  *frame = (ComstockCardsCityFrame) { .x = cell / 2, .y = cell / 2, .cell = cell };
  if (!comstock_cards_city_get_box (city, &frame->area))
    comstock_cards_city_get_reach (city, &frame->area);
}

void
comstock_cards_city_picture_measure (ComstockCardsCity *city,
                                     int                cell,
                                     int               *width,
                                     int               *height)
{
  ComstockCardsCityFrame frame;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY (city));

  init_frame (&frame, city, cell);
  *width = comstock_cards_city_frame_columns (&frame) * cell + 2 * frame.x;
  *height = comstock_cards_city_frame_rows (&frame) * cell + 2 * frame.y;
}

void
comstock_cards_city_picture_snapshot (ComstockCardsCity *city,
                                      GtkWidget         *widget,
                                      GtkSnapshot       *snapshot,
                                      int                cell)
{
  const GdkRGBA ground = comstock_art_get_color (widget, "comstock_ground");
  ComstockCardsCityFrame frame;
  int width, height;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY (city));

  comstock_cards_city_picture_measure (city, cell, &width, &height);
  init_frame (&frame, city, cell);
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  comstock_cards_city_canvas_ground (widget, snapshot, &frame);
  comstock_cards_city_canvas_cards (widget, snapshot, &frame, city, COMSTOCK_ART_OUTLINES);
}
