/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a board game can be written and printed as. */

#pragma once

#include "ui/table/comstock-exports.h"

/* For the table of a ComstockBoardGame. */
extern const ComstockExports comstock_board_exports;
