/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFace: the portrait of a character, upright or, once used, on its side in the shade. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-terms.h"

#define COMSTOCK_TYPE_CARDS_FACE (comstock_cards_face_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFace, comstock_cards_face, COMSTOCK, CARDS_FACE, GtkWidget)

/* Properties: "pixel-size" (int: its side, times the scale of the table).  To a screen reader it is decoration. */
GtkWidget *comstock_cards_face_new           (CardsCharacter     character,
                                              int                pixel_size);

void       comstock_cards_face_set_character (ComstockCardsFace *self,
                                              CardsCharacter     character);

/* How far it is turned: 0 is upright, 1 used. */
void       comstock_cards_face_set_turn      (ComstockCardsFace *self,
                                              double             turn);

/* Whether it is smaller where what lies with it needs the room. */
void       comstock_cards_face_set_yielding  (ComstockCardsFace *self,
                                              gboolean           yielding);

/* Draws the face of @character into the square of @bounds, for widgets that draw several. */
void       comstock_cards_face_snapshot      (GtkWidget             *widget,
                                              GtkSnapshot           *snapshot,
                                              CardsCharacter         character,
                                              const graphene_rect_t *bounds,
                                              double                 turn);
