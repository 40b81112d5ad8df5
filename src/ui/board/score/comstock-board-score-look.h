/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score sheet of the board game looks: points and money by rounds, suits as signs, light on the map. */

#pragma once

#include "ui/table/comstock-score-look.h"

/* For a ComstockBoardGame. */
extern const ComstockScoreLook comstock_board_score_look;
