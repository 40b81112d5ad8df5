/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's line in the registry of tables. */

#pragma once

#include "ui/table/comstock-game-ui.h"

extern const ComstockGameUi comstock_cards_ui;
