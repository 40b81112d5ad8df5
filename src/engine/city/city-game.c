/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The City behind the rules interface. */

#include "city-game.h"

#include "city-position.h"

/* Each tile is drawn, laid and claimed; each piece is built and guarded. */
#define MAX_LENGTH (3 * CITY_MAX_TILES + 2 * CITY_MAX_PIECES + CITY_TOWERS)

_Static_assert (sizeof (CityState) <= 4096, "a state is cheap to copy");

const CsGame city_game = {
  .id = "carcassonne-the-city",
  .rules_version = CITY_RULES_VERSION,
  .min_seats = CITY_MIN_SEATS,
  .max_seats = CITY_MAX_SEATS,
  .setup_size = sizeof (CitySetup),
  .state_size = sizeof (CityState),
  .max_legal = CITY_MAX_LEGAL,
  .max_length = MAX_LENGTH,
  .random_setup = city_random_setup,
  .init = city_init,
  .seed = city_seed,
  .actors = city_actors,
  .legal = city_legal,
  .is_legal = city_is_legal,
  .apply = city_apply,
  .draw = city_draw,
  .observe = city_observe,
  .determinize = city_determinize,
  .score = city_score,
  .digest = city_digest,
  .move_print = city_move_print,
  .move_parse = city_move_parse,
};
