/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeatLook: a window that shows one seat large: a city and its characters, or a virtual player's pile. */

#pragma once

#include <adwaita.h>

#include "model/cards/comstock-cards-seat.h"

#define COMSTOCK_TYPE_CARDS_SEAT_LOOK (comstock_cards_seat_look_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeatLook, comstock_cards_seat_look, COMSTOCK, CARDS_SEAT_LOOK, AdwWindow)

GtkWindow *comstock_cards_seat_look_new (ComstockCardsSeat *seat);
