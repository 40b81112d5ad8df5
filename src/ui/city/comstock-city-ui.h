/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City for the registry of tables. */

#pragma once

#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-offers.h"

extern const ComstockGameUi comstock_city_ui;

/* What New Game offers. */
extern const ComstockOffers comstock_city_offers;

/* As @game, a ComstockCityGame, was set up, dealt anew. */
ComstockGame *comstock_city_offers_deal_again (ComstockGame *game,
                                               GError      **error);
