/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game for the registry of tables. */

#pragma once

#include "ui/table/comstock-game-ui.h"

extern const ComstockGameUi comstock_board_ui;
