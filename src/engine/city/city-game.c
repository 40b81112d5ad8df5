/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The City behind the rules interface: how it begins, that nothing is hidden in it, and its digest. */

#include <string.h>

#include "../cs-digest.h"
#include "city-play.h"

static void
random_setup (const void *kit,
              uint32_t    n_seats,
              CsRng      *rng,
              void       *data)
{
  CitySetup *setup = data;

  memset (setup, 0, sizeof *setup);
  setup->n_seats = (uint8_t) n_seats;
  setup->first = (uint8_t) cs_rng_below (rng, n_seats);
  setup->seed = cs_rng_next (rng);
}

static CsRefusal
init (const void *kit,
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

static uint64_t
get_seed (const void *setup)
{
  return ((const CitySetup *) setup)->seed;
}

/* Nothing is hidden, as tiles are drawn when they are turned. */
static uint32_t
observe (const void *kit,
         void       *state,
         uint32_t    observer)
{
  return 0;
}

static void
determinize (const void *kit,
             void       *state,
             uint32_t    observer,
             CsRng      *rng)
{
}

static uint64_t
digest_u16 (uint64_t digest,
            uint32_t value)
{
  return cs_digest_u8 (cs_digest_u8 (digest, (uint8_t) value), (uint8_t) (value >> 8));
}

static uint64_t
digest_seat (uint64_t        digest,
             const CitySeat *seat)
{
  digest = cs_digest_u8 (digest, seat->supply);
  digest = cs_digest_u8 (digest, seat->towers);
  for (int i = 0; i < CITY_FOLLOWERS; i++)
    digest = digest_u16 (digest, seat->claims[i]);
  for (int row = 0; row < CITY_ROWS; row++)
    digest = digest_u16 (digest, (uint16_t) seat->points[row]);
  return digest;
}

static uint64_t
digest_city (uint64_t         digest,
             const CityState *state)
{
  for (uint32_t i = 0; i < state->n_tiles; i++)
    {
      digest = cs_digest_u8 (digest, (uint8_t) city_tile_x (state, i));
      digest = cs_digest_u8 (digest, (uint8_t) city_tile_y (state, i));
      digest = cs_digest_u8 (digest, state->tiles[i].design);
      digest = cs_digest_u8 (digest, state->tiles[i].turn);
    }
  for (uint32_t i = 0; i < state->n_pieces; i++)
    {
      digest = cs_digest_u8 (digest, state->pieces[i].tile);
      digest = cs_digest_u8 (digest, state->pieces[i].edge);
      digest = cs_digest_u8 (digest, state->pieces[i].side);
      digest = cs_digest_u8 (digest, state->pieces[i].guard);
    }
  for (uint32_t i = 0; i < state->n_towers; i++)
    {
      digest = cs_digest_u8 (digest, state->towers[i].seat);
      digest = cs_digest_u8 (digest, state->towers[i].piece);
      digest = cs_digest_u8 (digest, state->towers[i].inner);
    }
  return digest;
}

/* Whose turn it is and what is asked, as CityState lists it, up to to_build; each seat's followers and towers at hand,
 * claims and points; the copies not drawn; of each tile its place, design and turn; of each piece its tile, edge, side
 * and guard; of each tower its seat, piece and joint. */
static uint64_t
digest_position (const void *data)
{
  const CityState *state = data;
  const uint8_t course[] = { state->n_seats, state->step, state->turn, state->actor, state->ending, state->drawn,
                             state->n_drawn, state->n_discarded, state->to_build };
  uint64_t digest = cs_digest_bytes (CS_DIGEST_START, course, sizeof course);

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    digest = digest_seat (digest, &state->seats[seat]);
  digest = cs_digest_bytes (digest, state->unseen, CITY_MAX_DESIGNS);
  return digest_city (digest, state);
}

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
  .random_setup = random_setup,
  .init = init,
  .seed = get_seed,
  .actors = city_actors,
  .legal = city_legal,
  .is_legal = city_is_legal,
  .apply = city_apply,
  .draw = city_draw,
  .observe = observe,
  .determinize = determinize,
  .score = city_score,
  .digest = digest_position,
  .move_print = city_move_print,
  .move_parse = city_move_parse,
};
