/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game as the search plays it. */

#include "cards-policy.h"

#include "ai/cs-shortlist.h"
#include "cards-auction.h"
#include "cards-player.h"

static void
policy_forget (void *memory)
{
  cards_worth_init (memory, &cards_weights_learned);
}

/* The auction card next to @card in @hand, higher or lower; itself if there is none. */
static uint32_t
neighbour (uint32_t hand,
           uint32_t card,
           bool     higher)
{
  const uint32_t above = hand & ~((CARDS_BIT (card) << 1) - 1);
  const uint32_t below = hand & (CARDS_BIT (card) - 1);

  if (higher)
    return above != 0 ? (uint32_t) __builtin_ctz (above) : card;
  return below != 0 ? 31 - (uint32_t) __builtin_clz (below) : card;
}

/* Nobody knows to a card what others bid: every other time a neighbour of the best one is played, so that no search
 * counts on winning by one. */
static CsMove
policy_move (const void *kit,
             const void *data,
             uint32_t    seat,
             void       *memories,
             CsRng      *rng)
{
  const CardsState *state = data;
  const CsMove move = cards_player_move (kit, state, seat, memories, rng);
  uint32_t blur;

  if (state->step != CARDS_STEP_BID)
    return move;
  blur = cs_rng_below (rng, 4);
  return blur >= 2 ? move : cards_move (CARDS_MOVE_BID, neighbour (state->seats[seat].hand,
                                                                   cards_move_argument (move), blur == 1));
}

/* How many moves are compared at each step. */
static const uint8_t breadths[] = {
  [CARDS_STEP_ABILITY] = 2,
  [CARDS_STEP_BID] = CARDS_ROUNDS,
  [CARDS_STEP_TAKE] = CARDS_MAX_COLUMN,
  [CARDS_STEP_PLACE] = 6,
  [CARDS_STEP_HIRE] = 6,
  [CARDS_STEP_SELL] = 4,
  [CARDS_STEP_FINAL_SALE] = 4,
};

/* What the player would do comes first.  An auction card that wins nothing that a lower one would not win is not
 * compared: luck alone could speak for it. */
static uint32_t
policy_propose (const void *kit,
                const void *data,
                uint32_t    seat,
                void       *memories,
                CsMove     *moves)
{
  const CardsState *state = data;
  CardsWorth *worth = (CardsWorth *) memories + seat;
  CsShortlist list = { .most = breadths[state->step], .moves = moves };
  CsMove legal[CARDS_MAX_LEGAL];
  const uint32_t n = cards_game.legal (kit, state, seat, legal);
  const uint32_t useful = state->step == CARDS_STEP_BID ? cards_auction_useful (kit, state, seat) : 0;
  CsRng rng;
  CsMove first;

  if (state->seats[seat].kind != CARDS_REAL)
    {
      moves[0] = legal[0];
      return 1;
    }
  cs_rng_init (&rng, 0);
  first = cards_player_move (kit, state, seat, memories, &rng);
  for (uint32_t i = 0; i < n; i++)
    if (state->step != CARDS_STEP_BID || (useful & CARDS_BIT (cards_move_argument (legal[i]))) != 0)
      cs_shortlist_add (&list, legal[i], legal[i] == first ? INT32_MAX
                                                           : cards_worth_of_move (worth, kit, state, seat, legal[i]));
  return list.n;
}

/* Picks again what others have picked in secret, as they would. */
static void
policy_guess (const void *kit,
              void       *data,
              uint32_t    observer,
              void       *memories,
              CsRng      *rng)
{
  CardsState *state = data;

  if (state->step != CARDS_STEP_BID)
    return;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (seat != observer && state->seats[seat].kind == CARDS_REAL && state->seats[seat].bid != 0)
      state->seats[seat].bid =
        (uint8_t) cards_move_argument (policy_move (kit, state, seat, memories, rng));
}

static bool
policy_is_far (const void *root,
               const void *state)
{
  return ((const CardsState *) state)->era > ((const CardsState *) root)->era;
}

/* The points of now, and where an era has ended, so that everybody has the whole hand again, what is expected of the
 * rest; at the end of the game that is nothing. */
static void
policy_evaluate (const void *kit,
                 const void *state,
                 void       *memories,
                 int32_t     points[CS_MAX_SEATS])
{
  const CardsState *s = state;
  CardsWorth *worths = memories;

  cards_game.score (kit, state, points);
  for (uint32_t seat = 0; seat < s->n_seats; seat++)
    points[seat] = points[seat] * CS_POINT + cards_worth_outlook (&worths[seat], s, seat) * CS_POINT / CARDS_VP;
}

#define ROLL_OUTS                     \
  .memory_size = sizeof (CardsWorth), \
  .half_lead = 12 * CS_POINT,         \
  .forget = policy_forget,            \
  .move = policy_move,                \
  .propose = policy_propose,          \
  .guess = policy_guess,              \
  .evaluate = policy_evaluate

const CsPolicy cards_policy = { ROLL_OUTS };

const CsPolicy cards_policy_era = { ROLL_OUTS, .is_far = policy_is_far };
