/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the board game (rules pages 4.4 and 6). */

#include "board-terms.h"

#include <string.h>

const BoardContentInfo board_contents[BOARD_CONTENTS] = {
  [BOARD_MOUNTAIN]      = { .id = "mountain" },
  [BOARD_HOUSE]         = { .id = "house", .house_value = 1 },
  [BOARD_TOWNHOUSE]     = { .id = "townhouse", .house_value = 2 },
  [BOARD_RANCH]         = { .id = "ranch", .count = 6, .each = 1, .cap = 8, .house_value = 1, .tokens = 1,
                            .anywhere = true, .attackable = true },
  [BOARD_MINE]          = { .id = "mine", .count = 6, .each = 3, .cap = 24, .tokens = 1, .anywhere = true,
                            .attackable = true },
  [BOARD_DRUGSTORE]     = { .id = "drugstore", .count = 4, .houses = 1, .each = 3, .cap = 33, .step = 3,
                            .attackable = true },
  [BOARD_BANK]          = { .id = "bank", .count = 4, .houses = 1, .each = 3, .cap = 45, .step = 3,
                            .attackable = true },
  [BOARD_SALOON]        = { .id = "saloon", .count = 3, .houses = 1, .each = 5, .cap = 55, .step = 5,
                            .attackable = true },
  [BOARD_HOTEL]         = { .id = "hotel", .count = 3, .houses = 1, .each = 6, .cap = 6, .house_value = 2,
                            .attackable = true },
  [BOARD_BLACKSMITH]    = { .id = "blacksmith", .count = 2, .houses = 1, .each = 5, .cap = 40, .step = 5,
                            .attackable = true },
  [BOARD_GENERAL_STORE] = { .id = "general-store", .count = 2, .houses = 1, .each = 3, .cap = 33, .step = 3,
                            .attackable = true },
  [BOARD_CHURCH]        = { .id = "church", .count = 2, .houses = 1, .house_value = 1 },
  [BOARD_PRISON]        = { .id = "prison", .count = 2, .houses = 1, .tokens = 2 },
  [BOARD_SCHOOL]        = { .id = "school", .count = 2, .houses = 3, .house_value = 1 },
  [BOARD_TRAIN_STATION] = { .id = "train-station", .count = 1, .house_value = 2 },
  [BOARD_CITY_HALL]     = { .id = "city-hall", .count = 1, .house_value = 1 },
};

const char *const board_track_ids[BOARD_TRACK] = {
  "wages", "ammunition", "roads-3", "road-1", "parcels", "build-12", "build-10", "build-8", "build-6", "build-5",
  "build-4", "build-3", "parcel-income", "cowboy-income", "gambling", "building-income", "parcel-vp", "cowboy-vp",
  "building-vp", "vp-5", "vp-4", "vp-3", "vp-2",
};

const BoardTrackInfo board_track_infos[BOARD_TRACK] = {
  [BOARD_WAGES]         = { 4, 1 },
  [BOARD_ROADS_3]       = { 3, 1 },
  [BOARD_ROAD_1]        = { 1, 1 },
  [BOARD_PARCEL_INCOME] = { 2, 1 },
  [BOARD_COWBOY_INCOME] = { 2, 1 },
  [BOARD_PARCEL_VP]     = { 1, 2 },
  [BOARD_COWBOY_VP]     = { 1, 2 },
  [BOARD_BUILDING_VP]   = { 1, 1 },
};

const uint8_t board_slot_prices[BOARD_SLOTS] = { 3, 4, 5, 6, 8, 10, 12 };

const char *const board_variant_ids[6] = {
  "new-beginning", "might-is-right", "kit-carson", "outlaws", "horses", "river-tiles",
};

const uint8_t board_hats[BOARD_ENCLOSURES] = { 1, 2, 2, 3, 5 };

int
board_content_find (const char *id)
{
  for (int content = 0; content < BOARD_CONTENTS; content++)
    if (strcmp (board_contents[content].id, id) == 0)
      return content;
  return -1;
}
