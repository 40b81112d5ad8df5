/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the characters (rules page 7) and the recommended sets (8). */

#include "board-characters.h"

#include <string.h>

#define BOTH(name) { name, name }

const BoardCharacterInfo board_characters[BOARD_CHARACTERS] = {
  [BOARD_PAPERBOY] = { BOTH ("paperboy"), { { .limit = 0 }, { .limit = 0 } } },
  [BOARD_SHERIFF] = { BOTH ("sheriff"), { { .limit = 20 }, { .limit = 20 } } },
  [BOARD_BANKER] = { BOTH ("banker"), { { .limit = 120, .money = 9 }, { .limit = 60 } } },
  [BOARD_GROCER] = { BOTH ("grocer"), { { .limit = 60 }, { .limit = 60 } } },
  [BOARD_CHINESE_WORKER] = { BOTH ("chinese-worker"), { { .limit = 30, .roads = 2 }, { .limit = 30 } } },
  [BOARD_SETTLER] = { BOTH ("settler"), { { .limit = 30 }, { .limit = 20 } } },
  [BOARD_CAPTAIN] = { BOTH ("captain"), { { .limit = 25 }, { .limit = 20 } } },
  [BOARD_MERCENARY] = { BOTH ("mercenary"), { { .limit = 20, .firepower = 3 }, { .limit = 30, .firepower = 2 } } },
  [BOARD_INDIAN] = { BOTH ("indian"), { { .limit = 20 }, { .limit = 30 } } },
  [BOARD_PROSPECTOR] = { BOTH ("prospector"), { { .limit = 20 }, { .limit = 20, .dynamites = 2 } } },
  [BOARD_GUNSMITH] = { BOTH ("gunsmith"), { { .limit = 30 }, { .limit = 20, .dynamites = 1 } } },
  [BOARD_SINGER] = { BOTH ("singer"), { { .limit = 15, .no_duels = 2 }, { .limit = 40, .no_duels = 1 } } },
  [BOARD_AUCTIONEER] = { BOTH ("auctioneer"), { { .limit = 30 }, { .limit = 30 } } },
  [BOARD_GOVERNOR] = { BOTH ("governor"), { { .limit = 50, .roads = 1 }, { .limit = 50 } } },
  [BOARD_DOCTOR] = { { "doctor", "undertaker" }, { { .limit = 60 }, { .limit = 90 } } },
  [BOARD_COWBOY] = { BOTH ("cowboy"), { { .limit = 20 }, { .limit = 20 } } },
  [BOARD_HEROES] = { BOTH ("heroes"), { { .limit = 240 }, { .limit = 40 } } },
  [BOARD_TEACHER] = { BOTH ("teacher"), { { .limit = 60 }, { .limit = 60 } } },
  [BOARD_LAWYER] = { { "lawyer", "editor" }, { { .limit = 60 }, { .limit = 40 } } },
  [BOARD_FATHER_CHRISTMAS] = { BOTH ("father-christmas"), { { .limit = 10, .vp = 5 }, { .limit = 10, .vp = 2 } } },
};

const BoardOffer board_banker_offers[BOARD_OFFERS] = { { 0, 0 }, { 3, 1 }, { 12, 3 }, { 25, 7 } };

const int16_t board_recruit_prices[BOARD_SIDES][BOARD_RECRUITS + 1] = {
  [BOARD_YELLOW] = { 0, 1, 4, 9 },
  [BOARD_RED] = { 0, 3, 9, BOARD_NOT_SOLD },
};

#define Y(character) (UINT64_C (1) << BOARD_ROLE (character, BOARD_YELLOW))
#define R(character) (UINT64_C (1) << BOARD_ROLE (character, BOARD_RED))

const BoardSet board_sets[BOARD_SETS] = {
  { "first-game", Y (1) | Y (2) | Y (3) | Y (4) | Y (5) | Y (6) | Y (7) },
  { "quiet-city", R (1) | R (2) | Y (5) | Y (11) | Y (13) | Y (14) | R (14) | R (16) },
  { "prosper", Y (0) | Y (2) | Y (3) | R (4) | Y (6) | R (8) | Y (12) | Y (16) },
  { "gold-rush", R (0) | Y (1) | Y (3) | R (5) | R (8) | Y (9) | R (10) | R (11) },
  { "home-owner", Y (0) | R (3) | Y (4) | R (5) | Y (8) | Y (9) | Y (12) | R (15) },
  { "settling-scores", R (0) | R (6) | Y (7) | R (9) | Y (10) | R (12) | R (13) | Y (14) | R (14) },
};

int
board_role_find (const char *id)
{
  for (int role = 0; role < BOARD_ROLES; role++)
    {
      const char *name = board_characters[role / BOARD_SIDES].ids[role % BOARD_SIDES];
      const size_t length = strlen (name);

      if (strncmp (id, name, length) == 0 && strcmp (id + length, role % BOARD_SIDES ? "-red" : "-yellow") == 0)
        return role;
    }
  return -1;
}
