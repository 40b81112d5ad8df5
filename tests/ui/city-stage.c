/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever plays here has one wish at each step, and leaves the rest to chance. */

#include "city-stage.h"

#include <string.h>

#include "model/city/comstock-city-ask.h"

static guint
count_neighbours (const CityState *state,
                  CsMove           move)
{
  guint n = 0;

  for (guint edge = 0; edge < CITY_EDGES; edge++)
    n += city_find_tile (state, city_move_x (move) + city_step_x[edge], city_move_y (move) + city_step_y[edge]) !=
         CITY_NO_TILE;
  return n;
}

/* Of the legal moves, all but the one that declines; where a tile may be laid, those where most tiles meet. */
static guint
keep_wishes (const CityState *state,
             CsMove          *moves,
             guint            n_moves)
{
  guint most = 0;
  guint n = 0;

  if (n_moves > 1 && city_move_type (moves[0]) == CITY_MOVE_PASS)
    {
      memmove (moves, moves + 1, (n_moves - 1) * sizeof *moves);
      return n_moves - 1;
    }
  for (guint i = 0; i < n_moves && state->step == CITY_STEP_LAY; i++)
    most = MAX (most, count_neighbours (state, moves[i]));
  for (guint i = 0; i < n_moves; i++)
    if (state->step != CITY_STEP_LAY || count_neighbours (state, moves[i]) == most)
      moves[n++] = moves[i];
  return n;
}

void
city_stage_play (const CityTiles *tiles,
                 guint            n_seats,
                 guint64          seed,
                 CityStep         step,
                 guint            n_tiles,
                 CityState       *state)
{
  CitySetup setup;
  CsRng rng;

  cs_rng_init (&rng, seed);
  city_game.random_setup (tiles, n_seats, &rng, &setup);
  g_assert_cmpuint (city_game.init (tiles, &setup, state).reason, ==, CS_LEGAL);
  while (state->step != step || state->n_tiles < n_tiles)
    {
      const guint actors = city_game.actors (state);
      const guint actor = (guint) g_bit_nth_lsf (actors, -1);
      CsMove moves[CITY_MAX_LEGAL];
      guint n = city_game.legal (tiles, state, actor, moves);

      g_assert_cmpuint (n, >, 0);
      if (actor != CS_CHANCE)
        n = keep_wishes (state, moves, n);
      city_game.apply (tiles, state, actor, moves[cs_rng_below (&rng, n)], NULL);
    }
}

ComstockAsk *
city_stage_ask_new (const CityTiles *tiles,
                    const CityState *state)
{
  ComstockAsk *ask = comstock_ask_new_of_nobody ();
  CsMove moves[CITY_MAX_LEGAL];
  ComstockOption *options;

  if (state->actor == CS_NO_SEAT)
    return ask;
  ask->seat = state->actor;
  ask->n_options = city_game.legal (tiles, state, state->actor, moves);
  options = g_new0 (ComstockOption, ask->n_options);
  for (guint i = 0; i < ask->n_options; i++)
    options[i] = (ComstockOption) {
      .move = moves[i], .place = comstock_city_move_on_table (state, moves[i]), .amount = -1
    };
  ask->options = options;
  return ask;
}
