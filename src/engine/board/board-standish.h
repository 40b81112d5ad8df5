/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Jeb Standish, the rival of the solo game: his strategy, his cards, and how he decides (rules of the solo game). */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "board-map.h"
#include "board-terms.h"

/* The seats of a solo game. */
#define BOARD_SOLIST 0
#define BOARD_STANDISH 1

#define BOARD_CARDS 12          /* of his deck */
#define BOARD_MOST_POWER 9      /* of a card */
#define BOARD_RANKED 9          /* types of buildings in a solo game */
#define BOARD_BONUS_TYPES 3
#define BOARD_BEATEN_STEPS 5    /* beaten cowboys that count apart at a round's end */
#define BOARD_MOST_BEATEN_VP 20

/* Sections 6 of the rules of the solo game: X is the last. */
typedef enum
{
  BOARD_LETTER_A,
  BOARD_LETTER_B,
  BOARD_LETTER_C,
  BOARD_LETTER_D,
  BOARD_LETTER_E,
  BOARD_LETTER_F,
  BOARD_LETTER_G,
  BOARD_LETTER_H,
  BOARD_LETTER_I,
  BOARD_LETTER_X,
  BOARD_LETTERS
} BoardLetter;

/* A card as one number. */
#define BOARD_CARD(letter, power) ((letter) * 16 + (power))

/* His strategy, with the character that follows from it, and his deck.  Nothing of it is in the rules of the engine:
 * it is read from a file, which people can correct. */
typedef struct
{
  uint8_t plays;                /* 1 if he does; 0: no solo game, and all else is 0 */
  uint8_t neutral;              /* what his G buys: BoardContent, a bit each, of mountain, house, townhouse */
  uint8_t firepower;            /* of each beaten cowboy, as long as the round lasts */
  uint8_t vp[BOARD_BEATEN_STEPS]; /* at a round's end, for 1, 2, … beaten cowboys; the last for more too */
  uint8_t priority[BOARD_RANKED]; /* BoardContent, the best first */
  uint8_t bonus[BOARD_BONUS_TYPES];
  uint8_t cards[BOARD_CARDS];   /* BOARD_CARD */
} BoardStandish;

/* The nine types of buildings that a solo game has, a bit each. */
uint32_t board_solo_types (void);

/* Which criterion decided, for the log. */
typedef enum
{
  BOARD_BY_NECESSITY,           /* there was nothing else */
  BOARD_BY_INCOME,              /* highest income of the building */
  BOARD_BY_RANK,                /* best in his list of priorities */
  BOARD_BY_CHEAPNESS,           /* lowest price */
  BOARD_BY_DEARNESS,            /* highest price */
  BOARD_BY_TRACK,               /* last place of the track */
  BOARD_BY_NEARNESS,            /* nearest to his parcels */
  BOARD_BY_ROOM,                /* most free parcels around */
  BOARD_BY_RIVAL,               /* nearest to the person's parcels */
  BOARD_BY_ROADS,               /* fewest new roads */
  BOARD_BY_HARM,                /* gains him most of the difference of incomes (S8) */
  BOARD_BY_NEIGHBOURS,          /* most parcels of the person around (S8) */
  BOARD_BY_LOSS,                /* lowers the person's income most */
  BOARD_BY_THREAT,              /* would cost him most if the person bought it */
  BOARD_BY_GAIN,                /* raises his income most */
  BOARD_BY_RAISING,             /* his own house is raised */
  BOARD_BY_SPITE,               /* raises the person's income least */
  BOARD_BY_EMPTY_PARCEL,        /* nearest to another empty parcel of his */
  BOARD_BY_WHITE_DIE,           /* chance, among equals */
  BOARD_BY_BRIDGE,              /* reached without his bridge (S20) */
  BOARD_CRITERIA
} BoardCriterion;

/* What the bits of a choice are. */
typedef enum
{
  BOARD_CHOOSES_PARCEL,
  BOARD_CHOOSES_SLOT,
  BOARD_CHOOSES_TRACK,
} BoardChoiceKind;

/* What he does: one bit; none if there is nothing that he could do; several parcels if the white die decides. */
typedef struct
{
  BoardParcels set;
  uint8_t kind;
  uint8_t criterion;
} BoardChoice;

static inline bool
board_is_open_choice (const BoardChoice *choice)
{
  return (choice->set & (choice->set - 1)) != 0;
}
