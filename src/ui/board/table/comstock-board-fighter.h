/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardFighter: one seat in the scene of a duel, with what makes its strength. */

#pragma once

#include "model/board/comstock-board-record.h"

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_BOARD_FIGHTER (comstock_board_fighter_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardFighter, comstock_board_fighter, COMSTOCK, BOARD_FIGHTER, GtkWidget)

GtkWidget *comstock_board_fighter_new       (ComstockGame               *game,
                                             guint                       seat,
                                             const ComstockBoardDuelist *duelist);

/* How many parts its firepower has. */
guint      comstock_board_fighter_get_parts (ComstockBoardFighter       *self);

/* Its dice show other faces and fall after so many; 0: they lie.  Tiles are face down until then. */
void       comstock_board_fighter_roll      (ComstockBoardFighter       *self,
                                             guint                       faces);

/* @added: parts that are counted, the last of them perhaps only begun: 1.5 is the first one and half of the second.
 * Negative: the dice have not been thrown. */
void       comstock_board_fighter_add       (ComstockBoardFighter       *self,
                                             double                      added);

/* A die or duel tile of @duelist, as it lies. */
GtkWidget *comstock_board_fighter_die_new   (const ComstockBoardDuelist *duelist,
                                             guint                       nth,
                                             int                         pixel_size);
