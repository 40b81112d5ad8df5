/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes and goes on the map: cowboys, outlaws, what may be pressed, figures, ghosts. */

#pragma once

#include "comstock-board-map-frame.h"
#include "engine/board/board-game.h"

/* Things that do not lie there yet. */
typedef struct
{
  BoardContent content;         /* BOARD_BARE: none */
  BoardParcels parcels;         /* where it would stand */
  BoardRoads roads;
} ComstockBoardGhost;

typedef struct
{
  ComstockBoardTargets targets;
  BoardParcels lit;             /* what makes a figure that somebody looks at */
  ComstockBoardSite aim;        /* under the pointer, or with the focus */
  ComstockBoardGhost ghost;
  char *figures[BOARD_PARCEL_COUNT];    /* NULL: none */
  uint8_t away[BOARD_PARCEL_COUNT];     /* seats whose cowboy there is still on its way, a bit each */
  char *changes[BOARD_PARCEL_COUNT];    /* what the ghost would change, instead of figures; NULL: nothing */
} ComstockBoardMapMarks;

/* What lies below the roads: shade, rings, ghosts of buildings. */
void comstock_board_map_marks_draw_below (GtkWidget                   *widget,
                                          GtkSnapshot                 *snapshot,
                                          const ComstockBoardMapFrame *frame,
                                          const ComstockBoardMapMarks *marks);

/* What lies over them: edges, people, figures. */
void comstock_board_map_marks_draw (GtkWidget                   *widget,
                                    GtkSnapshot                 *snapshot,
                                    const ComstockBoardMapFrame *frame,
                                    const BoardState            *state,
                                    const ComstockBoardMapMarks *marks);

/* Where the cowboy of @seat stands on @parcel in @state; FALSE if it has none there. */
gboolean comstock_board_map_marks_find_cowboy (const ComstockBoardMapFrame *frame,
                                               const BoardState            *state,
                                               uint32_t                     parcel,
                                               uint32_t                     seat,
                                               graphene_rect_t             *square);
