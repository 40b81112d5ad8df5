/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityLens: lights and tells, in the city, what somebody looks at and what an answer would lead to. */

#pragma once

#include "model/session/comstock-ask.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CITY_LENS (comstock_city_lens_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityLens, comstock_city_lens, COMSTOCK, CITY_LENS, GObject)

/* @table and @plane, which lies on it, live longer.  Where the pointer rests on a street, a market or an area, all of
 * that is lit and told in a bubble; on a guard or a tower, what that sees or has scored is lit. */
ComstockCityLens *comstock_city_lens_new     (ComstockTable        *table,
                                              ComstockCityPlane    *plane);

/* While the pointer is over @plate, what belongs to @seat is lit. */
void              comstock_city_lens_watch_seat (ComstockCityLens *self,
                                                 GtkWidget        *plate,
                                                 guint             seat);

/* Lights this, or no longer. */
void              comstock_city_lens_toggle  (ComstockCityLens     *self,
                                              ComstockCityLightKind kind);

/* Tells at each place that @ask offers what an answer there is worth; lights what @option, one of these, would lead to,
 * and tells what it completes; NULL: nothing any more.  A screen reader has the same from the desk. */
void              comstock_city_lens_preview (ComstockCityLens     *self,
                                              const ComstockAsk    *ask,
                                              const ComstockOption *option);

/* Takes the bubble away: somebody else tells the same.  What is lit stays so. */
void              comstock_city_lens_hush    (ComstockCityLens     *self);
