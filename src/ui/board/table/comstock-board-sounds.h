/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard of the board game. */

#pragma once

#include "ui/table/comstock-sounds.h"

extern const ComstockGameSounds comstock_board_sounds;
