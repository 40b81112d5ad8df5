/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Found by self-play, see docs/rivals.md. */

#include "cards-weights.h"

#define USUAL_PLACES { 0, 2 * CARDS_VP, 4 * CARDS_VP, 6 * CARDS_VP, 8 * CARDS_VP, 10 * CARDS_VP }

#define USUAL_PATIENCE                      \
  {                                         \
    [CARDS_GOVERNOR] = 12 * CARDS_VP,       \
    [CARDS_LAWYER] = 8 * CARDS_VP,          \
    [CARDS_CHINESE_WORKER] = 10 * CARDS_VP, \
    [CARDS_HEROES] = 3 * CARDS_VP,          \
    [CARDS_GUNSMITH] = 6 * CARDS_VP,        \
    [CARDS_MERCENARY] = 6 * CARDS_VP,       \
    [CARDS_DOCTOR] = 4 * CARDS_VP,          \
  }

const CardsWeights cards_weights_greedy = {
  .places = USUAL_PLACES,
  .patience = USUAL_PATIENCE,
};

const CardsWeights cards_weights_farsighted = {
  .parcels = {
    [CARDS_HOUSE] = 4,
    [CARDS_TOWNHOUSE] = 8,
    [CARDS_MOUNTAIN] = 4,
    [CARDS_MINE] = 8,
    [CARDS_RANCH] = 8,
    [CARDS_BLACKSMITH] = 16,
    [CARDS_DRUGSTORE] = 12,
    [CARDS_BANK] = 12,
    [CARDS_SALOON] = 16,
    [CARDS_HOTEL] = 8,
    [CARDS_GENERAL_STORE] = 24,
    [CARDS_CHURCH] = 16,
    [CARDS_PRISON] = 4,
    [CARDS_CITY_HALL] = 16,
  },
  .ground = 2,
  .characters = {
    [CARDS_GOVERNOR] = 30,
    [CARDS_LAWYER] = 16,
    [CARDS_CHINESE_WORKER] = 30,
    [CARDS_HEROES] = 8,
    [CARDS_GUNSMITH] = 14,
    [CARDS_MERCENARY] = 14,
    [CARDS_DOCTOR] = 6,
    [CARDS_BANKER] = 16,
    [CARDS_CAPTAIN] = 8,
    [CARDS_SINGER] = 16,
    [CARDS_SETTLER] = 12,
    [CARDS_AUCTIONEER] = 16,
    [CARDS_COWBOY] = 8,
    [CARDS_GROCER] = 16,
    [CARDS_UNDERTAKER] = 20,
    [CARDS_EDITOR] = 20,
    [CARDS_TEACHER] = 20,
    [CARDS_INDIAN] = -48,
    [CARDS_PROSPECTOR] = 12,
    [CARDS_SHERIFF] = 8,
  },
  .places = USUAL_PLACES,
  .patience = USUAL_PATIENCE,
};

const CardsWeights cards_weights_appraiser = {
  .parcels = {
    [CARDS_HOUSE] = 6,
    [CARDS_TOWNHOUSE] = 16,
    [CARDS_MOUNTAIN] = -4,
    [CARDS_MINE] = 6,
    [CARDS_RANCH] = 4,
    [CARDS_BLACKSMITH] = 8,
    [CARDS_DRUGSTORE] = 4,
    [CARDS_BANK] = 3,
    [CARDS_SALOON] = 14,
    [CARDS_HOTEL] = 16,
    [CARDS_GENERAL_STORE] = 39,
    [CARDS_CHURCH] = 25,
    [CARDS_PRISON] = 15,
    [CARDS_CITY_HALL] = 17,
    [CARDS_OUTLAWS] = -5,
  },
  .ground = 2,
  .characters = {
    [CARDS_GOVERNOR] = 61,
    [CARDS_LAWYER] = 40,
    [CARDS_CHINESE_WORKER] = 91,
    [CARDS_HEROES] = 43,
    [CARDS_GUNSMITH] = 53,
    [CARDS_MERCENARY] = 53,
    [CARDS_DOCTOR] = 63,
    [CARDS_BANKER] = 24,
    [CARDS_CAPTAIN] = 65,
    [CARDS_SINGER] = -9,
    [CARDS_SETTLER] = 54,
    [CARDS_AUCTIONEER] = -51,
    [CARDS_COWBOY] = 43,
    [CARDS_GROCER] = -21,
    [CARDS_UNDERTAKER] = 81,
    [CARDS_EDITOR] = 89,
    [CARDS_TEACHER] = 111,
    [CARDS_INDIAN] = 2,
    [CARDS_PAPERBOY] = 72,
    [CARDS_PROSPECTOR] = -2,
    [CARDS_SHERIFF] = 24,
  },
  .places = USUAL_PLACES,
  .patience = USUAL_PATIENCE,
};

const CardsWeights cards_weights_learned = {
  .parcels = {
    [CARDS_HOUSE] = 4,
    [CARDS_TOWNHOUSE] = 17,
    [CARDS_MOUNTAIN] = -2,
    [CARDS_MINE] = 8,
    [CARDS_RANCH] = 8,
    [CARDS_BLACKSMITH] = 10,
    [CARDS_DRUGSTORE] = 12,
    [CARDS_BANK] = 12,
    [CARDS_SALOON] = 22,
    [CARDS_HOTEL] = 8,
    [CARDS_GENERAL_STORE] = 45,
    [CARDS_CHURCH] = 31,
    [CARDS_PRISON] = 16,
    [CARDS_CITY_HALL] = 13,
  },
  .ground = 2,
  .characters = {
    [CARDS_GOVERNOR] = 118,
    [CARDS_LAWYER] = 72,
    [CARDS_CHINESE_WORKER] = 78,
    [CARDS_HEROES] = 40,
    [CARDS_GUNSMITH] = 62,
    [CARDS_MERCENARY] = 54,
    [CARDS_DOCTOR] = 54,
    [CARDS_BANKER] = 16,
    [CARDS_CAPTAIN] = -8,
    [CARDS_SINGER] = 32,
    [CARDS_SETTLER] = 12,
    [CARDS_AUCTIONEER] = 16,
    [CARDS_COWBOY] = 16,
    [CARDS_GROCER] = 16,
    [CARDS_UNDERTAKER] = 20,
    [CARDS_EDITOR] = 84,
    [CARDS_TEACHER] = 20,
    [CARDS_INDIAN] = -64,
    [CARDS_PAPERBOY] = 32,
    [CARDS_PROSPECTOR] = 12,
    [CARDS_SHERIFF] = 8,
  },
  .acquired = {
    [CARDS_GOVERNOR] = 64,
    [CARDS_CHINESE_WORKER] = 192,
    [CARDS_CAPTAIN] = 128,
    [CARDS_SETTLER] = 128,
    [CARDS_UNDERTAKER] = 192,
    [CARDS_TEACHER] = 128,
    [CARDS_PAPERBOY] = 192,
  },
  .places = { 0, 360, 528, 288, 336, 384 },
  .patience = {
    [CARDS_GOVERNOR] = 960,
    [CARDS_LAWYER] = 576,
    [CARDS_CHINESE_WORKER] = 640,
    [CARDS_HEROES] = 448,
    [CARDS_GUNSMITH] = 576,
    [CARDS_MERCENARY] = 256,
    [CARDS_DOCTOR] = 384,
  },
  .watches = true,
  .denial = 24,
};
