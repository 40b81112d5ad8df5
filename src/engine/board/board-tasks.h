/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each task does when it goes on and when it is answered. */

#pragma once

#include "board-play.h"

#define BOARD_TASK_GOES(name)                          \
  void board_##name##_go (const BoardPlay *play,       \
                          BoardFrame      *frame)
#define BOARD_TASK_ANSWERS(name)                       \
  void board_##name##_answer (const BoardPlay *play,   \
                              BoardFrame      *frame,  \
                              uint32_t         seat,   \
                              CsMove           move)

BOARD_TASK_GOES (game);
BOARD_TASK_GOES (sheets);
BOARD_TASK_ANSWERS (sheets);
BOARD_TASK_GOES (first_parcels);
BOARD_TASK_ANSWERS (first_parcels);
BOARD_TASK_GOES (round);
BOARD_TASK_GOES (characters);
BOARD_TASK_ANSWERS (characters);
BOARD_TASK_GOES (ability);
BOARD_TASK_GOES (paperboy);
BOARD_TASK_ANSWERS (paperboy);
BOARD_TASK_GOES (money_or_wait);
BOARD_TASK_ANSWERS (money_or_wait);
BOARD_TASK_GOES (worker);
BOARD_TASK_ANSWERS (worker);
BOARD_TASK_GOES (settler);
BOARD_TASK_ANSWERS (settler);
BOARD_TASK_GOES (lawyer);
BOARD_TASK_ANSWERS (lawyer);
BOARD_TASK_GOES (recruits);
BOARD_TASK_ANSWERS (recruits);
BOARD_TASK_GOES (indian);
BOARD_TASK_ANSWERS (indian);
BOARD_TASK_GOES (claim);
BOARD_TASK_ANSWERS (claim);
BOARD_TASK_GOES (lot);
BOARD_TASK_ANSWERS (lot);
BOARD_TASK_GOES (auction);
BOARD_TASK_ANSWERS (auction);
BOARD_TASK_GOES (tax);
BOARD_TASK_ANSWERS (tax);
BOARD_TASK_GOES (retire);
BOARD_TASK_ANSWERS (retire);
BOARD_TASK_GOES (present);
BOARD_TASK_ANSWERS (present);
BOARD_TASK_GOES (cowboys);
BOARD_TASK_ANSWERS (cowboys);
BOARD_TASK_GOES (beats);
BOARD_TASK_ANSWERS (beats);
BOARD_TASK_GOES (cards);
BOARD_TASK_ANSWERS (cards);
BOARD_TASK_GOES (card);
BOARD_TASK_ANSWERS (card);
BOARD_TASK_GOES (horse);
BOARD_TASK_ANSWERS (horse);
BOARD_TASK_GOES (ride);
BOARD_TASK_ANSWERS (ride);
BOARD_TASK_GOES (track);
BOARD_TASK_GOES (space);
BOARD_TASK_ANSWERS (space);
BOARD_TASK_GOES (act);
BOARD_TASK_ANSWERS (act);
BOARD_TASK_GOES (parcels);
BOARD_TASK_GOES (buy_parcel);
BOARD_TASK_ANSWERS (buy_parcel);
BOARD_TASK_GOES (buy_building);
BOARD_TASK_ANSWERS (buy_building);
BOARD_TASK_GOES (place);
BOARD_TASK_ANSWERS (place);
BOARD_TASK_GOES (waiting);
BOARD_TASK_ANSWERS (waiting);
BOARD_TASK_GOES (duels);
BOARD_TASK_ANSWERS (duels);
BOARD_TASK_GOES (duel);
BOARD_TASK_ANSWERS (duel);
BOARD_TASK_GOES (defeat);
BOARD_TASK_ANSWERS (defeat);
BOARD_TASK_GOES (income);
BOARD_TASK_GOES (fights);
BOARD_TASK_ANSWERS (fights);
BOARD_TASK_GOES (income_choices);
BOARD_TASK_ANSWERS (income_choices);
BOARD_TASK_GOES (end);
BOARD_TASK_ANSWERS (end);
BOARD_TASK_GOES (fill);
BOARD_TASK_ANSWERS (fill);
BOARD_TASK_GOES (city_hall);
BOARD_TASK_ANSWERS (city_hall);
BOARD_TASK_GOES (arrival);
BOARD_TASK_ANSWERS (arrival);
BOARD_TASK_GOES (movement);
BOARD_TASK_ANSWERS (movement);
