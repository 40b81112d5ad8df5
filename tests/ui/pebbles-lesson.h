/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Pebbles explains, in its first game and in others. */

#pragma once

#include "ui/table/comstock-guide.h"

/* The parts that are explained. */
enum
{
  PEBBLES_PART_MOVES = COMSTOCK_GUIDE_NOTHING + 1,
  PEBBLES_PART_TRACK,
};

extern const ComstockGuideTips pebbles_tips;
extern const ComstockGuideTips pebbles_lesson;
