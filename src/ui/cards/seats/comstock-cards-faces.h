/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFaces: the characters of a seat as small faces, in as many rows as there is room for. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-seat.h"

#define COMSTOCK_TYPE_CARDS_FACES (comstock_cards_faces_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFaces, comstock_cards_faces, COMSTOCK, CARDS_FACES, GtkWidget)

/* Where there is no room for all of them, the last place tells how many more there are.  Its accessible name tells all
 * of them, and which are used. */
GtkWidget *comstock_cards_faces_new      (void);

/* Follows @seat from now on, keeping a reference. */
void       comstock_cards_faces_set_seat (ComstockCardsFaces *self,
                                          ComstockCardsSeat  *seat);

/* How large a face is, in pixels, from the next allocation on. */
void       comstock_cards_faces_set_side (ComstockCardsFaces *self,
                                          int                 side);

/* Which of the characters has its face at (@x, @y), and where in the widget that is; −1: none. */
int        comstock_cards_faces_find     (ComstockCardsFaces *self,
                                          double              x,
                                          double              y,
                                          graphene_rect_t    *area);

/* Its name and what it does; NULL if there are fewer.  Free with g_free (). */
char      *comstock_cards_faces_dup_text (ComstockCardsFaces *self,
                                          guint               index);
