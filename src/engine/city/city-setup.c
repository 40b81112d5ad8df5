/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beginning a game from a setup that nobody has checked yet (rules page 2); and that nothing is hidden in it. */

#include <string.h>

#include "city-play.h"
#include "city-position.h"

void
city_random_setup (const void *kit,
                   uint32_t    n_seats,
                   CsRng      *rng,
                   void       *data)
{
  CitySetup *setup = data;

  (void) kit;
  memset (setup, 0, sizeof *setup);
  setup->n_seats = (uint8_t) n_seats;
  setup->first = (uint8_t) cs_rng_below (rng, n_seats);
  setup->seed = cs_rng_next (rng);
}

CsRefusal
city_init (const void *kit,
           const void *data,
           void       *state_data)
{
  const CityTiles *tiles = kit;
  const CitySetup *setup = data;
  CityState *state = state_data;

  if (setup->n_seats < CITY_MIN_SEATS || setup->n_seats > CITY_MAX_SEATS)
    return (CsRefusal) { .reason = CITY_SETUP_SEATS };
  if (setup->first >= setup->n_seats)
    return (CsRefusal) { .reason = CITY_SETUP_FIRST, .what = setup->first };
  memset (state, 0, sizeof *state);
  state->n_seats = setup->n_seats;
  state->turn = setup->first;
  state->actor = CS_NO_SEAT;
  state->drawn = CITY_NO_TILE;
  for (uint32_t seat = 0; seat < setup->n_seats; seat++)
    {
      state->seats[seat].supply = CITY_FOLLOWERS;
      state->seats[seat].towers = CITY_TOWERS / setup->n_seats;
      memset (state->seats[seat].claims, 0xff, sizeof state->seats[seat].claims);
    }
  for (uint32_t design = 0; design < tiles->n_designs; design++)
    state->unseen[design] = tiles->designs[design].copies;
  city_cells_init (state);
  return (CsRefusal) { .reason = CS_LEGAL };
}

uint64_t
city_seed (const void *setup)
{
  return ((const CitySetup *) setup)->seed;
}

uint32_t
city_observe (const void *kit,
              void       *state,
              uint32_t    observer)
{
  (void) kit;
  (void) state;
  (void) observer;
  return 0;
}

void
city_determinize (const void *kit,
                  void       *state,
                  uint32_t    observer,
                  CsRng      *rng)
{
  (void) kit;
  (void) state;
  (void) observer;
  (void) rng;
}
