/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a town: what is fenced, railed or has a path is what pays its owner. */

#pragma once

#include "engine/board/board-game.h"
#include "ui/town/comstock-town.h"

/* What is drawn of a @content; COMSTOCK_TOWN_EMPTY for whatever is none. */
ComstockTownKind comstock_board_town_get_kind (BoardContent content);

void comstock_board_town_init (ComstockTown     *town,
                               const BoardState *state);
