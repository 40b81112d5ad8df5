/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on map and track the moves of the board game are made. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"

/* The place that @move is about, of a road the parcel south or east of it; BOARD_NO_PLACE: none. */
BoardPlace comstock_board_target_find (CsMove     move);

/* The move at @place that somebody means who is asked for one of @moves (of CsMove): legal or not; 0 if it would be
 * made elsewhere. */
CsMove     comstock_board_target_guess (GArray    *moves,
                                        BoardPlace place);

/* Whether @move is made at @place.  A road is so at both parcels beside it. */
gboolean   comstock_board_target_is   (CsMove     move,
                                       BoardPlace place);

/* What a press at @place means of @moves (of CsMove, or NULL for none): the only one there that lays no road, or else
 * the only road; 0 if there are none or several.  Sets @n to how many there are. */
CsMove     comstock_board_target_find_only (GArray     *moves,
                                            BoardPlace  place,
                                            guint      *n);

/* Of @moves of @seat one for each place, in the order in which whoever goes through them meets them: a building in hand
 * first where it would earn most, all else as the rules list it.  Returns a new GArray of CsMove. */
GArray    *comstock_board_target_dup_stops (GArray           *moves,
                                            const BoardState *seen,
                                            guint             seat,
                                            BoardContent      in_hand);
