/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parcel of the map in words. */

#pragma once

#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

/* Adds to @parts, a line each, what lies on @parcel, as the next function tells it. */
void  comstock_board_parcel_tell     (ComstockGame     *game,
                                      const BoardState *seen,
                                      int               seat,
                                      guint             parcel,
                                      GPtrArray        *parts);

/* What lies on @parcel, whose it is, what it costs @seat or earns today, who stands there: "C4: Saloon · owned by Hat ·
 * income $12, this round $6".  @seen is the position as the viewer sees it; @seat may be −1 for nobody.  Free with
 * g_free (). */
char *comstock_board_parcel_dup_text (ComstockGame     *game,
                                      const BoardState *seen,
                                      int               seat,
                                      guint             parcel);

/* What on and around @parcel makes its price, where it is for sale: "2 × House, 1 × Mountain"; NULL for nothing.  Free
 * with g_free (). */
char *comstock_board_parcel_dup_reasons (const BoardState *seen,
                                         guint             parcel);
