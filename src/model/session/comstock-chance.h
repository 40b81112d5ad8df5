/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What chance does in a game (docs/save-format.md, section 8); private to comstock-game.c. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

/* Whether chance is to act where the journal of @game ends. */
gboolean comstock_chance_is_asked (ComstockGame *game);

/* The move that it makes there, which follows from the seed of the setup and all moves of the journal. */
CsMove   comstock_chance_draw     (ComstockGame *game);

G_END_DECLS
