/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the card game (rules page 1). */

#include "cards-terms.h"

#include <string.h>

const CardsParcelInfo cards_parcels[CARDS_PARCELS] = {
  /*                       id               printed in Era I, II */
  [CARDS_EMPTY]         = { "empty",         { 104, 106 } },
  [CARDS_HOUSE]         = { "house",         { 18, 18 } },
  [CARDS_TOWNHOUSE]     = { "townhouse",     { 2, 10 } },
  [CARDS_MOUNTAIN]      = { "mountain",      { 32, 12 } },
  [CARDS_MINE]          = { "mine",          { 10, 4 } },
  [CARDS_RANCH]         = { "ranch",         { 10, 4 } },
  [CARDS_BLACKSMITH]    = { "blacksmith",    { 2, 1 } },
  [CARDS_DRUGSTORE]     = { "drugstore",     { 3, 8 } },
  [CARDS_BANK]          = { "bank",          { 3, 8 } },
  [CARDS_SALOON]        = { "saloon",        { 1, 5 } },
  [CARDS_HOTEL]         = { "hotel",         { 1, 4 } },
  [CARDS_GENERAL_STORE] = { "general-store", { 1, 1 } },
  [CARDS_CHURCH]        = { "church",        { 1, 2 } },
  [CARDS_PRISON]        = { "prison",        { 1, 3 } },
  [CARDS_CITY_HALL]     = { "city-hall",     { 0, 1 } },
  [CARDS_OUTLAWS]       = { "outlaws",       { 3, 5 } },
};

const CardsCharacterInfo cards_characters[CARDS_CHARACTERS] = {
  [CARDS_GOVERNOR]       = { .id = "governor", .appeal = 8, .arrow = true, .once_per_game = true },
  [CARDS_LAWYER]         = { .id = "lawyer", .appeal = 5, .arrow = true },
  [CARDS_CHINESE_WORKER] = { .id = "chinese-worker", .appeal = 6, .arrow = true },
  [CARDS_HEROES]         = { .id = "heroes", .appeal = 2, .vp = true, .arrow = true, .boost = 3 },
  [CARDS_GUNSMITH]       = { .id = "gunsmith", .appeal = 3, .arrow = true, .boost = 6 },
  [CARDS_MERCENARY]      = { .id = "mercenary", .appeal = 3, .arrow = true, .boost = 5 },
  [CARDS_DOCTOR]         = { .id = "doctor", .appeal = 4, .vp = true, .arrow = true, .boost = 2 },
  [CARDS_BANKER]         = { .id = "banker", .appeal = 7, .vp = true },
  [CARDS_CAPTAIN]        = { .id = "captain", .appeal = 5, .vp = true },
  [CARDS_SINGER]         = { .id = "singer", .appeal = 9, .vp = true },
  [CARDS_SETTLER]        = { .id = "settler", .appeal = 5, .vp = true },
  [CARDS_AUCTIONEER]     = { .id = "auctioneer", .appeal = 5, .vp = true },
  [CARDS_COWBOY]         = { .id = "cowboy", .appeal = 3, .vp = true },
  [CARDS_GROCER]         = { .id = "grocer", .appeal = 7, .vp = true },
  [CARDS_UNDERTAKER]     = { .id = "undertaker", .appeal = 6, .vp = true },
  [CARDS_EDITOR]         = { .id = "editor", .appeal = 6, .vp = true },
  [CARDS_TEACHER]        = { .id = "teacher", .appeal = 7, .vp = true },
  [CARDS_INDIAN]         = { .id = "indian", .appeal = 4, .vp = true },
  [CARDS_PAPERBOY]       = { .id = "paperboy", .appeal = 4, .vp = true },
  [CARDS_PROSPECTOR]     = { .id = "prospector", .appeal = 6, .vp = true },
  [CARDS_SHERIFF]        = { .id = "sheriff", .appeal = 3, .vp = true },
};

const CardsKindInfo cards_kinds[CARDS_KINDS] = {
  [CARDS_REAL]         = { "real", 1 },
  [CARDS_NOVICE]       = { "novice", 1 },
  [CARDS_INTERMEDIATE] = { "intermediate", 2 },
  [CARDS_EXPERT]       = { "expert", 3 },
};

const char *const cards_suit_ids[CARDS_SUITS] = {
  [CARDS_HAT] = "hat",
  [CARDS_STAR] = "star",
  [CARDS_CACTUS] = "cactus",
  [CARDS_BOOT] = "boot",
  [CARDS_HORSESHOE] = "horseshoe",
  [CARDS_COW] = "cow",
};

const char *const cards_row_ids[CARDS_ROWS] = {
  [CARDS_ROW_RANCH] = "ranch",
  [CARDS_ROW_MINE] = "mine",
  [CARDS_ROW_DRUGSTORE] = "drugstore",
  [CARDS_ROW_BANK] = "bank",
  [CARDS_ROW_SALOON] = "saloon",
  [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] = "general-store-and-city-hall",
  [CARDS_ROW_RANCH_MULTIPLIER] = "ranch-multiplier",
  [CARDS_ROW_MINE_MULTIPLIER] = "mine-multiplier",
  [CARDS_ROW_HOUSE_MULTIPLIER] = "house-multiplier",
  [CARDS_ROW_HOTEL] = "hotel",
  [CARDS_ROW_CITY_HALL] = "city-hall",
  [CARDS_ROW_OUTLAWS] = "outlaws",
  [CARDS_ROW_CHARACTERS] = "characters",
};

int
cards_parcel_find (const char *id)
{
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    if (strcmp (cards_parcels[parcel].id, id) == 0)
      return parcel;
  return -1;
}

int
cards_character_find (const char *id)
{
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    if (strcmp (cards_characters[character].id, id) == 0)
      return character;
  return -1;
}

int
cards_suit_find (const char *id)
{
  for (int suit = 0; suit < CARDS_SUITS; suit++)
    if (strcmp (cards_suit_ids[suit], id) == 0)
      return suit;
  return -1;
}
