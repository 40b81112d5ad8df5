/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CsRoom: where one thread deals anew what is hidden and plays games to their ends, for the search and the outlook. */

#pragma once

#include "cs-search.h"

typedef struct
{
  const CsGame *game;
  const CsPolicy *policy;
  const void *kit;
  char *deal;       /* a state: everything hidden dealt */
  char *state;      /* a state: the roll-out */
  char *memories;
} CsRoom;

/* In the CS_ROOM () bytes of @arena, which is aligned for any type. */
CsRoom cs_room_open (const CsGame   *game,
                     const CsPolicy *policy,
                     const void     *kit,
                     void           *arena);

/* Lets the players of the policy forget everything. */
void cs_room_forget (const CsRoom *room);

/* Deals deal number @deal of @seed: room->deal becomes @state with everything dealt anew that @observer, a seat or
 * CS_NO_SEAT, cannot see; @rng goes on to be the luck of its roll-outs. */
void cs_room_deal (const CsRoom *room,
                   const void   *state,
                   uint32_t      observer,
                   uint64_t      seed,
                   uint32_t      deal,
                   CsRng        *rng);

/* Lets all who are to act in room->deal beside @seat, at the same time as it, choose: nobody answers to its move. */
void cs_room_let_others_choose (const CsRoom *room,
                                uint32_t      seat,
                                CsRng        *rng);

/* The move of @seat, which may be CS_CHANCE, in @state. */
CsMove cs_room_choose (const CsRoom *room,
                       const char   *state,
                       uint32_t      seat,
                       CsRng        *rng);

/* Plays room->state to its end, or till it is far from @root, and writes what each seat may expect then, INT32_MIN for
 * seats that there are not. */
void cs_room_play_out (const CsRoom *room,
                       const void   *root,
                       CsRng        *rng,
                       int32_t       points[CS_MAX_SEATS]);

/* How many of @points @seat is ahead of the best other. */
int32_t cs_room_lead (const int32_t points[CS_MAX_SEATS],
                      uint32_t      seat);
