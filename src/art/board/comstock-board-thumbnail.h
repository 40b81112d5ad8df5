/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game as a small picture. */

#pragma once

#include "art/comstock-thumbnail.h"

/* The map with its river, roads and buildings; parcels that are owned are lighter.
 * Its table is a BoardState (engine/board/board-game.h). */
extern const ComstockThumbnail comstock_board_thumbnail;
