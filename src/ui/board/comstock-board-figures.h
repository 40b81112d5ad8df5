/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cowboys and horses with the sign of their seat, wherever they stand. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

#define COMSTOCK_BOARD_MAX_CROWD (BOARD_MAX_SEATS * BOARD_COWBOYS)

/* How many cowboys of @seat stand on @place. */
guint comstock_board_cowboys_on       (const BoardSeat       *seat,
                                       BoardPlace             place);

/* The seats with a cowboy on @place, each as often as it has cowboys there, in the order of the seats; returns how
 * many were written to @seats, which has room for all. */
guint comstock_board_crowd_on         (const BoardState      *state,
                                       BoardPlace             place,
                                       uint8_t                seats[COMSTOCK_BOARD_MAX_CROWD]);

/* The same of horses, which stand in enclosures alone. */
guint comstock_board_horses_on        (const BoardState      *state,
                                       BoardPlace             place,
                                       uint8_t                seats[COMSTOCK_BOARD_MAX_CROWD]);

/* Draws a cowboy in the colors of @sign, which lies on its chest, into @bounds, a square. */
void  comstock_board_figures_draw     (GtkWidget             *widget,
                                       GtkSnapshot           *snapshot,
                                       const char            *sign,
                                       const graphene_rect_t *bounds);

/* Draws the cowboy of @seat that stands on @place into @bounds, a square, in the colors of its suit: the sheriff's
 * white; with dynamite or the singer's tile where these were laid with it. */
void  comstock_board_figures_cowboy   (GtkWidget             *widget,
                                       GtkSnapshot           *snapshot,
                                       const BoardState      *state,
                                       uint32_t               seat,
                                       BoardPlace             place,
                                       const graphene_rect_t *bounds);

/* Draws all that stand there side by side into @bounds, nearer to each other where there are many, none larger than
 * @side; below them the horses, as disks of their owners.  The last cowboy of each seat in @away, a bit each, is on its
 * way: its square stays free. */
void  comstock_board_figures_crowd    (GtkWidget             *widget,
                                       GtkSnapshot           *snapshot,
                                       const BoardState      *state,
                                       BoardPlace             place,
                                       const graphene_rect_t *bounds,
                                       float                  side,
                                       guint                  away);

/* Where the last cowboy of @seat is among them; FALSE if it has none there. */
gboolean comstock_board_figures_find  (const BoardState      *state,
                                       BoardPlace             place,
                                       uint32_t               seat,
                                       const graphene_rect_t *bounds,
                                       float                  side,
                                       graphene_rect_t       *square);
