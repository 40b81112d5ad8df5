/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What New Game offers of the board game. */

#pragma once

#include "ui/table/comstock-offers.h"

extern const ComstockOffers comstock_board_offers;

/* As @game, a ComstockBoardGame, was set up, dealt anew. */
ComstockGame *comstock_board_offers_deal_again (ComstockGame *game,
                                                GError      **error);
