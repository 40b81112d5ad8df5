/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays by levels. */

#include "cards-level.h"

#include "cards-player.h"
#include "cards-policy.h"
#include "cards-random.h"

const CardsLevelInfo cards_levels[CARDS_LEVELS] = {
  [CARDS_EASY] = { &cards_weights_greedy, 0, 25 },
  [CARDS_MEDIUM] = { &cards_weights_farsighted, 0, 0 },
  [CARDS_HARD] = { &cards_weights_learned, 0, 0 },
  [CARDS_EXPERT_LEVEL] = { &cards_weights_learned, 200, 0 },
};

static CsMove
search (const CardsLevelInfo *info,
        const CardsDeck      *deck,
        const CardsState     *state,
        uint32_t              seat,
        CsRng                *rng,
        const CsStop         *stop)
{
  const CsQuestion question = {
    .game = &cards_game,
    .policy = &cards_policy,
    .kit = deck,
    .state = state,
    .seat = seat,
    .seed = cs_rng_next (rng),
    .budget = info->budget,
    .survivors = 2,
  };
  _Alignas (16) char arena[2 * sizeof (CardsState) + 32 + CS_MAX_SEATS * sizeof (CardsWorth)];
  CsSearch search;
  CsTally tally;

  cs_search_begin (&search, &question, arena);
  cs_search_finish (&search, stop, &tally, arena);
  return cs_search_best (&search);
}

/* What many a person picks without much thought: a bid, or what to take.  City and abilities are played with care. */
static bool
is_whim (const CardsLevelInfo *info,
         const CardsState     *state,
         uint32_t              seat,
         CsRng                *rng)
{
  return (state->step == CARDS_STEP_BID || state->step == CARDS_STEP_TAKE) &&
         state->seats[seat].kind == CARDS_REAL && cs_rng_below (rng, 100) < info->whims;
}

CsMove
cards_level_move (CardsLevel        level,
                  const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          seat,
                  CsRng            *rng,
                  const CsStop     *stop)
{
  const CardsLevelInfo *info = &cards_levels[level];
  CardsWorth worths[CARDS_MAX_SEATS];

  if (is_whim (info, state, seat, rng))
    return cards_random_move (deck, state, seat, rng);
  if (info->budget > 0)
    return search (info, deck, state, seat, rng, stop);
  cards_worths_init (worths, info->weights);
  return cards_player_move (deck, state, seat, worths, rng);
}
