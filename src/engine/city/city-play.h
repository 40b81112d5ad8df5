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
void city_cells_lay (CityState      *state,
                     uint32_t        cell,
                     const CityFace *face);

/* Finds out anew what of the outline is not built, which cells tiles shut in, and which no tile may come on.  Nobody
 * keeps track of that before the gate is asked for. */
void city_cells_review (CityState *state);

/* Notes that the newest piece, which is on @rim, keeps cells empty for good. */
void city_cells_build (CityState *state,
                       CityRim    rim);

/* A tile that may be drawn, as CsGame.draw has it. */
CsMove city_draw_tile (const CityTiles *tiles,
                       const CityState *state,
                       CsRng           *rng);

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

/* The features that the newest tile has completed, each once by its name: streets and markets of its own, and markets
 * of its neighbors that its ground has closed; returns how many. */
uint32_t city_completed (const CityTiles *tiles,
                         const CityState *state,
                         uint16_t         found[CITY_MAX_OWN + CITY_EDGES]);

/* Counts the followers of each seat on a feature, known by its name; returns the seats with most, a bit each. */
uint32_t city_owners (const CityState *state,
                      uint32_t         feature,
                      uint8_t          followers[CITY_MAX_SEATS]);

/* Scores the feature of @segment, which has just become complete; true if somebody got points (rules page 6). */
bool city_settle (const CityPlay *play,
                  uint32_t        segment);

/* Closes an edge, with a piece or in thought, and scores what that completes. */
void city_close (const CityPlay *play,
                 CityRim         rim);

/* Takes the @nth follower of a seat back. */
void city_send_home (CityState *state,
                     uint32_t   seat,
                     uint32_t   nth);

/* Builds a piece; the first is the gate, whose @side does not matter. */
void city_build (CityState *state,
                 CityRim    rim,
                 CitySide   side);

/* True if the seat asked may put a guard on the newest piece. */
bool city_may_guard (const CityTiles *tiles,
                     const CityState *state);

/* Closing and final scoring (rules pages 9 and 10). */
void city_finish (const CityPlay *play,
                  CityEnding      ending);

/* The steps of a turn: each does what was answered and goes on to the next question. */

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

/* True if the argument of @move is one that a move of its kind can have; any bits. */
bool city_is_move (const CityTiles *tiles,
                   CsMove           move);

/* The functions of CsGame. */
uint32_t city_actors (const void *state);
uint32_t city_legal (const void *kit,
                     const void *state,
                     uint32_t    seat,
                     CsMove     *moves);
CsRefusal city_is_legal (const void *kit,
                         const void *state,
                         uint32_t    seat,
                         CsMove      move);
void city_apply (const void *kit,
                 void       *state,
                 uint32_t    seat,
                 CsMove      move,
                 CsEvents   *events);
CsMove city_draw (const void *kit,
                  const void *state,
                  uint32_t    seat,
                  CsRng      *rng);
size_t city_move_print (const void *kit,
                        CsMove      move,
                        char       *text,
                        size_t      size);
bool city_move_parse (const void *kit,
                      const char *text,
                      CsMove     *move);

/* CsGame.score: what is marked so far; stewards and guards count when the game is over. */
void city_score (const void *kit,
                 const void *state,
                 int32_t     points[CS_MAX_SEATS]);
