/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the table of the board game its moves are answered. */

#pragma once

#include "engine/board/board-game.h"
#include "model/session/comstock-ask.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_BOARD_SURFACE_TRACK = COMSTOCK_NOWHERE + 1,  /* x: BoardTrack */
  COMSTOCK_BOARD_SURFACE_MAP,                           /* x, y: a parcel; its sides are edges where roads lie */
  COMSTOCK_BOARD_SURFACE_ENCLOSURES,                    /* x: 0–4 */
} ComstockBoardSurface;

/* The groups of answers, as lists have them. */
typedef enum
{
  COMSTOCK_BOARD_IN_WORDS,
  COMSTOCK_BOARD_ON_TRACK,
  COMSTOCK_BOARD_ON_ENCLOSURES,
  COMSTOCK_BOARD_ON_MAP,
  COMSTOCK_BOARD_GROUPS
} ComstockBoardGroup;

/* @place of the rules on the table: BOARD_NO_PLACE is nowhere. */
ComstockPlace comstock_board_place_on_table (BoardPlace           place);
ComstockPlace comstock_board_edge_on_table  (guint                edge);

/* Where @move is made. */
ComstockPlace comstock_board_move_on_table  (CsMove               move);

/* And back: of an edge its parcel; BOARD_NO_PLACE for nowhere. */
BoardPlace    comstock_board_place_of       (const ComstockPlace *place);

/* The argument of BOARD_MOVE_ROAD of a place that is an edge. */
guint         comstock_board_edge_of        (const ComstockPlace *place);

/* Where @seat, which is asked, may send a cowboy to attack: the first such parcel, or BOARD_NO_PARCEL. */
guint         comstock_board_ask_find_attack (ComstockGame        *game,
                                              guint                seat);

/* For the game's class. */
void          comstock_board_ask_lay_out    (ComstockGame         *game,
                                             guint                 seat,
                                             ComstockOption       *option);
CsRefusal     comstock_board_ask_refuse     (ComstockGame         *game,
                                             guint                 seat,
                                             const ComstockPlace  *place);
gboolean      comstock_board_ask_is_secret  (ComstockGame         *game);

G_END_DECLS
