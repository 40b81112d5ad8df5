/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The things of the board game: what parcels hold, the places of the track, buildings, variants. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define BOARD_MIN_SEATS 2
#define BOARD_MAX_SEATS 6
#define BOARD_ROUNDS 4
#define BOARD_COWBOYS 10        /* of a seat */
#define BOARD_TILES 12          /* property tiles of a seat */
#define BOARD_SLOTS 7           /* construction spaces, the cheapest first */
#define BOARD_DYNAMITES 7
#define BOARD_OUTLAWS 9
#define BOARD_ENCLOSURES 5
#define BOARD_MOUNTAINS 9
#define BOARD_START_MONEY 15    /* what a seat begins with, unless it chooses (rules page 3) */
#define BOARD_START_ROADS 1
#define BOARD_START_REVOLVERS 1
#define BOARD_START_COWBOYS 3
#define BOARD_START_PARCELS 2
#define BOARD_AMMUNITION_FIREPOWER 3
#define BOARD_ROUND_VP_PRICE 10 /* dollars given up for a VP at the end of a round */
#define BOARD_END_VP_PRICE 6    /* dollars for a VP at the end of the game */
#define BOARD_CONTENT_VP 2      /* of each own building, house, townhouse and mountain, at the end */
#define BOARD_BRIDGE_VP 1       /* the same, more, beside a bridge */
#define BOARD_BIT(n) (1u << (n))

/* What lies on a parcel.  Buildings follow house, townhouse and mountain. */
typedef enum
{
  BOARD_MOUNTAIN,
  BOARD_HOUSE,
  BOARD_TOWNHOUSE,
  BOARD_RANCH,
  BOARD_MINE,
  BOARD_DRUGSTORE,
  BOARD_BANK,
  BOARD_SALOON,
  BOARD_HOTEL,
  BOARD_BLACKSMITH,
  BOARD_GENERAL_STORE,
  BOARD_CHURCH,
  BOARD_PRISON,
  BOARD_SCHOOL,
  BOARD_TRAIN_STATION,
  BOARD_CITY_HALL,
  BOARD_CONTENTS,
  BOARD_BARE = BOARD_CONTENTS
} BoardContent;

#define BOARD_FIRST_BUILDING BOARD_RANCH
#define BOARD_BUILDINGS (BOARD_CONTENTS - BOARD_FIRST_BUILDING)

/* The buildings that earn, a bit each; they are the first. */
#define BOARD_EARNING_END (BOARD_GENERAL_STORE + 1)
#define BOARD_EARNING (BOARD_BIT (BOARD_EARNING_END) - BOARD_BIT (BOARD_FIRST_BUILDING))

/* Facts of what a parcel may hold (rules page 6). */
typedef struct
{
  const char *id;
  uint8_t count;                /* tiles in the box */
  uint8_t houses;               /* brought along */
  uint8_t each;                 /* dollars for each thing that its income counts; of the hotel: all */
  uint8_t cap;                  /* of the income, in dollars */
  uint8_t step;                 /* of the city hall's holder, in dollars */
  uint8_t house_value;          /* houses it counts for beside it */
  uint8_t tokens;               /* revolvers it gives */
  bool anywhere;                /* needs no road */
  bool attackable;
} BoardContentInfo;

extern const BoardContentInfo board_contents[BOARD_CONTENTS];

/* Returns the content with this id, or −1. */
int board_content_find (const char *id);

/* The places of the action track in the order in which they are carried out (rules page 4.4). */
typedef enum
{
  BOARD_WAGES,
  BOARD_AMMUNITION,
  BOARD_ROADS_3,
  BOARD_ROAD_1,
  BOARD_PARCELS,
  BOARD_BUILD_12,
  BOARD_BUILD_10,
  BOARD_BUILD_8,
  BOARD_BUILD_6,
  BOARD_BUILD_5,
  BOARD_BUILD_4,
  BOARD_BUILD_3,
  BOARD_PARCEL_INCOME,
  BOARD_COWBOY_INCOME,
  BOARD_GAMBLING,
  BOARD_BUILDING_INCOME,
  BOARD_PARCEL_VP,
  BOARD_COWBOY_VP,
  BOARD_BUILDING_VP,
  BOARD_VP_5,
  BOARD_VP_4,
  BOARD_VP_3,
  BOARD_VP_2,
  BOARD_TRACK,
} BoardTrack;

/* Where a cowboy may stand: a place of the track, a parcel, an enclosure for horses. */
typedef uint8_t BoardPlace;

#define BOARD_PLACE_PARCEL 32
#define BOARD_PLACE_ENCLOSURE 96
#define BOARD_PLACES (BOARD_PLACE_ENCLOSURE + BOARD_ENCLOSURES)
#define BOARD_NO_PLACE 255

extern const char *const board_track_ids[BOARD_TRACK];
extern const uint8_t board_slot_prices[BOARD_SLOTS];
#define BOARD_WORKER_PRICE 5    /* of any building, for the Chinese worker (red) */

/* What a place of the track brings: @gain dollars, roads or VP for every @per things that it counts; both 0 where
 * it does something else. */
typedef struct
{
  uint8_t gain;
  uint8_t per;
} BoardTrackInfo;

extern const BoardTrackInfo board_track_infos[BOARD_TRACK];

/* Several cowboys of a seat, and those of all seats, stand there without a duel. */
#define BOARD_SHARED (BOARD_BIT (BOARD_WAGES) | BOARD_BIT (BOARD_ROAD_1))

/* Where no cowboy is put: the stages of what stands on the map. */
#define BOARD_STAGES (BOARD_BIT (BOARD_PARCELS) | BOARD_BIT (BOARD_BUILDING_INCOME))

/* Roads-3, the Nevada State Bank and the Town Council, where the singer has a say. */
#define BOARD_SINGER_PLACES (BOARD_BIT (BOARD_ROADS_3) | BOARD_BIT (BOARD_PARCEL_INCOME) | \
                             BOARD_BIT (BOARD_COWBOY_INCOME) | BOARD_BIT (BOARD_GAMBLING) | \
                             BOARD_BIT (BOARD_PARCEL_VP) | BOARD_BIT (BOARD_COWBOY_VP) | \
                             BOARD_BIT (BOARD_BUILDING_VP) | BOARD_BIT (BOARD_VP_5) | BOARD_BIT (BOARD_VP_4) | \
                             BOARD_BIT (BOARD_VP_3) | BOARD_BIT (BOARD_VP_2))

/* Variants of rules page 10, a bit each. */
typedef enum
{
  BOARD_NEW_BEGINNING = 1,
  BOARD_MIGHT_IS_RIGHT = 2,
  BOARD_KIT_CARSON = 4,
  BOARD_WITH_OUTLAWS = 8,
  BOARD_WITH_HORSES = 16,
  BOARD_RIVER_TILES = 32,       /* a river of tiles, of any shape; else a river is the board's */
  BOARD_VARIANTS = 63
} BoardVariant;

extern const char *const board_variant_ids[6];
extern const uint8_t board_hats[BOARD_ENCLOSURES];
