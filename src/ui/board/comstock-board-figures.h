/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cowboys and horses with the sign of their seat, wherever they stand. */

#pragma once

#include <gtk/gtk.h>

#include "engine/board/board-game.h"

/* The seats with a cowboy on @place, each as often as it has cowboys there, in the order of the seats; returns how
 * many were written to @seats, which has room for all. */
#define COMSTOCK_BOARD_MAX_CROWD (BOARD_MAX_SEATS * BOARD_COWBOYS)

guint comstock_board_crowd_on         (const BoardState      *state,
                                       BoardPlace             place,
                                       uint8_t                seats[COMSTOCK_BOARD_MAX_CROWD]);

/* The same of horses, which stand in enclosures alone. */
guint comstock_board_horses_on        (const BoardState      *state,
                                       BoardPlace             place,
                                       uint8_t                seats[COMSTOCK_BOARD_MAX_CROWD]);

/* Draws the cowboy of @seat that stands on @place into @bounds, a square, in the colours of its suit: the sheriff's
 * white; with dynamite or the singer's tile where these were laid with it. */
void  comstock_board_figures_cowboy   (GtkWidget             *widget,
                                       GtkSnapshot           *snapshot,
                                       const BoardState      *state,
                                       uint32_t               seat,
                                       BoardPlace             place,
                                       const graphene_rect_t *bounds);

/* Draws all that stand there side by side into @bounds, nearer to each other where there are many, none larger than
 * @side. */
void  comstock_board_figures_crowd    (GtkWidget             *widget,
                                       GtkSnapshot           *snapshot,
                                       const BoardState      *state,
                                       BoardPlace             place,
                                       const graphene_rect_t *bounds,
                                       float                  side);
