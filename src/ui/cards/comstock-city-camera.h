/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camera of a city grid: which part of the table is seen, and how large. */

#pragma once

#include "comstock-city-frame.h"
#include "ui/comstock-pannable.h"

typedef struct _ComstockCityCamera ComstockCityCamera;

/* What scrolls is @grid, which is borrowed.  An empty table without zoom at first. */
ComstockCityCamera *comstock_city_camera_new  (ComstockPannable   *grid);
void                comstock_city_camera_free (ComstockCityCamera *self);

/* Which parcels are shown, and where they lie in the grid: the same frame as long as there is a camera. */
const ComstockCityFrame *comstock_city_camera_get_frame (ComstockCityCamera *self);

/* Turns to an empty table; the zoom stays. */
void comstock_city_camera_reset (ComstockCityCamera *self);

/* Shows all of @city (may be NULL); what is in the middle of the grid stays there where it scrolls. */
void comstock_city_camera_follow (ComstockCityCamera *self,
                                  ComstockCity       *city);

/* 1.0 fits the allocation, but parcels never get smaller than 28 pixels.  What lies at (@x, @y) in the grid stays
 * there. */
void comstock_city_camera_set_zoom (ComstockCityCamera *self,
                                    double              zoom,
                                    double              x,
                                    double              y);

/* The point of the table, in parcels, that is in the middle of the grid; and back to it, with a zoom. */
void comstock_city_camera_get_middle (ComstockCityCamera *self,
                                      double             *x,
                                      double             *y);
void comstock_city_camera_set_middle (ComstockCityCamera *self,
                                      double              zoom,
                                      double              x,
                                      double              y);

/* The least side of the grid, in pixels. */
int comstock_city_camera_measure (ComstockCityCamera *self);

/* To be called when the grid is allocated.  When its size is another one, @keep (may be NULL) stays in sight.  TRUE if
 * parcels have another size now. */
gboolean comstock_city_camera_allocate (ComstockCityCamera *self,
                                        int                 width,
                                        int                 height,
                                        const ComstockArea *keep);

/* Scrolls as little as needed to see these parcels. */
void comstock_city_camera_reveal (ComstockCityCamera *self,
                                  const ComstockArea *area);

/* A point of the grid in parcels of the table. */
graphene_point_t comstock_city_camera_to_table (ComstockCityCamera *self,
                                                double              x,
                                                double              y);
