/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardTrack: the places of the action track in their order, and the enclosures of Horses after them. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_TRACK (comstock_board_track_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardTrack, comstock_board_track, COMSTOCK, BOARD_TRACK, GtkWidget)

/* One stop of Tab; arrow keys, Home and End go among the places.
 *
 * Signals:
 * "place-pressed" (guint place): a BoardPlace, whether it is offered or not;
 * "touched" (guint place): by a finger, which presses one that is offered only where it touches it once more;
 *   BOARD_NO_PLACE: it has to touch it anew;
 * "lifted" (guint place): the building there is dragged off, or Shift+Enter was pressed: it is carried if
 *   comstock_board_track_carry () is called for it; BOARD_NO_PLACE: the drag is over. */
GtkWidget *comstock_board_track_new         (void);

/* Shows @state of @game, with what each place pays @seat, or CS_NO_SEAT for what it pays nobody in particular. */
void       comstock_board_track_set_state   (ComstockBoardTrack *self,
                                             ComstockGame       *game,
                                             const BoardState   *state,
                                             uint32_t            seat);

/* What may be pressed now: @places by BOARD_BIT of a BoardTrack, @enclosures by that of an enclosure from 0. */
void       comstock_board_track_set_targets (ComstockBoardTrack *self,
                                             uint32_t            places,
                                             uint32_t            enclosures);

/* Marks @place as the one that a finger has touched; BOARD_NO_PLACE: none. */
void       comstock_board_track_touch       (ComstockBoardTrack *self,
                                             BoardPlace          place);

/* Marks @place as that of the last deed, if it is one of the track; BOARD_NO_PLACE: none. */
void       comstock_board_track_set_last    (ComstockBoardTrack *self,
                                             BoardPlace          place);

/* Marks @places, by BOARD_BIT, as what somebody asks about, and scrolls to them. */
void       comstock_board_track_light       (ComstockBoardTrack *self,
                                             uint32_t            places);

/* Marks @place, if it is one of the track, as the one at which something is answered in words; BOARD_NO_PLACE: none. */
void       comstock_board_track_aim         (ComstockBoardTrack *self,
                                             BoardPlace          place);

/* Marks @place as the one of which the building is carried to the map; BOARD_NO_PLACE: none. */
void       comstock_board_track_carry       (ComstockBoardTrack *self,
                                             BoardPlace          place);

/* How large the places are, from the least on. */
typedef enum
{
  COMSTOCK_BOARD_TRACK_USUAL,
  COMSTOCK_BOARD_TRACK_LARGE,
  COMSTOCK_BOARD_TRACK_LARGER,
  COMSTOCK_BOARD_TRACK_NAMED_LOW,       /* each with its name in a line, below a small sign, */
  COMSTOCK_BOARD_TRACK_NAMED_LESS_LOW,  /* or in two where it is long, */
  COMSTOCK_BOARD_TRACK_NAMED_NARROW,    /* below a large one */
  COMSTOCK_BOARD_TRACK_NAMED,
  COMSTOCK_BOARD_TRACK_NAMED_LARGE,
  COMSTOCK_BOARD_TRACK_SIZES
} ComstockBoardTrackSize;

void       comstock_board_track_set_size    (ComstockBoardTrack    *self,
                                             ComstockBoardTrackSize size);

/* How wide and high the largest of its places is with its share of the road, in pixels. */
void       comstock_board_track_measure_cell (ComstockBoardTrack *self,
                                              int                *width,
                                              int                *height);

/* As comstock_board_trail_get_height () and comstock_board_trail_set_lines (). */
int        comstock_board_track_get_height  (ComstockBoardTrack *self,
                                             int                 columns,
                                             int                 height);
void       comstock_board_track_set_lines   (ComstockBoardTrack *self,
                                             int                 columns,
                                             int                 width,
                                             int                 height);

/* The button of @place, for what points at it; NULL where there are no enclosures. */
GtkWidget *comstock_board_track_get_space   (ComstockBoardTrack *self,
                                             BoardPlace          place);
