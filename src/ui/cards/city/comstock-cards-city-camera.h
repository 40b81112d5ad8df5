/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera of a city grid: a plane's, which shows the frame of a city and brings that to the middle. */

#pragma once

#include <adwaita.h>

#include "comstock-cards-city-frame.h"
#include "ui/table/plane/comstock-plane-camera.h"

#define COMSTOCK_CARDS_CITY_LEAST_CELL 28

typedef struct
{
  ComstockPlaneCamera plane;
  int width;                    /* as last laid out */
  int height;
  AdwAnimation *centering;      /* NULL while nothing moves */
  graphene_point_t from;        /* where it was when it began to move */
} ComstockCardsCityCamera;

/* What scrolls is @grid, which is borrowed.  An empty table without zoom at first. */
void comstock_cards_city_camera_init   (ComstockCardsCityCamera *self,
                                        ComstockPannable        *grid);
void comstock_cards_city_camera_clear  (ComstockCardsCityCamera *self);

/* Turns to @city (may be NULL), which lies in the middle then; the zoom stays. */
void comstock_cards_city_camera_reset  (ComstockCardsCityCamera *self,
                                        ComstockCardsCity       *city);

/* Shows all of @city (may be NULL), and while it is @growing the places for a card; what is in the middle of the grid
 * stays there where it scrolls. */
void comstock_cards_city_camera_follow (ComstockCardsCityCamera *self,
                                        ComstockCardsCity       *city,
                                        gboolean                 growing);

/* Brings @city (may be NULL) to the middle in a quarter of a second, or at once without animations. */
void comstock_cards_city_camera_center (ComstockCardsCityCamera *self,
                                        ComstockCardsCity       *city);

/* The side of a parcel in so many pixels, without zoom: all of the frame is seen, unless parcels were smaller than a
 * finger then. */
int  comstock_cards_city_camera_fit    (int                      width,
                                        int                      height);

/* To be called when the grid is allocated.  When its size is another one, @keep (may be NULL) stays in sight.  TRUE if
 * parcels have another size now. */
gboolean comstock_cards_city_camera_allocate (ComstockCardsCityCamera *self,
                                              int                      width,
                                              int                      height,
                                              const GdkRectangle      *keep);
