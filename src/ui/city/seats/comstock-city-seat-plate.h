/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plate of a seat of Carcassonne: The City tells. */

#pragma once

#include "ui/table/comstock-seats.h"

/* A ComstockPlateFill. */
void comstock_city_seat_fill_plate (ComstockGame  *game,
                                    guint          seat,
                                    ComstockPlate *plate);
