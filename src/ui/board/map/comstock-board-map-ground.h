/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the map for long: land, claims, roads and bridges. */

#pragma once

#include "engine/board/board-game.h"
#include "model/board/comstock-board-ask.h"
#include "ui/table/plane/comstock-plane-frame.h"

/* Draws all but roads and bridges, with all land but @bright in dusk; 0: none. */
void comstock_board_map_ground_draw   (GtkWidget                *widget,
                                       GtkSnapshot              *snapshot,
                                       const ComstockPlaneFrame *frame,
                                       const BoardState         *state,
                                       BoardParcels              bright);

void comstock_board_map_ground_draw_roads (GtkWidget                *widget,
                                           GtkSnapshot              *snapshot,
                                           const ComstockPlaneFrame *frame,
                                           const BoardState         *state);

/* Draws letters and numbers anew along the sides of the widget where those of @frame have scrolled out of it. */
void comstock_board_map_ground_draw_rulers (GtkWidget                *widget,
                                            GtkSnapshot              *snapshot,
                                            const ComstockPlaneFrame *frame);

/* Where @parcel lies. */
graphene_rect_t comstock_board_map_ground_parcel (const ComstockPlaneFrame *frame,
                                                  uint32_t                  parcel);

/* Where the drawing of what stands on @parcel lies. */
graphene_rect_t comstock_board_map_ground_content (const ComstockPlaneFrame *frame,
                                                   uint32_t                  parcel);

/* How wide a road is. */
float comstock_board_map_ground_road  (const ComstockPlaneFrame *frame);
