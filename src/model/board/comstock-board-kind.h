/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game's line in the registry of the model. */

#pragma once

#include "model/session/comstock-games.h"

G_BEGIN_DECLS

extern const ComstockGameKind comstock_board_kind;

G_END_DECLS
