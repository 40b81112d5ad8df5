/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The twenty characters with both sides, and the recommended sets (rules pages 7 and 8). */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Their numbers are the turn order that they give. */
typedef enum
{
  BOARD_PAPERBOY,
  BOARD_SHERIFF,
  BOARD_BANKER,
  BOARD_GROCER,
  BOARD_CHINESE_WORKER,
  BOARD_SETTLER,
  BOARD_CAPTAIN,
  BOARD_MERCENARY,
  BOARD_INDIAN,
  BOARD_PROSPECTOR,
  BOARD_GUNSMITH,
  BOARD_SINGER,
  BOARD_AUCTIONEER,
  BOARD_GOVERNOR,
  BOARD_DOCTOR,                 /* red: undertaker */
  BOARD_COWBOY,
  BOARD_HEROES,
  BOARD_TEACHER,
  BOARD_LAWYER,                 /* red: editor */
  BOARD_FATHER_CHRISTMAS,
  BOARD_CHARACTERS
} BoardCharacter;

#define BOARD_NO_CHARACTER BOARD_CHARACTERS

typedef enum
{
  BOARD_YELLOW,
  BOARD_RED,
  BOARD_SIDES
} BoardSide;

/* A character with a side, as moves and sets of them number it. */
#define BOARD_ROLE(character, side) ((character) * BOARD_SIDES + (side))
#define BOARD_ROLES (BOARD_CHARACTERS * BOARD_SIDES)

/* What a side does by mere figures; 0 where it does not. */
typedef struct
{
  uint8_t limit;                /* cash limit; of the paperboy: without another character */
  uint8_t money;                /* now */
  uint8_t roads;                /* now */
  uint8_t vp;                   /* now */
  uint8_t dynamites;            /* now, as far as there are any */
  uint8_t no_duels;             /* this round */
  uint8_t firepower;            /* this round */
} BoardSideInfo;

typedef struct
{
  const char *ids[BOARD_SIDES];
  BoardSideInfo sides[BOARD_SIDES];
} BoardCharacterInfo;

extern const BoardCharacterInfo board_characters[BOARD_CHARACTERS];

/* What the banker (red) sells: its answers, the first being nothing. */
typedef struct
{
  uint8_t price;
  uint8_t vp;
} BoardOffer;

#define BOARD_OFFERS 4
extern const BoardOffer board_banker_offers[BOARD_OFFERS];

/* What the captain pays: for up to so many cowboys (yellow) or revolvers (red), by their number. */
#define BOARD_RECRUITS 3
#define BOARD_NOT_SOLD INT16_MAX
extern const int16_t board_recruit_prices[BOARD_SIDES][BOARD_RECRUITS + 1];

/* A recommended set: a bit for each role; two for a character whose side the chooser picks. */
typedef struct
{
  const char *id;
  uint64_t roles;
} BoardSet;

#define BOARD_SETS 6
extern const BoardSet board_sets[BOARD_SETS];

/* Returns the role with this id, as "banker-red" or "undertaker-red"; or −1. */
int board_role_find (const char *id);
