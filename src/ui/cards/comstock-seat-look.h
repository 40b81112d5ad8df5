/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeatLook: a window that shows one seat large: a city and its characters, or a virtual player's pile. */

#pragma once

#include <adwaita.h>

#include "model/cards/comstock-seat.h"

#define COMSTOCK_TYPE_SEAT_LOOK (comstock_seat_look_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeatLook, comstock_seat_look, COMSTOCK, SEAT_LOOK, AdwWindow)

GtkWindow *comstock_seat_look_new (ComstockSeat *seat);
