/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions of the rules interface, for this game's own files. */

#pragma once

#include "city-game.h"

/* CsGame.random_setup */
void city_random_setup (const void *kit,
                        uint32_t    n_seats,
                        CsRng      *rng,
                        void       *setup);

/* CsGame.init */
CsRefusal city_init (const void *kit,
                     const void *setup,
                     void       *state);

/* CsGame.seed */
uint64_t city_seed (const void *setup);

/* CsGame.actors */
uint32_t city_actors (const void *state);

/* CsGame.legal */
uint32_t city_legal (const void *kit,
                     const void *state,
                     uint32_t    seat,
                     CsMove     *moves);

/* CsGame.is_legal */
CsRefusal city_is_legal (const void *kit,
                         const void *state,
                         uint32_t    seat,
                         CsMove      move);

/* True if the argument of @move is one that a move of its kind can have; any bits. */
bool city_is_move (const CityTiles *tiles,
                   CsMove           move);

/* CsGame.apply */
void city_apply (const void *kit,
                 void       *state,
                 uint32_t    seat,
                 CsMove      move,
                 CsEvents   *events);

/* CsGame.draw */
CsMove city_draw (const void *kit,
                  const void *state,
                  uint32_t    seat,
                  CsRng      *rng);

/* CsGame.observe: nothing is hidden, as tiles are drawn when they are turned. */
uint32_t city_observe (const void *kit,
                       void       *state,
                       uint32_t    observer);

/* CsGame.determinize */
void city_determinize (const void *kit,
                       void       *state,
                       uint32_t    observer,
                       CsRng      *rng);

/* CsGame.score: what is marked so far; stewards and guards count when the game is over. */
void city_score (const void *kit,
                 const void *state,
                 int32_t     points[CS_MAX_SEATS]);

/* CsGame.digest: whose turn it is and what is asked, as CityState lists it, up to to_build; each seat's followers and
 * towers at hand, claims and points; the copies not drawn; of each tile its place, design and turn; of each piece its
 * tile, edge, side and guard; of each tower its seat, piece and joint. */
uint64_t city_digest (const void *state);

/* CsGame.move_print */
size_t city_move_print (const void *kit,
                        CsMove      move,
                        char       *text,
                        size_t      size);

/* CsGame.move_parse */
bool city_move_parse (const void *kit,
                      const char *text,
                      CsMove     *move);
