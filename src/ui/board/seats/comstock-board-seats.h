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

/* Whether the plates stand side by side.  Else each has a line of figures below its name, unless text is large.  To be
 * called again when the size of the text changes. */
void       comstock_board_seats_set_row (ComstockBoardSeats *self,
                                         gboolean            row);
