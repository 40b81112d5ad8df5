/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The policy of the board game: which moves are compared, and what a round's end is worth. */

#include "board-policy.h"

#include <string.h>

#include "ai/cs-shortlist.h"
#include "board-player.h"

#define HALF_LEAD 10            /* VP */
#define BREADTH 4               /* moves that are compared, the player's own first */
#define WHIMS 10                /* of 100 moves in a roll-out, how many are any legal one */
#define PATIENCE (BOARD_WORTH_VP * 3 / 4) /* what a cowboy must bring to be worth staying for */

static void
policy_forget (void *memory)
{
  memset (memory, 0, sizeof (BoardProspects));
}

/* A kit of the board game says nothing to its rules. */
static const BoardWeights *
get_weights (const void *kit)
{
  return kit != NULL ? kit : &board_weights_trained;
}

/* Who plays well, but never the same twice, shows more of what may come. */
static CsMove
policy_move (const void *kit,
             const void *state,
             uint32_t    seat,
             void       *memories,
             CsRng      *rng)
{
  if (cs_rng_below (rng, 100) < WHIMS)
    return board_player_whim (state, seat, rng);
  return board_player_move_on (get_weights (kit), state, seat, (BoardProspects *) memories + seat, rng);
}

/* Whether @move passes in the last round although a cowboy is worth sending.  Roll-outs do not see all that this gives
 * up: in them everybody passes early. */
static bool
is_hasty (const BoardState *state,
          CsMove            move,
          const int        *values,
          uint32_t          n)
{
  int best = values[0];

  if (state->step != BOARD_STEP_COWBOY || state->round < BOARD_ROUNDS || board_move_type (move) != BOARD_MOVE_PASS)
    return false;
  for (uint32_t i = 1; i < n; i++)
    best = values[i] > best ? values[i] : best;
  return best >= PATIENCE;
}

/* The best by the player's own values, but for what would answer for later, what is hasty, and what it never does. */
static uint32_t
policy_propose (const void *kit,
                const void *state,
                uint32_t    seat,
                void       *memories,
                CsMove     *moves)
{
  CsMove legal[BOARD_MAX_LEGAL];
  const uint32_t n_legal = board_game.legal (kit, state, seat, legal);
  CsShortlist list = { .most = BREADTH, .moves = moves };
  int values[BOARD_MAX_LEGAL];

  board_player_values (get_weights (kit), state, seat, legal, n_legal, values);
  for (uint32_t i = 0; i < n_legal; i++)
    if (!board_player_is_for_later (legal[i]) && !is_hasty (state, legal[i], values, n_legal))
      cs_shortlist_add (&list, legal[i], values[i]);
  while (list.values[list.n - 1] < list.values[0] && list.values[list.n - 1] == BOARD_PLAYER_REFUSED)
    list.n--;
  return list.n;
}

/* The end of the round in which the search began; of the first, if it began before. */
static bool
policy_is_far (const void *root,
               const void *state)
{
  const uint32_t begun = ((const BoardState *) root)->round;

  return ((const BoardState *) state)->round > (begun > 0 ? begun : 1);
}

static void
policy_evaluate (const void *kit,
                 const void *state,
                 void       *memories,
                 int32_t     points[CS_MAX_SEATS])
{
  const BoardState *s = state;
  const bool over = board_game.actors (state) == 0;

  board_game.score (kit, state, points);
  for (uint32_t seat = 0; seat < s->n_seats; seat++)
    points[seat] = over ? points[seat] * CS_POINT : board_worth_outlook (s, seat);
}

const CsPolicy board_policy = {
  .memory_size = sizeof (BoardProspects),
  .forget = policy_forget,
  .half_lead = HALF_LEAD * CS_POINT,
  .move = policy_move,
  .propose = policy_propose,
  .is_far = policy_is_far,
  .evaluate = policy_evaluate,
};
