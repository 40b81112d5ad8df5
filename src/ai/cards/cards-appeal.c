/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builders play whole games in which chance once takes a card for one of them. */

#include "cards-appeal.h"

#include <assert.h>

#include "cards-greedy.h"

#define TURNS (CARDS_ERAS * CARDS_ROUNDS)
#define APPEALS 9

/* One turn of one seat at which chance takes the terrain card, not the builder. */
typedef struct
{
  uint32_t seat;
  uint32_t turn;
  CardsCard card;       /* what chance took; CARDS_NO_CARD if the seat had no turn in that round */
} Experiment;

void
cards_appeal_deal (const CardsDeck *deck,
                   const CardsKind  kinds[CARDS_APPEAL_SEATS],
                   CsRng           *rng,
                   CardsState      *state)
{
  CardsSetup setup = { .n_seats = CARDS_APPEAL_SEATS };
  uint8_t suits[CARDS_SUITS];
  CsRefusal refusal;

  for (uint8_t i = 0; i < CARDS_SUITS; i++)
    suits[i] = i;
  cs_rng_shuffle (rng, suits, CARDS_SUITS);
  for (uint32_t seat = 0; seat < CARDS_APPEAL_SEATS; seat++)
    {
      setup.kinds[seat] = kinds[seat];
      setup.suits[seat] = suits[seat];
    }
  cards_setup_deal (&setup, rng);
  refusal = cards_game.init (deck, &setup, state);
  assert (refusal.reason == CS_LEGAL);
  (void) refusal;
}

static bool
is_due (const Experiment *experiment,
        const CardsState *state,
        uint32_t          seat,
        CsMove            move)
{
  return experiment->card == CARDS_NO_CARD && seat == experiment->seat && state->stage == CARDS_STAGE_TAKING &&
         state->era * CARDS_ROUNDS + state->round - 1u == experiment->turn &&
         cards_move_type (move) == CARDS_MOVE_TAKE;
}

static CardsCard
draw_terrain (const CardsState *state,
              CsRng            *rng)
{
  CardsCard terrain[CARDS_MAX_COLUMN];
  uint32_t n = 0;

  for (uint32_t i = 0; i < state->n_column; i++)
    if (!cards_is_character (state->column[i]))
      terrain[n++] = state->column[i];
  assert (n > 0);
  return terrain[cs_rng_below (rng, n)];
}

static void
play (const CardsDeck   *deck,
      CardsAppealPlayer  player,
      const void        *data,
      CardsState        *state,
      CsRng             *rng,
      Experiment        *experiment)
{
  uint32_t actors;

  while ((actors = cards_game.actors (state)) != 0)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      CsMove move = player != NULL ? player (data, deck, state, seat, rng) : cards_greedy_move (deck, state, seat, rng);

      if (is_due (experiment, state, seat, move))
        {
          experiment->card = draw_terrain (state, rng);
          move = cards_move (CARDS_MOVE_TAKE, experiment->card);
        }
      cards_game.apply (deck, state, seat, move, NULL);
    }
}

void
cards_appeal_measure (const CardsDeck   *deck,
                      CardsAppealPlayer  player,
                      const void        *data,
                      uint32_t           n_games,
                      CsRng             *rng,
                      CsSample           worth[CARDS_TERRAIN])
{
  static const CardsKind builders[CARDS_APPEAL_SEATS] = { CARDS_REAL, CARDS_REAL, CARDS_REAL, CARDS_REAL };

  for (uint32_t game = 0; game < n_games; game++)
    {
      Experiment experiment = { game % CARDS_APPEAL_SEATS, game / CARDS_APPEAL_SEATS % TURNS, CARDS_NO_CARD };
      CardsState state;
      int32_t points[CS_MAX_SEATS];

      cards_appeal_deal (deck, builders, rng, &state);
      play (deck, player, data, &state, rng, &experiment);
      cards_game.score (deck, &state, points);
      if (experiment.card != CARDS_NO_CARD)
        cs_sample_add (&worth[experiment.card], points[experiment.seat]);
    }
}

void
cards_appeal_fit (const CsSample worth[CARDS_TERRAIN],
                  uint8_t        appeals[CARDS_TERRAIN])
{
  for (uint32_t card = 0; card < CARDS_TERRAIN; card++)
    {
      const double own = cs_sample_mean (&worth[card]);
      uint32_t rank = 0;

      for (uint32_t other = 0; other < CARDS_TERRAIN; other++)
        {
          const double mean = cs_sample_mean (&worth[other]);

          rank += mean < own || (mean == own && other < card);
        }
      appeals[card] = (uint8_t) (1 + APPEALS * rank / CARDS_TERRAIN);
    }
}
