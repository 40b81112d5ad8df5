/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose land is whose: a string around it, and its sign on each parcel. */

#pragma once

#include "engine/board/board-game.h"
#include "ui/table/plane/comstock-plane-frame.h"

void comstock_board_claims_draw (GtkWidget                *widget,
                                 GtkSnapshot              *snapshot,
                                 const ComstockPlaneFrame *frame,
                                 const BoardState         *state);
