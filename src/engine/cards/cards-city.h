/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city of overlapping terrain cards: where a card may lie, laying and selling it (rules page 4). */

#pragma once

#include "cards-board.h"
#include "cards-deck.h"

#define CARDS_LIMIT 8           /* parcels a city is wide and high, at the most */
#define CARDS_MAX_PLACED 24     /* 18 turns, chinese-worker twice, governor: 21 */
#define CARDS_MAX_SALES 3

/* A card in the city; its north-west parcel lies at (x, y). */
typedef struct
{
  uint8_t card;
  int8_t x;
  int8_t y;
} CardsPlaced;

typedef struct
{
  /* Primary: the cards in the order of placing. */
  uint8_t n_placed;
  CardsPlaced placed[CARDS_MAX_PLACED];

  /* Cached: the box around them (valid if any lies), the parcels under cards, and where each kind of parcel
   * is visible: that is read far more often than a card is laid. */
  int8_t left;
  int8_t top;
  int8_t right;
  int8_t bottom;
  CardsBoard occupied;
  CardsBoard shown[CARDS_PARCELS];
} CardsCity;

/* The parcels under a card whose north-west corner is bit 0. */
#define CARDS_BLOCK ((CardsBoard) 1 | (CardsBoard) 1 << 1 | (CardsBoard) 1 << CARDS_STRIDE | \
                     (CardsBoard) 1 << (CARDS_STRIDE + 1))

/* Where a card may lie: @board holds its north-west corners. */
typedef struct
{
  CardsBoard board;
  int8_t x;             /* no corner lies left of x or above y */
  int8_t y;
} CardsPlacements;

/* Why a card may not lie at a place or not be sold; (x, y) is the parcel that stands against it. */
typedef enum
{
  CARDS_PLACE_FIRST_AT_ORIGIN = CS_REFUSED_GAME + 64, /* the first card of a city is laid at (0, 0) */
  CARDS_PLACE_OUTSIDE_LIMIT,      /* beyond 8×8, captain 8×9 (4.1); (x, y) outside */
  CARDS_PLACE_NOT_JOINED,         /* touches the city nowhere (4.3) */
  CARDS_PLACE_CORNER_ONLY,        /* touches only at a corner (4.3) */
  CARDS_PLACE_COVERS,             /* covers what it may not (4.4); what: the CardsParcel covered */
  CARDS_PLACE_COVERS_OUTLAWS,     /* covers outlaws without sheriff or prison (4.4c) */
  CARDS_PLACE_OUTLAWS_ON_OUTLAWS, /* outlaws never cover outlaws (4.4c) */
  CARDS_SALE_NOT_IN_CITY,         /* what: the terrain card (4.7) */
  CARDS_SALE_OVERLAPS,            /* covers a card or is covered by one (4.7); (x, y) where */
  CARDS_SALE_DIVIDES,             /* its removal would divide the city (4.7) */
} CardsCityReason;

/* The visible parcel at (@x, @y), or CARDS_NO_PARCEL; any coordinates. */
CardsParcel cards_city_parcel (const CardsCity *city,
                               int              x,
                               int              y);

/* All parcels that show @parcel. */
static inline CardsBoard
cards_city_visible (const CardsCity *city,
                    CardsParcel      parcel)
{
  return city->shown[parcel];
}

/* True if outlaws count as empty: the sheriff among @owned, or a visible prison (4.4c, 5). */
static inline bool
cards_city_has_law (const CardsCity  *city,
                    CardsCharacterSet owned)
{
  return (owned & CARDS_BIT (CARDS_SHERIFF)) != 0 || cards_city_visible (city, CARDS_PRISON) != 0;
}

/* Writes every legal place of @card for a seat that owns @owned (4.1–4.4) straight to
 * @places: the search does this too often to copy a result.  For an empty city: (0, 0) alone. */
void cards_city_seek (const CardsCity    *city,
                      const CardsTerrain *card,
                      CardsCharacterSet   owned,
                      CardsPlacements    *places);

/* The same as a value. */
static inline CardsPlacements
cards_city_placements (const CardsCity    *city,
                       const CardsTerrain *card,
                       CardsCharacterSet   owned)
{
  CardsPlacements places;

  cards_city_seek (city, card, owned, &places);
  return places;
}

/* What does not depend on the card when places are sought in a city as it stands. */
typedef struct
{
  const CardsCity *city;        /* borrowed */
  CardsPlacements joined;       /* corners within the limit that join the city (4.1, 4.3) */
  CardsBoard open[2];           /* bare table and what every parcel may cover; [1] for outlaws */
} CardsFrame;

/* Prepares to seek places for many cards. */
void cards_frame_init (CardsFrame       *frame,
                       const CardsCity  *city,
                       CardsCharacterSet owned);

/* As cards_city_placements (). */
CardsPlacements cards_frame_placements (const CardsFrame   *frame,
                                        const CardsTerrain *card);

/* The same rules one place at a time, with the reason.  Any coordinates. */
CsRefusal cards_city_judge (const CardsCity    *city,
                            const CardsTerrain *card,
                            CardsCharacterSet   owned,
                            int                 x,
                            int                 y);

/* Lays terrain @id at a legal place. */
void cards_city_place (CardsCity       *city,
                       const CardsDeck *deck,
                       uint8_t          id,
                       int              x,
                       int              y);

/* Makes (@x, @y) show @parcel, for a city that is known by its visible parcels alone: it can be scored and
 * cards can be judged, but nothing sold. */
void cards_city_show (CardsCity  *city,
                      CardsParcel parcel,
                      int         x,
                      int         y);

/* Judges the sale of terrain @id by 4.7 (not who sells, nor when). */
CsRefusal cards_city_judge_sale (const CardsCity *city,
                                 uint8_t          id);

/* All cards that may be sold by 4.7: bit i for placed[i]. */
uint32_t cards_city_sales (const CardsCity *city);

/* Takes a saleable card out of the city. */
void cards_city_sell (CardsCity *city,
                      uint8_t    id);

/* Derives the cached fields from the placed cards, parcel by parcel: the plain version, against which cards_check ()
 * holds what laying and selling whole cards have made of them. */
void cards_city_rebuild (CardsCity       *city,
                         const CardsDeck *deck);

/* Takes the next place out of @places and returns true, or returns false when none is left.
 * Order: row by row.  @places->board must be within the 10×10 parcels from (x, y). */
static inline bool
cards_placements_next (CardsPlacements *places,
                       int             *x,
                       int             *y)
{
  const uint32_t origin = cards_board_index (places->x, places->y);
  CardsBoard relative;
  uint32_t i;

  if (places->board == 0)
    return false;
  relative = cards_board_rotate (places->board, -origin & 127);
  i = cards_board_lowest (relative);
  places->board = cards_board_rotate (relative & (relative - 1), origin);
  *x = places->x + (int) (i % CARDS_STRIDE);
  *y = places->y + (int) (i / CARDS_STRIDE);
  return true;
}
