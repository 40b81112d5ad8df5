/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random play through the interface: every legal move, and no other. */

#include "ai/cs-random.h"

#include <glib.h>

#include "ai-positions.h"
#include "engine/cs-registry.h"

#define MAX_LEGAL 512
#define DRAWS_PER_MOVE 40

/* With 40 draws a move, one that is as likely as the others stays away less than once in 10¹⁷ moves. */
static void
look_for_every_move (const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     CsRng            *rng)
{
  CsMove moves[MAX_LEGAL];
  bool drawn[MAX_LEGAL] = { false };
  const uint32_t n = cards_game.legal (deck, state, seat, moves);

  for (uint32_t i = 0; i < DRAWS_PER_MOVE * n; i++)
    {
      const CsMove move = cs_random_move (&cards_game, deck, state, seat, rng);
      uint32_t found = 0;

      while (found < n && moves[found] != move)
        found++;
      g_assert_cmpuint (found, <, n);
      drawn[found] = true;
    }
  for (uint32_t i = 0; i < n; i++)
    g_assert_true (drawn[i]);
}

static void
test_every_move (void)
{
  ai_positions_visit (2, look_for_every_move);
}

static void
test_room_for_every_game (void)
{
  for (uint32_t i = 0; cs_games[i] != NULL; i++)
    g_assert_cmpuint (cs_games[i]->max_legal, <=, CS_RANDOM_MAX_LEGAL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cs-random/every-move", test_every_move);
  g_test_add_func ("/cs-random/room-for-every-game", test_room_for_every_game);
  return g_test_run ();
}
