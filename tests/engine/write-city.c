/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays games of The City and prints all that a second reading can derive: what is asked, what is answered, the points.
 *
 * Usage: write-city FIRST COUNT
 *
 * The number of a game decides everything: tiles, seats, how they choose, and what they draw. */

#include <glib.h>
#include <stdio.h>

#include "engine/city/city-outlook.h"
#include "test-city-player.h"
#include "test-tiles.h"

#define OWN_TILES_SHARE 2       /* one game in so many has another set of tiles */
#define FORECAST_SHARE 8        /* draws before one of which it is printed what the game would come to */

static CityTiles tiles;

static void
print_moves (const CsMove *moves,
             uint32_t      n)
{
  for (uint32_t i = 0; i < n; i++)
    {
      char text[CS_MAX_MOVE_TEXT];

      city_game.move_print (&tiles, moves[i], text, sizeof text);
      printf ("%s%s", i > 0 ? ";" : "", text);
    }
  printf ("\n");
}

static void
print_seats (const CityState *state)
{
  printf ("seats");
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      printf (" ");
      for (int row = 0; row < CITY_ROWS; row++)
        printf ("%d,", state->seats[seat].points[row]);
      printf ("%u,%u", state->seats[seat].supply, state->seats[seat].towers);
    }
  printf (" gap %u\n", state->n_pieces > 0 ? state->gap : 0u);
}

static void
print_forecast (const CityState *state)
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_forecast (&tiles, state, points);
  printf ("forecast");
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (int row = 0; row < CITY_ROWS; row++)
      printf ("%s%d", row == 0 ? " " : ",", points[seat][row]);
  printf ("\n");
}

static void
print_game (uint64_t number)
{
  CsMove moves[CITY_MAX_LEGAL];
  CitySetup setup;
  CityState state;
  CityPlayer player;
  CsRng rng;

  cs_rng_init (&rng, number);
  test_tiles_random (&tiles, cs_rng_below (&rng, OWN_TILES_SHARE) == 0 ? number + 1 : 0);
  city_game.random_setup (&tiles, CITY_MIN_SEATS + cs_rng_below (&rng, 3), &rng, &setup);
  player = cs_rng_below (&rng, CITY_PLAYERS);
  g_assert_cmpuint (city_game.init (&tiles, &setup, &state).reason, ==, CS_LEGAL);
  printf ("game %u %u %u,%u,%u", setup.n_seats, setup.first, tiles.stacks[0], tiles.stacks[1], tiles.stacks[2]);
  for (uint32_t i = 0; i < tiles.n_designs; i++)
    printf (" %s:%u", tiles.designs[i].id, tiles.designs[i].copies);
  printf ("\n");
  for (uint32_t actors = city_game.actors (&state); actors != 0; actors = city_game.actors (&state))
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      const uint32_t n = city_game.legal (&tiles, &state, seat, moves);
      const CsMove move = city_player_choose (player, &tiles, &state, moves, n, &rng);

      if (cs_rng_below (&rng, FORECAST_SHARE) == 0)
        print_forecast (&state);
      printf ("ask %u ", seat);
      print_moves (moves, n);
      printf ("move ");
      print_moves (&move, 1);
      city_game.apply (&tiles, &state, seat, move, NULL);
      print_seats (&state);
    }
  printf ("over %u %u\n", state.ending, city_winners (&state));
}

int
main (int   argc,
      char *argv[])
{
  uint64_t first;
  uint64_t count;

  if (argc != 3)
    return 2;
  first = g_ascii_strtoull (argv[1], NULL, 10);
  count = g_ascii_strtoull (argv[2], NULL, 10);
  for (uint64_t number = first; number < first + count; number++)
    print_game (number);
  return fflush (stdout) == 0 ? 0 : 1;
}
