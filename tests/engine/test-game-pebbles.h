/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pebbles, the smallest game that asks everything of the rules interface; docs/adding-a-game.md walks through it.
 *
 * Two to four seats race two pebbles each along a track.  Twelve numbered stones are dealt, three to a seat and
 * hidden from the others, the rest aside.  A round: every seat secretly picks a stone; all are revealed; chance
 * rolls a die; then seat by seat one pebble is chosen and goes as far as the stone or the die says.  The game
 * ends after three rounds or as soon as both pebbles of a seat are home; a seat scores the parts of the track
 * behind its pebbles. */

#pragma once

#include "engine/cs-game.h"

#define PEBBLES_MAX_SEATS 4
#define PEBBLES_ROUNDS 3
#define PEBBLES_STONES 12
#define PEBBLES_PEBBLES 2
#define PEBBLES_DIE 6

/* The kit: where home is, 1–100 steps from the start. */
typedef struct
{
  uint8_t length;
} PebblesTrack;

typedef struct
{
  uint64_t seed;                    /* what the die will show follows from it */
  uint8_t n_seats;
  uint8_t stones[PEBBLES_STONES];   /* 1–12 in the order dealt: three to each seat, then those aside */
} PebblesSetup;

typedef enum
{
  PEBBLES_SETUP_SEATS = CS_REFUSED_GAME,
  PEBBLES_SETUP_STONES,             /* not each stone once */
  PEBBLES_STONE_NOT_IN_HAND,        /* what: the stone */
  PEBBLES_STONE_PICKED,             /* this seat has picked its stone */
  PEBBLES_PEBBLE_HOME,              /* what: the pebble, which is home and stays there */
} PebblesReason;

typedef enum
{
  PEBBLES_MOVE_STONE = 1,           /* argument: a stone of the own hand */
  PEBBLES_MOVE_ROLL,                /* argument: 1–6; a move of chance */
  PEBBLES_MOVE_PEBBLE,              /* argument: 0 or 1 */
  PEBBLES_MOVE_GO,                  /* argument: 0 as far as the stone says, 1 the die */
} PebblesMoveType;

static inline CsMove
pebbles_move (PebblesMoveType type,
              uint32_t        argument)
{
  return (CsMove) type << 8 | argument;
}

static inline uint32_t
pebbles_move_type (CsMove move)
{
  return move >> 8;
}

static inline uint32_t
pebbles_move_argument (CsMove move)
{
  return move & 0xff;
}

typedef enum
{
  PEBBLES_EVENT_STONE = 1,          /* seat has picked a stone (which one stays secret) */
  PEBBLES_EVENT_REVEAL,             /* seat, stone */
  PEBBLES_EVENT_ROLL,               /* number */
  PEBBLES_EVENT_GO,                 /* seat, pebble, from, to */
  PEBBLES_EVENT_OVER,
} PebblesEventType;

typedef enum
{
  PEBBLES_STEP_STONE,
  PEBBLES_STEP_ROLL,
  PEBBLES_STEP_PEBBLE,
  PEBBLES_STEP_GO,
  PEBBLES_STEP_OVER,
} PebblesStep;

typedef struct
{
  uint16_t hand;                    /* stones not yet revealed, bit n for stone n */
  uint8_t stone;                    /* picked this round, 0 before; open from the reveal on */
  uint8_t pebbles[PEBBLES_PEBBLES]; /* how far each has come */
} PebblesSeat;

typedef struct
{
  PebblesSeat seats[PEBBLES_MAX_SEATS];
  uint16_t aside;                   /* stones that nobody was dealt and nobody has seen */
  uint8_t n_seats;
  uint8_t round;                    /* 1–3 */
  uint8_t step;                     /* PebblesStep */
  uint8_t turn;                     /* seat that moves a pebble */
  uint8_t pebble;                   /* the pebble it has chosen, while asked how far */
  uint8_t die;                      /* 0 before the roll */
} PebblesState;

extern const CsGame pebbles_game;
