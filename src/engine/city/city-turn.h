/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a turn: each does what was answered and goes on to the next question. */

#pragma once

#include "city-play.h"

/* Chance has turned a tile of @design; one that fits nowhere is discarded. */
void city_turn_draw (const CityPlay *play,
                     uint32_t        design);

/* The tile in hand is laid. */
void city_turn_lay (const CityPlay *play,
                    int             x,
                    int             y,
                    uint32_t        turn);

/* A follower goes on @segment of the tile just laid. */
void city_turn_claim (const CityPlay *play,
                      uint32_t        segment);

/* What the tile completed is scored, and walls are built for that. */
void city_turn_score (const CityPlay *play);

/* The gate goes on an edge of the outline. */
void city_turn_gate (const CityPlay *play,
                     CityRim         rim);

/* The chain grows at one end. */
void city_turn_wall (const CityPlay *play,
                     CitySide        side);

/* A guard is set on the newest piece, or not. */
void city_turn_guard (const CityPlay *play,
                      bool            placed);

/* The builder sets a tower at one end of the chain. */
void city_turn_tower (const CityPlay *play,
                      CitySide        side);

/* The turn ends: so does the game, or the next seat's begins. */
void city_turn_end (const CityPlay *play);
