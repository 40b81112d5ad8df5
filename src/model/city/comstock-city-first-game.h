/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first game: one whose tiles show one thing of the rules after another. */

#pragma once

#include "comstock-city-game.h"

G_BEGIN_DECLS

/* A person, who begins, of this name, which may be "", and an easy rival, with the tiles of the program. */
ComstockCityGame *comstock_city_first_game_new (const char       *name);

G_END_DECLS
