/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city grid draws beneath its parcels: ground, town, marks and the ghost of the card in hand. */

#pragma once

#include "comstock-cards-city-frame.h"
#include "ui/kit/comstock-art.h"

/* The table under the city, ruled into parcels. */
void comstock_cards_city_canvas_ground (GtkWidget                *widget,
                                        GtkSnapshot              *snapshot,
                                        const ComstockPlaneFrame *frame);

/* @city as a town; @cards: one sees clearly where each of its cards ends. */
void comstock_cards_city_canvas_town (GtkWidget                *widget,
                                      GtkSnapshot              *snapshot,
                                      const ComstockPlaneFrame *frame,
                                      ComstockCardsCity        *city,
                                      gboolean                  cards);

/* Numbers the rows and columns of @city's box, as sentences about places count them, along the top and left edges of
 * @widget or of the table, whichever is further in. */
void comstock_cards_city_canvas_rulers (GtkWidget                *widget,
                                        GtkSnapshot              *snapshot,
                                        const ComstockPlaneFrame *frame,
                                        ComstockCardsCity        *city);

/* A mark at a legal place: where the middle of the card with its north-west parcel at (@x, @y) would be. */
void comstock_cards_city_canvas_place_mark (GtkWidget                *widget,
                                            GtkSnapshot              *snapshot,
                                            const ComstockPlaneFrame *frame,
                                            int                       x,
                                            int                       y);

/* Hatches the parcel at (@x, @y), which may not be sold. */
void comstock_cards_city_canvas_hatch (GtkSnapshot              *snapshot,
                                       const ComstockPlaneFrame *frame,
                                       int                       x,
                                       int                       y);

/* Lifts the card @terrain with its north-west parcel at (@x, @y), which may be sold, with a tag in its middle: @price
 * VP, less what it earns as it lies, make @gain. */
void comstock_cards_city_canvas_sale_mark (GtkWidget                *widget,
                                           GtkSnapshot              *snapshot,
                                           const ComstockPlaneFrame *frame,
                                           const CardsTerrain       *terrain,
                                           int                       x,
                                           int                       y,
                                           int                       price,
                                           int                       gain);

/* @terrain as it would lie with its north-west parcel at (@x, @y); crossed out if it may not.  Its frame is thicker
 * when it has the @focus. */
void comstock_cards_city_canvas_ghost (GtkWidget                *widget,
                                       GtkSnapshot              *snapshot,
                                       const ComstockPlaneFrame *frame,
                                       const CardsTerrain       *terrain,
                                       int                       x,
                                       int                       y,
                                       gboolean                  allowed,
                                       gboolean                  focus);

/* What @terrain would link if it were laid with its north-west parcel at @at, where it may lie. */
void comstock_cards_city_canvas_prospect (GtkSnapshot              *snapshot,
                                          const ComstockPlaneFrame *frame,
                                          ComstockCardsCity        *city,
                                          const CardsTerrain       *terrain,
                                          ComstockCardsPlace        at);

/* What the parcel at @at counts, and what counts it, where the town is plain; a living one shows that by itself. */
void comstock_cards_city_canvas_links (GtkWidget                *widget,
                                       GtkSnapshot              *snapshot,
                                       const ComstockPlaneFrame *frame,
                                       ComstockCardsCity        *city,
                                       ComstockCardsPlace        at);
