/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsHints: the rule of what somebody looks at, and what it brings now. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CARDS_HINTS (comstock_cards_hints_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsHints, comstock_cards_hints, COMSTOCK, CARDS_HINTS, GObject)

/* What is pointed at for a moment, or keys lead the focus to, is told of in a callout: a card in the column, whose best
 * place in @city has a ring; a portrait, a parcel of a city, a score.  Not while an act is played; a press, and any
 * change of the game, takes it away.  @table, whose game it is, lives longer, as does @city. */
ComstockCardsHints *comstock_cards_hints_new (ComstockTable         *table,
                                              ComstockCardsCityView *city);
