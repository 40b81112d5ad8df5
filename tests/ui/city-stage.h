/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of The City to be shown, and what is asked in them. */

#pragma once

#include "engine/city/city-game.h"
#include "model/session/comstock-ask.h"

/* Plays a game of the shipped tiles, a fixed one for each @seed, until @step is asked with at least @n_tiles in the
 * city: who plays lays where most tiles meet and likes followers and guards. */
void         city_stage_play    (const CityTiles *tiles,
                                 guint            n_seats,
                                 guint64          seed,
                                 CityStep         step,
                                 guint            n_tiles,
                                 CityState       *state);

/* What is asked in @state, each answer at its place; to be unreferenced. */
ComstockAsk *city_stage_ask_new (const CityTiles *tiles,
                                 const CityState *state);
