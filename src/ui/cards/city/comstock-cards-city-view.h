/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCityView: a city on its parcel grid, to look at, to lay a card in, or to sell a card from. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-city.h"
#include "ui/table/plane/comstock-plane-view.h"

#define COMSTOCK_TYPE_CARDS_CITY_VIEW (comstock_cards_city_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCityView, comstock_cards_city_view, COMSTOCK, CARDS_CITY_VIEW,
                      ComstockPlaneView)

/* A city is a map: it is not turned around in languages that run from right to left, as the table is.
 *
 * Without a card in hand and without selling the view is only looked at.  ComstockLook has the ghost as well.
 * Signals:
 * - "place" (int x, int y): the card in hand was laid at a legal place, in the city's coordinates;
 * - "take" (ComstockCardsCard *card, int x, int y): a card in the column was dropped at a legal place while taking;
 * - "sell" (ComstockCardsCard *card): a card that may be sold was chosen while selling;
 * - "aimed" (): see comstock_cards_city_view_get_aim ();
 * - "refused" (const char *sentence): an illegal place or sale was chosen; the view shows the sentence by itself. */
GtkWidget *comstock_cards_city_view_new (void);

/* @city may be NULL. */
void comstock_cards_city_view_set_city (ComstockCardsCityView *self,
                                        ComstockCardsCity     *city);

/* The city that is shown, borrowed, or NULL. */
ComstockCardsCity *comstock_cards_city_view_get_city (ComstockCardsCityView *self);

/* Brings the city to the middle of the view, which otherwise never moves: between two rounds. */
void comstock_cards_city_view_center (ComstockCardsCityView *self);

/* Takes a terrain card in hand: legal places light up and a ghost follows pointer and arrow keys.  NULL puts it
 * away. */
void comstock_cards_city_view_hold (ComstockCardsCityView *self,
                                    ComstockCardsCard     *card);

/* While @taking, cards in the column that may be taken now can be dropped here. */
void comstock_cards_city_view_set_taking (ComstockCardsCityView *self,
                                          gboolean               taking);

void comstock_cards_city_view_set_selling (ComstockCardsCityView *self,
                                           gboolean               selling);

/* What laying the card in hand, or that dragged over the city, would score where it is; FALSE if it may not lie there
 * or there is none. */
gboolean comstock_cards_city_view_get_aim (ComstockCardsCityView *self,
                                           ComstockCardsGain     *gain);

/* Where the ghost is; FALSE if there is none. */
gboolean comstock_cards_city_view_get_ghost (ComstockCardsCityView *self,
                                             int                   *x,
                                             int                   *y);

/* Where the ghost is seen, in the coordinates of @widget; FALSE if there is none. */
gboolean comstock_cards_city_view_get_ghost_bounds (ComstockCardsCityView *self,
                                                    GtkWidget             *widget,
                                                    graphene_rect_t       *bounds);

/* The widget of the parcels, which is scrolled, and where in it those of @area lie, NULL for all of the city; NULL if
 * there are none. */
GtkWidget *comstock_cards_city_view_find_area (ComstockCardsCityView   *self,
                                               const ComstockCardsArea *area,
                                               graphene_rect_t         *bounds);

/* Moves the ghost there and makes it seen (a hint, a "place here" button). */
void comstock_cards_city_view_set_ghost (ComstockCardsCityView *self,
                                         int                    x,
                                         int                    y);

/* Lays the card in hand where the ghost is: what Enter and a click do, for a button elsewhere. */
void comstock_cards_city_view_place (ComstockCardsCityView *self);

/* Lights up the parcels of @board (a row of the score sheet); 0 puts the light out. */
void comstock_cards_city_view_highlight (ComstockCardsCityView *self,
                                         CardsBoard             board);
