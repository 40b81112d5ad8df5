/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City for the registry of tables. */

#pragma once

#include "ui/table/comstock-game-ui.h"

extern const ComstockGameUi comstock_city_ui;
