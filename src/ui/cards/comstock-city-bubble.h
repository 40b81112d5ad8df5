/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the sentence beside a city's cursor goes. */

#pragma once

#include "comstock-city-frame.h"

/* Finds a place of @size beside @cursor that hides as little as possible of it and of @city.  @place comes in as what
 * is seen of the widget, which the place does not leave. */
void comstock_city_bubble_place (const ComstockCityFrame *frame,
                                 ComstockCity            *city,
                                 const graphene_rect_t   *cursor,
                                 const GtkRequisition    *size,
                                 GtkAllocation           *place);
