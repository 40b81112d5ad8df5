/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the check of a position finds each kind of damage. */

#include <glib.h>

#include "test-board-stage.h"

typedef struct
{
  const char *fault;
  void (*damage) (BoardState *state);
} Case;

static void
few_seats (BoardState *state)
{
  state->n_seats = 1;
}

static void
many_seats (BoardState *state)
{
  state->n_seats = 7;
}

static void
two_things (BoardState *state)
{
  state->contents[BOARD_SALOON] = state->contents[BOARD_HOUSE];
}

static void
two_neutral_things (BoardState *state)
{
  state->contents[BOARD_MOUNTAIN] |= state->contents[BOARD_HOUSE];
}

static void
thing_in_river (BoardState *state)
{
  state->river = state->contents[BOARD_HOUSE];
}

static void
two_owners (BoardState *state)
{
  state->seats[1].owned |= state->seats[0].owned;
}

static void
building_of_nobody (BoardState *state)
{
  state->contents[BOARD_SALOON] = board_parcel_bit (60);
}

static void
outlaw_in_river (BoardState *state)
{
  state->river = state->outlaws = board_parcel_bit (60);
}

static void
road_apart (BoardState *state)
{
  state->roads.across |= board_parcel_bit (63);
}

static void
vertical_road_apart (BoardState *state)
{
  state->roads.down |= board_parcel_bit (7);
}

static void
road_on_the_rim (BoardState *state)
{
  state->roads.down |= UINT64_C (0x1e1e1e);
  state->roads.across |= 2;
}

static void
road_on_the_western_rim (BoardState *state)
{
  state->roads.down |= BOARD_WEST;
  state->roads.across |= BOARD_NORTH << 24;
}

static void
too_many_buildings (BoardState *state)
{
  state->bag[BOARD_BUILDINGS - 1] = 2;
}

static void
tile_from_nowhere (BoardState *state)
{
  state->pile[3] = 1;
}

static void
order_twice (BoardState *state)
{
  state->order[0] = state->order[1];
}

static void
both_orders_twice (BoardState *state)
{
  state->order[0] = state->order[1];
  state->passes[0] = state->passes[1];
}

static void
passed_twice (BoardState *state)
{
  state->n_passed = 2;
}

static void
no_step (BoardState *state)
{
  state->step = BOARD_STEP_NONE;
}

static void
strange_step (BoardState *state)
{
  state->step = BOARD_STEPS;
}

static void
no_frames (BoardState *state)
{
  state->n_frames = 0;
}

static void
many_frames (BoardState *state)
{
  state->n_frames = BOARD_FRAMES + 1;
}

static void
strange_actors (BoardState *state)
{
  state->actors = 8;
}

static void
fifth_round (BoardState *state)
{
  state->round = 5;
}

static void
eleven_cowboys (BoardState *state)
{
  state->seats[1].personal++;
}

static void
debts (BoardState *state)
{
  state->seats[1].money = -1;
}

static void
negative_vp (BoardState *state)
{
  state->seats[1].vp = -1;
}

static void
thirteen_tiles (BoardState *state)
{
  state->seats[1].owned |= UINT64_C (0xfff) << 32;
}

static void
dynamite_without_cowboy (BoardState *state)
{
  state->seats[1].track_dynamite = 1;
}

static void
wages_without_bit (BoardState *state)
{
  state->seats[1].wages = 1;
  state->seats[1].personal--;
}

static void
road_bit_without_cowboy (BoardState *state)
{
  state->seats[1].track = BOARD_BIT (BOARD_ROAD_1);
}

static void
white_nowhere (BoardState *state)
{
  state->seats[1].white = BOARD_ROADS_3;
  state->seats[1].personal++;
}

static void
white_in_no_enclosure (BoardState *state)
{
  state->seats[1].white = BOARD_PLACE_ENCLOSURE;
  state->seats[1].personal++;
}

static void
strange_role (BoardState *state)
{
  state->seats[1].role = BOARD_ROLES + 1;
}

static void
strange_limit (BoardState *state)
{
  state->seats[1].limit = 241;
}

static void
eight_sticks (BoardState *state)
{
  state->seats[0].dynamites = 4;
  state->seats[1].dynamites = 4;
}

static void
cards_of_nobody (BoardState *state)
{
  state->deck = 1;
}

static const Case cases[] = {
  { "seats", few_seats },
  { "seats", many_seats },
  { "map", two_things },
  { "map", two_neutral_things },
  { "map", thing_in_river },
  { "map", two_owners },
  { "map", building_of_nobody },
  { "map", outlaw_in_river },
  { "roads", road_apart },
  { "roads", vertical_road_apart },
  { "roads", road_on_the_rim },
  { "roads", road_on_the_western_rim },
  { "buildings", too_many_buildings },
  { "duel tiles", tile_from_nowhere },
  { "orders", order_twice },
  { "orders", both_orders_twice },
  { "orders", passed_twice },
  { "question", no_step },
  { "question", strange_step },
  { "question", no_frames },
  { "question", many_frames },
  { "question", strange_actors },
  { "question", fifth_round },
  { "cowboys", eleven_cowboys },
  { "seat", debts },
  { "seat", negative_vp },
  { "seat", thirteen_tiles },
  { "seat", dynamite_without_cowboy },
  { "seat", wages_without_bit },
  { "seat", road_bit_without_cowboy },
  { "seat", white_nowhere },
  { "seat", white_in_no_enclosure },
  { "seat", strange_role },
  { "seat", strange_limit },
  { "dynamite", eight_sticks },
  { "standish", cards_of_nobody },
};

static void
test_damage (void)
{
  for (uint32_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardStage stage;

      board_stage_set (&stage, 3, "");
      board_stage_first_parcels (&stage);
      cases[i].damage (&stage.state);
      g_assert_cmpstr (board_check (NULL, &stage.state), ==, cases[i].fault);
    }
}

/* The digest tells positions apart, whatever differs. */
static void
test_digest (void)
{
  BoardStage stage;
  uint64_t before;

  board_stage_set (&stage, 3, "");
  board_stage_first_parcels (&stage);
  before = board_game.digest (&stage.state);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BoardState copy = stage.state;

      cases[i].damage (&copy);
      g_assert_cmphex (board_game.digest (&copy), !=, before);
    }
  g_assert_cmphex (board_game.digest (&stage.state), ==, before);
  stage.state.seats[1].sheet[BOARD_SHEET_PARCELS]++;
  g_assert_cmphex (board_game.digest (&stage.state), !=, before);
}

/* Events beyond what fits are not written. */
static void
test_full_events (void)
{
  BoardStage stage;

  board_stage_set (&stage, 3, "");
  board_stage_first_parcels (&stage);
  stage.events.n = CS_MAX_EVENTS;
  board_game.apply (NULL, &stage.state, 0, board_move (BOARD_MOVE_CHOOSE, (uint32_t) __builtin_ctzll (stage.state.set)),
                    &stage.events);
  g_assert_cmpuint (stage.events.n, ==, CS_MAX_EVENTS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-check/damage", test_damage);
  g_test_add_func ("/board-check/digest", test_digest);
  g_test_add_func ("/board-check/full-events", test_full_events);
  return g_test_run ();
}
