/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsScoreSheet: the pane beside the table with the score pad of the game as it stands, and its course by
 * rounds. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_SCORE_SHEET (comstock_cards_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsScoreSheet, comstock_cards_score_sheet, COMSTOCK, CARDS_SCORE_SHEET, GtkWidget)

/* A figure that is pressed is explained below the pad, and lights up the parcels that make it.  It goes out by itself
 * when the sheet is no longer seen.  Implements ComstockLook.
 * Signal "light-changed" (): other parcels are lit, or none. */

/* The game to show; is called once, and the sheet follows it. */
void       comstock_cards_score_sheet_set_game    (ComstockCardsScoreSheet *self,
                                                   ComstockCardsGame       *game);

/* The parcels that are lit now, and in *@seat whose (borrowed, NULL without a light). */
CardsBoard comstock_cards_score_sheet_get_light   (ComstockCardsScoreSheet *self,
                                                   ComstockCardsSeat      **seat);

/* Tells which seat's city is seen beside the sheet, NULL for none: of all others the sheet shows a small picture. */
void          comstock_cards_score_sheet_set_neighbour (ComstockCardsScoreSheet *self,
                                                        ComstockCardsSeat       *seat);

/* Where there is little room the button that closes the pane stands above the titles of its pages; and in a window of
 * @width pixels all seats are seen, if need be with signs instead of the names of rows. */
void       comstock_cards_score_sheet_set_room    (ComstockCardsScoreSheet *self,
                                                   int                      width,
                                                   gboolean                 cramped);
