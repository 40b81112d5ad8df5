/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What things of the board game are worth to a seat, in parts of a VP: the outlook of a player that does not search. */

#pragma once

#include "ai/cs-search.h"
#include "board-weights.h"

/* A VP. */
#define BOARD_WORTH_VP CS_POINT

/* What a dollar is worth that @seat has when this round ends; what is above its cash limit is worth less. */
int board_worth_dollar (const BoardWeights *weights,
                        const BoardState   *state);
int board_worth_money (const BoardWeights *weights,
                       const BoardState   *state,
                       uint32_t            seat,
                       int                 money);

/* The empty parcels of @seat on which it can place a @content now, with the roads that it has. */
BoardParcels board_worth_sites (const BoardState *state,
                                BoardContent      content,
                                uint32_t          seat);

/* What a @content on the best of these brings @seat till the end, neighbors included, its price apart; without any,
 * what the building is worth that waits.  @site is set to the best, if there is one. */
int board_worth_best_site (const BoardWeights *weights,
                           const BoardState   *state,
                           BoardContent        content,
                           uint32_t            seat,
                           uint32_t           *site);

/* What the worth of land depends on, no matter who owns it. */
typedef struct
{
  BoardParcels contents[BOARD_CONTENTS];
  uint8_t track[BOARD_SLOTS];
  uint8_t round;
} BoardLayout;

/* The dollars that the best building of the track would pay a seat on each parcel, and what that depends on.  A player
 * keeps them while the map is as it is, which it mostly is from one cowboy to the next.  Zeros know nothing. */
typedef struct
{
  BoardLayout layout;
  BoardParcels own;
  BoardParcels owned;           /* by anybody */
  bool holds_hall;
  BoardParcels known;           /* the parcels of which what follows is known */
  uint8_t dollars[BOARD_PARCEL_COUNT];
} BoardProspects;

/* What building goes by, worked out once for all kinds of buildings. */
typedef struct
{
  const BoardWeights *weights;  /* borrowed */
  BoardState state;             /* a copy, on which buildings are tried */
  uint32_t seat;
  BoardNeighbours neighbours;
  int income;                   /* of the buildings of @seat */
  BoardParcels empty;           /* its parcels on which a building may come that needs no road */
  BoardParcels reached;         /* of these, those to which it has roads */
  BoardParcels rooms;           /* where houses may come, rivals' parcels apart; all if it has a road */
} BoardGround;

/* What the worth of places goes by, worked out once for all answers to a question. */
typedef struct
{
  const BoardWeights *weights;  /* borrowed */
  const BoardState *state;      /* borrowed */
  uint32_t seat;
  BoardProspects *prospects;    /* borrowed */
  BoardNeighbours neighbours;
  int dollar;                   /* board_worth_dollar () */
  int money;                    /* what @seat has left after all that it means to buy */
  int spare;                    /* its empty parcels, and those bid for, for which there is no building yet */
  int firepower[BOARD_MAX_SEATS];
  BoardParcels rivals;          /* parcels with a cowboy of another seat, and places of the track */
  uint32_t rivals_on_track;
  BoardGround ground;           /* once @seat has the parcels that it bids for, and has built what it bids for */
} BoardSight;

/* board_worth_best_site (), where @ground is that of the position; it is the same again afterwards. */
int board_worth_on_ground (BoardGround *ground,
                           BoardContent content,
                           uint32_t    *site);

/* @prospects are the seat's, of whatever position of this game. */
void board_sight_init (BoardSight         *sight,
                       const BoardWeights *weights,
                       const BoardState   *state,
                       uint32_t            seat,
                       BoardProspects     *prospects);

/* What owning @parcel brings the seat, its price apart. */
int board_worth_parcel (const BoardSight *sight,
                        uint32_t          parcel);

/* What the land of each seat was worth in the position that was looked at last, and what that depends on.  Zeros know
 * nothing. */
typedef struct
{
  BoardLayout layout;
  uint8_t hall_holder;
  uint32_t known;                       /* the seats of which what follows is known, a bit each */
  BoardParcels own[BOARD_MAX_SEATS];
  BoardParcels near[BOARD_MAX_SEATS];   /* parcels with a tile that are their own or beside these */
  int worth[BOARD_MAX_SEATS];
} BoardLand;

/* What a position is worth to @seat compared to what it is worth to the others.  Most answers to a question leave the
 * land as it is: @land, for all positions of one game and the same weights, keeps what it is worth from one to the
 * next. */
int board_worth_lead (const BoardWeights *weights,
                      BoardLand          *land,
                      const BoardState   *state,
                      uint32_t            seat);

/* What @seat may expect to have in the end, of a position where a round is about to begin. */
int board_worth_outlook (const BoardState *state,
                         uint32_t          seat);

/* What a cowboy of @kind brings the seat on @place, beyond what it is worth in the supply. */
int board_worth_place (BoardSight     *sight,
                       BoardPlace      place,
                       BoardCowboyKind kind);
