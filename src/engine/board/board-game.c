/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game behind the rules interface. */

#include "board-game.h"

#include "board-moves.h"
#include "board-position.h"
#include "board-setup.h"

/* Four rounds of up to 10 cowboys a seat; with Kit Carson each beat has an order of every seat. */
#define MAX_LENGTH 8192

_Static_assert (sizeof (BoardState) <= 1024, "a state is cheap to copy");

const CsGame board_game = {
  .id = "carson-city-board-game",
  .rules_version = BOARD_RULES_VERSION,
  .min_seats = BOARD_MIN_SEATS,
  .max_seats = BOARD_MAX_SEATS,
  .setup_size = sizeof (BoardSetup),
  .state_size = sizeof (BoardState),
  .max_legal = BOARD_MAX_LEGAL,
  .max_length = MAX_LENGTH,
  .random_setup = board_random_setup,
  .init = board_init,
  .seed = board_seed,
  .actors = board_actors,
  .legal = board_legal,
  .is_legal = board_is_legal,
  .apply = board_apply,
  .observe = board_observe,
  .determinize = board_determinize,
  .score = board_score,
  .digest = board_digest,
  .move_print = board_move_print,
  .move_parse = board_move_parse,
};
