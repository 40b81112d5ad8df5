/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the charts of points and money tell of the board game: in rounds, with the suits as signs. */

#pragma once

#include "ui/table/comstock-score-legend.h"

/* For a ComstockBoardGame. */
extern const ComstockScoreLegend comstock_board_legend;
extern const ComstockScoreLegend comstock_board_money_legend;
