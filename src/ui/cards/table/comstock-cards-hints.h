/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsHints: what a card of the column is for, and what it would bring now to whoever looks at it. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_CARDS_HINTS (comstock_cards_hints_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsHints, comstock_cards_hints, COMSTOCK, CARDS_HINTS, GObject)

/* A card of @column that is pointed at for a moment, or to which keys lead the focus, is told of in a callout, and its
 * best place in the viewer's city has a ring.  Not while nobody views, an act is played or a tip is shown; a press, and
 * any change of the game, takes it away.  @table, whose game it is, lives longer, as do its parts. */
ComstockCardsHints *comstock_cards_hints_new (ComstockTable           *table,
                                              ComstockCardsColumnView *column,
                                              ComstockCardsCityView   *city);
