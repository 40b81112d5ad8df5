/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardSeats: what each seat has, a plate for each, which opens to all of it. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_BOARD_SEATS (comstock_board_seats_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardSeats, comstock_board_seats, COMSTOCK, BOARD_SEATS, GtkWidget)

GtkWidget *comstock_board_seats_new    (ComstockGame       *game);

/* Brings the plates in line with the game. */
void       comstock_board_seats_update (ComstockBoardSeats *self);

/* The plate of @seat. */
GtkWidget *comstock_board_seats_get_plate (ComstockBoardSeats *self,
                                           guint               seat);

/* How the plates stand: one below the other, each with a line of figures below its name unless text is large; side by
 * side, in a row that scrolls or in as many lines as they need; or one below the other with no names, for a narrow
 * place.  @width: what they have, in pixels.  To be called again when the size of the text changes. */
typedef enum
{
  COMSTOCK_BOARD_SEATS_COLUMN,
  COMSTOCK_BOARD_SEATS_ROW,
  COMSTOCK_BOARD_SEATS_LINES,
  COMSTOCK_BOARD_SEATS_BRIEF,
} ComstockBoardSeatsShape;

void       comstock_board_seats_set_shape (ComstockBoardSeats     *self,
                                           ComstockBoardSeatsShape shape,
                                           int                     width);
