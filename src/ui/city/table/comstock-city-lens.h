/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityLens: lights and tells, in the city, what somebody looks at and what an answer would lead to. */

#pragma once

#include "model/session/comstock-ask.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CITY_LENS (comstock_city_lens_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityLens, comstock_city_lens, COMSTOCK, CITY_LENS, GObject)

/* @table and @plane, which lies on it, live longer.  Where the pointer rests on a street, a market or an area, all of
 * that is lit and told in a bubble. */
ComstockCityLens *comstock_city_lens_new     (ComstockTable        *table,
                                              ComstockCityPlane    *plane);

/* Lights and tells what @option would lead to, @reason in words, which may be NULL; without @option: nothing any more.
 * A screen reader has the same from the desk. */
void              comstock_city_lens_preview (ComstockCityLens     *self,
                                              const ComstockOption *option,
                                              const char           *reason);
