/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the table of Carcassonne: The City its moves are answered. */

#pragma once

#include "engine/city/city-game.h"
#include "model/session/comstock-ask.h"

G_BEGIN_DECLS

/* The city is a plane: x and y of a cell are those of the rules.  A tile is laid on its cell, where each turn is an
 * answer (city_move_which ()); a follower is put at a spot of the tile just laid, COMSTOCK_SPOT plus the number of the
 * segment on the tile; the gate and a wall go on an edge, a guard on that of the newest piece, a tower on that of the
 * piece at the end. */
#define COMSTOCK_CITY_SURFACE (COMSTOCK_NOWHERE + 1)

/* The cell of a tile, by its number. */
ComstockPlace comstock_city_tile_on_table (const CityState     *state,
                                           guint                tile);

/* An edge of the tile at a cell, or of a tile by its number; and the tile edge that a place is: with the one or the
 * other of the cells beside it as @x and @y; FALSE if neither holds a tile. */
ComstockPlace comstock_city_edge_on_table (int                  x,
                                           int                  y,
                                           CityEdge             edge);
ComstockPlace comstock_city_rim_on_table  (const CityState     *state,
                                           CityRim              rim);
gboolean      comstock_city_edge_of       (const CityState     *state,
                                           const ComstockPlace *place,
                                           CityRim             *rim);

/* Where @move, which is legal in @state, is made. */
ComstockPlace comstock_city_move_on_table (const CityState     *state,
                                           CsMove               move);

/* For the game's class. */
void          comstock_city_ask_lay_out   (ComstockGame        *game,
                                           guint                seat,
                                           ComstockOption      *option);
CsRefusal     comstock_city_ask_refuse    (ComstockGame        *game,
                                           guint                seat,
                                           const ComstockPlace *place);

G_END_DECLS
