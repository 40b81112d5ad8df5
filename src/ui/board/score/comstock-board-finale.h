/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of the board game: ComstockCount with the map. */

#pragma once

#include "ui/table/comstock-ending.h"

extern const ComstockFinale comstock_board_finale;
