/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What New Game offers of the card game. */

#pragma once

#include "ui/table/comstock-offers.h"

extern const ComstockOffers comstock_cards_offers;

/* A new game of the same seats and deck as @game, a ComstockCardsGame. */
ComstockGame *comstock_cards_offers_deal_again (ComstockGame *game,
                                                GError      **error);
