/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardSpace: one place of the track, or an enclosure, as a button. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-board-crew.h"
#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_SPACE (comstock_board_space_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardSpace, comstock_board_space, COMSTOCK, BOARD_SPACE, GtkButton)

GtkWidget *comstock_board_space_new      (BoardPlace          place);

BoardPlace comstock_board_space_get      (ComstockBoardSpace *self);

/* Adds to @parts its name, what it pays, its rule, and who stands there. */
void       comstock_board_space_tell      (ComstockBoardSpace *self,
                                           GPtrArray          *parts);

/* Shows the place as it is in @state of @game for @seat: what it pays, whether it is open, who stands there, whether it
 * is being carried out.  @seat may be CS_NO_SEAT: what depends on a seat is left out then. */
void       comstock_board_space_update   (ComstockBoardSpace *self,
                                          ComstockGame       *game,
                                          const BoardState   *state,
                                          uint32_t            seat);

/* Its name, the building for sale and who stands there, as one sentence; NULL if there is neither.  Not @briefly, also
 * what it pays and what it is for.  Free with g_free (). */
char      *comstock_board_space_dup_spoken (ComstockBoardSpace *self,
                                            gboolean            briefly);

/* Whether a press there would be legal now. */
void       comstock_board_space_offer    (ComstockBoardSpace *self,
                                          gboolean            offered);

/* Whether the last deed was about it. */
void       comstock_board_space_set_last (ComstockBoardSpace *self,
                                          gboolean            last);

/* Whether it is marked as what somebody asks about. */
void       comstock_board_space_light    (ComstockBoardSpace *self,
                                          gboolean            lit);

/* Who is drawn there. */
ComstockBoardCrew *comstock_board_space_get_crew (ComstockBoardSpace *self);

/* How much larger than usual all in it is, 1.0 at first, and in how many lines of how many letters its name is seen, at
 * first in none; it is read out in any case.  Sign and cowboys of a @low one are small although it has a name. */
void       comstock_board_space_set_size (ComstockBoardSpace *self,
                                          double              zoom,
                                          guint               name_lines,
                                          int                 name_chars,
                                          gboolean            low);
