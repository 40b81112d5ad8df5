/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One parcel of a card on paper. */

#pragma once

#include <cairo.h>

#include "engine/cards/cards-terms.h"

/* Draws a square with the symbol of @parcel, one unit wide, with its top left at (@x, @y). */
void comstock_cards_parcel_draw (cairo_t    *cr,
                                 CardsParcel parcel,
                                 double      x,
                                 double      y);
