/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a city bubbles keep off: places where a card may lie, and what lies there already. */

#pragma once

#include "comstock-cards-city-grid.h"
#include "ui/kit/comstock-obstacle.h"

/* Adds to @obstacles (of ComstockObstacle) what lies in @city, seen in @frame. */
void comstock_cards_city_add_laid      (GArray                         *obstacles,
                                        ComstockCardsCity              *city,
                                        const ComstockPlaneFrame       *frame);

/* Adds to @obstacles (of ComstockObstacle) what @city, which may be NULL, is made of in @frame.  What @verdicts, one of
 * each parcel, allow is pressed now, but for a first card: with @side 2 at the middle of the card that would lie there,
 * with @side 1 on the parcel. */
void comstock_cards_city_add_obstacles (GArray                         *obstacles,
                                        ComstockCardsCity              *city,
                                        const ComstockPlaneFrame       *frame,
                                        int                             side,
                                        const ComstockCardsCityVerdict *verdicts);
