/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One drawing per suit. */

#include "comstock-cards-suit.h"

const char *
comstock_cards_suit_get_sign (CardsSuit suit)
{
  static const char *const signs[CARDS_SUITS] = {
    [CARDS_HAT] = "suits/hat",
    [CARDS_STAR] = "suits/star",
    [CARDS_CACTUS] = "suits/cactus",
    [CARDS_BOOT] = "suits/boot",
    [CARDS_HORSESHOE] = "suits/horseshoe",
    [CARDS_COW] = "suits/cow",
  };

  return signs[suit];
}
