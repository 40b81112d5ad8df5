/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of The City, set up by moves as they are written. */

#pragma once

#include "engine/city/city-game.h"
#include "invariants.h"

typedef struct
{
  CityTiles tiles;
  CityState state;
  CsEvents events;      /* of the last move */
} CityStage;

/* Begins a game with the shipped tiles, the first seat on turn and stacks of @first, @second and all others: the second
 * may be empty. */
void city_stage_begin (CityStage *stage,
                       uint32_t   n_seats,
                       uint32_t   first,
                       uint32_t   second);

/* Plays a move of whoever is asked, which must be legal; then every invariant must hold. */
void city_stage_play (CityStage  *stage,
                      const char *text);

/* Plays several moves, parted by semicolons. */
void city_stage_play_all (CityStage  *stage,
                          const char *texts);

/* Draws a tile and lays it; @claim ("street 0") claims, NULL passes where that is asked. */
void city_stage_lay (CityStage  *stage,
                     const char *id,
                     int         x,
                     int         y,
                     uint32_t    turn,
                     const char *claim);

/* What is said of a move of whoever is asked. */
CsRefusal city_stage_judge (const CityStage *stage,
                            const char      *text);

/* The @nth event of a type that the last move had, from 0, or NULL. */
const CsEvent *city_stage_event (const CityStage *stage,
                                 CityEventType    type,
                                 uint32_t         nth);

/* The number of legal moves. */
uint32_t city_stage_count (const CityStage *stage);
