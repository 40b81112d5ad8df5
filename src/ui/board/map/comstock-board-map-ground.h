/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the map for long: ground, river, property tiles, what stands on the parcels, roads and bridges. */

#pragma once

#include "comstock-board-map-frame.h"
#include "engine/board/board-game.h"

/* Draws all but roads and bridges, with the parcels of @bright on lighter ground. */
void comstock_board_map_ground_draw   (GtkWidget                   *widget,
                                       GtkSnapshot                 *snapshot,
                                       const ComstockBoardMapFrame *frame,
                                       const BoardState            *state,
                                       BoardParcels                 bright);

void comstock_board_map_ground_draw_roads (GtkWidget                   *widget,
                                           GtkSnapshot                 *snapshot,
                                           const ComstockBoardMapFrame *frame,
                                           const BoardState            *state);

/* Draws letters and numbers anew along the sides of the widget where those of @frame have scrolled out of it. */
void comstock_board_map_ground_draw_rulers (GtkWidget                   *widget,
                                            GtkSnapshot                 *snapshot,
                                            const ComstockBoardMapFrame *frame);

/* Where the drawing of what stands on @parcel lies. */
graphene_rect_t comstock_board_map_ground_content (const ComstockBoardMapFrame *frame,
                                                   uint32_t                     parcel);

/* How wide a road is. */
float comstock_board_map_ground_road  (const ComstockBoardMapFrame *frame);
