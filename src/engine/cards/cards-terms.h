/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The things of the card game and their tables: parcels, suits, characters, levels, rows of the score pad. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define CARDS_MIN_SEATS 4
#define CARDS_MAX_SEATS 6
#define CARDS_ERAS 2
#define CARDS_ROUNDS 9              /* per era, and auction cards per seat */
#define CARDS_TERRAIN_PER_ERA 48
#define CARDS_TERRAIN (CARDS_ERAS * CARDS_TERRAIN_PER_ERA)
#define CARDS_SKULLS 3
#define CARDS_COLUMN_TERRAIN 4      /* terrain cards revealed each round with the fewest seats */
#define CARDS_LARGE_COLUMN_TERRAIN 5 /* with more */

/* What a parcel shows. */
typedef enum
{
  CARDS_EMPTY,
  CARDS_HOUSE,
  CARDS_TOWNHOUSE,
  CARDS_MOUNTAIN,
  CARDS_MINE,
  CARDS_RANCH,
  CARDS_BLACKSMITH,
  CARDS_DRUGSTORE,
  CARDS_BANK,
  CARDS_SALOON,
  CARDS_HOTEL,
  CARDS_GENERAL_STORE,
  CARDS_CHURCH,
  CARDS_PRISON,
  CARDS_CITY_HALL,
  CARDS_OUTLAWS,
  CARDS_PARCELS
} CardsParcel;

#define CARDS_NO_PARCEL CARDS_PARCELS   /* bare table */

typedef enum
{
  CARDS_HAT,
  CARDS_STAR,
  CARDS_CACTUS,
  CARDS_BOOT,
  CARDS_HORSESHOE,
  CARDS_COW,
  CARDS_SUITS
} CardsSuit;

/* Who holds a seat, as far as the rules care; the three levels are those of virtual players. */
typedef enum
{
  CARDS_REAL,
  CARDS_NOVICE,
  CARDS_INTERMEDIATE,
  CARDS_EXPERT,
  CARDS_KINDS
} CardsKind;

/* In the order of the rules page; the first seven have an ability, listed in its order of use. */
typedef enum
{
  CARDS_GOVERNOR,
  CARDS_LAWYER,
  CARDS_CHINESE_WORKER,
  CARDS_HEROES,
  CARDS_GUNSMITH,
  CARDS_MERCENARY,
  CARDS_DOCTOR,
  CARDS_BANKER,
  CARDS_CAPTAIN,
  CARDS_SINGER,
  CARDS_SETTLER,
  CARDS_AUCTIONEER,
  CARDS_COWBOY,
  CARDS_GROCER,
  CARDS_UNDERTAKER,
  CARDS_EDITOR,
  CARDS_TEACHER,
  CARDS_INDIAN,
  CARDS_PAPERBOY,
  CARDS_PROSPECTOR,
  CARDS_SHERIFF,
  CARDS_CHARACTERS
} CardsCharacter;

#define CARDS_ABILITIES 7       /* CARDS_GOVERNOR … CARDS_DOCTOR are used in this order */
#define CARDS_SECRET_ABILITIES 5 /* those before the auction cards are picked: … CARDS_GUNSMITH */

/* Sets, a bit each. */
typedef uint32_t CardsCharacterSet;
typedef uint32_t CardsParcelSet;

#define CARDS_BIT(n) (1u << (n))

/* One row of the score pad, in its order. */
typedef enum
{
  CARDS_ROW_RANCH,
  CARDS_ROW_MINE,
  CARDS_ROW_DRUGSTORE,
  CARDS_ROW_BANK,
  CARDS_ROW_SALOON,
  CARDS_ROW_GENERAL_STORE_AND_CITY_HALL,
  CARDS_ROW_RANCH_MULTIPLIER,
  CARDS_ROW_MINE_MULTIPLIER,
  CARDS_ROW_HOUSE_MULTIPLIER,
  CARDS_ROW_HOTEL,
  CARDS_ROW_CITY_HALL,
  CARDS_ROW_OUTLAWS,
  CARDS_ROW_CHARACTERS,
  CARDS_ROWS
} CardsRow;

/* Facts of a parcel kind. */
typedef struct
{
  const char *id;
  uint8_t printed[CARDS_ERAS];     /* parcels of this kind a deck has per era; empty: the rest */
} CardsParcelInfo;

/* Facts of a character. */
typedef struct
{
  const char *id;
  uint8_t appeal;
  bool vp;                         /* shows $ */
  bool arrow;                      /* shows the arrow: an ability used during play */
  bool once_per_game;              /* not turned upright at the era change */
  uint8_t boost;                   /* added to the auction card by its ability */
} CardsCharacterInfo;

/* Facts of a seat's kind: it plays auction cards lowest … lowest + 8. */
typedef struct
{
  const char *id;
  uint8_t lowest;
} CardsKindInfo;

extern const CardsParcelInfo cards_parcels[CARDS_PARCELS];
extern const CardsCharacterInfo cards_characters[CARDS_CHARACTERS];
extern const CardsKindInfo cards_kinds[CARDS_KINDS];
extern const char *const cards_suit_ids[CARDS_SUITS];
extern const char *const cards_row_ids[CARDS_ROWS];

/* The auction cards of a fresh hand of @kind, bit n for card n (1–11). */
static inline uint16_t
cards_full_hand (CardsKind kind)
{
  return (uint16_t) (0x1ffu << cards_kinds[kind].lowest);
}

/* Each returns the number with this id, or −1. */
int cards_parcel_find (const char *id);
int cards_character_find (const char *id);
int cards_suit_find (const char *id);
