/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game explains when it first happens, and what its first game teaches besides. */

#pragma once

#include "ui/table/comstock-guide.h"

/* The parts of the table that an explanation is about. */
typedef enum
{
  COMSTOCK_BOARD_GUIDE_TRACK = COMSTOCK_GUIDE_NOTHING + 1,
  COMSTOCK_BOARD_GUIDE_MAP,
  COMSTOCK_BOARD_GUIDE_ANSWERS,
  COMSTOCK_BOARD_GUIDE_SEATS,
} ComstockBoardGuidePart;

extern const ComstockGuideTips comstock_board_tips;

/* Ends with the second round; what it says beyond the tips comes in them no more. */
extern const ComstockGuideTips comstock_board_lesson;
