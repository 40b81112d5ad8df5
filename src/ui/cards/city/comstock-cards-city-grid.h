/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCityGrid: the parcels of a city in rows and columns, with a cursor that pointer and keys move. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-city-parcels.h"
#include "ui/table/plane/comstock-plane-camera.h"

#define COMSTOCK_TYPE_CARDS_CITY_GRID (comstock_cards_city_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCityGrid, comstock_cards_city_grid, COMSTOCK, CARDS_CITY_GRID, ComstockPannable)

/* Signal "pressed" (int x, int y): a parcel was clicked or activated, or the card in hand was dragged there.
 * "aimed" (): the cursor is elsewhere, or what would come of pressing there may be something else.
 * For a moment after a card was laid, it and the parcels that score otherwise than before are lit, and the bubble
 * tells the gain. */
GtkWidget *comstock_cards_city_grid_new (void);

void comstock_cards_city_grid_set_city (ComstockCardsCityGrid *self,
                                        ComstockCardsCity     *city);

/* Brings the city to the middle of what is shown, which otherwise never moves. */
void comstock_cards_city_grid_center (ComstockCardsCityGrid *self);

/* What pressing a parcel is for: legal ones are marked, and the sentence of the one under the cursor is shown beside
 * it.  With @ghost (borrowed until the next call) the cursor is that card's north-west parcel.  @judge NULL: only to
 * look at. */
void comstock_cards_city_grid_set_task (ComstockCardsCityGrid *self,
                                        const CardsTerrain    *ghost,
                                        ComstockCardsCityJudge judge,
                                        gpointer               data);

/* Lets presses and drags on @frame, which holds the grid and what scrolls it, carry the ghost and pan.  Once. */
void comstock_cards_city_grid_add_gestures (ComstockCardsCityGrid *self,
                                            GtkWidget             *frame);

/* How large it is seen and which part: for what zooms and pans. */
ComstockPlaneCamera *comstock_cards_city_grid_get_camera (ComstockCardsCityGrid *self);

/* What lies over the grid, in its coordinates: sentences keep off it. */
void comstock_cards_city_grid_keep_off (ComstockCardsCityGrid *self,
                                        const graphene_rect_t *taken);

/* Says for a moment why no card was laid at (@x, @y). */
void comstock_cards_city_grid_tell (ComstockCardsCityGrid          *self,
                                    int                             x,
                                    int                             y,
                                    const ComstockCardsCityVerdict *refusal);

/* Lights up parcels and scrolls to them. */
void comstock_cards_city_grid_highlight (ComstockCardsCityGrid *self,
                                         CardsBoard             board);

void comstock_cards_city_grid_get_cursor (ComstockCardsCityGrid *self,
                                          int                   *x,
                                          int                   *y);

/* Where the parcels of @area lie, NULL for all of the city, in the grid's coordinates; FALSE if there are none. */
gboolean comstock_cards_city_grid_get_bounds (ComstockCardsCityGrid   *self,
                                              const ComstockCardsArea *area,
                                              graphene_rect_t         *bounds);

/* Where the cursor is seen, in the grid's coordinates. */
graphene_rect_t comstock_cards_city_grid_get_cursor_bounds (ComstockCardsCityGrid *self);

/* Moves the cursor, within what is shown, and scrolls to it.  A pointer that only passes leaves it there. */
void comstock_cards_city_grid_set_cursor (ComstockCardsCityGrid *self,
                                          int                    x,
                                          int                    y);

/* Moves the cursor to the parcel at a point of the grid; the middle of a ghost is brought there.  FALSE beside the
 * parcels. */
gboolean comstock_cards_city_grid_point_at (ComstockCardsCityGrid *self,
                                            double                 x,
                                            double                 y);

/* The parcel at a point of the grid, as point_at () has it; FALSE beside the parcels. */
gboolean comstock_cards_city_grid_find_place (ComstockCardsCityGrid *self,
                                              double                 at_x,
                                              double                 at_y,
                                              int                   *x,
                                              int                   *y);

/* Moves the cursor, within what is shown, as a pointer does: the focus stays where it is. */
void comstock_cards_city_grid_move_cursor (ComstockCardsCityGrid *self,
                                           int                    x,
                                           int                    y,
                                           gboolean               scroll);

/* Whether pressing a parcel is for anything, and whether it is for a card in hand. */
gboolean comstock_cards_city_grid_is_asked (ComstockCardsCityGrid *self);
gboolean comstock_cards_city_grid_is_holding (ComstockCardsCityGrid *self);

/* Emits "pressed". */
void comstock_cards_city_grid_press (ComstockCardsCityGrid *self,
                                     int                    x,
                                     int                    y);

/* Moves the cursor, and has a screen reader call what is there now @name.  Returns whether it reads that: the focus
 * came there. */
gboolean comstock_cards_city_grid_visit (ComstockCardsCityGrid *self,
                                         int                    x,
                                         int                    y,
                                         const char            *name);

/* Moves the cursor on to the next legal place in reading order, or back (@step 1, −1), around the end. */
void comstock_cards_city_grid_next_allowed (ComstockCardsCityGrid *self,
                                            int                    step);
