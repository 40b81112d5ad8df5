/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes and goes on the map: cowboys, outlaws, ghosts. */

#pragma once

#include "engine/board/board-game.h"
#include "ui/table/plane/comstock-plane-frame.h"

/* Who stands on @parcel, into @bounds; @away: the seats whose cowboy is still on its way there, a bit each. */
void     comstock_board_map_marks_draw_parcel (GtkWidget             *widget,
                                               GtkSnapshot           *snapshot,
                                               const BoardState      *state,
                                               uint32_t               parcel,
                                               guint                  away,
                                               const graphene_rect_t *bounds);

/* A revolver on the parcel that lies at @bounds. */
void     comstock_board_map_marks_draw_attack (GtkWidget             *widget,
                                               GtkSnapshot           *snapshot,
                                               const graphene_rect_t *bounds);

/* The folded corner of what the last deed was about. */
void     comstock_board_map_marks_draw_last   (GtkWidget             *widget,
                                               GtkSnapshot           *snapshot,
                                               const graphene_rect_t *bounds);

/* Where the cowboy of @seat stands on @parcel in @state, which lies at @bounds; FALSE if it has none there. */
gboolean comstock_board_map_marks_find_cowboy (const BoardState      *state,
                                               uint32_t               parcel,
                                               uint32_t               seat,
                                               const graphene_rect_t *bounds,
                                               graphene_rect_t       *square);

/* @content (BOARD_BARE: nothing) that does not stand there yet, faint; a road that is not there yet, dashed. */
void     comstock_board_map_marks_draw_ghost  (GtkWidget                *widget,
                                               GtkSnapshot              *snapshot,
                                               const ComstockPlaneFrame *frame,
                                               uint32_t                  parcel,
                                               BoardContent              content);
void     comstock_board_map_marks_draw_road   (GtkWidget                *widget,
                                               GtkSnapshot              *snapshot,
                                               const ComstockPlaneFrame *frame,
                                               uint32_t                  edge);
