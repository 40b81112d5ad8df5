/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player of the board game that does not search goes by, as tables of numbers. */

#pragma once

#include "engine/board/board-game.h"

/* In parts of a VP (CS_POINT), if not said otherwise; tables with a row per round begin before the first. */
typedef struct
{
  int32_t dollars[BOARD_ROUNDS + 1];    /* a dollar at the end of that round */
  int32_t incomes[BOARD_ROUNDS + 1];    /* a dollar in that round and in each later */
  int32_t tokens[BOARD_ROUNDS + 1];     /* a revolver */
  int32_t recruits[BOARD_ROUNDS + 1];   /* a cowboy in the own supply */
  int32_t parcels[BOARD_ROUNDS + 1];    /* an empty parcel */
  int32_t kept[BOARD_ROUNDS + 1];       /* a cowboy kept for the next round */
  int32_t excess;                       /* a dollar above the cash limit, of which ten make a VP */
  int32_t road;
  int32_t horse;
  int32_t building;                     /* one that is placed, beside its VP and what it pays */
  int32_t house;                        /* one beside own buildings, before it is known where */
  int32_t waiting;                      /* a building without a parcel, and the dollars that it will pay */
  int32_t waiting_dollars;
  int32_t dynamite;
  int32_t ammunition;                   /* the "3 revolvers", and for each own cowboy on the track */
  int32_t ammunition_cowboy;
  int32_t road_apart;                   /* of roads-3 and road-1: one while an own parcel is cut off, and else */
  int32_t road_more;
  int32_t gambling;                     /* in eighths of a dollar */
  int32_t free_place;                   /* the chance that nobody comes along, of 100 */

  /* Parts of BOARD_WEIGHTS_WHOLE.  Of what the best building would pay on a parcel: where it is wanted, by how many
   * own parcels wait for a building, and where it is owned. */
  int32_t wanted[9];
  int32_t owned;
  int32_t first;                        /* of an empty parcel's worth, where it is wanted */
  int32_t attack;                       /* of half an income that is robbed, defended, or might have to be */
  int32_t defend;
  int32_t guard;
  int32_t outlaws;                      /* of the prize for outlaws */
  int32_t others;                       /* of the mean of all others, in a lead */

  /* Beside what is counted: a cowboy on each place of the track, on land for sale, and on a building of another and an
   * own one. */
  int32_t places[BOARD_TRACK];
  int32_t sale;
  int32_t rivals;
  int32_t own;

  /* Of characters: what each brings beside its figures, yellow and red; a point of firepower, a road, a dollar of the
   * cash limit and round (a part of BOARD_WEIGHTS_WHOLE, each two dollars). */
  int32_t abilities[BOARD_ROLES];
  int32_t role_firepower;
  int32_t role_road;
  int32_t role_limit;
} BoardWeights;

#define BOARD_WEIGHTS_WHOLE 65536

/* The part @of_whole of @worth. */
static inline int
board_weights_part (int     worth,
                    int32_t of_whole)
{
  return (int) ((int64_t) worth * of_whole / BOARD_WEIGHTS_WHOLE);
}

/* What one thinks of after some games. */
extern const BoardWeights board_weights_plain;

/* What wins most: trained by tools/comstock-train-board. */
extern const BoardWeights board_weights_trained;
