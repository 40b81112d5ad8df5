/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs of the suits.  Their colours stand in the style sheet of the card game. */

#pragma once

#include "engine/cards/cards-terms.h"

/* The sign of @suit, as comstock-sign.h has them: "suits/hat".  Static. */
const char *comstock_cards_suit_get_sign (CardsSuit suit);
