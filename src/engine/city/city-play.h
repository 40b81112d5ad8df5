/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the game share: changes to a position, and where to say what happens. */

#pragma once

#include <assert.h>

#include "city-game.h"

/* A position that goes on; @events may be NULL. */
typedef struct
{
  const CityTiles *tiles;
  CityState *state;
  CsEvents *events;
} CityPlay;

static inline void
city_emit (const CityPlay *play,
           CityEventType   type,
           uint32_t        seat,
           int             a,
           int             b,
           int             c,
           int             d)
{
  if (play->events == NULL)
    return;
  assert (play->events->n < CS_MAX_EVENTS);
  play->events->items[play->events->n++] = (CsEvent) { .type = (uint8_t) type, .seat = (uint8_t) seat,
                                                       .args = { (int16_t) a, (int16_t) b, (int16_t) c, (int16_t) d } };
}

/* Begins with one empty cell, where the first tile goes. */
void city_cells_init (CityState *state);

/* Puts the next tile on an empty cell, with cells beside it that it may be the first to touch. */
void city_cells_fill (CityState      *state,
                      uint32_t        cell,
                      const CityFace *face);

/* After a piece on @rim no tile can lie on the cell before it any more, nor on one at a corner that it makes with
 * another piece of the same tile. */
void city_cells_bar (CityState *state,
                     CityRim    rim);

/* True if a tile on an empty cell would divide the empty cells around it: then one part of them at least is shut in. */
static inline bool
city_cell_divides (const CityCell *cell)
{
  const uint32_t empty = ~(uint32_t) cell->around & 0xff;
  const uint32_t next = empty >> 1 | empty << 7;
  const uint32_t after = empty >> 2 | empty << 6;

  return __builtin_popcount (empty & ~(next & after) & 0x55) > 1;
}

/* True if @design fits somewhere. */
bool city_fits_somewhere (const CityTiles *tiles,
                          const CityState *state,
                          uint32_t         design);

/* Lays @design at a place where it fits and joins its features with those beside it. */
void city_lay (const CityTiles *tiles,
               CityState       *state,
               uint32_t         design,
               int              x,
               int              y,
               uint32_t         turn);

/* The features that the newest tile may have completed, each once by its name: those of its own streets and markets,
 * and markets of its neighbours that its ground has closed.  Returns how many. */
uint32_t city_touched (const CityTiles *tiles,
                       const CityState *state,
                       uint16_t         found[CITY_MAX_OWN + CITY_EDGES]);

/* Scores the feature of @segment if it is complete and was not before; true if somebody got points (rules page 6). */
bool city_settle (const CityPlay *play,
                  uint32_t        segment);

/* Closes an edge, with a piece or in thought, and scores what that completes. */
void city_close (const CityPlay *play,
                 CityRim         rim);

/* Takes the @nth follower of a seat back. */
void city_send_home (CityState *state,
                     uint32_t   seat,
                     uint32_t   nth);

/* Builds a piece; the first is the gate, and @side of no account. */
void city_build (CityState *state,
                 CityRim    rim,
                 CitySide   side);

/* The outline edges to the right of the chain, up to its left end: what gap is. */
uint32_t city_count_gap (const CityState *state);

/* True if the seat asked may put a guard on the newest piece. */
bool city_may_guard (const CityTiles *tiles,
                     const CityState *state);

/* Closing and final scoring (rules pages 9 and 10). */
void city_finish (const CityPlay *play,
                  CityEnding      ending);
