/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays every decision of a seat for what it gains now. */

#include "cards-greedy.h"

#include "cards-player.h"

CsMove
cards_greedy_move (const CardsDeck  *deck,
                   const CardsState *state,
                   uint32_t          seat,
                   CsRng            *rng)
{
  CardsWorth worths[CARDS_MAX_SEATS];

  cards_worths_init (worths, &cards_weights_greedy);
  return cards_player_move (deck, state, seat, worths, rng);
}

CsMove
cards_farsighted_move (const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       CsRng            *rng)
{
  CardsWorth worths[CARDS_MAX_SEATS];

  cards_worths_init (worths, &cards_weights_farsighted);
  return cards_player_move (deck, state, seat, worths, rng);
}

uint32_t
cards_play_greedy_game (const CardsDeck *deck,
                        CardsState      *state,
                        CsRng           *rng)
{
  CardsWorth worths[CARDS_MAX_SEATS];
  uint32_t n = 0;

  cards_worths_init (worths, &cards_weights_greedy);
  for (uint32_t actors; (actors = cards_game.actors (state)) != 0; n++)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);

      cards_game.apply (deck, state, seat, cards_player_move (deck, state, seat, worths, rng), NULL);
    }
  return n;
}
