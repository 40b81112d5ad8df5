/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of section 11 notice what is damaged. */

#include <glib.h>

#include "test-city-stage.h"

static CityStage stage;

/* A ring of curves with the gate and a guarded wall, and claims on a street and an area. */
static void
set_up (void)
{
  city_stage_begin (&stage, 2, 1, 40);
  city_stage_lay (&stage, "curve", 0, 0, 3, "street 0");
  city_stage_lay (&stage, "curve-public", 1, 0, 0, "area 1");
  city_stage_lay (&stage, "curve", 1, 1, 1, NULL);
  city_stage_lay (&stage, "two-curves", 0, 1, 0, NULL);
  city_stage_play_all (&stage, "gate 0 0 north; wall right; guard; wall right");
}

typedef void (*Damage) (CityState *state);

static void spoil_step (CityState *state) { state->step = CITY_STEP_LAY; }
static void spoil_draw (CityState *state) { state->step = CITY_STEP_DRAW; }
static void spoil_over (CityState *state) { state->step = CITY_STEP_OVER; }
static void spoil_claim (CityState *state) { state->step = CITY_STEP_CLAIM; }
static void spoil_gate (CityState *state) { state->step = CITY_STEP_GATE; }
static void spoil_actor (CityState *state) { state->actor = CS_NO_SEAT; }
static void spoil_unseen (CityState *state) { state->unseen[0]--; }
static void spoil_copies (CityState *state) { state->unseen[0]++; }
static void spoil_drawn (CityState *state) { state->n_drawn++; }
static void spoil_discarded (CityState *state) { state->n_discarded++; }
static void spoil_first (CityState *state) { state->tiles[1].first++; }
static void spoil_segments (CityState *state) { state->n_segments--; }
static void spoil_supply (CityState *state) { state->seats[0].supply--; }
static void spoil_towers (CityState *state) { state->seats[1].towers--; }
static void spoil_guard (CityState *state) { state->pieces[1].guard = 1; }
static void spoil_slot (CityState *state) { state->slots[city_slot (0, 0)] = 0; }
static void spoil_around (CityState *state) { state->around[state->n_cells - 1] ^= 1; }
static void spoil_sides (CityState *state) { state->cells[state->n_cells - 1].sides ^= 1; }
static void spoil_free (CityState *state) { state->n_free--; }
static void spoil_order (CityState *state) { state->free[0] = state->free[1]; }
static void spoil_shut_in (CityState *state) { state->shut_in[0] ^= 0xff; }
static void spoil_cell (CityState *state) { state->tiles[0].cell = state->tiles[1].cell; }
static void spoil_feature (CityState *state) { state->features[1] = 0; }
static void spoil_open (CityState *state) { state->segments[0].open++; }
static void spoil_kind (CityState *state) { state->segments[1].kind = CITY_MARKET; }
static void spoil_goods (CityState *state) { state->segments[0].goods = 1; }
static void spoil_held (CityState *state) { state->segments[0].held ^= 1; }
static void spoil_settled (CityState *state) { state->segments[0].settled ^= 1; }
static void spoil_gap (CityState *state) { state->gap--; }
static void spoil_wall (CityState *state) { state->tiles[2].walls ^= 1 << CITY_SOUTH; }
static void spoil_piece (CityState *state) { state->pieces[0].edge = CITY_EAST; }

/* Each damage, and the name of the invariant that it breaks. */
static void
test_damage (void)
{
  static const struct
  {
    Damage damage;
    const char *fault;
  } damages[] = {
    { spoil_step, "step" }, { spoil_draw, "step" }, { spoil_over, "step" }, { spoil_claim, "step" },
    { spoil_gate, "step" }, { spoil_actor, "step" }, { spoil_unseen, "tiles" }, { spoil_copies, "tiles" },
    { spoil_drawn, "tiles" }, { spoil_discarded, "tiles" }, { spoil_first, "tiles" }, { spoil_segments, "tiles" },
    { spoil_supply, "followers and towers" }, { spoil_towers, "followers and towers" },
    { spoil_guard, "followers and towers" }, { spoil_slot, "cells" }, { spoil_around, "cells" },
    { spoil_sides, "cells" }, { spoil_free, "cells" }, { spoil_order, "cells" }, { spoil_shut_in, "cells" },
    { spoil_cell, "cells" }, { spoil_feature, "features" }, { spoil_open, "features" }, { spoil_kind, "features" },
    { spoil_goods, "features" }, { spoil_held, "features" }, { spoil_settled, "features" }, { spoil_gap, "walls" },
    { spoil_wall, NULL }, { spoil_piece, NULL },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      const char *fault;

      set_up ();
      damages[i].damage (&stage.state);
      fault = city_check (&stage.tiles, &stage.state);
      if (fault == NULL)
        g_error ("damage %u is not noticed", i);
      if (damages[i].fault != NULL)
        g_assert_cmpstr (fault, ==, damages[i].fault);
    }
}

/* A number that is equal for equal positions and differs after each move. */
static void
test_digest (void)
{
  uint64_t digest;

  set_up ();
  digest = city_game.digest (&stage.state);
  set_up ();
  g_assert_cmphex (city_game.digest (&stage.state), ==, digest);
  city_stage_play (&stage, "pass");
  g_assert_cmphex (city_game.digest (&stage.state), !=, digest);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-check/damage", test_damage);
  g_test_add_func ("/city-check/digest", test_digest);
  return g_test_run ();
}
