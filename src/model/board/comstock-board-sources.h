/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the VP of each seat came from in the course of a game, which no position holds. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"

G_BEGIN_DECLS

/* VP of which no event told; 0 as long as no move has more than CS_MAX_EVENTS. */
#define COMSTOCK_BOARD_UNTOLD BOARD_SOURCES

/* By BoardSource.  Those of a seat always add up to its VP. */
typedef struct
{
  int vp[BOARD_MAX_SEATS][COMSTOCK_BOARD_UNTOLD + 1];
} ComstockBoardSources;

/* Those that lead to @state, read from @events, an array of CsEvent: what happened since the first move.  They are open
 * to all, as the VP are. */
void  comstock_board_sources_read     (ComstockBoardSources *self,
                                       const BoardState     *state,
                                       const GArray         *events);

/* "Cowboy VP", "Editor (red)"; NULL for what has no name of its own.  Free with g_free (). */
char *comstock_board_sources_dup_name (guint                 source);

G_END_DECLS
