/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the charts of points tell of the board game: in rounds, with the suits as signs. */

#pragma once

#include "ui/table/comstock-score-legend.h"

/* For a ComstockBoardGame. */
extern const ComstockScoreLegend comstock_board_legend;
