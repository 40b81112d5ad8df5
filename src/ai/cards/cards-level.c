/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays by levels. */

#include "cards-level.h"

#include "cards-manner.h"
#include "cards-player.h"
#include "cards-policy.h"
#include "cards-random.h"

const CardsLevelInfo cards_levels[CARDS_LEVELS] = {
  [CARDS_EASY] = { &cards_weights_greedy, 0, 0, 0, 25 },
  [CARDS_MEDIUM] = { &cards_weights_farsighted, 0, 0, 0, 0 },
  [CARDS_HARD] = { &cards_weights_learned, 64, 0, CS_POINT * 3 / 2, 0 },
  [CARDS_EXPERT_LEVEL] = { &cards_weights_learned, 400, 400, CS_POINT * 3 / 4, 0 },
};

/* Whether what @search found allows for @move instead of the best one, at the cost of @margin. */
static bool
is_near_best (const CsSearch *search,
              CsMove          move,
              int             margin)
{
  const uint32_t best = search->order[0];
  uint32_t place = 0;

  while (search->moves[place] != move)
    place++;
  return search->total.gap[best][place] <= (int64_t) margin * search->n_deals[place];
}

/* @liked, if not NULL, is the move that the manner would like best. */
static CsMove
search (const CardsLevelInfo *info,
        uint32_t              budget,
        const CardsDeck      *deck,
        const CardsState     *state,
        uint32_t              seat,
        const CsMove         *liked,
        CsRng                *rng,
        const CsHost         *host)
{
  const CsQuestion question = {
    .game = &cards_game,
    .policy = &cards_policy_era,
    .kit = deck,
    .state = state,
    .seat = seat,
    .seed = cs_rng_next (rng),
    .budget = budget,
    .survivors = 2,
    .kept = liked,
    .n_kept = liked != NULL ? 1 : 0,
  };
  _Alignas (16) char arena[CS_SEARCH_ARENA (sizeof (CardsState), sizeof (CardsWorth))];
  CsSearch search;

  cs_search_begin (&search, &question, arena);
  cs_search_finish (&search, host, arena);
  return liked != NULL && is_near_best (&search, *liked, info->margin) ? *liked : cs_search_best (&search);
}

/* A manner may like to take what costs dearly, so that is tried out even where nothing else is. */
static uint32_t
find_budget (const CardsLevelInfo *info,
             CardsManner           manner,
             CardsStep             step)
{
  const bool is_tried = step == CARDS_STEP_BID || (step == CARDS_STEP_TAKE && manner != CARDS_PLAIN);

  return is_tried ? info->bid_budget : info->budget;
}

/* What many a person picks without much thought: a bid, or what to take.  City and abilities are played with care. */
static bool
is_whim (const CardsState *state,
         uint32_t          seat,
         uint32_t          whims,
         CsRng            *rng)
{
  return (state->step == CARDS_STEP_BID || state->step == CARDS_STEP_TAKE) &&
         state->seats[seat].kind == CARDS_REAL && cs_rng_below (rng, 100) < whims;
}

CsMove
cards_level_move (CardsLevel        level,
                  CardsManner       manner,
                  const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          seat,
                  CsRng            *rng,
                  const CsHost     *host)
{
  const CardsLevelInfo *info = &cards_levels[level];
  const uint32_t budget = find_budget (info, manner, state->step);
  const CardsTaste *taste = cards_manner_taste (manner, level);
  CardsWorth worths[CARDS_MAX_SEATS];
  CardsWeights weights;
  CsMove move;

  if (is_whim (state, seat, (uint32_t) (info->whims + taste->whims), rng))
    return cards_random_move (deck, state, seat, rng);
  if (budget > 0 && manner == CARDS_PLAIN)
    return search (info, budget, deck, state, seat, NULL, rng, host);
  cards_taste_apply (taste, info->weights, &weights);
  cards_worths_init (worths, &weights);
  move = cards_player_move (deck, state, seat, worths, rng);
  return budget > 0 ? search (info, budget, deck, state, seat, &move, rng, host) : move;
}
