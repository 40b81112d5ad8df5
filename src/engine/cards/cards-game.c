/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game behind the rules interface. */

#include "cards-game.h"

#include "cards-moves.h"
#include "cards-position.h"
#include "cards-setup.h"

/* Two eras of nine rounds, in each six bids and turns of take and place, one seat in six also with up to seven
 * abilities, a second card, a hire; three sales and the questions for them. */
#define MAX_LENGTH 512

_Static_assert (sizeof (CardsState) <= 3072, "a state is cheap to copy");

const CsGame cards_game = {
  .id = "carson-city-card-game",
  .rules_version = CARDS_RULES_VERSION,
  .min_seats = CARDS_MIN_SEATS,
  .max_seats = CARDS_MAX_SEATS,
  .setup_size = sizeof (CardsSetup),
  .state_size = sizeof (CardsState),
  .max_legal = CARDS_MAX_LEGAL,
  .max_length = MAX_LENGTH,
  .random_setup = cards_random_setup,
  .init = cards_init,
  .actors = cards_actors,
  .legal = cards_legal,
  .is_legal = cards_is_legal,
  .apply = cards_apply,
  .observe = cards_observe,
  .determinize = cards_determinize,
  .score = cards_score,
  .digest = cards_digest,
  .move_print = cards_move_print,
  .move_parse = cards_move_parse,
};
