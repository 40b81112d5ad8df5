/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck: the 96 terrain cards and the 21 character backs with which a game is played (rules page 1). */

#pragma once

#include "../cs-game.h"
#include "cards-terms.h"

#define CARDS_MAX_CARD_ID 16    /* bytes of a terrain card's id, terminator included */

/* Corners of a card, the order in which its parcels are listed. */
typedef enum
{
  CARDS_NW,
  CARDS_NE,
  CARDS_SW,
  CARDS_SE,
  CARDS_CORNERS
} CardsCorner;

typedef struct
{
  char id[CARDS_MAX_CARD_ID];        /* 1–15 of a–z, 0–9 and '-', not a character's id */
  uint8_t era;                       /* 0 or 1 */
  uint8_t appeal;                    /* 1–9 */
  uint8_t parcels[CARDS_CORNERS];    /* CardsParcel */
} CardsTerrain;

/* The back of a character card: six suits, strongest first, or a skull. */
typedef struct
{
  bool skull;
  uint8_t suits[CARDS_SUITS];        /* CardsSuit; unused on a skull */
} CardsBack;

/* Terrain 0–47 is of Era I, 48–95 of Era II; backs[c] is the back of character c. */
typedef struct
{
  CardsTerrain terrain[CARDS_TERRAIN];
  CardsBack backs[CARDS_CHARACTERS];
} CardsDeck;

/* Why a deck is refused; @what of the refusal is the card, the character or the parcel kind. */
typedef enum
{
  CARDS_DECK_CARD_ID = CS_REFUSED_GAME, /* what: terrain; empty, too long, bad letters, twice, or a character's */
  CARDS_DECK_CARD_ERA,                  /* what: terrain */
  CARDS_DECK_CARD_APPEAL,               /* what: terrain */
  CARDS_DECK_CARD_PARCEL,               /* what: terrain; x: corner */
  CARDS_DECK_PRINTED,                   /* what: parcel kind; x: era; y: how many there are */
  CARDS_DECK_SKULLS,                    /* x: how many there are */
  CARDS_DECK_BACK,                      /* what: character; not each suit once */
  CARDS_DECK_BACK_ORDERS,               /* what: suit; x: position; y: how many there are instead of 3 */
} CardsDeckReason;

/* Checks everything that rules page 1 asks of a deck. */
CsRefusal cards_deck_check (const CardsDeck *deck);

/* A number for the deck's content: FNV-1a over, per terrain card, the bytes of its id with the terminator, its
 * era, appeal and four parcels; then per character 1 or 0 for skull and the six suits (0 on a skull). */
uint64_t cards_deck_digest (const CardsDeck *deck);

/* Returns the terrain card with this id, or −1. */
int cards_deck_find (const CardsDeck *deck,
                     const char      *id);
