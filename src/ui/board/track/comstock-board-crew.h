/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardCrew: the cowboys on a place, and the horses in an enclosure, each with the sign of its seat. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

#define COMSTOCK_TYPE_BOARD_CREW (comstock_board_crew_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardCrew, comstock_board_crew, COMSTOCK, BOARD_CREW, GtkWidget)

/* Keeps its room while nobody is there. */
GtkWidget *comstock_board_crew_new (BoardPlace         place);

/* How much larger than usual it is, 1.0 at first. */
void       comstock_board_crew_set_zoom (ComstockBoardCrew *self,
                                         double             zoom);

/* @state is read now, and copied. */
void       comstock_board_crew_set (ComstockBoardCrew *self,
                                    const BoardState  *state);

/* The seats whose last cowboy here is still on its way, a bit each: it is not drawn. */
void       comstock_board_crew_set_away (ComstockBoardCrew *self,
                                         guint              away);

/* Where the last cowboy of @seat stands in @state, in coordinates of the widget; FALSE if it has none here. */
gboolean   comstock_board_crew_find (ComstockBoardCrew *self,
                                     const BoardState  *state,
                                     uint32_t           seat,
                                     graphene_rect_t   *square);
