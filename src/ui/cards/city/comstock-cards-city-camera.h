/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera of a city grid: which part of the table is seen, and how large. */

#pragma once

#include "comstock-cards-city-frame.h"
#include "ui/kit/comstock-pannable.h"

typedef struct _ComstockCardsCityCamera ComstockCardsCityCamera;

/* What scrolls is @grid, which is borrowed.  An empty table without zoom at first. */
ComstockCardsCityCamera *comstock_cards_city_camera_new  (ComstockPannable   *grid);
void                     comstock_cards_city_camera_free (ComstockCardsCityCamera *self);

/* Which parcels are shown, and where they lie in the grid: the same frame as long as there is a camera. */
const ComstockCardsCityFrame *comstock_cards_city_camera_get_frame (ComstockCardsCityCamera *self);

/* Turns to @city (may be NULL), which lies in the middle then; the zoom stays. */
void comstock_cards_city_camera_reset (ComstockCardsCityCamera *self,
                                       ComstockCardsCity       *city);

/* Shows all of @city (may be NULL), and while it is @growing the places for a card; what is in the middle of the grid
 * stays there where it scrolls. */
void comstock_cards_city_camera_follow (ComstockCardsCityCamera *self,
                                        ComstockCardsCity       *city,
                                        gboolean                 growing);

/* Brings @city (may be NULL) to the middle in a quarter of a second, or at once without animations. */
void comstock_cards_city_camera_center (ComstockCardsCityCamera *self,
                                        ComstockCardsCity       *city);

/* With 1.0 parcels have their usual side, which the size of the grid decides alone.  What lies at (@x, @y) in the grid
 * stays there. */
void comstock_cards_city_camera_set_zoom (ComstockCardsCityCamera *self,
                                          double                   zoom,
                                          double                   x,
                                          double                   y);

/* The point of the table, in parcels, that is in the middle of the grid; and back to it, with a zoom. */
void comstock_cards_city_camera_get_middle (ComstockCardsCityCamera *self,
                                            double                  *x,
                                            double                  *y);
void comstock_cards_city_camera_set_middle (ComstockCardsCityCamera *self,
                                            double                   zoom,
                                            double                   x,
                                            double                   y);

/* The least side of the grid, in pixels. */
int comstock_cards_city_camera_measure (ComstockCardsCityCamera *self);

/* The side of a parcel in so many pixels, without zoom: all of the frame is seen, unless parcels were smaller than a
 * finger then. */
int comstock_cards_city_camera_fit (int width,
                                    int height);

/* To be called when the grid is allocated.  When its size is another one, @keep (may be NULL) stays in sight.  TRUE if
 * parcels have another size now. */
gboolean comstock_cards_city_camera_allocate (ComstockCardsCityCamera *self,
                                              int                      width,
                                              int                      height,
                                              const ComstockCardsArea *keep);

/* Scrolls as little as needed to see these parcels. */
void comstock_cards_city_camera_reveal (ComstockCardsCityCamera *self,
                                        const ComstockCardsArea *area);

/* A point of the grid in parcels of the table. */
graphene_point_t comstock_cards_city_camera_to_table (ComstockCardsCityCamera *self,
                                                      double                   x,
                                                      double                   y);
