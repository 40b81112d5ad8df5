/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the charts of points tell of the card game: in eras, with the suits as signs. */

#pragma once

#include "ui/table/comstock-score-legend.h"

/* For a ComstockCardsGame. */
extern const ComstockScoreLegend comstock_cards_legend;
